import type { Threads } from "../build/executors/threads.ts";
import type { ACT_TASKS } from "./act-tasks.ts";

/** The threads that work on acts. */
export type ActPool = Threads<typeof ACT_TASKS>;
