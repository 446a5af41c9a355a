import { readFile, stat } from "node:fs/promises";
import path from "node:path";

/** Names of the tree; what is not one is never looked for, so no request reaches outside the folder. */
const NAME = /^SHA256SUMS$|^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/;

/** What the system says of a file that is not there, a name too long for the disk included. */
const ABSENT = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "EISDIR"]);

const absent = (error: unknown) => ABSENT.has((error as NodeJS.ErrnoException).code ?? "");

/** Bytes of a file of the tree in a folder, `null` where there is none. */
export async function readFromDisk(folder: string, name: string): Promise<Uint8Array | null> {
  if (!NAME.test(name)) return null;
  try {
    return await readFile(path.join(folder, name));
  } catch (error) {
    if (absent(error)) return null;
    throw error;
  }
}

/** What changes when the tree in a folder is replaced. A folder without a manifest has a version of its own. */
export async function treeVersion(folder: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(path.join(folder, "manifest.json"));
    return `${ino} ${mtimeMs} ${size}`;
  } catch (error) {
    if (absent(error)) return "";
    throw error;
  }
}
