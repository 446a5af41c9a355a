/**
 * The list of acts and the words of its titles, `indici/norme/`.
 *
 *     pagine/<n>.ndjson   the rows, in list order
 *     copie/<n>.ndjson    rows that are often asked for together, side by side
 *     parole/<n>.bin      a line of JSON (`TitleTermsHead`), then of each term the set of the ordinals of its rows
 */

import type { NormaRow } from "../contract/norma-row.ts";
import { afterLine, concat, decode } from "./bytes.ts";

/** Name of a page of rows. */
export const rowsFile = (folder: "pagine" | "copie", page: number): string => `indici/norme/${folder}/${page}.ndjson`;

/** Name of a file of terms. */
export const titleTermsFile = (n: number): string => `indici/norme/parole/${n}.bin`;

/** Where rows stand: the page in which they begin, then for each following page the first ordinal in it. */
export type RowPlace = readonly [page: number, ...firsts: number[]];

/** What the card of `/norme` says of the list. */
export interface TitlesCard {
  /** Rows in the list. */
  readonly totale: number;
  readonly pagine: RowPlace;
  /** The least text that is looked for in each file of terms, ascending. */
  readonly file: readonly string[];
  /** Beginnings of words whose terms are in several of them, with the file that has their union. */
  readonly inizi: Readonly<Record<string, number>>;
}

const ELI = "eli:/it/";

/** Bytes of a page before its first line. */
export const PAGE_OPENING = 1;

/**
 * The line of a row in a page: its ordinal, the ELI without its beginning, the title, the number and the counts. The type and the date
 * stand in the ELI.
 *
 * @throws Error where they do not
 * @example encodeRow({ eli: "eli:/it/legge/1990/08/07/241", titolo: "Norme", numero: "241", n_articoli: 31, n_relazioni: 2, ... }, 7)
 * // '[7,"legge/1990/08/07/241","Norme","241",31,2]'
 */
export function encodeRow(
  { eli, tipo, data, titolo, numero, n_articoli, n_relazioni }: NormaRow,
  ordinal: number,
): string {
  const name = eli.slice(ELI.length);
  if (!eli.startsWith(`${ELI}${tipo}/${data.replaceAll("-", "/")}`))
    throw new Error(`l'ELI ${eli} non dice il tipo ${tipo} e la data ${data}`);
  return JSON.stringify([ordinal, name, titolo, numero, n_articoli, n_relazioni]);
}

/**
 * The row of a line.
 *
 * @example decodeRow('[7,"legge/1990/08/07/241","Norme","241",31,2]') // { eli: "eli:/it/legge/1990/08/07/241", tipo: "legge", ... }
 */
export function decodeRow(line: string): NormaRow {
  const [, name, titolo, numero, n_articoli, n_relazioni] = JSON.parse(line);
  const [, tipo = "", date = ""] = /^(.+?)\/(.{10})/.exec(name) ?? [];
  return { eli: `${ELI}${name}`, tipo, titolo, data: date.replaceAll("/", "-"), numero, n_articoli, n_relazioni };
}

/** A page of lines by ascending ordinal: a newline stands before each, so that a row is found by its beginning. */
export const encodeRows = (lines: readonly string[]): string => `\n${lines.map((line) => `${line}\n`).join("")}`;

/** Where the line of a row begins in its page, looked for from a place on. */
export const rowAt = (page: string, ordinal: number, from: number): number => page.indexOf(`\n[${ordinal},`, from) + 1;

/** The line that begins at a place. */
export const lineAt = (page: string, at: number): string => page.slice(at, page.indexOf("\n", at));

/** Length of a set of ordinals as a bitmap. */
export const bitmapBytes = (total: number): number => Math.ceil(total / 8);

function bitmap(rows: readonly number[], total: number): Uint8Array {
  const bits = new Uint8Array(bitmapBytes(total));
  for (const row of rows) bits[row >> 3] = (bits[row >> 3] ?? 0) | (1 << (row & 7));
  return bits;
}

/** Appends a number in base 128, high digits first, the eighth bit on in all but the last. */
function append(bytes: number[], n: number): void {
  const low = n & 127;
  let high = n >>> 7;
  const digits: number[] = [];
  for (; high > 0; high >>>= 7) digits.push((high & 127) | 128);
  bytes.push(...digits.reverse(), low);
}

/**
 * Length of a set of ordinals.
 *
 * @param rows ascending
 * @param total rows in the list
 * @example ordinalSetBytes([1, 300], 157000) // 3
 */
export function ordinalSetBytes(rows: readonly number[], total: number): number {
  const limit = bitmapBytes(total);
  let bytes = rows.length;
  let before = -1;
  for (const row of rows) {
    if (bytes >= limit) return limit;
    for (let high = (row - before) >>> 7; high > 0; high >>>= 7) bytes++;
    before = row;
  }
  return Math.min(bytes, limit);
}

/**
 * A set of ordinals in the fewer bytes: the distances between them in base 128, or, where that would not be shorter, one bit a row,
 * low bits first. The length says which: a bitmap has `total / 8` bytes, rounded up, distances have fewer.
 *
 * @param rows ascending
 * @param total rows in the list
 * @example encodeOrdinalSet([1, 300], 157000) // Uint8Array [2, 130, 43]: distances 2 and 299 from -1
 */
export function encodeOrdinalSet(rows: readonly number[], total: number): Uint8Array {
  const limit = bitmapBytes(total);
  if (rows.length >= limit) return bitmap(rows, total);
  const bytes: number[] = [];
  let before = -1;
  for (const row of rows) {
    append(bytes, row - before);
    before = row;
  }
  return bytes.length < limit ? Uint8Array.from(bytes) : bitmap(rows, total);
}

/** Adds the ordinals of a set to a bitmap of the list. */
export function addOrdinalSet(bits: Uint8Array, set: Uint8Array): void {
  const isBitmap = set.length === bits.length;
  let [ordinal, distance] = [-1, 0];
  set.forEach((byte, i) => {
    if (isBitmap) bits[i] = (bits[i] ?? 0) | byte;
    else distance = (distance << 7) | (byte & 127);
    if (isBitmap || byte > 127) return;
    ordinal += distance;
    bits[ordinal >> 3] = (bits[ordinal >> 3] ?? 0) | (1 << (ordinal & 7));
    distance = 0;
  });
}

/** A text that is looked for, and the set of its rows. */
export interface TitleTerm {
  readonly term: string;
  readonly set: Uint8Array;
}

/** The first line of a file of terms. */
interface TitleTermsHead {
  readonly termini: readonly (readonly [term: string, bytes: number])[];
  /** Where rows that have a text that begins so stand side by side. */
  readonly copie: readonly (readonly [key: string, place: RowPlace])[];
}

/**
 * A file of terms.
 *
 * @param terms by code unit
 * @param copie by code unit
 */
export function encodeTitleTerms(terms: readonly TitleTerm[], copie: TitleTermsHead["copie"]): Uint8Array {
  const head: TitleTermsHead = { termini: terms.map(({ term, set }) => [term, set.length]), copie };
  return concat([`${JSON.stringify(head)}\n`, ...terms.map(({ set }) => set)]);
}

/** The terms of a file, each with its set, and its copies. */
export function decodeTitleTerms(bytes: Uint8Array) {
  let at = afterLine(bytes);
  const { termini, copie }: TitleTermsHead = JSON.parse(decode(bytes.subarray(0, at)));
  const terms = termini.map(([term, length]): TitleTerm => {
    at += length;
    return { term, set: bytes.subarray(at - length, at) };
  });
  return { terms, copie };
}
