/**
 * Loaded before a command (`--import`): it sends itself `SIGNAL` before a step of its work on files. `STEP` is the number of the step, or `AT`
 * an expression for the path that the step makes or moves something to: the first such step, or the one with the number `NTH`. With
 * neither it says at its end how many steps there were.
 */

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { isMainThread } from "node:worker_threads";

const { SIGNAL, AT, NTH = "1", STEP } = process.env;
/** By call, which of its arguments is the path that it makes; `null` where it makes none. */
const CALLS = {
  linkSync: 1,
  mkdirSync: 0,
  openSync: null,
  renameSync: 1,
  rmSync: null,
  unlinkSync: null,
  writeFileSync: null,
};
const place = AT && new RegExp(AT);
let [steps, met] = [0, 0];

if (isMainThread) {
  for (const [name, made] of Object.entries(CALLS)) {
    const real = fs[name];
    fs[name] = (...args) => {
      steps++;
      if (place && made !== null && place.test(String(args[made]))) met++;
      if (steps === Number(STEP) || met === Number(NTH)) {
        met++;
        process.kill(process.pid, SIGNAL);
      }
      return real(...args);
    };
  }
  syncBuiltinESMExports();
  if (!AT && !STEP) process.on("exit", () => console.error(`steps: ${steps}`));
}
