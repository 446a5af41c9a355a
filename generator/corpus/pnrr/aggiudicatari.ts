/** Who won each tender, natural persons left out. */

import type { PnrrRows } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { JoinedAppalti } from "./appalti.ts";
import { appaltoId, validPda } from "./chiavi.ts";
import type { Codici } from "./codice-fiscale.ts";
import { MOTIVI } from "./motivi.ts";
import { olderRows } from "./newest.ts";
import type { Persone } from "./persone.ts";
import type { SoggettoRegistry } from "./soggetto-registry.ts";

export interface JoinedAggiudicatari {
  /** Indexes of the companies of each tender, each once. */
  readonly aziende: readonly (readonly number[])[];
  readonly superate: number;
  readonly orfane: number;
  readonly persone: number;
  readonly senzaCodice: number;
}

/** Joins the awardee rows with their tenders: by PDA, else by the row's own tender key. */
export function joinAggiudicatari(
  righe: PnrrRows,
  readings: JoinedAppalti,
  codici: Codici,
  persone: Persone,
  registro: SoggettoRegistry,
  rapporto: Rapporto,
): JoinedAggiudicatari {
  const winners: Set<number>[] = readings.appalti.map(() => new Set());
  const n = { superate: 0, orfane: 0, persone: 0, senzaCodice: 0 };
  let riparati = 0;
  const older = olderRows(righe.aggiudicatari, ({ pda }) => validPda(pda));
  for (const row of righe.aggiudicatari) {
    if (older(row)) {
      n.superate++;
      continue;
    }
    const appalto = readings.find(row);
    const won = appalto === undefined ? undefined : winners[appalto];
    if (won === undefined) {
      n.orfane++;
      const own = appaltoId(row.cig, row.pda, row.procedura);
      const esempio = `CUP ${row.progetto.cup}, ${own ?? "nessun codice"}`;
      rapporto.count("pnrr", MOTIVI.aggiudicatarioOrfano, { file: row.file.nome, esempio });
      continue;
    }
    const reading = codici.read(row.codice);
    if (persone.isPersona(reading)) n.persone++;
    else if (reading.tipo !== "codice") n.senzaCodice++;
    else {
      if (reading.riparato) riparati++;
      registro.addName(reading.codice, row.nome);
      won.add(registro.indexOf(reading.codice));
    }
  }
  const count = (motivo: string, by: number) => by > 0 && rapporto.count("pnrr", motivo, { by });
  count(MOTIVI.aggiudicatarioSuperato, n.superate);
  count(MOTIVI.aggiudicatarioPersona, n.persone);
  count(MOTIVI.aggiudicatarioSenzaCodice, n.senzaCodice);
  count(MOTIVI.codiceRiparato, riparati);
  return { aziende: winners.map((won) => [...won]), ...n };
}
