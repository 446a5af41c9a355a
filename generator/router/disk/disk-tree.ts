import { constants, type Stats } from "node:fs";
import { type FileHandle, open, realpath } from "node:fs/promises";
import path from "node:path";

/** Names of the tree; what is not one is never looked for, so no request reaches outside the folder. */
const NAME = /^SHA256SUMS$|^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/;

/** What the system says of a file that is not there: a name too long for the disk, links in a circle and sockets included. */
const ABSENT = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "ENXIO"]);

/** Never waits for the other end of a pipe; a file that became a link meanwhile is not opened. Windows has neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Whether an error says that there is no such file. */
export const absent = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ABSENT.has(String(error.code));

/** A file of a tree, open: it stays the same file whatever becomes of its name. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly stats: Stats;
}

/**
 * Opens a file of the tree in a folder. A link is followed as far as it stays inside the folder.
 *
 * @param name path in the tree, with `/`
 * @returns `null` where there is no such file, or something else than a file
 * @throws Error of the system where the file cannot be read
 * @example await openInTree("dist-api", "index.html") // { handle, stats }; the caller closes the handle
 */
export async function openInTree(folder: string, name: string): Promise<OpenFile | null> {
  if (!NAME.test(name)) return null;
  let handle: FileHandle;
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]);
    if (!file.startsWith(path.join(root, path.sep))) return null;
    handle = await open(file, FLAGS);
  } catch (error) {
    if (absent(error)) return null;
    throw error;
  }
  try {
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, stats };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

/** Bytes of a file of the tree in a folder, `null` where there is none. */
export async function readFromDisk(folder: string, name: string): Promise<Uint8Array | null> {
  const file = await openInTree(folder, name);
  if (!file) return null;
  try {
    return await file.handle.readFile();
  } finally {
    await file.handle.close();
  }
}
