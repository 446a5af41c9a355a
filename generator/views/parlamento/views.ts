import { type GiorniDeiRami, noteParlamento } from "../../api/note-parlamento.ts";
import type { ModelloParlamento } from "../../corpus/parlamento/modello.ts";
import { billSlug } from "../../law/bills/published-bill.ts";
import { classificaGruppi, classificaParlamentari } from "./classifiche.ts";
import type { CercaAtto } from "./dossier.ts";
import { signaturesByPerson } from "./firme.ts";
import { grafoFirme } from "./grafo.ts";
import { byStillness } from "./lista.ts";
import { indiceNumeri } from "./numeri.ts";
import { rigaDdl } from "./righe.ts";
import { schedaDdl } from "./scheda.ts";

export interface ParlamentoOptions {
  /** Day from which `giorni_fermo` counts back, `YYYY-MM-DD`; `null` where no source has a date. */
  readonly dataRiferimento: string | null;
  /** Finds the acts that a citation names among those served. */
  readonly atti: CercaAtto;
  /** Of which day the groups of each branch are. */
  readonly giorni: GiorniDeiRami;
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
  const bills = modello.disegni.map((disegno) => ({ disegno, riga: rigaDdl(disegno, dataRiferimento) }));
  bills.sort((a, b) => byStillness(a.riga, b.riga));
  const rows = bills.map(({ riga }) => riga);
  return {
    conteggi: {
      politici: { parlamentari: modello.persone.length, gruppi: modello.gruppi.length },
      ddl: modello.disegni.length,
    },
    grafo: grafoFirme(firme, modello.gruppi),
    classifiche: { "politici-parlamentari": classificaParlamentari(firme), "politici-gruppi": classificaGruppi(firme) },
    ddlLista: { data_riferimento: dataRiferimento, totale: rows.length, ddl: rows },
    ddl: bills.map(({ disegno, riga }) => ({ slug: billSlug(riga.numero), body: schedaDdl(disegno, riga, atti) })),
    indiceNumeri: indiceNumeri(rows),
    note: noteParlamento(giorni),
  };
}
