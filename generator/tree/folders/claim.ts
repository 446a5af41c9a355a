/** The folders of a run, held against the rule and locked before anything else is done. */

import { existsSync, renameSync, rmdirSync } from "node:fs";
import path from "node:path";
import { earlierPlace } from "../../contract/earlier-place.ts";
import { Failure } from "../../terminal/failure.ts";
import { mark } from "../publish/folder-mark.ts";
import { beginWork, endWork, lockOf } from "../publish/work-folder.ts";
import { type GuardedFolders, guardFolders, type RunFolders } from "./guard.ts";
import { isLocked, type Lock, takeLock } from "./lock.ts";
import { makeFolder } from "./make-folder.ts";
import { realPath } from "./real-path.ts";
import { isSystemError, reasonOf } from "./system-error.ts";
import { FOLDER_TEXTS } from "./texts.ts";

/** Folders that belong to this run until it gives them back. */
export interface Claim {
  /** Where tree and cache really are. */
  readonly out: string;
  readonly cache: string | undefined;
  /** Ends the run where another has taken the folders over meanwhile. */
  assertHeld(): void;
  /** Leaves nothing of the run beside the tree, at once; the old tree goes back where no new one took its place. */
  release(): void;
}

const LOCK_OF_CACHE = ".lock";

interface Waiting {
  /** Whether to wait for a run that holds a folder. */
  readonly wait: boolean;
  readonly say: (line: string) => void;
}

/**
 * Does something to a folder; what the system refuses is said in words.
 *
 * @throws Failure where it refuses
 * @example await withFolderErrors("--data data", "data", () => makeFolder("data"))
 */
export async function withFolderErrors<T>(title: string, folder: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new Failure(`${title}: ${FOLDER_TEXTS.unwritable(folder, reasonOf(error))}`);
  }
}

async function take({ out, cache }: GuardedFolders, locks: Lock[], made: string[], waiting: Waiting): Promise<void> {
  const around = path.dirname(out.real);
  await withFolderErrors(out.title, around, async () => {
    made.push(...makeFolder(around));
    locks.push(await takeLock(lockOf(out.real), out.title, waiting));
  });
  if (!cache) return;
  await withFolderErrors(cache.title, cache.real, async () => {
    made.push(...makeFolder(cache.real));
    mark(cache.real, "cache");
    locks.push(await takeLock(path.join(cache.real, LOCK_OF_CACHE), cache.title, waiting));
  });
}

/** Removes the folders that were made for the run, where nothing came to stand in them. */
function removeEmpty(made: readonly string[]): void {
  for (const folder of made.toReversed())
    try {
      rmdirSync(folder);
    } catch {
      // It holds what it was made for.
    }
}

/**
 * Claims the folders of a run.
 *
 * @throws Failure where the rule refuses one, where it cannot be written, or where another run holds it and is not waited for
 * @example const claim = await claimFolders({ data: "data-raw", out: "dist-api" }, { wait: false, say: console.error })
 */
export async function claimFolders(folders: RunFolders, waiting: Waiting): Promise<Claim> {
  const locks: Lock[] = [];
  const made: string[] = [];
  const giveBack = () => {
    for (const lock of locks.splice(0).reverse()) lock.release();
    removeEmpty(made);
  };
  const guarded = guardFolders(folders);
  try {
    await take(guarded, locks, made, waiting);
    // Once more: another run, or its user, may have been there while this one waited.
    guardFolders(folders);
    await withFolderErrors(guarded.out.title, path.dirname(guarded.out.real), () => beginWork(guarded.out.real));
  } catch (error) {
    giveBack();
    throw error;
  }
  const held = () => locks.every((lock) => lock.isOurs());
  return {
    out: guarded.out.real,
    cache: guarded.cache?.real,
    assertHeld: () => {
      if (!held()) throw new Failure(`${guarded.out.title}: ${FOLDER_TEXTS.lost}`);
    },
    release: () => {
      if (locks.length > 0 && held()) endWork(guarded.out.real);
      giveBack();
    },
  };
}

/**
 * Puts the old tree back where a publication was interrupted between its two renames; a run that still works is left alone. Every command
 * that reads a tree calls it first.
 */
export function recover(dir: string): void {
  const out = realPath(dir);
  if (existsSync(out) || !existsSync(earlierPlace(out)) || isLocked(lockOf(out))) return;
  renameSync(earlierPlace(out), out);
}
