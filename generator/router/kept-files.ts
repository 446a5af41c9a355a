import type { Read } from "../format/read-tree.ts";
import { Lru } from "./lru.ts";

/** What a file weighs besides its bytes: key, bookkeeping. */
const OVERHEAD = 256;

/**
 * A reader that keeps what it read, for hosts where a new tree is a new process: nothing kept is ever old.
 *
 * @param bytes memory for files
 * @example keptFiles((name) => fetchIt(name), 16 * 1024 * 1024)
 */
export function keptFiles(read: Read, bytes: number): Read {
  const files = new Lru<Uint8Array>(bytes);
  return async (name) => {
    const kept = files.get(name);
    if (kept) return kept;
    const found = await read(name);
    if (found) files.set(name, found, found.length + OVERHEAD);
    return found;
  };
}
