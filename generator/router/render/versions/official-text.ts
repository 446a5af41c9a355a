/** What is said of a day beside the collection's own versions: where the official text of that day is, and what changed in between. */

import { itemAt } from "../../../collections/at.ts";
import { NESSUNA_VERSIONE } from "../../../contract/errors.ts";
import type { Lingua } from "../../../contract/prose.ts";
import type { ActIndex } from "../../../format/act-index.ts";
import { dayOfRelation } from "../../../format/act-lines.ts";
import { isRealDate } from "../../../law/calendar.ts";
import { ORIGINAL } from "../../../law/identity/original.ts";
import { formatUrn, officialAddress, officialVersion } from "../../../law/identity/written-urn.ts";
import { type Answer, answerOf } from "../../answer.ts";
import type { ActFiles } from "./act-files.ts";
import { relationsOfAct } from "./cut.ts";

/**
 * Lines of the relations that were published after one day, and not after another.
 *
 * @example changedBetween(['{"data":"2021-05-01"}'], "2021-01-01", "2021-12-31").length // 1
 */
export function changedBetween(into: readonly string[], after: string, upTo: string): string[] {
  return into.filter((line) => {
    const day = dayOfRelation(line);
    return day !== undefined && after < day && day <= upTo;
  });
}

/**
 * Where the official text of an act on a day is, or that of an article of it.
 *
 * @param day `YYYY-MM-DD` or `ORIGINAL`; `null` for the text of today
 * @param articolo its number, in the main numbering
 * @example officialText(index, "2021-01-01", "640")
 *   // "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1930-10-19;1398~art640!vig=2021-01-01"
 */
export function officialText(
  { norma, urn }: Pick<ActIndex, "norma" | "urn">,
  day: string | null,
  articolo?: string,
): string {
  const below = articolo === undefined ? null : `art/${articolo}`;
  return officialAddress(encodeURI(urn ?? formatUrn(norma)), below, officialVersion(day));
}

/** The part of an act of which a version is asked for, as far as it is known. */
export interface AskedPart {
  /** Number of an article in the main numbering. */
  readonly articolo?: string | undefined;
  /** Lines of the relations that act on the part; by default on the act. */
  into?(): Promise<readonly string[]>;
}

/**
 * The collection has no version of an act on a day: 404 with the days of those that are kept, and for a day of the calendar where its official
 * text is and what changed it until the oldest version here.
 */
export async function noVersion(
  act: ActFiles,
  day: string | null,
  lingua: Lingua,
  part: AskedPart = {},
): Promise<Answer> {
  const days = act.index.versioni.map(({ al }) => al);
  const body: Record<string, unknown> = { detail: NESSUNA_VERSIONE[lingua], versioni: days };
  if (day === ORIGINAL || (day !== null && isRealDate(day)))
    body.testo_ufficiale = officialText(act.index, day, part.articolo);
  if (day !== null && isRealDate(day)) {
    const into = await (part.into?.() ?? relationsOfAct(act).then((lines) => lines.in));
    body.giorno = day;
    body.modifiche_intermedie = changedBetween(into, day, itemAt(days, days.length - 1)).map((line) =>
      JSON.parse(line),
    );
  }
  return answerOf(404, JSON.stringify(body), lingua);
}
