/** Compressed files of the tree, opened. */

import { must, type Read } from "./tree.ts";

/** What compressed bytes are. */
export const inflated = (bytes: Uint8Array): Response =>
  new Response(new Response(bytes.slice()).body?.pipeThrough(new DecompressionStream("deflate-raw")) ?? null);

const parsed = new WeakMap<Uint8Array, Promise<unknown>>();

/** What a compressed file of JSON says. Parsed once as long as the reader hands out the same array. */
export async function inflatedJson<T>(read: Read, name: string): Promise<T> {
  const bytes = await must(read, name);
  const said = parsed.get(bytes) ?? inflated(bytes).json();
  parsed.set(bytes, said);
  // What a file of the tree says, its format says.
  return (await said) as T;
}
