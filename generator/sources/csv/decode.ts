/** Bytes to text: UTF-8 where a file is that, else windows-1252; UTF-16 is told and refused. */

import { UnusableInput } from "../unusable-input.ts";

/** Thrown at the first byte that is not UTF-8: the file is windows-1252 and must be read again. */
class NotUtf8 extends Error {}

export type Codifica = "utf-8" | "windows-1252";

/** A byte order mark stays where it is: the reader of rows drops it. */
function utf8(): (bytes?: Buffer) => string {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  return (bytes) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (error) {
      if (error instanceof TypeError) throw new NotUtf8();
      throw error;
    }
  };
}

/** Bytes 0x80 to 0x9f; the five that windows-1252 leaves open stay control characters, as browsers read them. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** By hand: the decoder of some versions of Node.js takes windows-1252 for ISO-8859-1. */
function windows1252(): (bytes?: Buffer) => string {
  return (bytes) =>
    (bytes?.toString("latin1") ?? "").replace(/[\u0080-\u009f]/g, (c) => HIGH.charAt(c.charCodeAt(0) - 0x80));
}

const DECODERS: Readonly<Record<Codifica, () => (bytes?: Buffer) => string>> = {
  "utf-8": utf8,
  "windows-1252": windows1252,
};

/** Bytes at the beginning that are looked at for UTF-16 without a mark. */
const SAMPLE = 512;

/**
 * Whether a file that begins so is UTF-16: by its mark, or since every other byte of the Latin alphabet is 0 there.
 *
 * @example isUtf16(Buffer.from([0xff, 0xfe, 0x43, 0x00])) // true
 */
export function isUtf16(beginning: Buffer): boolean {
  const [first, second] = beginning;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const sample = beginning.subarray(0, SAMPLE);
  let [even, odd] = [0, 0];
  for (const [i, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  return sample.length >= 4 && Math.max(even, odd) > sample.length / 4 && Math.min(even, odd) === 0;
}

async function* decoded(bytes: AsyncIterable<Buffer>, codifica: Codifica): AsyncGenerator<string> {
  const decode = DECODERS[codifica]();
  let begun = false;
  for await (const chunk of bytes) {
    if (!begun && isUtf16(chunk))
      throw new UnusableInput(
        "è in UTF-16: convertirlo in UTF-8 (in un foglio di calcolo: salvare come «CSV UTF-8»), o scaricarlo di nuovo",
      );
    begun = true;
    yield decode(chunk);
  }
  yield decode();
}

/**
 * Reads a text whose encoding is not told: as UTF-8, and from the beginning as windows-1252 at the first byte that is not.
 *
 * @param open gives the bytes anew at each call
 * @param read takes the text, in pieces of any length; it is called again where the first reading was given up
 * @returns what `read` gave, and the encoding
 * @throws UnusableInput where the text is UTF-16: it says so and what to do
 */
export async function readText<T>(
  open: () => AsyncIterable<Buffer>,
  read: (text: AsyncIterable<string>) => Promise<T>,
): Promise<{ readonly result: T; readonly codifica: Codifica }> {
  try {
    return { result: await read(decoded(open(), "utf-8")), codifica: "utf-8" };
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
  }
  return { result: await read(decoded(open(), "windows-1252")), codifica: "windows-1252" };
}
