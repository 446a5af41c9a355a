/** What `/health` counts, as the home shows it. */

import type { Prosa } from "../../../contract/prose.ts";
import type { Conteggi } from "../../../contract/resources/common.ts";

type In<Group, Name extends string> = Group extends number ? Name : `${Name}.${Extract<keyof Group, string>}`;
/** The place of a count in `conteggi`: `norme`, `pnrr.progetti`. */
type CountPlace = { [Name in keyof Conteggi & string]: In<Conteggi[Name], Name> }[keyof Conteggi & string];

/** What each count is called, and the page of the explorer that has what is counted. */
const COUNTED: Readonly<Record<CountPlace, Prosa & { readonly page: readonly string[] }>> = {
  norme: { it: "atti", en: "acts", page: ["cerca"] },
  articoli: { it: "articoli", en: "articles", page: ["cerca"] },
  relazioni: { it: "modifiche e altre relazioni", en: "amendments and other relations", page: ["grafo"] },
  citazioni: { it: "citazioni fra atti", en: "citations among acts", page: ["citazioni"] },
  pronunce: { it: "pronunce della Corte", en: "rulings of the Court", page: ["pronunce"] },
  ue: { it: "atti dell'Unione", en: "acts of the Union", page: ["ue"] },
  "pnrr.progetti": { it: "progetti PNRR", en: "recovery plan projects", page: ["pnrr", "regioni"] },
  "pnrr.appalti": { it: "appalti", en: "tenders", page: ["pnrr", "progetti"] },
  "pnrr.aziende": { it: "aziende", en: "companies", page: ["pnrr", "aziende"] },
  "pnrr.enti": { it: "enti", en: "public bodies", page: ["pnrr", "enti"] },
  ddl: { it: "disegni di legge", en: "bills", page: ["ddl"] },
  "politici.parlamentari": { it: "parlamentari", en: "members of Parliament", page: ["parlamentari"] },
  "politici.gruppi": { it: "gruppi", en: "groups", page: ["gruppi"] },
  votazioni: { it: "votazioni", en: "votes", page: ["votazioni"] },
};

/** Counts, some of them in groups: `{ norme: 14, pnrr: { progetti: 3 } }`. */
export interface Counts {
  readonly [name: string]: number | Counts;
}

/**
 * The count at a place; 0 where a tree of before does not say it.
 *
 * @example countAt({ pnrr: { progetti: 3 } }, "pnrr.progetti") // 3
 */
export function countAt(counts: Counts, place: CountPlace): number {
  let at: number | Counts | undefined = counts;
  for (const name of place.split(".")) at = typeof at === "object" ? at[name] : undefined;
  return typeof at === "number" ? at : 0;
}

const isPlace = (name: string): name is CountPlace => name in COUNTED;

/** All counts, in the order in which they are shown. */
export const countsOf = (counts: Counts) =>
  Object.keys(COUNTED)
    .filter(isPlace)
    .map((place) => ({ place, names: COUNTED[place], count: countAt(counts, place) }));
