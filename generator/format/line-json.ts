/**
 * Line-JSON: a JSON document laid out so that a cut needs no parser (layout in `FORMAT.md`): line 1 the meta, line 2 the other
 * scalars, then one item a line in each list.
 */

import { afterLine, concat, decode, type Pieces } from "./bytes.ts";

/** A list of a document: the text that opens it and its items, each already JSON on one line. */
export interface Lista {
  /** Path of keys: `["nodes"]`, or `["relazioni", "out"]` for a list inside an object. */
  readonly path: readonly [string] | readonly [string, string];
  readonly items: readonly string[];
}

/**
 * Scalars as they stand in line 2: the members of an object without its braces.
 *
 * @example members({ totale: 3, limit: 100 }) // '"totale":3,"limit":100'
 */
export function members(scalars: object): string {
  return JSON.stringify(scalars).slice(1, -1);
}

/** Line 1 of an answer. */
export function lineOfMeta(meta: object): string {
  return `{"meta":${JSON.stringify(meta)},\n`;
}

/**
 * Line 1 with another note.
 *
 * @param line as `lineOfMeta` gives it
 * @param change from the note that it has, and the day of its data
 */
export function metaWith(line: string, change: (nota: string, datiAl: string | null) => string): string {
  const { meta }: { meta: { nota?: string; dati_al: string | null } } = JSON.parse(`${line.slice(0, -2)}}`);
  return `${JSON.stringify({ meta: { ...meta, nota: change(meta.nota ?? "", meta.dati_al) } }).slice(0, -1)},\n`;
}

/** What stands between two lists: closes the one before and opens the next. */
function opening(path: Lista["path"], before: Lista["path"] | undefined): string {
  const [outer, inner] = path;
  if (inner !== undefined && before?.[0] === outer) return `],"${inner}":[\n`;
  const closing = before ? (before[1] === undefined ? "]," : "]},") : "";
  return `${closing}"${outer}":${inner === undefined ? "" : `{"${inner}":`}[\n`;
}

/**
 * What stands around the blocks of items of some lists: before each block, and after the last. A block is lines with commas between, each
 * ended by a newline, or nothing.
 *
 * @example listFrames([["norme"], ["altro"]]) // ['"norme":[\n', '],"altro":[\n', "]}\n"]
 */
export function listFrames(paths: readonly Lista["path"][]): string[] {
  return [...paths.map((path, i) => opening(path, paths[i - 1])), paths.at(-1)?.[1] === undefined ? "]}\n" : "]}}\n"];
}

/**
 * The block of items of a list.
 *
 * @example listBlock(["1", "2"]) // "1,\n2\n"
 */
export function listBlock(items: readonly string[]): string {
  return items.length === 0 ? "" : `${items.join(",\n")}\n`;
}

/**
 * The lines of some lists, from the line that opens the first to the closing line of the document.
 *
 * @example listLines([{ path: ["nodes"], items: ['{"id":"a"}'] }]) // '"nodes":[\n{"id":"a"}\n]}\n'
 */
export function listLines(lists: readonly Lista[]): string {
  const frames = listFrames(lists.map(({ path }) => path));
  return frames.map((frame, i) => frame + listBlock(lists[i]?.items ?? [])).join("");
}

/**
 * A whole document.
 *
 * @param meta line 1, as `lineOfMeta` gives it
 * @example lineJson('{"meta":{},\n', { totale: 1 }, [{ path: ["ddl"], items: ["{}"] }])
 */
export function lineJson(meta: string, scalars: object, lists: readonly Lista[]): string {
  const second = members(scalars);
  if (lists.length === 0) return `${meta}${second}}\n`;
  return `${meta}${second === "" ? "" : `${second},\n`}${listLines(lists)}`;
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
  const pieces = [meta, members(scalars)];
  let before = ",\n";
  Object.entries(lists).forEach(([name, items]) => {
    pieces.push(`${before}"${name}":[\n`, items, items.length ? "\n" : "");
    before = "],";
  });
  pieces.push("]}\n");
  return pieces;
}

/** The bytes of such a document. */
export const documentOf = (...parts: Parameters<typeof piecesOf>): Uint8Array => concat(piecesOf(...parts));

/** A document of the tree below another line 1. */
export const withMeta = (meta: string | Uint8Array, file: Uint8Array): Pieces => [meta, file.subarray(afterLine(file))];

/**
 * Line 2 of an answer with lists, which lacks the braces and ends with a comma.
 *
 * @param second where it begins: at 0 in an answer without line 1
 * @throws SyntaxError where the file is none of these
 * @example scalarsOf(new TextEncoder().encode('{"meta":{},\n"totale":3,\n"norme":[')) // { totale: 3 }
 */
export function scalarsOf<S>(file: Uint8Array, second = afterLine(file)): S {
  return JSON.parse(`{${decode(file.subarray(second, afterLine(file, second) - 2))}}`);
}

/**
 * The items of a list, from its block.
 *
 * @example itemsOf("1,\n2\n") // ["1", "2"]
 */
export const itemsOf = (block: string): string[] => (block ? block.trimEnd().split(",\n") : []);

/**
 * What an object read from JSON says under a key: never what every object inherits.
 *
 * @example ownEntry({ a: 1 }, "a") // 1
 * @example ownEntry({ a: 1 }, "constructor") // undefined
 */
export function ownEntry<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
