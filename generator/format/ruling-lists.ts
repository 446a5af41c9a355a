/**
 * Rulings of the Constitutional Court as `/pronunce` lists and finds them: all, then once more those of each effect, so that what is asked for
 * is a window on entries that follow each other. Those of a year follow each other among all.
 *
 *     indici/pronunce/pagine/<n>.json    entries, so many on each as the card says
 *     indici/pronunce/codici/<n>.json    by ECLI: its entry, and its rows, one for each note
 *     indici/pronunce/numeri.json        year and number of all, ascending, for whoever asks for one that is not there
 */

import type { RulingEntry, RulingRow } from "../api/ruling-row.ts";
import { listBlock } from "./line-json.ts";

/** Where the entries of a list begin among those of the pages, and how many they are. */
export type EntryWindow = readonly [first: number, count: number];

/** What the card of `pronunce` says. */
export interface RulingsCard {
  readonly totale: number;
  /** Entries on each page but the last. */
  readonly righe: number;
  readonly effetti: Readonly<Partial<Record<string, EntryWindow>>>;
  readonly anni: Readonly<Partial<Record<string, EntryWindow>>>;
}

/** What the card of `pronuncia` says. */
export interface RulingCard {
  /** Files of codes: a power of two. */
  readonly codici: number;
  /** The year of the data. */
  readonly fino: number;
}

const FOLDER = "indici/pronunce";

/** Names of the files. */
export const RULING_FILES = {
  page: (page: number) => `${FOLDER}/pagine/${page}.json`,
  codes: (part: number) => `${FOLDER}/codici/${part}.json`,
  numbers: `${FOLDER}/numeri.json`,
} as const;

/** The text of a file of entries or of numbers, one a line. */
export const encodeLines = (items: readonly unknown[]): string =>
  `[\n${listBlock(items.map((item) => JSON.stringify(item)))}]\n`;

/** A file of codes: of each ruling what a list shows of it, and its rows. */
export type CodedRulings = Readonly<Record<string, readonly [entry: RulingEntry, rows: readonly RulingRow[]]>>;
