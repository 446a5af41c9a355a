/** What is said of a build whose phases an engine runs. */

import { inLanguage } from "../../terminal/language.ts";

export const CLUSTER_TEXTS = inLanguage({
  otherwise: {
    it: (stage: string, names: string) =>
      `--stage ${stage}: la sua generazione ha altre opzioni (${names}); dare le stesse opzioni, indicare un'altra cartella o, quando nessuno dei suoi processi è in corso, ricominciare con --anew`,
    en: (stage: string, names: string) =>
      `--stage ${stage}: its build has other options (${names}); give the same options, name another folder, or, when none of its processes runs, begin again with --anew`,
  },
  program: { it: "un'altra versione del programma", en: "another version of the program" },
  noStage: {
    it: (stage: string) => `--stage ${stage}: lì non è cominciata nessuna generazione; cominciarla con npm run phases`,
    en: (stage: string) => `--stage ${stage}: no build was begun there; begin one with npm run phases`,
  },
  moved: {
    it: (stage: string, root: string) =>
      `--stage ${stage}: il suo albero cresce in ${root}; tutte le macchine devono vedere la cartella con lo stesso nome`,
    en: (stage: string, root: string) =>
      `--stage ${stage}: its tree grows in ${root}; all machines must see the folder under the same name`,
  },
  noPhase: {
    it: (name: string, names: string) => `${name}: non c'è una fase con questo nome; serve una di: ${names}`,
    en: (name: string, names: string) => `${name}: there is no such phase; it needs one of: ${names}`,
  },
  noPart: {
    it: (phase: string, part: number, of: number, parts: number) =>
      `${phase} --part ${part} --of ${of}: la fase ha ${parts} parti, da 0 a ${parts - 1}: --of ${parts}`,
    en: (phase: string, part: number, of: number, parts: number) =>
      `${phase} --part ${part} --of ${of}: the phase has ${parts} parts, from 0 to ${parts - 1}: --of ${parts}`,
  },
  notYet: {
    it: (phase: string, before: string, parts: string) =>
      `${phase}: viene dopo ${before}, della quale non sono fatte queste parti: ${parts}`,
    en: (phase: string, before: string, parts: string) =>
      `${phase}: it comes after ${before}, of which these parts are not done: ${parts}`,
  },
  damaged: {
    it: (file: string) =>
      `${file}: è guasto. Controllare il disco e ricominciare con npm run phases e --anew: le letture integre si riprendono`,
    en: (file: string) =>
      `${file}: it is damaged. Check the disk and begin again with npm run phases and --anew: readings that are whole are taken over`,
  },
  noTree: {
    it: (tree: string) => `${tree}: l'albero non c'è più; ricominciare con npm run phases e --anew`,
    en: (tree: string) => `${tree}: the tree is not there any more; begin again with npm run phases and --anew`,
  },
});
