import type { Executor, Tasks } from "./executor.ts";

/**
 * Runs tasks in this very thread, one after the other: a small collection is done before a thread has started.
 *
 * @example await here({ double: (n: number) => 2 * n }).run("double", 21) // 42
 */
export function here<T extends Tasks>(tasks: T): Executor<T> {
  return {
    async run(task, payload) {
      const result = await tasks[task]?.(payload);
      // A copy, as from a thread: a piece of a text would keep the whole text in memory.
      return structuredClone(result) as never;
    },
    async each(items, work) {
      for (const item of items) await work(item);
    },
    close: async () => {},
  };
}
