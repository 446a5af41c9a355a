/** One bill, as `/ddl/{numero}` gives it, and how its page puts it in order. */

import type { BILL_BODIES } from "../../../../../contract/resources/bill.ts";
import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import { articleNumber } from "../../../../../law/articles/article-number.ts";
import { surnameFirst } from "../../../../../law/surname-first.ts";

/** What `/ddl/{numero}` says, its meta aside. */
export type Bill = AnswerOf<typeof BILL_BODIES.ddl>;

export type BillReading = Bill["fasi"][number];
export type Signatory = Bill["firmatari"][number];
export type Assignment = Bill["assegnazioni"][number];
/** An act that a bill names. */
export type NamedByBill = Bill["dossier"]["citazioni"][number];

const DAY = 86_400_000;

/**
 * Days from one day to another, `null` where one is unknown.
 *
 * @example daysBetween("2025-04-02", "2025-06-18") // 77
 */
export const daysBetween = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/**
 * The day up to which the days of a bill are counted; `null` where they are not.
 *
 * @example referenceDay({ data_stato: "2025-03-24", giorni_fermo: 292 }) // "2026-01-10"
 */
export function referenceDay({ data_stato, giorni_fermo }: Pick<Bill, "data_stato" | "giorni_fermo">): string | null {
  if (data_stato === null || giorni_fermo === null) return null;
  return new Date(Date.parse(data_stato) + giorni_fermo * DAY).toISOString().slice(0, 10);
}

/** Those of a group who signed, first signers ahead, then by surname. */
export interface SigningGroup {
  /** The group's acronym; `null` for members without one; `undefined` for who is no member of Parliament. */
  readonly gruppo: string | null | undefined;
  readonly signers: readonly Signatory[];
}

/**
 * Signatories by group: first the groups of first signers, then the larger ones; who withdrew comes last in each.
 *
 * @example signingGroups(bill.firmatari).map(({ gruppo }) => gruppo) // ["ALFA", "GA(M-M)A"]
 */
export function signingGroups(signatories: readonly Signatory[]): SigningGroup[] {
  const found = new Map<string | null | undefined, Signatory[]>();
  for (const one of signatories) {
    const gruppo = one.id === null ? undefined : one.gruppo;
    found.set(gruppo, [...(found.get(gruppo) ?? []), one]);
  }
  const rank = ({ primo, data_ritiro }: Signatory) => (data_ritiro !== null ? 2 : primo ? 0 : 1);
  const byName = (a: Signatory, b: Signatory) => surnameFirst(a.nome).localeCompare(surnameFirst(b.nome), "it");
  const first = (signers: readonly Signatory[]) => (signers.some(({ primo }) => primo) ? 0 : 1);
  return [...found]
    .map(([gruppo, signers]) => ({ gruppo, signers: signers.toSorted((a, b) => rank(a) - rank(b) || byName(a, b)) }))
    .sort((a, b) => first(a.signers) - first(b.signers) || b.signers.length - a.signers.length);
}

/** One article, with a comma by its number where the part is written so. Several articles are no single place. */
const ONE_ARTICLE = /^(?:comma (\d+(?:-[a-z]+)?) dell')?articolo ([^,]+)(?:, comma (\d+(?:-[a-z]+)?))?(?:, .*)?$/;

/**
 * The address within an act of the part that a bill names, empty where it names no single article.
 *
 * @param partizione as it is written
 * @example placeOfPart("articolo 4-bis, comma 1") // "/art/4-bis/comma/1"
 * @example placeOfPart("articoli 624 e 624-bis") // ""
 */
export function placeOfPart(partizione: string | null): string {
  const [, before, article = "", after] = ONE_ARTICLE.exec(partizione ?? "") ?? [];
  const number = articleNumber(article);
  if (number === null) return "";
  const comma = before ?? after;
  return `/art/${number}${comma === undefined ? "" : `/comma/${comma}`}`;
}
