/** How fast this machine is now: bounds on what a page takes were set on one machine, and others, or this one in company, are slower. */

import { execFileSync } from "node:child_process";

/**
 * Milliseconds of the loop on the machine on which the bounds were set. Reckoned: on another day the loop took 23 ms, and one and the same
 * build of 157,000 acts 491 s where it had taken 317 s.
 */
const REFERENCE_MS = 15;

/** The bounds say nothing of a machine that is slower still; nor does a loop that Node.js has not compiled, which takes five times as long. */
const MOST = 2;

/** Prints what the fastest of some loops takes. */
const LOOPS = `
const loop = () => {
  const began = performance.now();
  let sum = 0;
  for (let i = 0; i < 2e7; i++) sum = (Math.imul(sum, 31) + i) | 0;
  return performance.now() - began;
};
console.log(Math.min(...Array.from({ length: 25 }, loop)));
`;

/**
 * How many times slower than the machine of the bounds this one is, from 1 to 2: a processor four times slower than that one is that much
 * less slower than this one. The loops run in a process of their own, which has done no other work.
 *
 * @example machineSlowness() // 1.5
 */
export function machineSlowness(): number {
  const fastest = Number(execFileSync(process.execPath, ["-e", LOOPS], { encoding: "utf8" }));
  return Math.min(MOST, Math.max(1, fastest / REFERENCE_MS));
}
