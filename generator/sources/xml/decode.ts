/** From the bytes of an XML file to its characters: UTF-8 only, strictly, so that no wrong letter is ever published. */

import { isUtf8 } from "node:buffer";
import { UnusableInput } from "../unusable-input.ts";

const DECLARED_ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;
const UTF8_NAMES = new Set(["utf-8", "utf8", "us-ascii", "ascii"]);
const DECLARATION_BYTES = 256;
const LINE_FEED = 10;
const BYTE_ORDER_MARK = "\uFEFF";

function isUtf16(source: Buffer): boolean {
  const [a, b] = source;
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || (a === 0x3c && b === 0) || (a === 0 && b === 0x3c);
}

function firstBadLine(source: Buffer): number {
  let line = 1;
  for (let start = 0; start < source.length; line++) {
    const end = source.indexOf(LINE_FEED, start);
    const stop = end === -1 ? source.length : end;
    if (!isUtf8(source.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return line;
}

/**
 * The text of a file that must be UTF-8, without its byte order mark.
 *
 * @throws UnusableInput where the file is empty, UTF-16, declares another encoding or holds bytes that are not UTF-8.
 * @example decodeXml(Buffer.from("<a>è</a>")) // "<a>è</a>"
 */
export function decodeXml(source: Buffer): string {
  if (isUtf16(source)) throw new UnusableInput("il file è in UTF-16: convertirlo in UTF-8", "riga 1");
  const head = source.subarray(0, DECLARATION_BYTES).toString("latin1").replace(/^ï»¿/, "");
  const declared = DECLARED_ENCODING.exec(head)?.[1];
  if (declared !== undefined && !UTF8_NAMES.has(declared.toLowerCase()))
    throw new UnusableInput(`il file dichiara la codifica «${declared}»: convertirlo in UTF-8`, "riga 1");
  if (!isUtf8(source))
    throw new UnusableInput(
      "il file non è in UTF-8 (forse è ISO-8859-1): scaricarlo di nuovo o convertirlo in UTF-8",
      `riga ${firstBadLine(source)}`,
    );
  const decoded = source.toString("utf8");
  const text = decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded;
  if (text.trim() === "") throw new UnusableInput("il file è vuoto: scaricarlo di nuovo");
  return text;
}
