/**
 * A phase in parts: what each process of an engine runs. Part `k` of `n` has the tasks `k`, `k + n`, `k + 2n` ... of its phase; it may have
 * none. A part that is done leaves an empty file in `done/`; a killed one leaves none, and is run again.
 */

import { existsSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../../tree/write-whole.ts";

/** A phase, in as many parts as are fixed before the build begins. */
export interface PlannedPhase {
  readonly name: string;
  readonly parts: number;
  /** The phase all of whose parts must be done before; `null` for the first. */
  readonly after: string | null;
  /** Whether a task of it goes through all acts, not through a batch of them. */
  readonly overAll: boolean;
}

/** A phase, and its parts that are not done. */
export interface PhaseLeft extends PlannedPhase {
  readonly left: readonly number[];
}

/** A part of a phase. */
export interface PartName {
  readonly phase: string;
  readonly part: number;
  readonly of: number;
}

/** The last phase, of one part: it publishes the tree. */
export const PUBLISH = "publish";

const doneFile = (stage: string, phase: string, part: number) => path.join(stage, "done", phase, String(part));

/**
 * Marks a part as done: all that its tasks wrote is there.
 *
 * @param stage the stage folder
 * @example markDone("stage", "read", 3)
 */
export function markDone(stage: string, phase: string, part: number): void {
  writeWhole(doneFile(stage, phase, part), "");
}

/** Whether a part is done. */
export function isDone(stage: string, phase: string, part: number): boolean {
  return existsSync(doneFile(stage, phase, part));
}

/**
 * The parts of a phase that are not done.
 *
 * @example partsLeft("stage", { name: "read", parts: 4 }) // [1, 3]
 */
export function partsLeft(stage: string, { name, parts }: Pick<PlannedPhase, "name" | "parts">): number[] {
  return Array.from({ length: parts }, (_, part) => part).filter((part) => !isDone(stage, name, part));
}
