/** Who won most and who awarded most. */

import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import type { Appalto, ModelloPnrr, Soggetto } from "../../corpus/pnrr/modello.ts";
import { euro } from "./euro.ts";

export interface VoceSoggetto {
  readonly posizione: number;
  readonly nome: string;
  readonly codice_fiscale: string;
  /** Contracts, those of unknown amount too. */
  readonly numero_appalti: number;
  /** Euro. */
  readonly importo_totale: number;
  /** Euro of `importo_totale`: contracts that exceed the whole funding of their projects. */
  readonly importo_oltre_finanziamento: number;
  /** Euro of `importo_totale`: grants. */
  readonly importo_contributi: number;
}

function ranked(
  soggetti: readonly Soggetto[],
  appalti: readonly Appalto[],
  membersOf: (appalto: Appalto) => readonly number[],
  by: "importo" | "numero",
): VoceSoggetto[] {
  const totals = soggetti.map((soggetto) => ({ soggetto, numero: 0, importo: 0n, oltre: 0n, contributi: 0n }));
  for (const appalto of appalti)
    for (const s of membersOf(appalto)) {
      const total = itemAt(totals, s);
      const importo = BigInt(appalto.importo ?? 0);
      total.numero++;
      total.importo += importo;
      if (appalto.oltreFinanziamento > 0) total.oltre += importo;
      if (appalto.natura === "contributo") total.contributi += importo;
    }
  return totals
    .sort(
      (a, b) =>
        (by === "numero" ? b.numero - a.numero : a.importo < b.importo ? 1 : a.importo > b.importo ? -1 : 0) ||
        byCodeUnit(a.soggetto.nome, b.soggetto.nome) ||
        byCodeUnit(a.soggetto.codice, b.soggetto.codice),
    )
    .map(({ soggetto, numero, importo, oltre, contributi }, i) => ({
      posizione: i + 1,
      nome: soggetto.nome,
      codice_fiscale: soggetto.codice,
      numero_appalti: numero,
      importo_totale: euro(importo),
      importo_oltre_finanziamento: euro(oltre),
      importo_contributi: euro(contributi),
    }));
}

/** Companies by amount, then name, then code: each contract once per company, in full for each member of a grouping. */
export function rankAziende(modello: ModelloPnrr): VoceSoggetto[] {
  return ranked(modello.aziende, modello.appalti, (a) => a.aziende, "importo");
}

/** Bodies by number of contracts, then name, then code. */
export function rankEnti(modello: ModelloPnrr): VoceSoggetto[] {
  return ranked(modello.enti, modello.appalti, (a) => a.enti, "numero");
}
