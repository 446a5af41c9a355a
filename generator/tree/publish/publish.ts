/**
 * Publishing a tree: written beside, flushed to disk, then swapped in. A folder cannot replace another in one system
 * call, so the swap is two renames: the old tree steps aside under a name that `recover` knows, the new one takes its place. Whoever
 * is killed between the two leaves both trees whole, and the next command that looks puts the old one back.
 */

import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { earlierPlace, workPlace } from "../../contract/earlier-place.ts";
import { flush, flushAll } from "./durable.ts";
import { endWork, stagingOf } from "./work-folder.ts";

/**
 * Swaps in for `out` the tree that has grown beside it, once it is on disk. Afterwards `out` is the new tree and nothing else is left
 * beside it.
 *
 * @param out real path; its folder of work is made
 * @param staging where the new tree has grown, on the same disk
 * @returns what others had put into the old tree, and is in the new one now
 * @throws Error of the system where a file cannot be flushed or a folder not renamed; the old tree then is at `out`, or `recover`
 *   puts it there
 * @example await publish("/srv/api/dist-api") // []
 */
export async function publish(out: string, staging = stagingOf(out)): Promise<string[]> {
  await flushAll(staging);
  if (existsSync(out)) renameSync(out, earlierPlace(out));
  renameSync(staging, out);
  flush(path.dirname(out));
  flush(workPlace(out));
  // At once: nothing else is to be done, and so it takes half the time.
  return endWork(out);
}
