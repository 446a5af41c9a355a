import { Worker } from "node:worker_threads";

/** Threads that wait for tasks. */
export type Threads = readonly Worker[];

/**
 * Opens the threads for some jobs at a time, of which the calling thread does one. They take their time to start: they do so while this
 * thread goes on.
 *
 * @param script the module that they run: it answers each `Request` of a pool with a `Reply`
 * @example openThreads(2, new URL("./worker.js", import.meta.url)).length // 1
 */
export function openThreads(jobs: number, script: URL): Threads {
  return Array.from({ length: jobs - 1 }, () => new Worker(script));
}

/** Ends threads, whatever they do. */
export async function closeThreads(threads: Threads): Promise<void> {
  await Promise.all(threads.map((thread) => thread.terminate()));
}
