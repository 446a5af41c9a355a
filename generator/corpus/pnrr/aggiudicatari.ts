/** Who won each tender, natural persons left out. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { AppaltiLetti } from "./appalti.ts";
import { idAppalto } from "./chiavi.ts";
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

const NONE: readonly number[] = [];

/** Joins the awardee rows with their tenders: by PDA, else by the row's own tender key. */
export function aggiudicatariDi(
  righe: RigheLette,
  letti: AppaltiLetti,
  codici: Codici,
  persone: Persone,
  registro: Registro,
  rapporto: Rapporto,
): AggiudicatariLetti {
  const aziende: (readonly number[])[] = letti.appalti.map(() => NONE);
  const won = new Set<number>();
  const n = { superate: 0, orfane: 0, persone: 0, senzaCodice: 0 };
  let riparati = 0;
  const { chiavi } = letti;
  const older = olderRows(righe.aggiudicatari, (b, r) => chiavi.pda(b, r));
  for (const b of righe.aggiudicatari)
    for (let r = 0; r < b.righe; r++) {
      if (older(b, r)) {
        n.superate++;
        continue;
      }
      const appalto = chiavi.trovaDaPda(b, r) ?? chiavi.trova(b, r);
      if (appalto === undefined) {
        n.orfane++;
        const own = idAppalto(b.testo("cig", r), b.testo("pda", r), b.testo("procedura", r));
        const esempio = `CUP ${b.parti("progetto", r)[0]}, ${own ?? "nessun codice"}`;
        rapporto.count("pnrr", MOTIVI.aggiudicatarioOrfano, { file: b.file, esempio });
        continue;
      }
      const letto = codici.leggi(b, "codice", r);
      if (persone.e(letto)) n.persone++;
      else if (letto.tipo !== "codice") n.senzaCodice++;
      else {
        if (letto.riparato) riparati++;
        const azienda = registro.indice(letto.codice);
        registro.nome(letto.codice, b.testo("nome", r));
        const known = aziende[appalto]!;
        // Most tenders have one company: the rest alone must be remembered.
        if (known.length === 0) aziende[appalto] = [azienda];
        else if (known[0] !== azienda) {
          const pair = azienda * letti.appalti.length + appalto;
          if (!won.has(pair)) {
            won.add(pair);
            aziende[appalto] = [...known, azienda];
          }
        }
      }
    }
  const count = (motivo: string, by: number) => by > 0 && rapporto.count("pnrr", motivo, { by });
  count(MOTIVI.aggiudicatarioSuperato, n.superate);
  count(MOTIVI.aggiudicatarioPersona, n.persone);
  count(MOTIVI.aggiudicatarioSenzaCodice, n.senzaCodice);
  count(MOTIVI.codiceRiparato, riparati);
  return { aziende, ...n };
}
