/** Reads the files about the recovery plan that stand beside the answers, each once while the page is open. */

import {
  MONEY_FILES,
  type MoneyIndex,
  type MoneyNames,
  type MoneyPage,
  type MoneyPlaces,
} from "../../../../../contract/resources/money-files.ts";
import { ROOT } from "../../data/place.ts";
import { type Bearer, bearersIn, nameFilesFor } from "./names.ts";

async function fetched<Body>(name: string): Promise<Body> {
  const response = await fetch(`${ROOT}${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return await response.json();
}

/** Gives files of one kind; one that failed is asked for anew by the next who wants it. */
function reader<Body>(nameOf: (n: number) => string): (n: number) => Promise<Body> {
  const asked = new Map<number, Promise<Body>>();
  return (n) => {
    const here = asked.get(n) ?? fetched<Body>(nameOf(n));
    asked.set(n, here);
    here.catch(() => asked.delete(n));
    return here;
  };
}

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
