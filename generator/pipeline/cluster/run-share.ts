/** One share of a phase, as a process of an engine runs it. */

import { existsSync } from "node:fs";
import path from "node:path";
import { realPath } from "../../folders/real-path.ts";
import { Failure } from "../../terminal/failure.ts";
import type { Progress } from "../../terminal/progress.ts";
import { flushFileSystem } from "../../tree/publish/durable.ts";
import type { PlannedPhase } from "../executors/executor.ts";
import { programDigest } from "../inputs/program-digest.ts";
import { PHASES } from "../run-task.ts";
import { Damaged } from "../stage/kept-text.ts";
import { isDone, markDone, sharesLeft } from "../stage/marks.ts";
import { SETTINGS, type Stage, stageAt } from "../stage/stage.ts";
import { CLUSTER_TEXTS } from "./texts.ts";

/**
 * The stage in a folder where a build was begun.
 *
 * @throws Failure where none was, by this version of the program and under this name of the folder
 * @example stageBegun("/shared/stage").settings.data // "/shared/data"
 */
export function stageBegun(given: string): Stage {
  const folder = realPath(given);
  if (!existsSync(path.join(folder, SETTINGS))) throw new Failure(CLUSTER_TEXTS.noStage(given));
  const stage = stageAt(folder);
  const { root, program } = stage.settings;
  if (path.dirname(root) !== folder) throw new Failure(CLUSTER_TEXTS.moved(given, root));
  if (program !== programDigest()) throw new Failure(CLUSTER_TEXTS.otherwise(given, CLUSTER_TEXTS.program));
  return stage;
}

/** Who is asked to do what. */
export interface ShareName {
  readonly phase: string;
  readonly share: number;
  readonly of: number;
}

/**
 * The phase that a share is of, in the plan of its stage.
 *
 * @throws Failure where there is no such share, or what must be done before is not
 */
export function plannedPhase(
  stage: Stage,
  plan: readonly PlannedPhase[],
  { phase: name, share, of }: ShareName,
): PlannedPhase {
  const at = plan.findIndex((one) => one.name === name);
  const [phase, before] = [plan[at], plan[at - 1]];
  if (phase === undefined) throw new Failure(CLUSTER_TEXTS.noPhase(name, plan.map((one) => one.name).join(", ")));
  if (of !== phase.tasks || share >= of) throw new Failure(CLUSTER_TEXTS.noShare(name, share, of, phase.tasks));
  const left = before === undefined ? [] : sharesLeft(stage.folder, before.name, before.tasks);
  if (before !== undefined && left.length > 0)
    throw new Failure(CLUSTER_TEXTS.notYet(name, before.name, left.slice(0, 10).join(", ")));
  return phase;
}

/**
 * Runs the tasks of a share, unless it is done.
 *
 * @param done told of each task that is done
 * @returns how many tasks it ran; `null` where it was done before
 * @throws Failure where the stage is not as it was left; any other error of a task
 * @example await runShare(stage, { phase: "read", share: 3, of: 4 }, SILENT, () => {}) // 12
 */
export async function runShare(
  stage: Stage,
  { phase: name, share, of }: ShareName,
  progress: Progress,
  done: (task: number) => void,
): Promise<number | null> {
  const phase = PHASES.find((one) => one.name === name);
  if (phase === undefined) throw new RangeError(`there is no phase ${name}`);
  if (isDone(stage.folder, name, share)) return null;
  let tasks = 0;
  try {
    const count = phase.count(stage);
    if (phase.title !== null) progress.start(phase.title, Math.ceil((count - share) / of));
    for (let task = share; task < count; task += of) {
      await phase.run(stage, task, progress);
      tasks++;
      done(task);
      if (phase.title !== null) progress.advance(1);
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    stage.noteDamage(share, error.message);
    throw new Failure(CLUSTER_TEXTS.damaged(error.message), { cause: error });
  }
  // What was written is on the shared disk before it is said to be.
  await flushFileSystem(stage.folder);
  markDone(stage.folder, name, share);
  return tasks;
}
