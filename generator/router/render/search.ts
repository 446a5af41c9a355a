/** Which rows of the list of acts have a term, and where those rows stand side by side (`FORMAT.md`, Rows by type and words). */

import { afterLine, decode, must, type Read } from "../tree.ts";

/** Pages in which rows are looked for: the first one, then for each following the first ordinal in it. */
export type Place = readonly [page: number, ...firsts: number[]];

/** What the card says about the files of terms. */
export interface Terms {
  /** Beginnings of words that stand in several files: the first files hold one each. */
  readonly inizi: readonly string[];
  /** Where each of the other files begins. */
  readonly file: readonly string[];
}

/** The first line of a file of terms. */
interface Head {
  readonly termini: readonly (readonly [term: string, bytes: number])[];
  readonly copie: readonly (readonly [key: string, ...Place])[];
}

/** What a request asks of the titles or of the type, found. */
export interface Found {
  /** Sets of ordinals; the rows are in any of them. */
  readonly sets: readonly Uint8Array[];
  /** Where those rows stand side by side among few others. */
  readonly place?: Place | undefined;
}

/** Calls back for each ordinal of a set: distances in seven bits a byte or, when that is not shorter, a bitmap. */
export function each(set: Uint8Array, total: number, have: (ordinal: number) => void): void {
  if (set.length < Math.ceil(total / 8)) {
    let [ordinal, distance] = [-1, 0];
    for (const byte of set) {
      distance = (distance << 7) | (byte & 127);
      if (byte > 127) continue;
      ordinal += distance;
      have(ordinal);
      distance = 0;
    }
  } else for (let i = 0; i < total; i++) if (set[i >> 3]! & (1 << (i & 7))) have(i);
}

/** The rows of all terms that begin with a text. */
export async function termsBeginning(read: Read, { file, inizi }: Terms, text: string): Promise<Found> {
  const inizio = inizi.indexOf(text);
  const index = inizio < 0 ? inizi.length + file.findLastIndex((from) => from <= text) : inizio;
  const bytes = await must(read, `indici/norme/parole/${index}.bin`);
  let at = afterLine(bytes);
  const { termini, copie } = JSON.parse(decode(bytes.subarray(0, at))) as Head;
  const sets: Uint8Array[] = [];
  for (const [term, length] of termini) {
    if (term.startsWith(text)) sets.push(bytes.subarray(at, at + length));
    at += length;
  }
  // Copies are sorted: the last one has the longest key.
  const place = copie.findLast(([key]) => text.startsWith(key))?.slice(1) as Place | undefined;
  return { sets, place };
}
