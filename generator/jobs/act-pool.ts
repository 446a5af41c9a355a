import type { ACT_TASKS } from "./act-tasks.ts";
import type { Pool } from "./pool.ts";

/** The threads that work on acts. */
export type ActPool = Pool<typeof ACT_TASKS>;
