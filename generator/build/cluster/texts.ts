/** What is said of a build whose phases an engine runs. */

export const CLUSTER_TEXTS = {
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
};
