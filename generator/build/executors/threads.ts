/** Tasks in threads of this machine, by the pool library. */

import { Piscina } from "piscina";

/** What the threads can do: task name → function from plain data to plain data. */
export type Tasks = Readonly<Record<string, (payload: never) => unknown>>;

type Payload<T extends Tasks, K extends keyof T> = Parameters<T[K]>[0];
type Result<T extends Tasks, K extends keyof T> = Awaited<ReturnType<T[K]>>;

export interface Threads<T extends Tasks> {
  /** Runs one task in some thread; rejects with the task's error. Tasks start in the order of the calls. */
  run<K extends keyof T & string>(task: K, payload: Payload<T, K>): Promise<Result<T, K>>;
  /**
   * Does some work on each item, on so many side by side as keep every thread busy: what waits its turn takes no memory. Rejects with the
   * first error.
   */
  each<I>(items: Iterable<I>, work: (item: I) => Promise<void>): Promise<void>;
  /** Ends the threads, whatever they do. */
  close(): Promise<void>;
}

/** Items under way for each thread: one is worked on, the next is at hand. */
const AT_HAND = 2;

/**
 * Opens threads that run the functions a module exports.
 *
 * @param jobs how many threads
 * @param module exports the tasks by their names
 * @example await openThreads<typeof TASKS>(2, new URL("./worker.js", import.meta.url)).run("readActs", payload)
 */
export function openThreads<T extends Tasks>(jobs: number, module: URL): Threads<T> {
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
