/** Which process of which machine holds a folder, and whether it still runs. */

import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { errorCode } from "../terminal/error-code.ts";

/** A process, told apart from a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it began, in the clock ticks of the system; `null` where the system does not say. */
  readonly began: string | null;
  /** Within it the number of a process means one process: host, its start, container. */
  readonly machine: string;
}

function orNothing(read: () => string): string {
  try {
    return read().trim();
  } catch {
    // Another system, which does not say: the name of the host must do.
    return "";
  }
}

/** State and start of a process (proc(5), `/proc/PID/stat`, fields 3 and 22); `null` where the system does not say. */
function statOf(pid: number): { readonly state: string; readonly began: string } | null {
  const line = orNothing(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
  // The name of the program, which may hold anything, ends with the last bracket.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const [state, began] = [fields[0], fields[19]];
  return state && began ? { state, began } : null;
}

const machine = () =>
  [
    hostname(),
    orNothing(() => readFileSync("/proc/sys/kernel/random/boot_id", "latin1")),
    orNothing(() => readlinkSync("/proc/self/ns/pid")),
  ].join(" ");

/** This very process. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, began: statOf(process.pid)?.began ?? null, machine: machine() };
}

/** Whether a process can be looked up from here. */
export const isHere = (identity: ProcessIdentity): boolean => identity.machine === machine();

/**
 * Whether a process of this machine runs. One that has ended and waits for its parent to hear of it does not.
 *
 * @example isRunning(thisProcess()) // true
 */
export function isRunning({ pid, began }: ProcessIdentity): boolean {
  const stat = statOf(pid);
  if (stat !== null) return !/^[ZX]$/.test(stat.state) && (began === null || stat.began === began);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to another user.
    return errorCode(error) === "EPERM";
  }
}
