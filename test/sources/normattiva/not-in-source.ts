/** What proves a signal, against the words of its file. */

import type { Segnale } from "../../../generator/sources/normattiva/records.ts";

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
/** Without white space and marks of change. */
const close = (text: string) => text.replace(/\s+|\(\(|\)\)/g, "");

/** All words of a file, tags out of sight. */
function wordsOf(xml: string): string {
  const words = xml.replace(/<[^>]*>/g, " ");
  const read = words.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex?: string, code?: string, name = "") => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return code === undefined ? (ENTITIES[name] ?? "") : String.fromCodePoint(Number(code));
  });
  return close(read);
}

/** The pieces of evidence, apart at the gaps that are marked (`…`, `[...]` for a quotation), that do not stand in the source. */
export function notInSource(source: Buffer, segnali: readonly Segnale[]): string[] {
  const words = wordsOf(source.toString("utf8"));
  const pieces = segnali.flatMap(({ evidenza }) => evidenza.split(/…|\[\.\.\.\]/));
  return pieces.filter((piece) => !words.includes(close(piece)));
}
