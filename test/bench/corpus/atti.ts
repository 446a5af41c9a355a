/** Who the acts of an artificial corpus are: type, date, number, Gazzetta, title. Nothing of their text. */

import { slugOfDenomination, urnTypeOf } from "../../../generator/law/names/denominations.ts";
import { Caso } from "./caso.ts";
import { type Collezione, collezioneDi } from "./collezioni.ts";
import { titoloDi } from "./titoli.ts";

export interface AttoSintetico {
  /** Position by date and number. */
  readonly indice: number;
  readonly collezione: Collezione;
  readonly denominazione: string;
  readonly tipo: string;
  readonly urnTipo: string;
  readonly data: string;
  readonly numero: number;
  readonly gazzetta: string;
  readonly codice: string;
  readonly titolo: string;
}

const DAY = 86_400_000;
/** Last day of the corpus: no clock. */
const LAST = "2025-12-31";

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Codice redazionale of a date of the Gazzetta: `035U0123` before 1948, `19990123`-like `099G0123` after, `20G00123` since 2010. */
function codiceDi(gazzetta: string, progressive: number): string {
  const year = Number(gazzetta.slice(0, 4));
  if (year >= 2010) return `${String(year).slice(2)}G${String(progressive).padStart(5, "0")}`;
  return `0${String(year).slice(2)}${year < 1948 ? "U" : "G"}${String(progressive).padStart(4, "0")}`;
}

/**
 * The acts of a corpus, by date. Kinds and years are those of the whole corpus (`collezioni.ts`); within a year and a kind, numbers
 * grow with the date.
 *
 * @param quanti how many
 * @param seme the same seed gives the same acts
 */
export function attiSintetici(quanti: number, seme: string): AttoSintetico[] {
  const drafts = Array.from({ length: quanti }, (_, i) => {
    const caso = new Caso(`${seme}/atto/${i}`);
    const { collezione, denominazione } = collezioneDi(caso);
    const [from, to] = collezione.anni;
    const start = Date.UTC(from, 2, 17);
    const span = Math.floor((Math.min(Date.UTC(to, 11, 31), Date.parse(LAST)) - start) / DAY);
    return { collezione, denominazione, time: start + DAY * Math.floor(caso.next() * span), i };
  });
  drafts.sort((a, b) => a.time - b.time || a.i - b.i);
  const numbers = new Map<string, number>();
  const codes = new Map<number, number>();
  return drafts.map(({ collezione, denominazione, time, i }, indice) => {
    const caso = new Caso(`${seme}/titolo/${i}`);
    const data = iso(time);
    const year = Number(data.slice(0, 4));
    // Acts of the State share one numbering; those of ministries have their own.
    const series = `${year}/${denominazione === "DECRETO MINISTERIALE" ? 1 : 0}`;
    const numero = (numbers.get(series) ?? 0) + 1;
    numbers.set(series, numero);
    const gazzetta = iso(time + DAY * caso.between(0, 40));
    const gazzettaYear = Number(gazzetta.slice(0, 4));
    const progressive = (codes.get(gazzettaYear) ?? 0) + 1;
    codes.set(gazzettaYear, progressive);
    const tipo = slugOfDenomination(denominazione);
    return {
      indice,
      collezione,
      denominazione,
      tipo,
      urnTipo: urnTypeOf(tipo),
      data,
      numero,
      gazzetta,
      codice: codiceDi(gazzetta, progressive),
      titolo: titoloDi(caso, collezione.antica, tipo, year),
    };
  });
}
