/** What is said of the filters of a search: by pages, by documents and to assistants. */

import type { SearchFilter } from "../operations.ts";
import type { Prosa } from "../prose.ts";
import { sentence } from "./declare/marks.ts";

interface SearchFilterSaid {
  readonly label: Prosa;
  /** What the parameter is for, if other operations do not have it too. */
  readonly doc?: Prosa;
  /** Values to choose from. */
  readonly of?: Readonly<Record<string, Prosa>>;
  /** Of a day that is chosen by its year: the rest of the day. */
  readonly ofYear?: string;
}

/** In the order in which a page has their fields. What has neither values nor a year has a field of its own there. */
export const SEARCH_FILTERS_SAID: Readonly<Record<SearchFilter, SearchFilterSaid>> = {
  tipo: { label: { it: "Tipo di atto", en: "Type of act" } },
  norma: {
    label: { it: "Solo in", en: "Only in" },
    doc: sentence(
      "L'atto in cui cercare: ELI, URN, nome di un codice o citazione in testo libero, come `L. <numero>/<anno>`; vuoto: tutti.",
      "The act to search in: ELI, URN, name of a code or citation, such as `L. <number>/<year>`; empty: all.",
    ),
  },
  stato: {
    label: { it: "Stato", en: "State" },
    doc: sentence(
      "`vigente`: articoli non abrogati; `abrogato`: articoli abrogati; di un atto conta se lo sono tutti i suoi; vuoto: entrambi.",
      "`vigente`: articles that are not repealed; `abrogato`: repealed articles; an act is repealed where all of its articles are; empty: both.",
    ),
    of: { vigente: { it: "vigente", en: "in force" }, abrogato: { it: "abrogato", en: "repealed" } },
  },
  dal: {
    label: { it: "Dall'anno", en: "From year" },
    doc: sentence(
      "Il primo giorno della data dell'atto, compreso; vuoto: dal più antico.",
      "The first day of the act's date, included; empty: from the oldest.",
    ),
    ofYear: "-01-01",
  },
  al: {
    label: { it: "All'anno", en: "To year" },
    doc: sentence(
      "L'ultimo giorno della data dell'atto, compreso; vuoto: fino al più recente.",
      "The last day of the act's date, included; empty: up to the newest.",
    ),
    ofYear: "-12-31",
  },
};

/** The inputs of the tool for assistants, and what the API calls their values. */
export const SEARCH_INPUTS: Readonly<
  Record<
    SearchFilter,
    { readonly name: string; readonly says: string; readonly values?: Readonly<Record<string, string>> }
  >
> = {
  tipo: { name: "type", says: "Type of act: legge, decreto-legge, decreto-legislativo, dpr, regio-decreto" },
  norma: { name: "act", says: "Only inside this act: its ELI or a citation, L. 241/1990" },
  dal: { name: "from", says: "Only acts dated on this day or later, YYYY-MM-DD" },
  al: { name: "to", says: "Only acts dated on this day or earlier, YYYY-MM-DD" },
  stato: {
    name: "status",
    says: "Only articles in force, or only repealed ones",
    values: { in_force: "vigente", repealed: "abrogato" },
  },
};
