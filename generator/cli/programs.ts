/**
 * What the bundle holds: each program, and the threads, load their own part of it when it is asked for. A program tells whether it did its
 * work.
 */
export const PROGRAMS = {
  generate: async () => (await import("./generate.ts")).done,
  start: async () => (await import("./start.ts")).done,
  check: async () => (await import("./check.ts")).done,
  worker: () => import("../jobs/worker.ts"),
};
