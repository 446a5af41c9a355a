/**
 * One run at a time for a folder: a file says which process holds it. The lock of a process that has died is taken over: at once where
 * it ran on this machine, elsewhere (a shared disk, another container) when it has given no sign for `SILENCE`.
 */

import { readFileSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode } from "../terminal/error-code.ts";
import { Failure } from "../terminal/failure.ts";
import { isHere, isRunning, type ProcessIdentity, thisProcess } from "./process-identity.ts";
import { FOLDER_TEXTS } from "./texts.ts";

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
 * @param options `wait`: for a run that holds it, instead of failing; `say` is told once whom it waits for
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
