/** Compressed files of the tree, opened. */

import { type Read, readRequired } from "./tree.ts";

/** Bytes that a compressed file stands for at most: some kilobytes may stand for gigabytes. */
const LARGEST = 256 * 1024 * 1024;

/** Fails beyond the largest size. */
function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(part, next) {
      length += part.length;
      if (length > LARGEST) throw new RangeError(`a compressed file of more than ${LARGEST} bytes`);
      next.enqueue(part);
    },
  });
}

/** What compressed bytes are; reading rejects beyond 256 MiB. */
export const inflated = (bytes: Uint8Array): Response =>
  new Response(
    new Response(bytes.slice()).body?.pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(bounded()) ??
      null,
  );

const parsed = new WeakMap<Uint8Array, Promise<unknown>>();

/** What a compressed file of JSON says. Parsed once as long as the reader hands out the same array. */
export async function inflatedJson<T>(read: Read, name: string): Promise<T> {
  const bytes = await readRequired(read, name);
  const said = parsed.get(bytes) ?? inflated(bytes).json();
  parsed.set(bytes, said);
  // What a file of the tree says, its format says.
  return (await said) as T;
}
