/**
 * What acts say of each other while they are read, a line each, with tabs between:
 *
 *   signal, in a reading             key of the act that it cites, JSON
 *   signal, on its way to a bucket   ELI of the act that has it, then the same
 */

import { citedKey } from "../../corpus/norme/sommario.ts";
import type { Segnale } from "../../sources/normattiva/records.ts";

const TAB = "\t";

/** A signal as it stands in a reading, with its line end. */
export const lineOfSignal = (segnale: Segnale): string =>
  `${citedKey(segnale.altro)}${TAB}${JSON.stringify(segnale)}\n`;

/** The key of the act that a signal in a reading cites. */
export const citedIn = (line: string): string => line.slice(0, line.indexOf(TAB));

/** The signal that a line of a reading says. */
export function signalIn(line: string): Segnale {
  const segnale: Segnale = JSON.parse(line.slice(line.indexOf(TAB) + 1));
  return segnale;
}

/** A line of the reading of an act, on its way to a bucket. */
export const sentSignal = (eli: string, line: string): string => `${eli}${TAB}${line}\n`;

/**
 * The signals that were sent to a bucket, each with the ELI of the act that has it.
 *
 * @example [...sentSignals(sentSignal("eli:A", lineOfSignal(segnale).trimEnd()))] // [["eli:A", segnale]]
 */
export function* sentSignals(lines: string): Generator<readonly [eli: string, segnale: Segnale]> {
  for (const line of lines.split("\n")) {
    const tab = line.indexOf(TAB);
    if (tab > 0) yield [line.slice(0, tab), signalIn(line.slice(tab + 1))];
  }
}
