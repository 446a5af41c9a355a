import type { Progress } from "../../terminal/progress.ts";

/**
 * A part of a build. It lists its tasks from what earlier phases left in the stage folder: the integers from 0 on, independent of each
 * other. A task reads the stage folder and writes files there, whole or not at all, the same bytes whoever runs it. Nothing else passes
 * from phase to phase.
 */
export interface Phase<S> {
  readonly name: string;
  /** What the terminal says of it while it runs; `null` where it has more to say itself. */
  readonly title: string | null;
  /** Whether its one task holds so much of all acts that beyond a small collection it takes a thread of its own, whose memory goes with it. */
  readonly apart?: boolean;
  /** How many tasks there are at the most, where that is known before the build begins: it does not grow with the corpus. */
  readonly most?: number;
  /** How many tasks there are. One alone runs where the build was started, unless it takes a thread of its own. */
  count(stage: S): number;
  /**
   * Runs a task.
   *
   * @param progress for a task that has more to say than that it is done; it may be looked at or not
   * @throws Damaged where the stage folder is not as it was left; anything else ends the run
   */
  run(stage: S, task: number, progress: Progress): void | Promise<void>;
}
