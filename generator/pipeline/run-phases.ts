import { printable, type Scarto } from "../sources/rapporto.ts";
import type { Progress } from "../terminal/progress.ts";
import type { Executor } from "./executors/executor.ts";
import { Damaged } from "./stage/kept-text.ts";
import type { Phase } from "./stage/phase.ts";
import type { Stage, TaskOutcome } from "./stage/stage.ts";
import { BUILD_TEXTS } from "./texts.ts";

/** What phases are run with. */
export interface Run {
  /** Runs the tasks of phases that have several. */
  readonly executor: Executor;
  /** Runs the others, in this thread. */
  readonly alone: Executor;
  readonly progress: Progress;
  /** Receives one line per discarded input. */
  readonly say: (line: string) => void;
}

const discardLine = ({ file, luogo, motivo }: Scarto) =>
  printable(`${BUILD_TEXTS.discarded}: ${file}${luogo ? ` (${luogo})` : ""}: ${motivo}`);

/** What is told of the inputs that tasks have discarded, a line each. */
export const discardLines = (outcomes: Iterable<TaskOutcome>): string[] =>
  [...outcomes].flatMap(({ report }) => report.scarti.map(discardLine));

/**
 * Runs phases one after the other.
 *
 * @throws Damaged where a task did not find the stage folder as it was left; any other error of a task
 * @example await runPhases(stage, PHASES, run)
 */
export async function runPhases(stage: Stage, phases: readonly Phase<Stage>[], run: Run): Promise<void> {
  for (const phase of phases) {
    const count = phase.count(stage);
    if (phase.title !== null) run.progress.start(phase.title, count);
    const done = () => run.progress.advance(1);
    // No thread is needed after the last phase, which knows all acts: theirs would be in memory beside.
    if (phase === phases.at(-1) && count === 1) await run.executor.close();
    if (phase.apart) await run.executor.runApart(stage.folder, phase.name, done);
    else await (count === 1 ? run.alone : run.executor).run(stage.folder, phase.name, count, done);
    const damaged = stage.damage();
    if (damaged !== undefined) throw new Damaged(damaged);
    for (const line of discardLines(stage.left(phase.name))) run.say(line);
  }
}
