/** The phases of a build, and how one of their tasks is run: in this thread, in another, in another process. */

import type { Progress } from "../terminal/progress.ts";
import { SILENT } from "../terminal/progress.ts";
import type { TaskName } from "./executors/executor.ts";
import { OTHER_AREAS } from "./phases/areas.ts";
import { LIST } from "./phases/list.ts";
import { ORDER } from "./phases/order.ts";
import { OUTPUTS } from "./phases/outputs.ts";
import { PLACE } from "./phases/place.ts";
import { READ } from "./phases/read.ts";
import { CHUNKS } from "./phases/search/chunks.ts";
import { SEARCH_CARD, TERMS } from "./phases/search/terms.ts";
import { WORDS } from "./phases/search/words.ts";
import { SERVE } from "./phases/serve.ts";
import { SPREAD } from "./phases/spread.ts";
import { Damaged } from "./stage/kept-text.ts";
import type { Phase } from "./stage/phase.ts";
import { type Stage, stageAt } from "./stage/stage.ts";

/** The phases, in their order: each needs what those before it left. */
export const PHASES: readonly Phase<Stage>[] = [
  LIST,
  READ,
  PLACE,
  SPREAD,
  SERVE,
  ORDER,
  CHUNKS,
  WORDS,
  TERMS,
  SEARCH_CARD,
  OTHER_AREAS,
  OUTPUTS,
];

/**
 * Runs a task of a build.
 *
 * @throws Error of the task; where the stage folder is damaged, this is noted there instead
 * @example await runTask({ stage: "stage", phase: "read", task: 7 })
 */
export async function runTask(
  { stage: folder, phase: name, task }: TaskName,
  progress: Progress = SILENT,
): Promise<void> {
  const phase = PHASES.find((one) => one.name === name);
  if (phase === undefined) throw new RangeError(`there is no phase ${name}`);
  const stage = stageAt(folder);
  try {
    await phase.run(stage, task, progress);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    stage.noteDamage(task, error.message);
  }
}
