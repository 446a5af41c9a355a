import type { Lingua } from "../../api/prose.ts";
import { afterLine, card, metaLine, type Read } from "../tree.ts";

const utf8 = new TextEncoder();

/**
 * One array of many pieces; texts become UTF-8.
 *
 * @example concat(["è", Uint8Array.of(10)]) // Uint8Array [0xc3, 0xa8, 10]
 */
export function concat(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  const arrays = pieces.map((piece) => (typeof piece === "string" ? utf8.encode(piece) : piece));
  const all = new Uint8Array(arrays.reduce((length, array) => length + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

/**
 * A document of lists, laid out as the files of the tree are.
 *
 * @param meta line 1
 * @param lists by name, the items of each with a comma and a newline between
 * @example decode(documentOf('{"meta":{},\n', { totale: 1 }, { norme: '{"eli":"…"}' }))
 * // '{"meta":{},\n"totale":1,\n"norme":[\n{"eli":"…"}\n]}\n'
 */
export function documentOf(
  meta: string | Uint8Array,
  scalars: object,
  lists: Readonly<Record<string, string | Uint8Array>>,
): Uint8Array {
  const pieces = [meta, JSON.stringify(scalars).slice(1, -1)];
  let before = ",\n";
  for (const [name, items] of Object.entries(lists)) {
    pieces.push(`${before}"${name}":[\n`, items, items.length ? "\n" : "");
    before = "],";
  }
  return concat([...pieces, "]}\n"]);
}

/** Line 1 of a document of the tree in a language: its own in Italian, else from the card. */
export async function metaOf(
  file: Uint8Array,
  operation: string,
  lingua: Lingua,
  read: Read,
): Promise<string | Uint8Array> {
  return lingua === "it" ? file.subarray(0, afterLine(file)) : metaLine(await card(read, operation), lingua);
}

/** A document of the tree in a language: the file as it is in Italian. */
export async function inLanguage(file: Uint8Array, operation: string, lingua: Lingua, read: Read): Promise<Uint8Array> {
  return lingua === "it" ? file : concat([await metaOf(file, operation, lingua, read), file.subarray(afterLine(file))]);
}
