/** What each region is worth. */

import { itemAt, valueAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { type ModelloPnrr, NON_DISPONIBILE } from "../../corpus/pnrr/modello.ts";
import { euro } from "./euro.ts";
import { Frazioni, quoteOf } from "./quote.ts";

export interface VoceRegione {
  readonly posizione: number;
  readonly nome: string;
  /** Three digits (`000` is AMBITO NAZIONALE), `null` for projects without a region. */
  readonly codice: string | null;
  readonly numero_progetti: number;
  /** Euro. */
  readonly importo_totale: number;
}

/** Location of a project that has none. */
const NOWHERE = [{ regione: null, percentuale: null }] as const;

/**
 * Regions by value, then name, then code. Every project counts in each of its regions; its money is split by the percentages
 * over their sum, equally over its rows where one has none; fractions are exact and rounded once per region.
 */
export function rankRegioni(modello: ModelloPnrr): VoceRegione[] {
  const byCode = new Map<string | null, { progetti: number; importo: Frazioni }>();
  for (const { luoghi, totale } of modello.progetti) {
    const rows = luoghi.length === 0 ? NOWHERE : luoghi;
    const { parti, somma } = quoteOf(rows);
    const counted = new Set<string | null>();
    rows.forEach(({ regione }, i) => {
      const entry = getOrMake(byCode, regione, () => ({ progetti: 0, importo: new Frazioni() }));
      if (!counted.has(regione)) entry.progetti++;
      counted.add(regione);
      if (parti[i] === somma) entry.importo.add(BigInt(totale ?? 0), 1n);
      else entry.importo.add(BigInt(totale ?? 0) * itemAt(parti, i), somma);
    });
  }
  return Array.from(byCode, ([codice, { progetti, importo }]) => ({
    nome: codice === null ? NON_DISPONIBILE : valueAt(modello.regioni, codice),
    codice,
    numero_progetti: progetti,
    centesimi: importo.arrotonda(),
  }))
    .sort(
      (a, b) =>
        (a.centesimi < b.centesimi ? 1 : a.centesimi > b.centesimi ? -1 : 0) ||
        byCodeUnit(a.nome, b.nome) ||
        byCodeUnit(a.codice ?? "", b.codice ?? ""),
    )
    .map(({ nome, codice, numero_progetti, centesimi }, i) => ({
      posizione: i + 1,
      nome,
      codice,
      numero_progetti,
      importo_totale: euro(centesimi),
    }));
}
