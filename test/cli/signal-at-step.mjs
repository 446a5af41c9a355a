/**
 * Loaded before a command: it sends itself `SIGNAL` before it makes the folder `AT`, or before step number `STEP` of its work on files.
 * With neither it says at its end how many steps there were.
 */

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { isMainThread } from "node:worker_threads";

const { SIGNAL, AT, STEP } = process.env;
let steps = 0;

if (isMainThread) {
  for (const name of ["linkSync", "mkdirSync", "openSync", "renameSync", "rmSync", "unlinkSync", "writeFileSync"]) {
    const real = fs[name];
    fs[name] = (...args) => {
      steps++;
      if (args[0] === AT || steps === Number(STEP)) process.kill(process.pid, SIGNAL);
      return real(...args);
    };
  }
  syncBuiltinESMExports();
  if (!AT && !STEP) process.on("exit", () => console.error(`steps: ${steps}`));
}
