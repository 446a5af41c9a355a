/** Which files of names to read for a text, and who of them is meant. */

import type { MoneyNames } from "../../../../../contract/resources/money-files.ts";
import { foldWords } from "../../../../../law/fold.ts";

/** A company or an authority. */
export interface Bearer {
  /** `azienda:<codice>` or `ente:<codice>`: its page is `#/pnrr/nodo/<id>`. */
  readonly id: string;
  readonly nome: string;
  readonly tipo: "azienda" | "ente";
  /** Tenders that it won, or put out. */
  readonly appalti: number;
}

/** Files with words that begin with a text. */
interface FilesOfWord {
  readonly word: string;
  readonly first: number;
  readonly last: number;
}

/** Words of a text that names are looked for by: one letter is too common. */
const wordsOfText = (text: string) => foldWords(text).filter((word) => word.length > 1);

/**
 * The files to read for a text: those of its word that stands in the fewest.
 *
 * @param firsts the first word of each file, ascending
 * @returns `undefined` where there is nothing to look for
 * @example nameFilesFor("comune di ro", ["acqua", "comune", "di", "roma"]) // { word: "ro", first: 2, last: 3 }
 */
export function nameFilesFor(text: string, firsts: readonly string[]): FilesOfWord | undefined {
  const ranges = wordsOfText(text).map((word): FilesOfWord => {
    // A word may begin in the file before the first that begins with it.
    const from = firsts.findIndex((first) => first >= word);
    const to = firsts.findIndex((first) => first > word && !first.startsWith(word));
    const last = (to < 0 ? firsts.length : to) - 1;
    return { word, first: Math.max(0, (from < 0 ? firsts.length : from) - 1), last };
  });
  const least = ranges.filter(({ first, last }) => last >= first);
  if (least.length < ranges.length) return undefined;
  const width = ({ first, last, word }: FilesOfWord) => (last - first) * 100 - word.length;
  return least.reduce<FilesOfWord | undefined>((best, r) => (best && width(best) <= width(r) ? best : r), undefined);
}

/** Whether each word of a text begins a word of a name or of its code. */
function isMeant(words: readonly string[], nome: string, id: string): boolean {
  const own = [...foldWords(nome), ...foldWords(id)];
  return words.every((word) => own.some((of) => of.startsWith(word)));
}

/**
 * Whose names have all words of a text, or words that begin with them: those with most tenders first.
 *
 * @param names what the files for the text hold
 * @example bearersIn("lombard", [["lombardia", "ente:12874720159", "REGIONE LOMBARDIA", 858]])
 * // [{ id: "ente:12874720159", nome: "REGIONE LOMBARDIA", tipo: "ente", appalti: 858 }]
 */
export function bearersIn(text: string, names: MoneyNames): Bearer[] {
  const words = wordsOfText(text);
  const found = new Map<string, Bearer>();
  for (const [, id, nome, appalti] of names)
    if (!found.has(id) && isMeant(words, nome, id))
      found.set(id, { id, nome, tipo: id.startsWith("ente:") ? "ente" : "azienda", appalti });
  return [...found.values()].sort((a, b) => b.appalti - a.appalti || (a.id < b.id ? -1 : 1));
}
