/** Who won each tender, natural persons left out. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { AppaltiLetti } from "./appalti.ts";
import { idAppalto, pdaValido } from "./chiavi.ts";
import type { Codici } from "./codice-fiscale.ts";
import { MOTIVI } from "./motivi.ts";
import { olderRows } from "./newest.ts";
import type { Persone } from "./persone.ts";
import type { Registro } from "./registro.ts";

export interface AggiudicatariLetti {
  /** Indexes of the companies of each tender, each once. */
  readonly aziende: readonly (readonly number[])[];
  readonly superate: number;
  readonly orfane: number;
  readonly persone: number;
  readonly senzaCodice: number;
}

/** Joins the awardee rows with their tenders: by PDA, else by the row's own tender key. */
export function aggiudicatariDi(
  righe: RigheLette,
  letti: AppaltiLetti,
  codici: Codici,
  persone: Persone,
  registro: Registro,
  rapporto: Rapporto,
): AggiudicatariLetti {
  const winners: Set<number>[] = letti.appalti.map(() => new Set());
  const n = { superate: 0, orfane: 0, persone: 0, senzaCodice: 0 };
  let riparati = 0;
  const older = olderRows(righe.aggiudicatari, ({ pda }) => pdaValido(pda));
  for (const riga of righe.aggiudicatari) {
    if (older(riga)) {
      n.superate++;
      continue;
    }
    const appalto = letti.trova(riga);
    const won = appalto === undefined ? undefined : winners[appalto];
    if (won === undefined) {
      n.orfane++;
      const own = idAppalto(riga.cig, riga.pda, riga.procedura);
      const esempio = `CUP ${riga.progetto.cup}, ${own ?? "nessun codice"}`;
      rapporto.count("pnrr", MOTIVI.aggiudicatarioOrfano, { file: riga.file.nome, esempio });
      continue;
    }
    const letto = codici.leggi(riga.codice);
    if (persone.e(letto)) n.persone++;
    else if (letto.tipo !== "codice") n.senzaCodice++;
    else {
      if (letto.riparato) riparati++;
      registro.nome(letto.codice, riga.nome);
      won.add(registro.indice(letto.codice));
    }
  }
  const count = (motivo: string, by: number) => by > 0 && rapporto.count("pnrr", motivo, { by });
  count(MOTIVI.aggiudicatarioSuperato, n.superate);
  count(MOTIVI.aggiudicatarioPersona, n.persone);
  count(MOTIVI.aggiudicatarioSenzaCodice, n.senzaCodice);
  count(MOTIVI.codiceRiparato, riparati);
  return { aziende: winners.map((won) => [...won]), ...n };
}
