/**
 * Packs: what belongs to the acts of a bucket in one file, where a tree has too many acts for a file each. Line 1 says where each act
 * stands, `{"legge/1990/08/07/241":[start,length,...],...}` by code unit of the keys, which are acts' files without extension; the texts
 * follow, one after another in the same order. `start` counts bytes from the end of line 1.
 *
 * - `indici/norme/pacchi/<bucket>.txt`: answers of `/norme/{eli}` from line 2 on. A third number is the byte of a text where the first
 *   line of `relazioni.out` stands.
 * - `indici/norme/pacchi/<bucket>.articoli.txt`: indexes of small acts, each with the earlier texts of its act.
 */

import { END, OUT, startOfRelations } from "./act-lines.ts";
import { afterLine, concat, decode } from "./bytes.ts";
import { ownEntry } from "./line-json.ts";

/** The text of an act in a pack. */
export interface PackedText {
  /** `fileOfEli` of the act's ELI. */
  readonly file: string;
  readonly text: Uint8Array;
}

/** Where the text of an act stands: bytes from the end of line 1, its bytes, and in a pack of answers bytes from its start to its changes. */
export type PackPlace = readonly [start: number, length: number, relations?: number];

/** Name of the pack of answers of a bucket: 7 → `indici/norme/pacchi/7.txt`. */
export const packFile = (bucket: number): string => `indici/norme/pacchi/${bucket}.txt`;

/** Name of the pack of indexes of a bucket: 7 → `indici/norme/pacchi/7.articoli.txt`. */
export const indexPackFile = (bucket: number): string => `indici/norme/pacchi/${bucket}.articoli.txt`;

/**
 * The bucket whose pack of answers a file of the tree is; `null` for any other file.
 *
 * @example bucketOfPack("indici/norme/pacchi/7.txt") // 7
 */
export function bucketOfPack(name: string): number | null {
  const [, bucket] = /^indici\/norme\/pacchi\/(\d+)\.txt$/.exec(name) ?? [];
  return bucket === undefined ? null : Number(bucket);
}

/**
 * A pack of texts, in any order.
 *
 * @param relationsIn the third number of a text's place
 * @throws RangeError if two acts have one file
 */
export function encodePack(acts: readonly PackedText[], relationsIn?: (act: PackedText) => number): Uint8Array {
  const places = new Map<string, PackPlace>();
  let start = 0;
  const sorted = [...acts].sort((a, b) => (a.file < b.file ? -1 : 1));
  for (const act of sorted) {
    const { file, text } = act;
    if (places.has(file)) throw new RangeError(`${file}: due atti con lo stesso file nello stesso pacchetto`);
    places.set(file, relationsIn ? [start, text.length, relationsIn(act)] : [start, text.length]);
    start += text.length;
  }
  return concat([`${JSON.stringify(Object.fromEntries(places))}\n`, ...sorted.map(({ text }) => text)]);
}

/** Whether a text ends as an act's answer does. */
const isWhole = (text: Uint8Array) => decode(text.subarray(-END.length)) === END;

/**
 * A pack of answers.
 *
 * @param acts answers from line 2 on, in any order
 * @throws RangeError where two acts have one file, or a text is no act's answer from line 2 on
 * @example encodeActPack([{ file: "legge/1990/08/07/241", text }])
 *   // '{"legge/1990/08/07/241":[0,98000,61000]}\n"eli":"eli:/it/legge/1990/08/07/241",...'
 */
export const encodeActPack = (acts: readonly PackedText[]): Uint8Array =>
  encodePack(acts, ({ file, text }) => {
    const relations = startOfRelations(text);
    if (relations === 0 || !isWhole(text))
      throw new RangeError(`${file}: non è la risposta di un atto dalla seconda riga in poi`);
    return relations + OUT.length;
  });

/**
 * A pack of indexes.
 *
 * @param acts indexes, each with the earlier texts of its act, in any order
 * @throws RangeError where two acts have one file
 */
export const encodeIndexPack = (acts: readonly PackedText[]): Uint8Array => encodePack(acts);

/** Line 1 of a pack, and what follows it. */
interface OpenPack {
  readonly places: Readonly<Record<string, PackPlace>>;
  readonly texts: Uint8Array;
}

function openPack(pack: Uint8Array): OpenPack {
  const end = afterLine(pack);
  return { places: JSON.parse(decode(pack.subarray(0, end))), texts: pack.subarray(end) };
}

/** The acts that a pack has, by their files. */
export const packedKeys = (pack: Uint8Array): string[] => Object.keys(openPack(pack).places);

const textAt = (texts: Uint8Array, [start, length]: PackPlace) => texts.subarray(start, start + length);

/**
 * All texts of a pack, in its order.
 *
 * @throws SyntaxError where line 1 is not JSON
 */
export function decodePack(pack: Uint8Array): PackedText[] {
  const { places, texts } = openPack(pack);
  return Object.entries(places).map(([file, place]) => ({ file, text: textAt(texts, place) }));
}

/**
 * The text of one act in a pack, and in a pack of answers the byte of its changes; `null` where the pack does not have it.
 *
 * @throws SyntaxError where line 1 is not JSON
 */
export function textInPack(
  pack: Uint8Array,
  file: string,
): { readonly text: Uint8Array; readonly relations: number } | null {
  const { places, texts } = openPack(pack);
  const place = ownEntry(places, file);
  return place ? { text: textAt(texts, place), relations: place[2] ?? 0 } : null;
}
