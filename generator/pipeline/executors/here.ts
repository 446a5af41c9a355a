import type { Executor, TaskName } from "./executor.ts";

/**
 * Runs tasks in this very thread, one after the other: a small collection is done before a thread has started.
 *
 * @param runTask runs one
 * @example await here(runTask).run("dist-api.work/stage", "read", 12, () => progress.advance(1))
 */
export function here(runTask: (name: TaskName) => Promise<void>): Executor {
  const run: Executor["run"] = async (stage, phase, count, done) => {
    for (let task = 0; task < count; task++) {
      await runTask({ stage, phase, task });
      done();
    }
  };
  return { run, runApart: (stage, phase, done) => run(stage, phase, 1, done), close: async () => {} };
}
