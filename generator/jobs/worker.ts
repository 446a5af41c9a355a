/** What a worker thread runs: the tasks of `act-tasks.ts`, one message each. */

import { parentPort } from "node:worker_threads";
import { ACT_TASKS } from "./act-tasks.ts";
import type { Reply, Request } from "./pool.ts";

const tasks: Readonly<Record<string, (payload: never) => unknown>> = ACT_TASKS;

parentPort!.on("message", async ({ id, task, payload }: Request) => {
  let reply: Reply;
  try {
    reply = { id, result: await tasks[task]!(payload as never) };
  } catch (error) {
    reply = { id, error: error as Error };
  }
  parentPort!.postMessage(reply);
});
