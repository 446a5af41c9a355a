/** Splitting and decoding a raw request target, as the reference framework does it. `new URL` would rewrite the path. */

const utf8 = new TextEncoder();
// A byte order mark is data here, as any other character.
const lossy = new TextDecoder("utf-8", { ignoreBOM: true });

const ESCAPE = /%[0-9a-f]{2}/i;

/**
 * Decodes the escapes of a path or of a piece of a query. A malformed escape stays as it is, bytes that are not UTF-8 become
 * U+FFFD; never throws.
 *
 * @param text raw text; a plus sign stays a plus sign
 * @example decodeText("a%2Fb%zz%FF") // "a/b%zz\uFFFD"
 */
export function decodeText(text: string): string {
  if (!ESCAPE.test(text)) return text;
  const raw = utf8.encode(text);
  const bytes = new Uint8Array(raw.length);
  let length = 0;
  for (let i = 0; i < raw.length; i++) {
    let byte = raw[i]!;
    if (byte === 0x25) {
      const high = hexDigit(raw[i + 1]);
      const low = hexDigit(raw[i + 2]);
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low;
        i += 2;
      }
    }
    bytes[length++] = byte;
  }
  return lossy.decode(bytes.subarray(0, length));
}

function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1;
}

/**
 * Cuts a request target at its first `?`. The path comes decoded, the query raw.
 *
 * @example splitTarget("/%6Eorme?a=?") // { path: "/norme", query: "a=?" }
 */
export function splitTarget(target: string): { path: string; query: string } {
  const at = target.indexOf("?");
  return at < 0
    ? { path: decodeText(target), query: "" }
    : { path: decodeText(target.slice(0, at)), query: target.slice(at + 1) };
}

/**
 * The parameters of a raw query; of a repeated name the last value counts. Only `&` separates, empty pieces are skipped, the
 * first `=` splits, `+` is a space.
 *
 * @example parseQuery("a=1&b&a=2+3") // Map { "a" → "2 3", "b" → "" }
 */
export function parseQuery(query: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const piece of query.split("&")) {
    if (piece === "") continue;
    const spaced = piece.replaceAll("+", " ");
    const at = spaced.indexOf("=");
    if (at < 0) parameters.set(decodeText(spaced), "");
    else parameters.set(decodeText(spaced.slice(0, at)), decodeText(spaced.slice(at + 1)));
  }
  return parameters;
}
