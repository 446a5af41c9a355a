/** When an act came into force, as the note of its preface says. */

import { calendarDate } from "../../law/calendar.ts";
import type { XmlElement } from "../xml/element.ts";
import { child, descendants, textOf } from "../xml/navigate.ts";
import { collapse } from "./lines.ts";

const MONTHS = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
  " ",
);

/**
 * `Entrata in vigore del provvedimento: 1/1/2006.`, `4-7-2001`, `Il decreto entra in vigore il 1° gennaio 2007`: a day that follows at
 * once. Where words stand in between (`gli articoli 1 e 2 il 1/1/2006`) or limit what follows, it is the day of a part.
 */
const OPENS = new RegExp(
  String.raw`^(?:(?:l['’] ?)?entrata in vigore[^:;.\d]*:|[^:;.\d]{0,60}\bentra(?:to|ta)? in vigore\b)? ?(?:in data |il giorno |il |dal |l['’] ?)?` +
    String.raw`(?<day>\d{1,2})[°º]?(?<join>[-/.]| )(?<month>\d{1,2}|${MONTHS.join("|")})\k<join>(?<year>\d{4})(?!\d)(?<after>.{0,40})`,
  "iu",
);
/** What makes a day that of a part of the act alone. */
const OF_A_PART =
  /^[ ,;:(.-]*(?:limitatamente|relativamente|esclusivamente|soltanto|solo|quanto a|con riferimento|per (?:i|il|l['’]|le|la|gli|quanto)(?![a-z])|(?:gli |l['’] ?|i )?art)/i;

/**
 * The day of entry into force that the text of a note gives; `null` where it gives none, or that of a part of the act alone.
 *
 * @example entryIntoForce("Entrata in vigore della legge: 1/1/2007, ad eccezione dei commi 966 e 967 che entrano in vigore il 27/12/2006.") // "2007-01-01"
 * @example entryIntoForce("null") // null
 */
export function entryIntoForce(note: string): string | null {
  const { day, month = "", year, after = "" } = OPENS.exec(note)?.groups ?? {};
  if (day === undefined || OF_A_PART.test(after)) return null;
  const named = MONTHS.indexOf(month.toLowerCase()) + 1;
  return calendarDate(Number(year), named || Number(month), Number(day));
}

/**
 * The day of entry into force that the notes of an act's preface give; `null` where none does.
 *
 * @example readEntryIntoForce(act) // "2001-07-04"
 */
export function readEntryIntoForce(act: XmlElement): string | null {
  const preface = child(act, "preface");
  for (const note of preface ? descendants(preface, "authorialNote") : []) {
    const day = entryIntoForce(collapse(textOf(note)));
    if (day !== null) return day;
  }
  return null;
}
