/** The phases of a build in their order, and how their tasks are run: in this thread, in others, in other processes. */

import { printable, type Scarto } from "../sources/rapporto.ts";
import { type Progress, SILENT } from "../terminal/progress.ts";
import { OTHER_AREAS } from "./phases/areas.ts";
import { CHUNKS } from "./phases/chunks.ts";
import { LIST } from "./phases/list.ts";
import { ORDER } from "./phases/order.ts";
import { OUTPUTS } from "./phases/outputs.ts";
import { PLACE } from "./phases/place.ts";
import { READ } from "./phases/read.ts";
import { SERVE } from "./phases/serve.ts";
import { SPREAD } from "./phases/spread.ts";
import { SEARCH_CARD, TERMS } from "./phases/terms.ts";
import { WORDS } from "./phases/words.ts";
import { Damaged } from "./stage/kept.ts";
import type { Phase } from "./stage/phase.ts";
import { type Stage, stageAt, type TaskOutcome } from "./stage/stage.ts";
import { BUILD_TEXTS } from "./texts.ts";
import type { Executor, TaskName } from "./threads.ts";

/** The phases, in their order: each reads what those before it wrote. */
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
 * The phase of a name.
 *
 * @throws RangeError where there is none
 * @example phaseNamed("read").name // "read"
 */
export function phaseNamed(name: string): Phase<Stage> {
  const phase = PHASES.find((one) => one.name === name);
  if (phase === undefined) throw new RangeError(`there is no phase ${name}`);
  return phase;
}

const discardLine = ({ file, luogo, motivo }: Scarto) =>
  printable(`${BUILD_TEXTS.discarded}: ${file}${luogo ? ` (${luogo})` : ""}: ${motivo}`);

/** The inputs that tasks have discarded, a line for each. */
export const discardLines = (outcomes: Iterable<TaskOutcome>): string[] =>
  [...outcomes].flatMap(({ report }) => report.scarti.map(discardLine));

/** What phases are run with. */
interface Run {
  /** Runs the tasks of phases that have several; `null`: this thread does. */
  readonly threads: Executor | null;
  readonly progress: Progress;
  /** Is called with one line for each discarded input. */
  readonly say: (line: string) => void;
}

/**
 * Runs phases one after the other.
 *
 * @throws Damaged where a task found the stage folder damaged; any other error of a task
 * @example await runPhases(stage, PHASES, { threads: null, progress: SILENT, say: console.error })
 */
export async function runPhases(
  stage: Stage,
  phases: readonly Phase<Stage>[],
  { threads, progress, say }: Run,
): Promise<void> {
  const alone = inThisThread((task) => runTask(task, progress));
  const several = threads ?? alone;
  for (const phase of phases) {
    const count = phase.count(stage);
    if (phase.title !== null) progress.start(phase.title, count);
    const done = () => progress.advance(1);
    // The last phase, which knows all acts, needs no thread: their memory is given back before it begins.
    if (phase === phases.at(-1) && count === 1) await several.close();
    if (phase.apart) await several.runApart(stage.folder, phase.name, done);
    else await (count === 1 ? alone : several).run(stage.folder, phase.name, count, done);
    const damaged = stage.damage();
    if (damaged !== undefined) throw new Damaged(damaged);
    for (const line of discardLines(stage.left(phase.name))) say(line);
  }
}

/**
 * Runs a task of a build.
 *
 * @throws Error of the task; a damaged stage folder is noted there instead
 * @example await runTask({ stage: "stage", phase: "read", task: 7 })
 */
export async function runTask(
  { stage: folder, phase: name, task }: TaskName,
  progress: Progress = SILENT,
): Promise<void> {
  const phase = phaseNamed(name);
  const stage = stageAt(folder);
  try {
    await phase.run(stage, task, progress);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    stage.noteDamage(task, error.message);
  }
}

/**
 * Runs tasks in this thread, one after the other: a small collection is done before another thread has started.
 *
 * @param run runs one
 * @example await inThisThread(runTask).run("dist-api.work/stage", "read", 12, () => progress.advance(1))
 */
export function inThisThread(run: (name: TaskName) => Promise<void>): Executor {
  const all: Executor["run"] = async (stage, phase, count, done) => {
    for (let task = 0; task < count; task++) {
      await run({ stage, phase, task });
      done();
    }
  };
  return { run: all, runApart: (stage, phase, done) => all(stage, phase, 1, done), close: async () => {} };
}
