import type { Worker } from "node:worker_threads";

/** Threads that wait for tasks. */
export type Threads = readonly Worker[];

/** Opens one, which answers each `Request` of a pool with a `Reply`. */
export type OpenThread = () => Worker;

/**
 * Opens the threads for some jobs at a time, of which the calling thread does one. They take their time to start: they do so while this
 * thread goes on.
 *
 * @example openThreads(2, openThread).length // 1
 */
export function openThreads(jobs: number, open: OpenThread): Threads {
  return Array.from({ length: jobs - 1 }, open);
}

/** Ends threads, whatever they do. */
export async function closeThreads(threads: Threads): Promise<void> {
  await Promise.all(threads.map((thread) => thread.terminate()));
}
