/** Escapes of addresses: decoding by the Encoding standard. Written out: not every engine has `URLSearchParams`, nor a decoder that counts faults so. */

const ESCAPES = /(?:%[0-9a-f]{2})+/gi;
const REPLACEMENT = "\ufffd";

/** Length of a UTF-8 sequence and the lowest and highest second byte, by its first byte; 0 where none begins. */
function shapeOf(first: number): readonly [length: number, low: number, high: number] {
  if (first < 0x80) return [1, 0, 0];
  if (first < 0xc2 || first > 0xf4) return [0, 0, 0];
  if (first < 0xe0) return [2, 0x80, 0xbf];
  if (first < 0xf0) return [3, first === 0xe0 ? 0xa0 : 0x80, first === 0xed ? 0x9f : 0xbf];
  return [4, first === 0xf0 ? 0x90 : 0x80, first === 0xf4 ? 0x8f : 0xbf];
}

/** The text of some bytes; what is no UTF-8 becomes U+FFFD, once for each beginning that leads nowhere. */
function textOf(bytes: readonly number[]): string {
  let text = "";
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const [length, low, high] = shapeOf(first);
    let code = length > 1 ? first & (0xff >> (length + 1)) : first;
    let taken = 1;
    while (taken < length) {
      const next = bytes[at + taken];
      if (next === undefined || next < (taken === 1 ? low : 0x80) || next > (taken === 1 ? high : 0xbf)) break;
      code = (code << 6) | (next & 0x3f);
      taken++;
    }
    text += length === 0 || taken < length ? REPLACEMENT : String.fromCodePoint(code);
    at += taken;
  }
  return text;
}

/**
 * Decodes the escapes of a path or of a value. A malformed escape stays as it is, bytes that are not UTF-8 become U+FFFD, a plus sign
 * stays a plus sign; never throws, as `decodeURIComponent` would.
 *
 * @example decodeText("a%2Fb+%zz%FF") // "a/b+%zz\uFFFD"
 */
export function decodeText(text: string): string {
  return text.replace(ESCAPES, (run) =>
    textOf(
      run
        .slice(1)
        .split("%")
        .map((byte) => Number.parseInt(byte, 16)),
    ),
  );
}

/** Halves of characters: no address can write them. */
const HALVES = /\p{Surrogate}/gu;

/**
 * The beginning of a text as an address or a header can bear it.
 *
 * @param most characters at most, before they are escaped
 * @example escapedText("a,è", 2) // "a%2C"
 */
export const escapedText = (text: string, most: number): string =>
  encodeURIComponent([...text.slice(0, 2 * most)].slice(0, most).join("").replace(HALVES, REPLACEMENT));
