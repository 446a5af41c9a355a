/** Who won most and who awarded most. */

import type { Appalto, ModelloPnrr, Soggetto } from "../../corpus/pnrr/modello.ts";
import { byCodeUnit } from "../../law/code-unit.ts";
import { euro } from "./euro.ts";

export interface VoceSoggetto {
  readonly posizione: number;
  readonly nome: string;
  readonly codice_fiscale: string;
  /** Contracts, those of unknown amount too. */
  readonly numero_appalti: number;
  /** Euro. */
  readonly importo_totale: number;
}

function ranked(
  soggetti: readonly Soggetto[],
  appalti: readonly Appalto[],
  membersOf: (appalto: Appalto) => readonly number[],
  by: "importo" | "numero",
): VoceSoggetto[] {
  const totals = soggetti.map((soggetto) => ({ soggetto, numero: 0, importo: 0n }));
  for (const appalto of appalti)
    for (const s of membersOf(appalto)) {
      totals[s]!.numero++;
      totals[s]!.importo += BigInt(appalto.importo ?? 0);
    }
  return totals
    .sort(
      (a, b) =>
        (by === "numero" ? b.numero - a.numero : a.importo < b.importo ? 1 : a.importo > b.importo ? -1 : 0) ||
        byCodeUnit(a.soggetto.nome, b.soggetto.nome) ||
        byCodeUnit(a.soggetto.codice, b.soggetto.codice),
    )
    .map(({ soggetto, numero, importo }, i) => ({
      posizione: i + 1,
      nome: soggetto.nome,
      codice_fiscale: soggetto.codice,
      numero_appalti: numero,
      importo_totale: euro(importo),
    }));
}

/** Companies by amount, then name, then code: each contract once per company, in full for each member of a grouping. */
export function classificaAziende(modello: ModelloPnrr): VoceSoggetto[] {
  return ranked(modello.aziende, modello.appalti, (a) => a.aziende, "importo");
}

/** Bodies by number of contracts, then name, then code. */
export function classificaEnti(modello: ModelloPnrr): VoceSoggetto[] {
  return ranked(modello.enti, modello.appalti, (a) => a.enti, "numero");
}
