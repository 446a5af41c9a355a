/** Who runs the tasks of phases, and the threads of this machine that do, by the pool library. */

import { Piscina } from "piscina";

/** A task of a build: the folder of its stage, the name of its phase, its number. Whoever knows these three can run it. */
export interface TaskName {
  readonly stage: string;
  readonly phase: string;
  readonly task: number;
}

/** Runs the tasks of phases. Whichever runs them, they leave the same files. */
export interface Executor {
  /**
   * Runs the tasks 0 to `count - 1` of a phase; rejects with the first error of one, after those under way. What the phases before it left in
   * memory is given back first where it is much.
   *
   * @param done is called after each task
   */
  run(stage: string, phase: string, count: number, done: () => void): Promise<void>;
  /**
   * Runs the only task of a phase that needs much memory. The memory of the tasks before it is given back first, and its own afterwards.
   */
  runApart(stage: string, phase: string, done: () => void): Promise<void>;
  /** Ends its threads at once, also in the middle of a task. */
  close(): Promise<void>;
}

/** Tasks under way for each thread: one is worked on, the next is at hand. */
const AT_HAND = 2;
/** Tasks after which threads hold memory that is worth more than the half second in which a new one starts: of 20,000 acts 628 MB instead of 735 after 500. */
const MANY = 16;

/**
 * Opens threads; they start with the first tasks.
 *
 * @param jobs how many
 * @param module exports `runTask`
 * @example await openThreads(2, new URL("./worker.js", import.meta.url)).run("dist-api.work/stage", "read", 12, () => {})
 */
export function openThreads(jobs: number, module: URL): Executor {
  const start = (threads: number) =>
    new Piscina({ filename: module.href, name: "runTask", minThreads: threads, maxThreads: threads });
  let pool: Piscina | undefined;
  let apart: Piscina | undefined;
  let begun = 0;
  const end = async () => {
    await pool?.destroy();
    pool = undefined;
    begun = 0;
  };
  const run: Executor["run"] = async (stage, phase, count, done) => {
    if (begun > MANY) await end();
    pool ??= start(jobs);
    const threads = pool;
    begun += count;
    let next = 0;
    const errors: unknown[] = [];
    const one = async () => {
      while (next < count && errors.length === 0) {
        try {
          await threads.run({ stage, phase, task: next++ });
          done();
        } catch (error) {
          errors.push(error);
        }
      }
    };
    // Tasks that are under way end first: a thread that is ended in the middle of one answers to nobody, which the library calls an error.
    await Promise.all(Array.from({ length: AT_HAND * jobs }, one));
    if (errors.length > 0) throw errors[0];
  };
  return {
    run,
    async runApart(stage, phase, done) {
      if (begun <= MANY) {
        await run(stage, phase, 1, done);
        return;
      }
      await end();
      apart = start(1);
      try {
        await apart.run({ stage, phase, task: 0 });
        done();
      } finally {
        await apart.destroy();
      }
    },
    async close() {
      await apart?.destroy();
      await end();
    },
  };
}
