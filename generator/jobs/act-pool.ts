import type { Executor } from "../build/executors/executor.ts";
import type { ACT_TASKS } from "./act-tasks.ts";

/** Whoever runs the work on acts. */
export type ActPool = Executor<typeof ACT_TASKS>;
