import type { OpenThread } from "../jobs/threads.ts";

/**
 * What the bundle holds: each program, and what answers tasks in the threads, load their own part of it when they are started. A program
 * tells whether it did its work.
 */
export const PROGRAMS = {
  generate: async (openThread: OpenThread) => (await import("./generate.ts")).run(openThread),
  start: async (openThread: OpenThread) => (await import("./start.ts")).run(openThread),
  check: async () => (await import("./check.ts")).run(),
  worker: () => import("../jobs/worker.ts"),
};
