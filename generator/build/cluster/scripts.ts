/**
 * The one command that all engines run, in the folder of the built program, and the script by which Slurm runs what is left of a build
 * (https://slurm.schedmd.com/job_array.html).
 */

import type { PhaseLeft, PlannedPhase } from "./phase-parts.ts";

/** The stage folder of a build, and how many megabytes each of its processes may take. */
export interface SharedStage {
  readonly folder: string;
  readonly memory: number;
}

const NODE = ["node", "--enable-source-maps"];
/**
 * Megabytes of each half of Node.js's space for new objects in a task over all acts. It grows to 16 by itself as more of them pass through it,
 * which is 48 in all (https://nodejs.org/api/cli.html#--max-semi-space-sizesize-in-mib): a task over a batch, which makes most of them, needs it.
 */
const HALF_OF_NEW = 4;
/** Megabytes of a process besides the objects that it keeps: Node.js itself, buffers, objects that are not yet collected. */
const BESIDES = 128;
/** Megabytes without which the largest acts cannot be read. */
const LEAST_MEMORY = 384;

/**
 * Megabytes that a process is given.
 *
 * @example memoryOf({ folder: "/shared/stage", memory: 16 }) // 384
 */
export const memoryOf = ({ memory }: SharedStage): number => Math.max(LEAST_MEMORY, memory);

/**
 * The command that runs a part. Node.js gets its limits, since it collects objects only when it must.
 *
 * @param part its number, or what the engine replaces by it
 * @example commandOf({ name: "read", parts: 4, after: "list", overAll: false }, { folder: "/shared/stage", memory: 512 }, "3")
 *   // ["node", "--enable-source-maps", "--max-old-space-size=384", ".build/phase.js", "read", "--part", "3", "--of", "4", "--stage", "/shared/stage"]
 */
export const commandOf = ({ name, parts, overAll }: PlannedPhase, stage: SharedStage, part: string): string[] => [
  ...NODE,
  `--max-old-space-size=${memoryOf(stage) - BESIDES}`,
  ...(overAll ? [`--max-semi-space-size=${HALF_OF_NEW}`] : []),
  ".build/phase.js",
  name,
  "--part",
  part,
  "--of",
  String(parts),
  "--stage",
  stage.folder,
];

/** The command that makes or opens a stage, with the options that its user gave. */
export const openingCommand = (options: readonly string[]): string[] => [...NODE, ".build/phases.js", ...options];

/** A word as a shell takes it: `l'albero` as `'l'\''albero'`. */
const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** The command of a part as a line for a shell; what stands for its number is not quoted. */
const lineOf = (phase: PlannedPhase, stage: SharedStage, part: string): string =>
  commandOf(phase, stage, part)
    .map((word) => (word === part ? part : quoted(word)))
    .join(" ");

/** Numbers as ranges: `0-2,5`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}

/**
 * The script for Slurm: an array job for each phase, which begins when all of the one before ended well. What else a site needs (account,
 * partition, memory) stands in Slurm's own variables: `SBATCH_ACCOUNT`, `SBATCH_PARTITION`, `SBATCH_MEM_PER_NODE`.
 *
 * @param program its folder, which all machines see under one name
 * @example slurmScript(phases, { folder: "/shared/stage", memory: 512 }, "/shared/program") // "#!/bin/sh\n...\njob=$(sbatch --parsable ... --array=0-3 ...)\n..."
 */
export function slurmScript(phases: readonly PhaseLeft[], stage: SharedStage, program: string): string {
  const jobs = phases
    .filter(({ left }) => left.length > 0)
    .map((phase, at) => {
      const words = [
        "sbatch",
        "--parsable",
        `--job-name=${phase.name}`,
        `--array=${rangesOf(phase.left)}`,
        `--output=${quoted(`${stage.folder}/logs/%x-%a.txt`)}`,
        // Where the phase before fails, Slurm removes the job instead of letting it wait for ever.
        ...(at === 0 ? [] : [`--dependency="afterok:\${job%%;*}"`, "--kill-on-invalid-dep=yes"]),
        `--wrap=${quoted(`exec ${lineOf(phase, stage, '"$SLURM_ARRAY_TASK_ID"')}`)}`,
      ];
      return `job=$(${words.join(" ")})\necho "${phase.name}: job \${job%%;*}, parts ${rangesOf(phase.left)}"`;
    });
  const begin = ["#!/bin/sh", "set -eu", `cd ${quoted(program)}`, `mkdir -p ${quoted(`${stage.folder}/logs`)}`];
  return [...begin, ...jobs, ""].join("\n");
}
