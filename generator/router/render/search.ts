/** Which rows of the list of acts have a term, and where those rows stand side by side (`FORMAT.md`, Rows by type and words). */

import { afterLine, decode, must, type Read } from "../tree.ts";

/** Pages in which rows are looked for: the first one, then for each following the first ordinal in it. */
export type Place = readonly [page: number, ...firsts: number[]];

/** What the card says about the files of terms. */
export interface Terms {
  /** Rows in the list. */
  readonly totale: number;
  /** The least text that is looked for in each, ascending. */
  readonly file: readonly string[];
}

/** The first line of a file of terms. */
interface Head {
  readonly termini: readonly (readonly [term: string, bytes: number])[];
  readonly copie: readonly (readonly [key: string, ...Place])[];
}

/** What a request asks of the titles or of the type, found. */
export interface Found {
  /** A bit for each row, low bits first. */
  readonly bits: Uint8Array;
  /** Where the rows stand side by side among few others. */
  readonly place: Place | undefined;
}

/** Adds the ordinals of a set to a bitmap: the set is one as well or, when that is shorter, distances in base 128. */
export function add(bits: Uint8Array, set: Uint8Array): void {
  const isBitmap = set.length === bits.length;
  let [ordinal, distance] = [-1, 0];
  set.forEach((byte, i) => {
    if (isBitmap) bits[i]! |= byte;
    else distance = (distance << 7) | (byte & 127);
    if (isBitmap || byte > 127) return;
    ordinal += distance;
    bits[ordinal >> 3]! |= 1 << (ordinal & 7);
    distance = 0;
  });
}

/** The rows of all terms that begin with a text. */
export async function termsBeginning(read: Read, { totale, file }: Terms, text: string): Promise<Found> {
  const index = file.findLastIndex((from) => from <= text);
  const bytes = await must(read, `indici/norme/parole/${index}.bin`);
  let at = afterLine(bytes);
  const { termini, copie } = JSON.parse(decode(bytes.subarray(0, at))) as Head;
  const bits = new Uint8Array((totale + 7) >> 3);
  for (const [term, length] of termini) {
    if (term.startsWith(text)) add(bits, bytes.subarray(at, at + length));
    at += length;
  }
  // Copies are sorted: the last one has the longest key.
  const place = copie.findLast(([key]) => text.startsWith(key))?.slice(1) as Place | undefined;
  return { bits, place };
}
