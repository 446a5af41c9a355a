/** Which rows of the list of acts have all that is asked for, and where those rows stand side by side (`FORMAT.md`, Rows of acts). */

import { numberAt } from "../../collections/at.ts";
import { afterLine, decode } from "../../format/bytes.ts";
import { own } from "../../format/line-json.ts";
import { must, type Read } from "../tree.ts";

/** Pages in which rows are looked for: the first one, then for each following the first ordinal in it. */
export type Place = readonly [page: number, ...firsts: number[]];

/** What the card says about the files of terms. */
export interface Terms {
  /** Rows in the list. */
  readonly totale: number;
  /** The least text that is looked for in each, ascending. */
  readonly file: readonly string[];
  /** Beginnings of words whose terms are in several of them, with the file that has their union. */
  readonly inizi: Readonly<Record<string, number>>;
}

/** The first line of a file of terms. */
interface Head {
  readonly termini: readonly (readonly [term: string, bytes: number])[];
  readonly copie: readonly (readonly [key: string, place: Place])[];
}

/** What a request asks for, found. */
interface Found {
  /** A bit for each row that has it all, low bits first. */
  readonly bits: Uint8Array;
  /** Where rows with one of the texts stand side by side among few others. */
  readonly places: readonly Place[];
}

/** Adds the ordinals of a set to a bitmap: the set is one as well or, when that is shorter, distances in base 128. */
export function add(bits: Uint8Array, set: Uint8Array): void {
  const isBitmap = set.length === bits.length;
  let [ordinal, distance] = [-1, 0];
  set.forEach((byte, i) => {
    if (isBitmap) bits[i] = numberAt(bits, i) | byte;
    else distance = (distance << 7) | (byte & 127);
    if (isBitmap || byte > 127) return;
    ordinal += distance;
    bits[ordinal >> 3] = numberAt(bits, ordinal >> 3) | (1 << (ordinal & 7));
    distance = 0;
  });
}

/**
 * The rows that have, for each of some texts, a term that begins with it. Each file is read once, however many texts are looked for in it.
 *
 * @example await rowsWith(read, list, ["ambient", " legge "])
 */
export async function rowsWith(read: Read, { totale, file, inizi }: Terms, texts: Iterable<string>): Promise<Found> {
  let bits = new Uint8Array((totale + 7) >> 3).fill(255);
  const places: Place[] = [];
  const asked = Array.from(texts, (text) => {
    return { text, index: own(inizi, text) ?? file.findLastIndex((from) => from <= text) };
  });
  const look = async (index: number) => {
    const bytes = await must(read, `indici/norme/parole/${index}.bin`);
    const sets = afterLine(bytes);
    const { termini, copie }: Head = JSON.parse(decode(bytes.subarray(0, sets)));
    for (const { text } of asked.filter((one) => one.index === index)) {
      let at = sets;
      const found = new Uint8Array(bits.length);
      for (const [term, length] of termini) {
        if (term.startsWith(text)) add(found, bytes.subarray(at, at + length));
        at += length;
      }
      bits = bits.map((byte, i) => byte & numberAt(found, i));
      // Copies are sorted: the last one has the longest key.
      const copy = copie.findLast(([key]) => text.startsWith(key));
      if (copy) places.push(copy[1]);
    }
  };
  await Promise.all(Array.from(new Set(asked.map(({ index }) => index)), look));
  return { bits, places };
}
