/** Bills that a text means by number or by words of the title. */

import { parseBillNumber } from "../../../../../law/bills/bill-number.ts";
import { foldWords } from "../../../../../law/fold.ts";

/** A bill as far as the search reads it. */
export interface BillRow {
  readonly numero: string;
  /** The numbers of all its readings. */
  readonly numeri: readonly string[];
  readonly titolo: string;
  readonly stato: string | null;
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
export function matchingBills<Bill extends BillRow>(bills: readonly Bill[], q: string): Bill[] {
  const words = foldWords(q);
  if (words.length === 0) return [];
  const numbered = bills.filter(({ numeri }) => numeri.some((numero) => sameNumber(q, numero)));
  const titled = bills.filter((bill) => {
    const title = foldWords(bill.titolo);
    return !numbered.includes(bill) && words.every((word) => title.some((one) => one.startsWith(word)));
  });
  return [...numbered, ...titled];
}
