/** What is said of the folders that a command writes. */

export const FOLDER_TEXTS = {
  data: "the data (--data)",
  kept: {
    "--cache": "the cache (--cache)",
    "--stage": "the stage (--stage)",
  },
  out: "the tree",
  work: "the folder you work in",
  home: "your home folder",
  root: "the root of the disk",
  is: (what: string) => `it is ${what}`,
  holds: (what: string) => `it holds ${what}`,
  lies: (what: string) => `it lies inside ${what}`,
  elsewhere: "choose a folder of its own",
  noFolder: "it is not a folder; choose another name",
  foreignTree: (names: string) =>
    `it holds files that are not of a tree made by this program (${names}); choose a new or empty folder, or move them away`,
  foreignCache: (names: string) =>
    `it holds files that are not of this program (${names}); choose a new or empty folder, or move them away`,
  foreignWork: (folder: string) =>
    `the run needs the name ${folder}, which is taken by files that are not of this program; move them away`,
  mount: (inside: string) =>
    `it is a mount point, which cannot be replaced in one step; choose a folder inside it: ${inside}`,
  unwritable: (folder: string, reason: string) => `${folder} cannot be written (${reason}); choose another folder`,
  noSuchFile: "there can be no such folder here",
  tooLong: "the name is too long",
  loop: "links that lead to themselves",
  held: (who: string) => `another run is using it (${who}); wait until it ends, or add --wait`,
  waiting: (who: string) => `another run is using it (${who}): waiting until it ends`,
  process: (pid: number, since: string) => `process ${pid}, since ${since}`,
  elsewhereProcess: (pid: number, machine: string, since: string) =>
    `process ${pid} of machine ${machine}, since ${since}`,
  noLocks: (system: string, why: string) =>
    `files cannot be locked on this system (${system}: ${why}); build on Linux with glibc, macOS or Windows`,
  unknownHolder: "it has just begun",
  lost: "the lock of this run was removed, and another may have begun; the tree stays as it was",
  strays: (names: string) => `what is not of the tree was kept: ${names}`,
};
