import type { Lingua } from "../../api/prose.ts";
import { afterLine, cardFile, metaLine, must, type Read } from "../tree.ts";

const utf8 = new TextEncoder();

/** The bytes of a document one after the other; texts are UTF-8. How they are joined is the engine's own. */
export type Pieces = readonly (string | Uint8Array)[];

/**
 * One array of many pieces.
 *
 * @example concat(["è", Uint8Array.of(10)]) // Uint8Array [0xc3, 0xa8, 10]
 */
export function concat(pieces: Pieces): Uint8Array {
  const arrays = pieces.map((piece) => (typeof piece === "string" ? utf8.encode(piece) : piece));
  const all = new Uint8Array(arrays.reduce((length, array) => length + array.length, 0));
  let at = 0;
  arrays.forEach((array) => {
    all.set(array, at);
    at += array.length;
  });
  return all;
}

/**
 * A document of lists, laid out as the files of the tree are.
 *
 * @param meta line 1
 * @param lists by name, the items of each with a comma and a newline between
 * @example piecesOf('{"meta":{},\n', { totale: 1 }, { norme: '{"eli":"…"}' }).join("")
 * // '{"meta":{},\n"totale":1,\n"norme":[\n{"eli":"…"}\n]}\n'
 */
export function piecesOf(
  meta: string | Uint8Array,
  scalars: object,
  lists: Readonly<Record<string, string | Uint8Array>>,
): Pieces {
  const pieces = [meta, JSON.stringify(scalars).slice(1, -1)];
  let before = ",\n";
  Object.entries(lists).forEach(([name, items]) => {
    pieces.push(`${before}"${name}":[\n`, items, items.length ? "\n" : "");
    before = "],";
  });
  pieces.push("]}\n");
  return pieces;
}

/**
 * Line 1 with another note.
 *
 * @param line as `metaLine` gives it
 * @param change from the note that it has, and the day of its data
 */
export function metaWith(line: string, change: (nota: string, datiAl: string | null) => string): string {
  const { meta }: { meta: { nota?: string; dati_al: string | null } } = JSON.parse(`${line.slice(0, -2)}}`);
  return `${JSON.stringify({ meta: { ...meta, nota: change(meta.nota ?? "", meta.dati_al) } }).slice(0, -1)},\n`;
}

/** The bytes of such a document. */
export const documentOf = (...parts: Parameters<typeof piecesOf>): Uint8Array => concat(piecesOf(...parts));

/** A document of the tree below another line 1. */
export const withMeta = (meta: string | Uint8Array, file: Uint8Array): Pieces => [meta, file.subarray(afterLine(file))];

/** Line 1 of a document of the tree in a language: its own in Italian, else from the card. */
export async function metaOf(
  file: Uint8Array,
  operation: string,
  lingua: Lingua,
  read: Read,
): Promise<string | Uint8Array> {
  return lingua === "it" ? file.subarray(0, afterLine(file)) : metaLine(await must(read, cardFile(operation)), lingua);
}

/** A document of the tree in a language: the file as it is in Italian. */
export async function documentIn(file: Uint8Array, operation: string, lingua: Lingua, read: Read): Promise<Uint8Array> {
  return lingua === "it" ? file : concat(withMeta(await metaOf(file, operation, lingua, read), file));
}
