import { printable, type Scarto } from "../sources/rapporto.ts";
import type { Progress } from "../terminal/progress.ts";
import type { Executor } from "./executors/executor.ts";
import type { Phase } from "./stage/phase.ts";
import type { Stage } from "./stage/stage.ts";
import { BUILD_TEXTS } from "./texts.ts";

/** Something in the stage folder is not as it was left: what was made of it is worth nothing. The message names it. */
export class DamagedStage extends Error {}

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

/**
 * Runs phases one after the other.
 *
 * @throws DamagedStage where a task did not find the stage folder as it was left; any other error of a task
 * @example await runPhases(stage, PHASES, run)
 */
export async function runPhases(stage: Stage, phases: readonly Phase<Stage>[], run: Run): Promise<void> {
  for (const phase of phases) {
    const count = phase.count(stage);
    if (phase.title !== null) run.progress.start(phase.title, count);
    const executor = count === 1 ? run.alone : run.executor;
    // A phase of one task knows all acts, and takes the most memory: idle threads would hold theirs beside it.
    if (count === 1) await run.executor.rest();
    await executor.run(stage.folder, phase.name, count, () => run.progress.advance(1));
    const damaged = stage.damage();
    if (damaged !== undefined) throw new DamagedStage(damaged);
    for (const { report } of stage.left(phase.name)) for (const scarto of report.scarti) run.say(discardLine(scarto));
  }
}
