/**
 * One run at a time for a folder: the system locks a file for the process that has opened it, on this machine and on a shared disk, and
 * gives the lock back when the process ends, however it ends.
 */

import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode } from "../../terminal/error-code.ts";
import { Failure } from "../../terminal/failure.ts";
import { FOLDER_TEXTS } from "./texts.ts";

/** The byte that is locked, far behind those that say who holds it: where locks keep readers off, these can be read. */
const BYTE = 2 ** 40;
const LOOK_AGAIN = 200;

/**
 * Locks the byte of an open file; `false` where another has it. The package is loaded here: it is made for the systems that Node.js is given
 * out for, and all but a build works on the others as well.
 */
function tryLock(fd: number, options?: { readonly shared: boolean }): boolean {
  let native: typeof import("fs-native-extensions");
  try {
    native = createRequire(import.meta.url)("fs-native-extensions");
  } catch (error) {
    throw new Failure(
      FOLDER_TEXTS.noLocks(`${process.platform} ${process.arch}`, String(error).split("\n", 1)[0] ?? ""),
    );
  }
  return native.tryLock(fd, BYTE, 1, options);
}

/** Who holds a lock, for messages. */
interface Holder {
  readonly pid: number;
  readonly machine: string;
  readonly since: string;
}

/** Whether the file that is open stands at its name: its holder before may have removed it meanwhile. */
function stands(file: string, fd: number): boolean {
  const there = statSync(file, { throwIfNoEntry: false });
  const open = fstatSync(fd);
  return there?.ino === open.ino && there.dev === open.dev;
}

/** Opens a file and locks it; `null` where another has it. */
function locked(file: string): number | null {
  for (;;) {
    const fd = openSync(file, "a+");
    let isOurs = false;
    try {
      if (!tryLock(fd)) return null;
      isOurs = stands(file, fd);
    } finally {
      if (!isOurs) closeSync(fd);
    }
    if (isOurs) return fd;
  }
}

function holderOf(file: string): Holder | null {
  try {
    const { pid, machine, since }: Partial<Record<keyof Holder, unknown>> = Object(
      JSON.parse(readFileSync(file, "utf8")),
    );
    const isKnown = typeof pid === "number" && typeof machine === "string" && typeof since === "string";
    return isKnown ? { pid, machine, since } : null;
  } catch {
    // It is about to be written, or gone.
    return null;
  }
}

function who(file: string): string {
  const holder = holderOf(file);
  if (holder === null) return FOLDER_TEXTS.unknownHolder;
  const { pid, since, machine } = holder;
  return machine === hostname() ? FOLDER_TEXTS.process(pid, since) : FOLDER_TEXTS.elsewhereProcess(pid, machine, since);
}

/** A lock that this process holds. */
export interface Lock {
  /** Whether it is still ours: whoever removes its file by hand lets others in. */
  isOurs(): boolean;
  release(): void;
}

/** Whether a process holds a lock. */
export function isLocked(file: string): boolean {
  let fd: number;
  try {
    fd = openSync(file, "r");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
  try {
    return !tryLock(fd, { shared: true });
  } finally {
    closeSync(fd);
  }
}

/**
 * Takes a lock.
 *
 * @param file the lock; the folder it stands in exists
 * @param folder what it is for, as the user named it
 * @param options `wait`: for a run that holds it, instead of failing; `say` is called once with whom it waits for
 * @throws Failure where another run holds it, saying which; error of the system where the file cannot be made, or the disk has no locks
 * @example const lock = await takeLock("/srv/.tree.lock", "--out tree", { wait: false, say: console.error })
 */
export async function takeLock(
  file: string,
  folder: string,
  { wait: waits, say }: { wait: boolean; say: (line: string) => void },
): Promise<Lock> {
  let fd = locked(file);
  if (fd === null) {
    if (!waits) throw new Failure(`${folder}: ${FOLDER_TEXTS.held(who(file))}`);
    say(`${folder}: ${FOLDER_TEXTS.waiting(who(file))}`);
  }
  while (fd === null) {
    await wait(LOOK_AGAIN);
    fd = locked(file);
  }
  const held = fd;
  const holder: Holder = { pid: process.pid, machine: hostname(), since: new Date().toISOString() };
  ftruncateSync(held);
  writeSync(held, `${JSON.stringify(holder)}\n`);
  let isOpen = true;
  const isOurs = () => isOpen && stands(file, held);
  return {
    isOurs,
    release: () => {
      // Removed while it is locked: nobody locks a file that is about to go without looking again.
      if (isOurs()) rmSync(file);
      if (isOpen) closeSync(held);
      isOpen = false;
    },
  };
}
