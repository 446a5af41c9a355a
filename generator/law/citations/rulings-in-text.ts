/** Rulings of the Constitutional Court that a running text cites. */

import { type AskedRuling, askedRuling } from "../identity/asked-ruling.ts";

/** A ruling where a text cites it, in UTF-16 code units. */
export interface CitedRuling {
  readonly inizio: number;
  readonly lunghezza: number;
  readonly testo: string;
  readonly asked: AskedRuling & { readonly anno: number };
}

/** Only the name of the Court tells its rulings from those of others. */
const COURT = /(?<!\p{L})(?:corte\s{1,3}cost(?:ituzionale)?|c\.?\s?cost|consulta)(?!\p{L})/giu;
const KIND = /(?<!\p{L})(?:sentenza|sent|ordinanza|ord|pronuncia|decisione)(?!\p{L})/giu;
const OF_COURT = /(?<!\p{L})(?:della|dalla)\s{1,3}$/iu;
/** Characters on each side of the Court, and numbers behind it, that are looked at. */
const REACH = 110;
const MOST_NUMBERS = 8;

/**
 * The rulings of the Constitutional Court that a text cites by number and year, in reading order.
 *
 * @example rulingsInText("vista Corte cost. n. 242/2019")[0]?.testo // "Corte cost. n. 242/2019"
 */
export function rulingsInText(text: string): CitedRuling[] {
  const found: CitedRuling[] = [];
  const read = (start: number, end: number): CitedRuling | null => {
    const testo = text.slice(start, end);
    const asked = askedRuling(testo);
    if (asked === null || asked.anno === null) return null;
    return { inizio: start, lunghezza: end - start, testo, asked: { ...asked, anno: asked.anno } };
  };
  for (const { 0: court, index } of text.matchAll(COURT)) {
    const last = found.at(-1);
    const free = last ? last.inizio + last.lunghezza : 0;
    if (index < free) continue;
    const behind = index + court.length;
    const ends = [...text.slice(behind, behind + REACH).matchAll(/\d+/g)].slice(0, MOST_NUMBERS);
    const from = Math.max(free, index - REACH);
    // "la sentenza n. 73 del 2020 della Corte costituzionale": the number stands before the Court that gave it.
    const begins = OF_COURT.test(text.slice(Math.max(0, index - 12), index))
      ? [...text.slice(from, index).matchAll(KIND)].toReversed().slice(0, 2)
      : [];
    const named =
      begins.map(({ index: at }) => read(from + at, behind)).find((one) => one !== null) ??
      ends.map(({ 0: digits, index: at }) => read(index, behind + at + digits.length)).findLast((one) => one !== null);
    if (named) found.push(named);
  }
  return found;
}
