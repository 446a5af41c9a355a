/** What a worker thread runs: the pool calls these by their names. */

import { ACT_TASKS } from "./act-tasks.ts";

export const { readActs, spreadSignals, serveBucket, writeLists, writeGraph } = ACT_TASKS;
