/** Bytes to text: UTF-8 where a file is that, else windows-1252. */

/** Thrown at the first byte that is not UTF-8: the file is windows-1252 and must be read again. */
export class NotUtf8 extends Error {}

export type Codifica = "utf-8" | "windows-1252";

/** A byte order mark stays where it is: the reader of headers drops it. */
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

/**
 * The text of a stream of bytes, in pieces.
 *
 * @throws NotUtf8 with `utf-8`, at the first byte that is not
 */
export async function* decodedText(bytes: AsyncIterable<Buffer>, codifica: Codifica): AsyncGenerator<string> {
  const decode = DECODERS[codifica]();
  for await (const chunk of bytes) yield decode(chunk);
  yield decode();
}
