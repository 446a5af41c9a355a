/** Which shares of which phases are done: an empty file for each that is. Whoever is killed leaves none, and is asked again. */

import { existsSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../../tree/write-whole.ts";

const markOfShare = (stage: string, phase: string, share: number) => path.join(stage, "done", phase, String(share));

/**
 * Notes that a share is done: all that its tasks wrote is there.
 *
 * @param stage the stage folder
 * @example markDone("stage", "read", 3)
 */
export function markDone(stage: string, phase: string, share: number): void {
  writeWhole(markOfShare(stage, phase, share), "");
}

/** Whether a share is done. */
export function isDone(stage: string, phase: string, share: number): boolean {
  return existsSync(markOfShare(stage, phase, share));
}

/**
 * The shares of a phase that are not done.
 *
 * @param shares how many it has
 * @example sharesLeft("stage", "read", 4) // [1, 3]
 */
export function sharesLeft(stage: string, phase: string, shares: number): number[] {
  return Array.from({ length: shares }, (_, share) => share).filter((share) => !isDone(stage, phase, share));
}
