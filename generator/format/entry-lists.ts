/**
 * Lists of rulings, of acts of the Union, of votes, as `/pronunce`, `/ue` and `/votazioni` list and find them: all entries, then once more those of each group, so that what is asked
 * for is a window on entries that follow each other. Those of a year follow each other among all.
 *
 *     indici/<list>/pagine/<n>.json    entries, so many on each as the card says
 *     indici/<list>/codici/<n>.json    by code: its entry, and what is said of it
 */

import type { ResourceName } from "../contract/resources/surfaces.ts";
import { listBlock } from "./line-json.ts";

/** The lists, as their operations are called. */
export type ListName = ResourceName;

/** Position of a list's first entry among those of the pages, and the number of its entries. */
export type EntryWindow = readonly [first: number, count: number];

/** What the card of a list says of its pages. */
export interface PagesCard {
  readonly totale: number;
  /** Entries on each page but the last. */
  readonly righe: number;
  readonly anni: Readonly<Partial<Record<string, EntryWindow>>>;
}

/** Name of a page. */
export const entryPage = (list: ListName, page: number): string => `indici/${list}/pagine/${page}.json`;
/** Name of a file of codes. */
export const entryCodes = (list: ListName, part: number): string => `indici/${list}/codici/${part}.json`;

/** The text of a file of entries or of numbers, one a line. */
export const encodeLines = (items: readonly unknown[]): string =>
  `[\n${listBlock(items.map((item) => JSON.stringify(item)))}]\n`;
