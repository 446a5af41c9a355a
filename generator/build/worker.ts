/** What a thread of a build runs: the pool calls it by its name. */
export { runTask } from "./run.ts";
