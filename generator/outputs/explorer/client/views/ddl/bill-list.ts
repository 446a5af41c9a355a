/** The list of bills, as `/ddl/lista` gives it, and what a reader looks for or chooses in it. */

import { parseBillNumber } from "../../../../../law/bill-number.ts";
import { foldWords } from "../../../../../law/fold.ts";

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
  const words = foldWords(q);
  if (words.length === 0) return [];
  const numbered = bills.filter(({ numeri }) => numeri.some((numero) => sameNumber(q, numero)));
  const titled = bills.filter((bill) => {
    const title = foldWords(bill.titolo);
    return !numbered.includes(bill) && words.every((word) => title.some((one) => one.startsWith(word)));
  });
  return [...numbered, ...titled];
}

/** What a reader chose; what is empty or undefined is not asked for. */
interface BillFilter {
  readonly q?: string | undefined;
  readonly stato?: string | undefined;
  readonly ramo?: string | undefined;
  /** `aperto` or `chiuso`; anything else asks for nothing. */
  readonly iter?: string | undefined;
  /** Numbers of the bills that a group signed. */
  readonly signed?: ReadonlySet<string> | undefined;
}

/**
 * The bills that a reader asks for, in the order of the list; one whose number is typed is the first.
 *
 * @example filteredBills(rows, { q: "S. 9002" }) // the bill S.9002
 */
export function filteredBills(rows: readonly ListedBill[], filter: BillFilter): readonly ListedBill[] {
  const { q = "", stato, ramo, iter, signed } = filter;
  const closed = iter === "chiuso" ? true : iter === "aperto" ? false : undefined;
  const chosen = rows.filter(
    (bill) =>
      (closed === undefined || bill.chiuso === closed) &&
      (!stato || bill.stato === stato) &&
      (!ramo || bill.ramo === ramo) &&
      (signed === undefined || signed.has(bill.numero)),
  );
  return q.trim() === "" ? chosen : matchingBills(chosen, q);
}

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
