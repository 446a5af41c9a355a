/** Compressed files of the tree, opened. */

import { concat, decode } from "./bytes.ts";
import { type Read, readRequired } from "./read-tree.ts";

/** Bytes that a compressed file stands for at most: some kilobytes may stand for gigabytes. */
const LARGEST = 256 * 1024 * 1024;

/** What compressed bytes are; rejects beyond 256 MiB. Without a `Response`, for which Node.js loads its whole client of HTTP. */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream("deflate-raw");
  const writer = writable.getWriter();
  // What fails here fails the reader as well.
  const written = Promise.all([writer.write(bytes.slice()), writer.close()]).catch(() => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = readable.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST) {
      await reader.cancel();
      throw new RangeError(`a compressed file of more than ${LARGEST} bytes`);
    }
    parts.push(value);
  }
  await written;
  return concat(parts);
}

const parsed = new WeakMap<Uint8Array, Promise<unknown>>();

/** What a compressed file of JSON says. Parsed once as long as the reader hands out the same array. */
export async function inflatedJson<T>(read: Read, name: string): Promise<T> {
  const bytes = await readRequired(read, name);
  const said = parsed.get(bytes) ?? inflated(bytes).then((text): unknown => JSON.parse(decode(text)));
  parsed.set(bytes, said);
  // What a file of the tree says, its format says.
  return (await said) as T;
}
