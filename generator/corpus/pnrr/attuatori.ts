/** The implementing body of each project: the only authority that the files name. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { Codici } from "./codice-fiscale.ts";
import { MOTIVI } from "./motivi.ts";
import { newestDays } from "./newest.ts";
import type { Persone } from "./persone.ts";
import type { IndiceProgetti } from "./progetti.ts";
import type { Registro } from "./registro.ts";

export interface Attuatori {
  /** Codes of the bodies of each project: one, none, or several in the layout that keeps them in a table of their own. */
  readonly codici: readonly (readonly string[])[];
  readonly persone: number;
  readonly senzaCodice: number;
}

const NONE: readonly string[] = [];

/**
 * Gives each project its bodies: those of its own row, else those of the table of 2022. Every project row with a code counts a
 * spelling of that body's name.
 */
export function attuatoriDi(
  righe: RigheLette,
  indice: IndiceProgetti,
  codici: Codici,
  persone: Persone,
  enti: Registro,
  rapporto: Rapporto,
): Attuatori {
  const out = { persone: 0, senzaCodice: 0, riparati: 0 };
  const shared = new Map<string, readonly string[]>();
  const bodyOf = (cella: string, nome: string): readonly string[] => {
    const letto = codici.leggi(cella);
    if (persone.e(letto)) {
      out.persone++;
      return NONE;
    }
    if (letto.tipo !== "codice") {
      if (cella !== "" || nome !== "") out.senzaCodice++;
      return NONE;
    }
    if (letto.riparato) out.riparati++;
    if (persone.puoNominare(nome)) enti.nome(letto.codice, nome);
    let list = shared.get(letto.codice);
    if (!list) {
      list = [letto.codice];
      shared.set(letto.codice, list);
    }
    return list;
  };
  const result = indice.righe.map(({ blocco, riga }) =>
    bodyOf(blocco.testo("codice_attuatore", riga), blocco.testo("attuatore", riga)),
  );
  const fromTable = new Set<number>();
  const projectKey = (b: (typeof righe.attuatori)[number], r: number) => String(indice.trova(b, r));
  const days = newestDays(righe.attuatori, projectKey);
  let orfani = 0;
  for (const b of righe.attuatori)
    for (let r = 0; r < b.righe; r++) {
      const p = indice.trova(b, r);
      if (p < 0) {
        orfani++;
        continue;
      }
      if ((result[p]!.length > 0 && !fromTable.has(p)) || b.date[r]! < days.get(String(p))!) continue;
      fromTable.add(p);
      result[p] = [...new Set([...result[p]!, ...bodyOf(b.testo("codice", r), b.testo("nome", r))])];
    }
  const count = (motivo: string, by: number) => by > 0 && rapporto.count("pnrr", motivo, { by });
  count(MOTIVI.attuatorePersona, out.persone);
  count(MOTIVI.attuatoreSenzaCodice, out.senzaCodice);
  count(MOTIVI.attuatoreOrfano, orfani);
  count(MOTIVI.codiceRiparato, out.riparati);
  return { codici: result, persone: out.persone, senzaCodice: out.senzaCodice };
}
