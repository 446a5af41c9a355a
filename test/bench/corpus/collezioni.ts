/** The collections of Normattiva, their sizes (published figures: `formats/normattiva.md`, section 9) and the kinds of acts they hold. */

import { type Caso, pesata } from "./caso.ts";

export interface Collezione {
  readonly nome: string;
  /** Distinct acts in the whole corpus. */
  readonly atti: number;
  /** Denominations with their share. */
  readonly tipi: readonly (readonly [denominazione: string, share: number])[];
  /** Years of its acts. */
  readonly anni: readonly [from: number, to: number];
  /** Whether its titles are those of the Kingdom. */
  readonly antica: boolean;
}

/** Overlapping collections are left out or merged, so that the sum is about the 157,000 distinct acts in force or not. */
const TABLE = `
  Regi decreti | 91346 | 1861-1946 | Regno | REGIO DECRETO 0.93, REGIO DECRETO-LEGGE 0.05, DECRETO LUOGOTENENZIALE 0.02
  DPR | 46000 | 1948-2024 | Repubblica | DECRETO DEL PRESIDENTE DELLA REPUBBLICA 1
  DL e leggi di conversione | 7425 | 1946-2025 | Repubblica | DECRETO-LEGGE 0.5, LEGGE 0.5
  Decreti legislativi | 2894 | 1980-2025 | Repubblica | DECRETO LEGISLATIVO 1
  Leggi di ratifica | 2325 | 1947-2025 | Repubblica | LEGGE 1
  Regolamenti ministeriali | 2069 | 1988-2025 | Repubblica | DECRETO MINISTERIALE 1
  DL decaduti | 1735 | 1948-2015 | Repubblica | DECRETO-LEGGE 1
  Decreti legislativi luogotenenziali | 1215 | 1944-1946 | Regno | DECRETO LEGISLATIVO LUOGOTENENZIALE 1
  Leggi delega e provvedimenti delegati | 1125 | 1970-2025 | Repubblica | LEGGE 0.6, DECRETO LEGISLATIVO 0.4
  DPCM | 357 | 1985-2025 | Repubblica | DECRETO DEL PRESIDENTE DEL CONSIGLIO DEI MINISTRI 1
  Testi unici | 102 | 1900-1943 | Repubblica | REGIO DECRETO 1
  Testi unici | 153 | 1948-2020 | Repubblica | DECRETO DEL PRESIDENTE DELLA REPUBBLICA 0.7, DECRETO LEGISLATIVO 0.3
  Regi decreti legislativi | 120 | 1944-1946 | Regno | REGIO DECRETO LEGISLATIVO 1
  Leggi finanziarie e di bilancio | 58 | 1968-2025 | Repubblica | LEGGE 1
  Leggi costituzionali | 49 | 1948-2023 | Repubblica | LEGGE COSTITUZIONALE 1
  Codici | 10 | 1930-1942 | Repubblica | REGIO DECRETO 1
  Codici | 30 | 1990-2024 | Repubblica | DECRETO LEGISLATIVO 1
`;

const COLLEZIONI: readonly Collezione[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [nome = "", atti, anni = "", age, tipi = ""] = line.trim().split(" | ");
    const [from = 0, to = 0] = anni.split("-").map(Number);
    const shares = tipi.split(", ").map((tipo) => {
      const at = tipo.lastIndexOf(" ");
      return [tipo.slice(0, at), Number(tipo.slice(at))] as const;
    });
    return { nome, atti: Number(atti), tipi: shares, anni: [from, to], antica: age === "Regno" };
  });

const chooser = pesata(COLLEZIONI.map(({ atti }) => atti));
const kinds = new Map(COLLEZIONI.map((c) => [c, pesata(c.tipi.map(([, share]) => share))]));

/** The collection and the denomination of an act, by the sizes of the whole corpus. */
export function collezioneDi(caso: Caso): { collezione: Collezione; denominazione: string } {
  const collezione = COLLEZIONI[chooser(caso)]!;
  return { collezione, denominazione: collezione.tipi[kinds.get(collezione)!(caso)]![0] };
}
