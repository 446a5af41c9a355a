/** Bytes to UTF-8: checked where a file claims it, translated where it is windows-1252. */

import { Buffer, isUtf8 } from "node:buffer";

/** Thrown at the first byte that is not UTF-8: the file is windows-1252 and must be read again. */
export class NotUtf8 extends Error {}

export type Codifica = "utf-8" | "windows-1252";

/** How many of the last bytes begin a character that is not complete. */
function incompleteTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

async function* utf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let tail: Buffer | null = null;
  for await (const chunk of bytes) {
    const whole: Buffer = tail ? Buffer.concat([tail, chunk]) : chunk;
    const cut = whole.length - incompleteTail(whole);
    const head = whole.subarray(0, cut);
    if (!isUtf8(head)) throw new NotUtf8();
    tail = cut < whole.length ? whole.subarray(cut) : null;
    yield head;
  }
  if (tail) throw new NotUtf8();
}

/** Bytes 0x80 to 0x9f; the five that windows-1252 leaves open stay control characters, as browsers read them. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

async function* windows1252(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    const text = chunk.toString("latin1").replace(/[\u0080-\u009f]/g, (c) => HIGH[c.charCodeAt(0) - 0x80]!);
    yield Buffer.from(text, "utf8");
  }
}

/**
 * The UTF-8 of a stream of bytes, in pieces of whole characters; a BOM stays where it is.
 *
 * @throws {NotUtf8} with `utf-8`, at the first byte that is not
 */
export const IN_UTF8: Readonly<Record<Codifica, (bytes: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>>> = {
  "utf-8": utf8,
  "windows-1252": windows1252,
};
