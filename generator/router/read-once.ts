/** Reads that go out before it is known whether they are wanted. */

import { getOrMake } from "../collections/get-or-make.ts";
import type { Read } from "../format/read-tree.ts";

/**
 * What is asked for before it is known whether it is wanted: it may fail without being heard.
 *
 * @example const act = startedEarly(read("indici/albero.json"))
 */
export function startedEarly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/**
 * Reads each file once, however often it is asked for at a time.
 *
 * @example const read = readOnce(readFile)
 */
export function readOnce(read: Read): Read {
  const files = new Map<string, Promise<Uint8Array | null>>();
  return (name) => getOrMake(files, name, () => startedEarly(read(name)));
}
