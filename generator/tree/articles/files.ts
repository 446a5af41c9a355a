/** The files of articles and versions (`FORMAT.md`, Articles and versions). */

import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";

const FOLDER = "indici/norme/articoli/";

/**
 * Index of an act.
 *
 * @param file `fileOfEli` of its ELI
 * @example indexFile("legge/1990/08/07/241") // "indici/norme/articoli/legge/1990/08/07/241.txt"
 */
export const indexFile = (file: string): string => `${FOLDER}${file}.txt`;

/** What only earlier versions of a large act say. */
export const earlierFile = (file: string): string => `${FOLDER}${file}.versioni.txt`;

/** One of the files of articles of a large act. */
export const blockFile = (file: string, n: number): string => `${FOLDER}${file}.${n}.txt`;

/** The indexes of the small acts of a bucket, where acts are packed. */
export const indexPackFile = (bucket: number): string => `indici/norme/pacchi/${bucket}.articoli.txt`;

/** The text of an index, and behind it what only earlier versions say where that stands there. */
export const indexText = (index: object, earlier: string): string => `${JSON.stringify(index)}\n${earlier}`;

/**
 * Several acts' indexes in one file: a line that says where each stands, `{"<file>":[start,bytes]}`, then one after the other.
 *
 * @example indexPack([{ file: "legge/1990/08/07/241", text: "{…}\n" }]) // '{"legge/1990/08/07/241":[0,4]}\n{…}\n'
 */
export function indexPack(acts: readonly { readonly file: string; readonly text: string }[]): Buffer {
  const sorted = [...acts].sort((a, b) => byCodeUnit(a.file, b.file));
  const texts = sorted.map(({ text }) => Buffer.from(text));
  let start = 0;
  const places = sorted.map(({ file }, i) => {
    const { length } = itemAt(texts, i);
    start += length;
    return [file, [start - length, length]] as const;
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(Object.fromEntries(places))}\n`), ...texts]);
}
