import { setFlagsFromString } from "node:v8";
import { isMainThread } from "node:worker_threads";

/**
 * How the engine is told to treat code that runs for a second only, in each thread anew, and what it drops at once. The main thread says
 * it once, for the whole process. Later engines than that of Node.js 20 know other flags, and would complain.
 */
const FLAGS = [
  // How long code runs before it is optimized: some nine times the default. Optimizing all code of the readers at once costs a tenth of the
  // time of a small collection (measured); a large one reaches the same speed a little later.
  "--interrupt-budget=600000",
  // What runs often is compiled at once, not when enough of it has come together: until then it is interpreted, the last of it for good (with
  // the line above three hundredths of the time, measured).
  "--no-baseline-batch-compilation",
  // Patterns are compiled once, not first for an interpreter: the large ones cost ten milliseconds each time (measured).
  "--no-regexp-tier-up",
  // Most of what the readers make is dropped at once: with room for it from the beginning, less of it is moved about. The threads begin
  // with so much, this one grows to it in one step.
  "--min-semi-space-size=16",
  "--semi-space-growth-factor=16",
  // Every processor has a thread of ours: the collector's helpers would only wait for them (all three: a fifteenth of the time, measured).
  "--no-parallel-scavenge",
];

if (isMainThread && process.versions.v8.startsWith("11.")) for (const flag of FLAGS) setFlagsFromString(flag);
