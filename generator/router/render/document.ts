import type { Lingua } from "../../api/prose.ts";
import { afterLine, concat, type Pieces } from "../../format/bytes.ts";
import { cardFile, metaLine, must, type Read } from "../tree.ts";

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
