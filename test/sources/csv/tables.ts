/** Tables at random, and what the reader makes of a text. */

import fc from "fast-check";
import { readRows } from "../../../generator/sources/csv.ts";

export type Table = readonly (readonly string[])[];

/** What was read: rows below the header with their lines, rows of another width, damaged lines. */
export interface Read {
  readonly header: readonly string[];
  readonly rows: (readonly string[])[];
  readonly lines: number[];
  readonly odd: number[];
  readonly damaged: number[];
  readonly ended: boolean;
}

/** Reads a text that comes in pieces. */
export async function readPieces(pieces: readonly string[]): Promise<Read> {
  let header: readonly string[] = [];
  const [rows, lines, odd, damaged]: [(readonly string[])[], number[], number[], number[]] = [[], [], [], []];
  const ended = await readRows(pieces, {
    header(cells) {
      header = cells;
      return true;
    },
    row(cells, line) {
      rows.push(cells);
      lines.push(line);
    },
    odd(_, line) {
      odd.push(line);
      return false;
    },
    damaged: (line) => void damaged.push(line),
  });
  return { header, rows, lines, odd, damaged, ended };
}

/** Cells full of what tables are made of. */
const cell = fc.string({
  unit: fc.constantFrom(..."ab1 ;,\t|\"'=àé€\n", "😀", "\u00a0", "\r\n"),
  maxLength: 12,
});

/** Tables of two columns or more, with a header of plain words. */
export const tables: fc.Arbitrary<Table> = fc
  .integer({ min: 2, max: 9 })
  .chain((width) =>
    fc
      .array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 })
      .map((rows) => [Array.from({ length: width }, (_, i) => `Colonna ${i + 1}`), ...rows]),
  );

/** A text cut at places that are chosen at random. */
export function cutAt(text: string, places: readonly number[]): string[] {
  const at = places.map((place) => place % (text.length + 1)).sort((a, b) => a - b);
  return [...at, text.length].map((end, i) => text.slice(at[i - 1] ?? 0, end));
}
