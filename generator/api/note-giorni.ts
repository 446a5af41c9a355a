/** Of which day the figures of an answer are, where its sources were extracted on different days. */

import type { Lingua } from "./prose.ts";

/** What a source is called and when it was extracted, `YYYY-MM-DD`. */
export interface FonteDatata {
  readonly nome: string;
  readonly estratto_il: string;
}

const TESTI = {
  it: { inizio: "Le fonti sono di giorni diversi, e ogni dato è del giorno della sua", al: "al" },
  en: { inizio: "The sources are of different days, and every figure is of the day of its own", al: "as of" },
} as const;

/**
 * One sentence that says which source is of which day, oldest first; empty where all are of one day.
 *
 * @example notaGiorni([{ nome: "Gare", estratto_il: "2023-03-01" }, { nome: "Progetti", estratto_il: "2025-03-31" }], "en")
 * // "The sources are of different days, and every figure is of the day of its own: as of 2023-03-01 «Gare»; as of 2025-03-31 «Progetti»."
 */
export function notaGiorni(fonti: readonly FonteDatata[], lingua: Lingua): string {
  const days = [...new Set(fonti.map(({ estratto_il }) => estratto_il))].sort();
  if (days.length < 2) return "";
  const { inizio, al } = TESTI[lingua];
  const list = days.map((day) => {
    const names = fonti.filter(({ estratto_il }) => estratto_il === day).map(({ nome }) => `«${nome}»`);
    return `${al} ${day} ${names.join(", ")}`;
  });
  return `${inizio}: ${list.join("; ")}.`;
}
