/** What is said of a build whose phases an engine runs. */

import { inLanguage } from "../../terminal/language.ts";

export const CLUSTER_TEXTS = inLanguage(
  {
    otherwise: (stage: string, names: string) =>
      `--stage ${stage}: it was made otherwise (${names}); ask as then, name another folder, or begin again with --anew when none of its tasks runs`,
    program: "another version of the program",
    shares: (of: number) => `--of ${of}`,
    noStage: (stage: string) => `--stage ${stage}: no build was begun there; begin it with npm run phases`,
    moved: (stage: string, root: string) =>
      `--stage ${stage}: its tree grows in ${root}; all machines must see the folder under the same name`,
    noPhase: (name: string, names: string) => `${name}: there is no such phase; it needs one of: ${names}`,
    noShare: (phase: string, share: number, of: number, tasks: number) =>
      `${phase} --task ${share} --of ${of}: the phase has ${tasks} tasks, from 0 to ${tasks - 1}: --of ${tasks}`,
    notYet: (phase: string, before: string, shares: string) =>
      `${phase}: it comes after ${before}, of which these tasks are not done: ${shares}`,
    damaged: (file: string) =>
      `${file}: it is not as it was left. Check the disk and begin again with npm run phases and --anew: what was read and is whole is taken over`,
    noTree: (tree: string) => `${tree}: the tree is not there any more; begin again with npm run phases and --anew`,
  },
  {
    otherwise: (stage, names) =>
      `--stage ${stage}: è nata con altro (${names}); chiedere come allora, indicare un'altra cartella, o ricominciare con --anew quando nessuno dei suoi compiti è in corso`,
    program: "un'altra versione del programma",
    shares: (of) => `--of ${of}`,
    noStage: (stage) => `--stage ${stage}: lì non è cominciata nessuna generazione; cominciarla con npm run phases`,
    moved: (stage, root) =>
      `--stage ${stage}: il suo albero cresce in ${root}; tutte le macchine devono vedere la cartella con lo stesso nome`,
    noPhase: (name, names) => `${name}: non c'è una fase con questo nome; serve una di: ${names}`,
    noShare: (phase, share, of, tasks) =>
      `${phase} --task ${share} --of ${of}: la fase ha ${tasks} compiti, da 0 a ${tasks - 1}: --of ${tasks}`,
    notYet: (phase, before, shares) =>
      `${phase}: viene dopo ${before}, della quale non sono fatti questi compiti: ${shares}`,
    damaged: (file) =>
      `${file}: non è più com'era. Controllare il disco e ricominciare con npm run phases e --anew: ciò che era stato letto ed è integro si riprende`,
    noTree: (tree) => `${tree}: l'albero non c'è più; ricominciare con npm run phases e --anew`,
  },
);
