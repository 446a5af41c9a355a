/** One part of a phase, as a process of an engine runs it; and the plan that says which parts there are. */

import { Failure } from "../../terminal/failure.ts";
import type { Progress } from "../../terminal/progress.ts";
import { flushFileSystem } from "../../tree/publish/durable.ts";
import { PHASES, phaseNamed } from "../run.ts";
import { Damaged } from "../stage/kept.ts";
import type { Stage } from "../stage/stage.ts";
import { isDone, markDone, type PartName, type PlannedPhase, PUBLISH, partsLeft } from "./phase-parts.ts";
import { CLUSTER_TEXTS } from "./texts.ts";

/**
 * All phases, in their order. A phase that can never have more than some tasks has no more parts either.
 *
 * @param of parts of a phase at the most
 * @example planOf(4).slice(0, 2) // [{ name: "list", parts: 1, after: null, overAll: true }, { name: "read", parts: 4, after: "list", overAll: false }]
 */
export function planOf(of: number): readonly PlannedPhase[] {
  const phases = [...PHASES, { name: PUBLISH, most: 1 }];
  return phases.map(({ name, most }, i) => ({
    name,
    parts: Math.min(of, most ?? of),
    after: phases[i - 1]?.name ?? null,
    overAll: most !== undefined,
  }));
}

/**
 * Checks that a part may run now.
 *
 * @throws Failure where the plan has no such part, or a part of the phase before is not done
 */
export function assertMayRun(
  { folder }: Stage,
  plan: readonly PlannedPhase[],
  { phase: name, part, of }: PartName,
): void {
  const at = plan.findIndex((one) => one.name === name);
  const [phase, before] = [plan[at], plan[at - 1]];
  if (phase === undefined) throw new Failure(CLUSTER_TEXTS.noPhase(name, plan.map((one) => one.name).join(", ")));
  if (of !== phase.parts || part >= of) throw new Failure(CLUSTER_TEXTS.noPart(name, part, of, phase.parts));
  const left = before === undefined ? [] : partsLeft(folder, before);
  if (before !== undefined && left.length > 0)
    throw new Failure(CLUSTER_TEXTS.notYet(name, before.name, left.slice(0, 10).join(", ")));
}

/**
 * Runs the tasks of a part, unless they are done.
 *
 * @param done is called after each task
 * @returns how many tasks it ran; `null` where they were done before
 * @throws Failure where the stage folder is damaged; any other error of a task
 * @example await runPart(stage, { phase: "read", part: 3, of: 4 }, SILENT, () => {}) // 12
 */
export async function runPart(
  stage: Stage,
  { phase: name, part, of }: PartName,
  progress: Progress,
  done: (task: number) => void,
): Promise<number | null> {
  const phase = phaseNamed(name);
  if (isDone(stage.folder, name, part)) return null;
  let tasks = 0;
  try {
    const count = phase.count(stage);
    if (phase.title !== null) progress.start(phase.title, Math.ceil((count - part) / of));
    for (let task = part; task < count; task += of) {
      await phase.run(stage, task, progress);
      tasks++;
      done(task);
      if (phase.title !== null) progress.advance(1);
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    stage.noteDamage(part, error.message);
    throw new Failure(CLUSTER_TEXTS.damaged(error.message), { cause: error });
  }
  // The files are on the shared disk before the mark says so.
  await flushFileSystem(stage.folder);
  markDone(stage.folder, name, part);
  return tasks;
}
