/** Reads the files about the recovery plan that stand beside the answers, each once while the page is open. */

import {
  MONEY_FILES,
  type MoneyIndex,
  type MoneyNames,
  type MoneyPage,
  type MoneyPlaces,
} from "../../../../../contract/resources/money-files.ts";
import { reader } from "../../data/tree-files.ts";
import { type Bearer, bearersIn, nameFilesFor } from "./names.ts";

const index = reader<MoneyIndex>(() => MONEY_FILES.index);

export const readIndex = (): Promise<MoneyIndex> => index(0);
export const readPlaces = reader<MoneyPlaces>(MONEY_FILES.places);
export const readPage = reader<MoneyPage>(MONEY_FILES.page);
const readNames = reader<MoneyNames>(MONEY_FILES.names);

/** Files that are read for one text at most: further ones hold more of a word that is in very many names. */
const MOST_FILES = 4;

/**
 * Companies and authorities whose names (or fiscal codes) have all words of a text, the last of them as far as it is typed; those with
 * most tenders first. None where the text has no word of two letters.
 *
 * @throws Error where the files do not come: no network, or a tree without them
 * @example await findBearers("regione lomb") // [{ id: "ente:12874720159", nome: "REGIONE LOMBARDIA", tipo: "ente", appalti: 858 }]
 */
export async function findBearers(text: string): Promise<Bearer[]> {
  const { nomi } = await readIndex();
  const files = nameFilesFor(text, nomi);
  if (files === undefined) return [];
  const count = Math.min(MOST_FILES, files.last - files.first + 1);
  const read = await Promise.all(Array.from({ length: count }, (_, i) => readNames(files.first + i)));
  return bearersIn(text, read.flat());
}
