/** One bill as a row of the list, of a dossier and of the candidates of an ambiguous number. */

import { itemAt, lastOf } from "../../../collections/at.ts";
import type { DdlRow } from "../../../contract/resources/ddl.ts";
import { leggeOf } from "../../parlamento/legge.ts";
import type { Disegno } from "../../parlamento/modello.ts";
import { isClosed } from "../../parlamento/stati.ts";

export type { DdlRow } from "../../../contract/resources/ddl.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Calendar days from one date to another, negative where the second comes first.
 *
 * @example daysBetween("2024-02-28", "2024-03-01") // 2
 */
function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;
}

/**
 * The row of a bill: title, branch, nature, state and law are of the current reading, who brought it and when are of the first.
 *
 * @param dataRiferimento day from which `giorni_fermo` counts back; without one it is `null`
 */
export function ddlListRow(disegno: Disegno, dataRiferimento: string | null): DdlRow {
  const { letture, firmatari } = disegno;
  const attuale = lastOf(letture);
  const prima = itemAt(letture, 0);
  const chiuso = isClosed(attuale.stato);
  const fermo = !chiuso && attuale.dataStato !== null && dataRiferimento !== null;
  return {
    numero: attuale.fase,
    numeri: letture.map(({ fase }) => fase),
    titolo: attuale.titolo,
    ramo: attuale.ramo,
    natura: attuale.natura,
    stato: attuale.stato,
    chiuso,
    data_presentazione: prima.dataPresentazione,
    data_stato: attuale.dataStato,
    giorni_fermo: fermo ? daysBetween(attuale.dataStato, dataRiferimento) : null,
    proponente: prima.descrIniziativa,
    iniziativa: disegno.iniziativa,
    n_firmatari: firmatari.filter(({ persona, ritirata }) => persona !== null && !ritirata).length,
    legge: leggeOf(disegno),
  };
}
