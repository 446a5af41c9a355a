/** Decoding of escapes for engines without `URLSearchParams`, in the dialect of `nearest.ts`; the same as in `query.ts`. */

const ESCAPES = /(?:%[0-9a-f]{2})+/gi;
const REPLACEMENT = "\ufffd";

/** Length of a UTF-8 sequence and the lowest and highest second byte, by its first byte; 0 where none begins. */
function shape(first: number): readonly [length: number, low: number, high: number] {
  if (first < 0x80) return [1, 0, 0];
  if (first < 0xc2 || first > 0xf4) return [0, 0, 0];
  if (first < 0xe0) return [2, 0x80, 0xbf];
  if (first < 0xf0) return [3, first === 0xe0 ? 0xa0 : 0x80, first === 0xed ? 0x9f : 0xbf];
  return [4, first === 0xf0 ? 0x90 : 0x80, first === 0xf4 ? 0x8f : 0xbf];
}

/** The text of some bytes; what is no UTF-8 becomes U+FFFD, as the Encoding standard counts it. */
function utf8(bytes: readonly number[]): string {
  let text = "";
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at]!;
    const form = shape(first);
    let code = form[0] > 1 ? first & (0xff >> (form[0] + 1)) : first;
    let taken = 1;
    while (taken < form[0]) {
      const next = bytes[at + taken];
      if (next === undefined || next < (taken === 1 ? form[1] : 0x80) || next > (taken === 1 ? form[2] : 0xbf)) break;
      code = (code << 6) | (next & 0x3f);
      taken++;
    }
    text += form[0] === 0 || taken < form[0] ? REPLACEMENT : String.fromCodePoint(code);
    at += taken;
  }
  return text;
}

/**
 * Decodes the escapes of a path or of a value; a malformed escape stays as it is.
 *
 * @example plainText("a%2Fb+%zz%FF") // "a/b+%zz\uFFFD"
 */
export function plainText(text: string): string {
  return text.replace(ESCAPES, (run) =>
    utf8(
      run
        .slice(1)
        .split("%")
        .map((byte) => Number.parseInt(byte, 16)),
    ),
  );
}

/**
 * The parameters of a raw query; of a repeated name the last value counts, `+` is a space.
 *
 * @example plainQuery("a=1&b&a=2+3").get("a") // "2 3"
 */
export function plainQuery(query: string): { get(name: string): string | undefined } {
  const values: Record<string, string> = {};
  query.split("&").forEach((piece) => {
    const text = piece.replace(/\+/g, " ");
    const at = `${text}=`.indexOf("=");
    if (text) values[`=${plainText(text.slice(0, at))}`] = plainText(text.slice(at + 1));
  });
  return { get: (name) => values[`=${name}`] };
}
