import { setFlagsFromString } from "node:v8";

/**
 * How long code runs before the engine optimizes it: about five times its default. Each thread meets all the code of the readers, most of
 * it for a second only; optimizing it all at once cost a quarter of the processor time of a small collection (measured), and a large one
 * reaches the same speed a little later. It holds for the whole process, threads included.
 * Later engines than that of Node.js 20 have no such flag, and would complain.
 */
if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=600000");
