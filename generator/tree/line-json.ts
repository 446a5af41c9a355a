/**
 * Line-JSON: a JSON document laid out so that a cut needs no parser (layout in `FORMAT.md`): line 1 the meta, line 2 the other
 * scalars, then one item a line in each list.
 */

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
export function metaLine(meta: object): string {
  return `{"meta":${JSON.stringify(meta)},\n`;
}

/** What stands between two lists: closes the one before and opens the next. */
function opening(path: Lista["path"], before: Lista["path"] | undefined): string {
  const [outer, inner] = path;
  if (inner !== undefined && before?.[0] === outer) return `],"${inner}":[\n`;
  const closing = before ? (before[1] === undefined ? "]," : "]},") : "";
  return `${closing}"${outer}":${inner === undefined ? "" : `{"${inner}":`}[\n`;
}

/**
 * The lines of some lists, from the line that opens the first to the closing line of the document.
 *
 * @example listLines([{ path: ["nodes"], items: ['{"id":"a"}'] }]) // '"nodes":[\n{"id":"a"}\n]}\n'
 */
export function listLines(lists: readonly Lista[]): string {
  const parts: string[] = [];
  let before: Lista["path"] | undefined;
  for (const { path, items } of lists) {
    parts.push(opening(path, before));
    if (items.length > 0) parts.push(items.join(",\n"), "\n");
    before = path;
  }
  parts.push(before?.[1] === undefined ? "]}\n" : "]}}\n");
  return parts.join("");
}

/**
 * A whole document.
 *
 * @param meta line 1, as `metaLine` gives it
 * @example lineJson('{"meta":{},\n', { totale: 1 }, [{ path: ["ddl"], items: ["{}"] }])
 */
export function lineJson(meta: string, scalars: object, lists: readonly Lista[]): string {
  const second = members(scalars);
  if (lists.length === 0) return `${meta}${second}}\n`;
  return `${meta}${second === "" ? "" : `${second},\n`}${listLines(lists)}`;
}
