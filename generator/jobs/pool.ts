/** Tasks spread over worker threads; with one job they run in this thread, one after the other, and give the same results. */

import { Worker } from "node:worker_threads";

/** What a pool can do: task name → function from plain data to plain data. */
export type Tasks = Readonly<Record<string, (payload: never) => unknown>>;

type Payload<T extends Tasks, K extends keyof T> = Parameters<T[K]>[0];
type Result<T extends Tasks, K extends keyof T> = Awaited<ReturnType<T[K]>>;

export interface Pool<T extends Tasks> {
  /** Runs one task; rejects with the task's error. Tasks start in the order of the calls. */
  run<K extends keyof T & string>(task: K, payload: Payload<T, K>): Promise<Result<T, K>>;
  close(): Promise<void>;
}

/** The messages between a pool and its threads. */
export interface Request {
  readonly id: number;
  readonly task: string;
  readonly payload: unknown;
}
export type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: Error });

/**
 * Memory of a thread for young objects. A parsed act is one large tree that dies at once: with room for it the collector copies it
 * seldom (measured: a fifth of the reading time at Node's default).
 */
const YOUNG_MIB = 96;

/** A pool without threads. */
function inline<T extends Tasks>(tasks: T): Pool<T> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(task, payload) {
      const run = last.then(() => tasks[task]!(payload as never));
      last = run.catch(() => {});
      return run as never;
    },
    close: async () => {},
  };
}

/**
 * Opens a pool.
 *
 * @param script the module that a thread runs: it answers `Request` with `Reply`
 * @param tasks the same tasks, for a single job
 */
export function openPool<T extends Tasks>(jobs: number, script: URL, tasks: T): Pool<T> {
  if (jobs <= 1) return inline(tasks);
  const waiting: { request: Request; done: (result: unknown) => void; failed: (error: unknown) => void }[] = [];
  const running = new Map<number, (typeof waiting)[number]>();
  const idle: Worker[] = [];
  let next = 0;
  let broken: Error | null = null;

  const feed = () => {
    while (idle.length > 0 && waiting.length > 0) {
      const job = waiting.shift()!;
      running.set(job.request.id, job);
      idle.pop()!.postMessage(job.request);
    }
  };
  const breakDown = (error: Error) => {
    broken = error;
    for (const job of [...running.values(), ...waiting.splice(0)]) job.failed(error);
    running.clear();
  };
  const workers = Array.from({ length: jobs }, () => {
    const worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB } });
    worker.on("message", (reply: Reply) => {
      const job = running.get(reply.id);
      running.delete(reply.id);
      idle.push(worker);
      if ("error" in reply) job?.failed(reply.error);
      else job?.done(reply.result);
      feed();
    });
    worker.on("error", (error) => breakDown(error as Error));
    idle.push(worker);
    return worker;
  });
  return {
    run: (task, payload) =>
      new Promise((done, failed) => {
        if (broken) return failed(broken);
        waiting.push({ request: { id: next++, task, payload }, done: done as (result: unknown) => void, failed });
        feed();
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
