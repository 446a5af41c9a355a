/** Tasks in threads of this machine, by the pool library. */

import { Piscina } from "piscina";
import type { Executor, Tasks } from "./executor.ts";

/** Items under way for each thread: one is worked on, the next is at hand. */
const AT_HAND = 2;

/**
 * Opens threads that run the functions a module exports.
 *
 * @param jobs how many threads
 * @param module exports the tasks by their names
 * @example await openThreads<typeof TASKS>(2, new URL("./worker.js", import.meta.url)).run("readActs", payload)
 */
export function openThreads<T extends Tasks>(jobs: number, module: URL): Executor<T> {
  const pool = new Piscina({ filename: module.href, minThreads: jobs, maxThreads: jobs });
  return {
    run: (task, payload) => pool.run(payload, { name: task }),
    async each(items, work) {
      const rest = items[Symbol.iterator]();
      const one = async () => {
        for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
      };
      await Promise.all(Array.from({ length: AT_HAND * jobs }, one));
    },
    close: () => pool.destroy(),
  };
}
