/**
 * What acts say of each other while they are read, a line each, with tabs between:
 *
 *   signal, in a reading               key of the act that it cites, JSON
 *   signal, on its way to a bucket     ELI of the act that has it, then the same
 *   citation, in a reading             key of the act that it cites, JSON in brackets
 *   citation, to that act's bucket     ELI of the act that cites, ELI of the other, `CitationLine`
 *   all of an act, to its own bucket   its ELI, nothing, `CitedActLine`s
 */

import type { PlacedCitation } from "../../corpus/norme/citations.ts";
import { citedKey } from "../../corpus/norme/sommario.ts";
import type { CitationLine, CitedActLine } from "../../format/citations.ts";
import type { Citazione, Segnale } from "../../sources/normattiva/records.ts";

const TAB = "\t";

/** A signal as it stands in a reading, with its line end. */
export const lineOfSignal = (segnale: Segnale): string =>
  `${citedKey(segnale.altro)}${TAB}${JSON.stringify(segnale)}\n`;

/** A citation as it stands in a reading, with its line end. */
export const lineOfCitation = (citazione: Citazione): string =>
  `${citedKey(citazione.atto)}${TAB}[${JSON.stringify(citazione)}]\n`;

/** Whether a line is of citations, in a reading or on its way. */
export const isCitation = (line: string): boolean => line.charAt(line.indexOf(TAB) + 1) === "[";

/** The key of the act that a line of a reading cites, the ELI of a citation on its way; none where it says all that an act cites. */
export const citedIn = (line: string): string => line.slice(0, line.indexOf(TAB));

/** The signal that a line of a reading says. */
export function signalIn(line: string): Segnale {
  const segnale: Segnale = JSON.parse(line.slice(line.indexOf(TAB) + 1));
  return segnale;
}

/** The citation that a line of a reading says. */
export function citationIn(line: string): Citazione {
  const [citazione]: [Citazione] = JSON.parse(line.slice(line.indexOf(TAB) + 1));
  return citazione;
}

/** A citation on its way, without its line end. */
export function lineOfCited(one: PlacedCitation): string {
  const { a, articolo, comma, articolo_citato, partizione, brano, inizio, lunghezza } = one;
  const line: CitationLine = [articolo, comma, articolo_citato, partizione, brano, inizio, lunghezza];
  return `${a}${TAB}${JSON.stringify(line)}`;
}

/** All that an act cites on its way, without its line end. */
export const lineOfCiting = (lines: readonly CitedActLine[]): string => `${TAB}${JSON.stringify(lines)}`;

/** What a citation says on its way, as text. */
export const textSent = (line: string): string => line.slice(line.indexOf(TAB) + 1);

/** A line of the reading of an act, on its way to a bucket. */
export const sentSignal = (eli: string, line: string): string => `${eli}${TAB}${line}\n`;

/**
 * The lines that were sent to a bucket, each with the ELI of the act that has it.
 *
 * @example [...sentLines(sentSignal("eli:A", "legge/1990/241\t{}"))] // [["eli:A", "legge/1990/241\t{}"]]
 */
export function* sentLines(lines: string): Generator<readonly [eli: string, line: string]> {
  for (const line of lines.split("\n")) {
    const tab = line.indexOf(TAB);
    if (tab > 0) yield [line.slice(0, tab), line.slice(tab + 1)];
  }
}
