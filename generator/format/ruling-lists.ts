/** Rulings of the Constitutional Court as `/pronunce` lists and finds them; `codici/` finds them by ECLI. */

import type { RulingEntry, RulingRow } from "../contract/resources/pronunce.ts";
import type { EntryWindow, PagesCard } from "./entry-lists.ts";

/** What the card of `pronunce` says. */
export interface RulingsCard extends PagesCard {
  readonly effetti: Readonly<Partial<Record<string, EntryWindow>>>;
}

/** What the card of `pronuncia` says. */
export interface RulingCard {
  /** Files of codes: a power of two. */
  readonly codici: number;
  /** The year of the data. */
  readonly fino: number;
}

/** Year and number of all, ascending, for whoever asks for one that is not there. */
export const RULING_NUMBERS = "indici/pronunce/numeri.json";

/** A file of codes: of each ruling what a list shows of it, and its rows, one for each note. */
export type CodedRulings = Readonly<Record<string, readonly [entry: RulingEntry, rows: readonly RulingRow[]]>>;
