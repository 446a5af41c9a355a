/** Tasks spread over this thread and worker threads; with one job they all run here, one after the other, and give the same results. */

import type { Worker } from "node:worker_threads";
import type { Threads } from "./threads.ts";

/** What a pool can do: task name → function from plain data to plain data. */
export type Tasks = Readonly<Record<string, (payload: never) => unknown>>;

type Payload<T extends Tasks, K extends keyof T> = Parameters<T[K]>[0];
type Result<T extends Tasks, K extends keyof T> = Awaited<ReturnType<T[K]>>;

export interface Pool<T extends Tasks> {
  /** Runs one task; rejects with the task's error. Tasks start in the order of the calls. */
  run<K extends keyof T & string>(task: K, payload: Payload<T, K>): Promise<Result<T, K>>;
  /**
   * Does some work on each item, on so many side by side as keep every thread busy: what waits its turn takes no memory. Ends when all is
   * done; rejects with the first error.
   */
  each<I>(items: Iterable<I>, work: (item: I) => Promise<void>): Promise<void>;
  /** This thread has work of its own: tasks are left to the others until `join`. Where there are none, tasks wait. */
  leave(): void;
  join(): void;
}

/** The messages between a pool and its threads. */
export interface Request {
  readonly id: number;
  readonly task: string;
  readonly payload: unknown;
}
export type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: Error });

/** Tasks given to a thread ahead of need: it goes on by itself while this thread is busy with a task of its own. */
const AHEAD = 2;

interface Job {
  readonly request: Request;
  readonly done: (result: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Opens a pool over some threads and this one, which would only wait otherwise. It ends with them.
 *
 * @param tasks the same that the threads have, for this one
 * @example await openPool(openThreads(2, worker), ACT_TASKS).run("readActs", task)
 */
export function openPool<T extends Tasks>(threads: Threads, tasks: T): Pool<T> {
  const jobs = threads.length + 1;
  const waiting: Job[] = [];
  const given = new Map<number, Job>();
  const load = new Map<Worker, number>();
  let next = 0;
  /** Tasks under way in this thread: one waits for the disk while another works. */
  let here = 0;
  let away = false;
  let broken: Error | null = null;

  /** Gives the threads up to so many jobs each, and leaves some to this one. */
  const give = (most: number, left: number) => {
    for (const [worker, count] of load)
      for (let free = most - count; free > 0 && waiting.length > left; free--) {
        const job = waiting.shift()!;
        given.set(job.request.id, job);
        load.set(worker, load.get(worker)! + 1);
        worker.postMessage(job.request);
      }
  };
  const feed = () => {
    give(1, 0);
    give(AHEAD, 1);
    for (; here < Math.min(AHEAD, waiting.length) && !away; here++)
      // Not at once: whoever adds tasks is done first, and answers of the threads are heard between two tasks.
      setImmediate(runHere);
  };
  const runHere = async () => {
    const job = waiting.shift();
    try {
      // A copy, as from a thread: pieces of a text keep the whole text in memory (measured: three times what the records need).
      if (job) job.done(structuredClone(await tasks[job.request.task]!(job.request.payload as never)));
    } catch (error) {
      job!.failed(error);
    }
    here--;
    feed();
  };
  const breakDown = (error: Error) => {
    broken = error;
    for (const job of [...given.values(), ...waiting.splice(0)]) job.failed(error);
    given.clear();
  };
  for (const worker of threads) {
    load.set(worker, 0);
    worker.on("message", (reply: Reply) => {
      const job = given.get(reply.id);
      given.delete(reply.id);
      load.set(worker, load.get(worker)! - 1);
      if ("error" in reply) job?.failed(reply.error);
      else job?.done(reply.result);
      feed();
    });
    worker.on("error", (error) => breakDown(error as Error));
  }
  const each = async <I>(items: Iterable<I>, work: (item: I) => Promise<void>) => {
    const rest = items[Symbol.iterator]();
    const one = async () => {
      for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
    };
    await Promise.all(Array.from({ length: (AHEAD + 1) * jobs }, one));
  };
  return {
    each,
    leave: () => {
      away = true;
    },
    join: () => {
      away = false;
      feed();
    },
    run: (task, payload) =>
      new Promise((done, failed) => {
        if (broken) return failed(broken);
        waiting.push({ request: { id: next++, task, payload }, done: done as (result: unknown) => void, failed });
        feed();
      }),
  };
}
