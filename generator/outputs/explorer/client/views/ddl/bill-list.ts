/** The list of bills, as `/ddl/lista` gives it, and what a reader looks for or chooses in it. */

import { parseBillNumber } from "../../../../../law/bill-number.ts";
import { foldWords } from "../../../../../law/fold.ts";
import { hasWords } from "../../data/has-words.ts";

/** The request that has all bills. */
export const BILLS_REQUEST = "ddl/lista";

/** What these pages read of a row of `/ddl/lista`. */
export interface ListedBill {
  readonly numero: string;
  /** The numbers of all its readings. */
  readonly numeri: readonly string[];
  readonly titolo: string;
  readonly ramo: string;
  readonly stato: string;
  readonly chiuso: boolean;
  readonly data_presentazione: string | null;
  readonly data_stato: string | null;
  readonly giorni_fermo: number | null;
  readonly proponente: string | null;
  readonly n_firmatari: number;
  readonly legge: { readonly numero: string; readonly data: string; readonly eli: string } | null;
}

/** What these pages read of `/ddl/lista`. */
export interface BillList {
  readonly data_riferimento: string | null;
  readonly totale: number;
  readonly ddl: readonly ListedBill[];
}

/** Whether two spellings are one number; a bare one is that of either branch. */
function sameNumber(asked: string, numero: string): boolean {
  const [a, b] = [parseBillNumber(asked), parseBillNumber(numero)];
  return a !== null && b !== null && a.chiave === b.chiave && (a.ramo === null || a.ramo === b.ramo);
}

/**
 * The bills that a text names, those by number first, else in the order of the list. Every word must be the beginning of one of the title.
 *
 * @example matchingBills([bill], "s. 926") // [bill], whose number is S.926
 */
export function matchingBills<Bill extends Pick<ListedBill, "numeri" | "titolo">>(
  bills: readonly Bill[],
  q: string,
): Bill[] {
  if (foldWords(q).length === 0) return [];
  const numbered = bills.filter(({ numeri }) => numeri.some((numero) => sameNumber(q, numero)));
  const titled = bills.filter((bill) => !numbered.includes(bill) && hasWords(bill.titolo, q));
  return [...numbered, ...titled];
}

/** By the name of a filter in the address, the bills that have a value, in the order of the list; one whose number is typed is the first. */
export const BILLS_WITH = {
  q: (rows: readonly ListedBill[], q: string) => (q.trim() === "" ? rows : matchingBills(rows, q)),
  stato: (rows: readonly ListedBill[], stato: string) => rows.filter((bill) => bill.stato === stato),
  ramo: (rows: readonly ListedBill[], ramo: string) => rows.filter((bill) => bill.ramo === ramo),
  /** Anything but `aperto` and `chiuso` asks for nothing. */
  iter: (rows: readonly ListedBill[], iter: string) =>
    iter === "aperto" || iter === "chiuso" ? rows.filter((bill) => bill.chiuso === (iter === "chiuso")) : rows,
} as const;

/**
 * The states of bills with how many are in each, the most frequent first.
 *
 * @example statesOf(rows) // [["assegnato (no esame)", 1593], ["da assegn. a commis.", 463]]
 */
export function statesOf(rows: readonly ListedBill[]): [stato: string, bills: number][] {
  const counts = new Map<string, number>();
  for (const { stato } of rows) counts.set(stato, (counts.get(stato) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

/**
 * The law that a bill became.
 *
 * @example lawText({ numero: "56", data: "2024-04-29" }) // "n. 56/2024"
 */
export const lawText = ({ numero, data }: { readonly numero: string; readonly data: string }): string =>
  `n. ${numero}/${data.slice(0, 4)}`;
