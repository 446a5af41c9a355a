/** Packs: several acts in one file, for collections with too many acts for a file each (layout in `FORMAT.md`). */

import { itemAt } from "../collections/at.ts";
import { byCodeUnit } from "../collections/code-unit.ts";
import { listFrames } from "./line-json.ts";

/** An act as a pack holds it. */
export interface PackedAct {
  /** `fileOfEli` of its ELI. */
  readonly file: string;
  /** Its answer from line 2 on, the last newline included: the meta is the card's. */
  readonly text: string;
}

/** An act to be packed: its text may be bytes. */
type ToPack = Omit<PackedAct, "text"> & { readonly text: string | Uint8Array };

/** Where an act's text stands in its pack. */
export type PackPlace = readonly [
  /** Bytes from the end of line 1 to the text. */
  start: number,
  length: number,
  /** Bytes from `start` to the first line of `relazioni.out`. */
  out: number,
];

/** The line that opens the list of the changes an act makes. No other line of an answer is like it. */
export const OUT_LINE = `\n${itemAt(listFrames([["allegati"], ["relazioni", "out"]]), 1)}`;
export const OUT = Buffer.from(OUT_LINE);

/** How every answer about an act ends. */
const END = Buffer.from("]}}\n");

/**
 * Name in the tree of the pack of a bucket (`bucketOf`).
 *
 * @example packFile(7) // "indici/norme/pacchi/7.txt"
 */
export function packFile(bucket: number): string {
  return `indici/norme/pacchi/${bucket}.txt`;
}

/**
 * The file of a pack: a line that says where each act stands, then their texts, by code unit of their files whatever the given order.
 *
 * @throws RangeError where two acts have one file, or a text is no act's answer from line 2 on
 * @example packBytes([{ file: "legge/1990/08/07/241", text: answer.slice(answer.indexOf("\n") + 1) }])
 *   // '{"legge/1990/08/07/241":[0,98000,61000]}\n"eli":"eli:/it/legge/1990/08/07/241",...'
 */
export function packBytes(acts: readonly ToPack[]): Uint8Array {
  const places = new Map<string, PackPlace>();
  const texts: Buffer[] = [];
  let start = 0;
  for (const { file, text } of [...acts].sort((a, b) => byCodeUnit(a.file, b.file))) {
    const bytes = typeof text === "string" ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.length);
    const opening = bytes.indexOf(OUT);
    if (opening < 0 || !bytes.subarray(-END.length).equals(END))
      throw new RangeError(`${file}: non è la risposta di un atto dalla seconda riga in poi`);
    if (places.has(file)) throw new RangeError(`${file}: due atti con lo stesso file nello stesso pacchetto`);
    places.set(file, [start, bytes.length, opening + OUT.length]);
    texts.push(bytes);
    start += bytes.length;
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(Object.fromEntries(places))}\n`), ...texts]);
}
