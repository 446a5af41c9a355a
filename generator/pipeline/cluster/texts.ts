/** What is said of a build whose phases an engine runs. */

import { inLanguage } from "../../terminal/language.ts";

export const CLUSTER_TEXTS = inLanguage(
  {
    otherwise: (stage: string, names: string) =>
      `--stage ${stage}: its build has other options (${names}); give the same options, name another folder, or, when none of its processes runs, begin again with --anew`,
    program: "another version of the program",
    noStage: (stage: string) => `--stage ${stage}: no build was begun there; begin one with npm run phases`,
    moved: (stage: string, root: string) =>
      `--stage ${stage}: its tree grows in ${root}; all machines must see the folder under the same name`,
    noPhase: (name: string, names: string) => `${name}: there is no such phase; it needs one of: ${names}`,
    noPart: (phase: string, part: number, of: number, parts: number) =>
      `${phase} --part ${part} --of ${of}: the phase has ${parts} parts, from 0 to ${parts - 1}: --of ${parts}`,
    notYet: (phase: string, before: string, parts: string) =>
      `${phase}: it comes after ${before}, of which these parts are not done: ${parts}`,
    damaged: (file: string) =>
      `${file}: it is damaged. Check the disk and begin again with npm run phases and --anew: readings that are whole are taken over`,
    noTree: (tree: string) => `${tree}: the tree is not there any more; begin again with npm run phases and --anew`,
  },
  {
    otherwise: (stage, names) =>
      `--stage ${stage}: la sua generazione ha altre opzioni (${names}); dare le stesse opzioni, indicare un'altra cartella o, quando nessuno dei suoi processi è in corso, ricominciare con --anew`,
    program: "un'altra versione del programma",
    noStage: (stage) => `--stage ${stage}: lì non è cominciata nessuna generazione; cominciarla con npm run phases`,
    moved: (stage, root) =>
      `--stage ${stage}: il suo albero cresce in ${root}; tutte le macchine devono vedere la cartella con lo stesso nome`,
    noPhase: (name, names) => `${name}: non c'è una fase con questo nome; serve una di: ${names}`,
    noPart: (phase, part, of, parts) =>
      `${phase} --part ${part} --of ${of}: la fase ha ${parts} parti, da 0 a ${parts - 1}: --of ${parts}`,
    notYet: (phase, before, parts) =>
      `${phase}: viene dopo ${before}, della quale non sono fatte queste parti: ${parts}`,
    damaged: (file) =>
      `${file}: è guasto. Controllare il disco e ricominciare con npm run phases e --anew: le letture integre si riprendono`,
    noTree: (tree) => `${tree}: l'albero non c'è più; ricominciare con npm run phases e --anew`,
  },
);
