/**
 * One run at a time for a folder: a file says which process holds it. The lock of a process that has died is taken over: at once where
 * it ran on this machine, elsewhere (a shared disk, another container) when it has given no sign for `SILENCE`.
 */

import { readFileSync, readlinkSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode } from "../terminal/error-code.ts";
import { Failure } from "../terminal/failure.ts";
import { FOLDER_TEXTS } from "./texts.ts";

// Which process of which machine holds a folder, and whether it still runs.

/** A process, distinct from a later one with the same number. */
interface ProcessIdentity {
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
const isHere = (identity: ProcessIdentity): boolean => identity.machine === machine();

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

/** How often a holder gives a sign, and after how long without one it counts as dead, in milliseconds. */
const SIGN_EVERY = 20_000;
const SILENCE = 10 * 60_000;
/** A lock that says nothing was left by a process killed as it wrote it; until then it may be about to. */
const WRITING = 2000;
const LOOK_AGAIN = 200;

interface Holder extends ProcessIdentity {
  readonly since: string;
}

/** A lock as it is found: its bytes, its age, who holds it (`null` where it does not say). */
interface Found {
  readonly text: string;
  readonly age: number;
  readonly holder: Holder | null;
}

function isHolder(value: unknown): value is Holder {
  const { pid, began, machine, since }: Partial<Record<keyof Holder, unknown>> = Object(value);
  const known = typeof began === "string" || began === null;
  return typeof pid === "number" && known && typeof machine === "string" && typeof since === "string";
}

function find(file: string): Found | null {
  try {
    const text = readFileSync(file, "utf8");
    const age = Date.now() - statSync(file).mtimeMs;
    let holder: unknown = null;
    try {
      holder = JSON.parse(text);
    } catch {
      // Half written: it names nobody.
    }
    return { text, age, holder: isHolder(holder) ? holder : null };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function isDead({ holder, age }: Found): boolean {
  if (holder === null) return age > WRITING;
  return isHere(holder) ? !isRunning(holder) : age > SILENCE;
}

/** Makes a file that is not there; `false` where it is. */
function made(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

const takeoverOf = (file: string) => `${file}.presa`;

/** Removes the lock of a dead process, unless another run has done so; `false` where another is about to. */
function takeOver(file: string, dead: Found): boolean {
  const takeover = takeoverOf(file);
  if (!made(takeover, "")) {
    if ((find(takeover)?.age ?? 0) > WRITING) rmSync(takeover, { force: true });
    return false;
  }
  try {
    if (find(file)?.text === dead.text) unlinkSync(file);
    return true;
  } finally {
    rmSync(takeover, { force: true });
  }
}

const who = (holder: Holder | null): string => {
  if (holder === null) return FOLDER_TEXTS.unknownHolder;
  const { pid, since, machine } = holder;
  return isHere(holder)
    ? FOLDER_TEXTS.process(pid, since)
    : FOLDER_TEXTS.elsewhereProcess(pid, machine.split(" ")[0] ?? "", since);
};

/** A lock that this process holds. */
export interface Lock {
  /** Whether it is still ours: whoever gave no sign for too long has lost it. */
  isOurs(): boolean;
  release(): void;
}

function held(file: string, text: string): Lock {
  const isOurs = () => find(file)?.text === text;
  const sign = setInterval(() => {
    const now = new Date();
    if (isOurs()) utimesSync(file, now, now);
  }, SIGN_EVERY).unref();
  return {
    isOurs,
    release: () => {
      clearInterval(sign);
      if (isOurs()) unlinkSync(file);
    },
  };
}

/** Whether a process that runs holds a lock. */
export function isLocked(file: string): boolean {
  const found = find(file);
  return found !== null && !isDead(found);
}

/**
 * Takes a lock.
 *
 * @param file the lock; the folder it stands in exists
 * @param folder what it is for, as the user named it
 * @param options `wait`: for a run that holds it, instead of failing; `say` is called once with whom it waits for
 * @throws Failure where another run holds it, saying which; error of the system where the file cannot be made
 * @example const lock = await takeLock("/srv/.tree.lock", "--out tree", { wait: false, say: console.error })
 */
export async function takeLock(
  file: string,
  folder: string,
  { wait: waits, say }: { wait: boolean; say: (line: string) => void },
): Promise<Lock> {
  const text = `${JSON.stringify({ ...thisProcess(), since: new Date().toISOString() })}\n`;
  let said = false;
  while (!made(file, text)) {
    const found = find(file);
    if (found === null) continue;
    if (isDead(found)) {
      if (takeOver(file, found)) continue;
    } else if (found.holder !== null && !waits)
      throw new Failure(`${folder}: ${FOLDER_TEXTS.held(who(found.holder), file)}`);
    else if (found.holder !== null && !said) {
      say(`${folder}: ${FOLDER_TEXTS.waiting(who(found.holder))}`);
      said = true;
    }
    await wait(LOOK_AGAIN);
  }
  rmSync(takeoverOf(file), { force: true });
  return held(file, text);
}
