/** Tasks in threads of this machine, by the pool library. */

import { Piscina } from "piscina";
import type { Executor } from "./executor.ts";

/** Tasks under way for each thread: one is worked on, the next is at hand. */
const AT_HAND = 2;
/** Tasks after which threads hold memory that is worth more than the half second in which a new one starts. */
const MANY = 1000;

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
    pool ??= start(jobs);
    const threads = pool;
    begun += count;
    let next = 0;
    const one = async () => {
      while (next < count) {
        try {
          await threads.run({ stage, phase, task: next++ });
        } catch (error) {
          // None of the others is begun.
          next = count;
          throw error;
        }
        done();
      }
    };
    await Promise.all(Array.from({ length: AT_HAND * jobs }, one));
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
