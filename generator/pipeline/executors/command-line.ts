/** The one command that every engine runs, from the folder of the program: `.build/` is made there beforehand. */

import type { PlannedPhase, SharedStage } from "./executor.ts";

const NODE = ["node", "--enable-source-maps"];
/** Megabytes of a task besides the objects that it keeps: Node.js itself, what was made last, buffers. */
const BESIDES = 128;
/** Megabytes without which the largest acts cannot be read. */
const LEAST_MEMORY = 384;

/**
 * Megabytes that a task is given.
 *
 * @example memoryOfTask({ folder: "/shared/stage", memory: 16 }) // 384
 */
export const memoryOfTask = ({ memory }: SharedStage): number => Math.max(LEAST_MEMORY, memory);

/**
 * The command of a share. Node.js is told how much it may hold: by itself it collects what is free only when it must.
 *
 * @param share its number, or what the engine puts in its place
 * @example commandOf({ name: "read", tasks: 4, after: "list" }, { folder: "/shared/stage", memory: 512 }, "3")
 *   // ["node", "--enable-source-maps", "--max-old-space-size=384", ".build/phase.js", "read", "--task", "3", "--of", "4", "--stage", "/shared/stage"]
 */
export const commandOf = ({ name, tasks }: PlannedPhase, stage: SharedStage, share: string): string[] => [
  ...NODE,
  `--max-old-space-size=${memoryOfTask(stage) - BESIDES}`,
  ".build/phase.js",
  name,
  "--task",
  share,
  "--of",
  String(tasks),
  "--stage",
  stage.folder,
];

/** The command that makes or opens a stage, with the options that its user gave. */
export const openingCommand = (options: readonly string[]): string[] => [...NODE, ".build/phases.js", ...options];

/**
 * A word as a shell takes it.
 *
 * @example quoted("l'albero") // "'l'\\''albero'"
 */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** The command of a share as a line for a shell; what stands for the number is left as it is. */
export const lineOfShare = (phase: PlannedPhase, stage: SharedStage, share: string): string =>
  commandOf(phase, stage, share)
    .map((word) => (word === share ? share : quoted(word)))
    .join(" ");

/**
 * Numbers as ranges.
 *
 * @example rangesOf([0, 1, 2, 5]) // "0-2,5"
 */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}
