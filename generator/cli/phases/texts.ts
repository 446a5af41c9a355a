/** What the commands for builds past one machine say on the terminal. */

export const PHASES_TEXTS = {
  phases: "Makes or opens the stage of a build that many processes share, and prints its phases",
  phase: "Runs one part of a phase of such a build",
  of: "parts of a phase at the most",
  stage: "folder that all machines see: each phase writes there what the next ones read",
  anew: "begins again, but takes over what was read",
  engine: "prints a shell script for an engine instead of JSON",
  image: "with --for kubernetes: image that holds the program",
  volume: "with --for kubernetes: claim on the shared volume, and where it is mounted",
  noVolume: "it needs the name of a claim and an absolute folder: CLAIM:/FOLDER.",
  outside: (folder: string, mount: string) =>
    `${folder}: --stage, --data and --out must lie in the shared volume: ${mount}/...`,
  needsPods: "--for kubernetes needs --image and --volume.",
  name: "phase, as npm run phases names it",
  part: "number of the part, from 0",
  ofPhase: "parts of the phase, as npm run phases says",
  wait: "with publish: waits for another run that uses the folder of the tree",
  done: (part: string, tasks: number, seconds: string, processor: string, megabytes: number) =>
    `${part}: ${tasks} tasks, ${seconds} s, ${processor} s of processor, ${megabytes} MB of memory at the most`,
  before: (part: string) => `${part}: done before`,
};
