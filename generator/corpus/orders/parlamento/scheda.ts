import type { VoteRow } from "../../../contract/resources/votazioni.ts";
import type { Disegno } from "../../parlamento/modello.ts";
import { fullState } from "../../parlamento/stati.ts";
import { dossierOf, type FindAct } from "./dossier.ts";
import type { DdlRow } from "./righe.ts";

/**
 * The whole answer about one bill, without its meta.
 *
 * @param riga the bill's row
 * @param votazioni those on one of its readings
 * @param cerca finds the acts that a citation names among those served
 */
export function ddlSheet(disegno: Disegno, riga: DdlRow, votazioni: readonly VoteRow[], cerca: FindAct) {
  return {
    ...riga,
    stato_esteso: fullState(riga.stato),
    fasi: disegno.letture.map(({ fase, ramo, dataPresentazione, stato, dataStato }) => ({
      numero: fase,
      ramo,
      data_presentazione: dataPresentazione,
      stato,
      data_stato: dataStato,
    })),
    firmatari: disegno.firmatari.map(({ persona, nome, primo, dataAggiunta, dataRitiro }) => ({
      id: persona?.id ?? null,
      nome,
      ramo: persona?.ramo ?? null,
      gruppo: persona?.gruppo?.sigla ?? null,
      primo,
      data_aggiunta: dataAggiunta,
      data_ritiro: dataRitiro,
    })),
    assegnazioni: disegno.assegnazioni.map(({ data, commissione, tipo, sede }) => ({ data, commissione, tipo, sede })),
    votazioni,
    dossier: dossierOf(disegno, cerca),
  };
}
