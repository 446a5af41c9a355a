import { noteParlamento, type RamoDays } from "../../api/note-parlamento.ts";
import type { ModelloParlamento } from "../../corpus/parlamento/modello.ts";
import { billSlug } from "../../law/published-bill.ts";
import { rankGruppi, rankParlamentari } from "./classifiche.ts";
import type { FindAct } from "./dossier.ts";
import { signaturesByPerson } from "./firme.ts";
import { firmeGraph } from "./grafo.ts";
import { byStillness } from "./lista.ts";
import { indiceNumeri } from "./numeri.ts";
import { ddlListRow } from "./righe.ts";
import { ddlSheet } from "./scheda.ts";

export interface ParlamentoOptions {
  /** Day from which `giorni_fermo` counts back, `YYYY-MM-DD`; `null` where no source has a date. */
  readonly dataRiferimento: string | null;
  /** Finds the acts that a citation names among those served. */
  readonly atti: FindAct;
  /** Of which day the groups of each branch are. */
  readonly giorni: RamoDays;
}

/**
 * Everything that is served about Parliament, in its final order.
 *
 * - `conteggi`: for `/health`
 * - `grafo`, `classifiche`: the operations below `/politici`, rankings by id
 * - `ddlLista`: the body of `/ddl/lista`
 * - `ddl`: for each bill the name of its file and its body
 * - `indiceNumeri`: the files of the index of numbers
 * - `note`: how each answer is computed
 */
export function parlamentoViews(modello: ModelloParlamento, { dataRiferimento, atti, giorni }: ParlamentoOptions) {
  const firme = signaturesByPerson(modello);
  const bills = modello.disegni.map((disegno) => ({ disegno, riga: ddlListRow(disegno, dataRiferimento) }));
  bills.sort((a, b) => byStillness(a.riga, b.riga));
  const rows = bills.map(({ riga }) => riga);
  return {
    conteggi: {
      politici: { parlamentari: modello.persone.length, gruppi: modello.gruppi.length },
      ddl: modello.disegni.length,
    },
    grafo: firmeGraph(firme, modello.gruppi),
    classifiche: { "politici-parlamentari": rankParlamentari(firme), "politici-gruppi": rankGruppi(firme) },
    ddlLista: { data_riferimento: dataRiferimento, totale: rows.length, ddl: rows },
    ddl: bills.map(({ disegno, riga }) => ({ slug: billSlug(riga.numero), body: ddlSheet(disegno, riga, atti) })),
    indiceNumeri: indiceNumeri(rows),
    note: noteParlamento(giorni),
  };
}
