/** The implementing body of each project: the only authority that the files name. */

import type { Blocco, RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Campo } from "../../sources/italia-domani/tables.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { Codici, LetturaCodice } from "./codice-fiscale.ts";
import { MOTIVI } from "./motivi.ts";
import { olderRows, type Riga } from "./newest.ts";
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

/** Pairs of numbers below this one make one number that is exact. */
const PAIRS = 2 ** 26;

/**
 * The bodies that the projects' own rows name. Few pairs of code and name stand on many rows: `bodyOf` is asked once for each pair,
 * with a row that has it and how many do.
 */
function ownBodies(
  { righe }: IndiceProgetti,
  bodyOf: (blocco: Blocco<Campo<"progetti">>, riga: number, volte: number) => readonly string[],
): (readonly string[])[] {
  const pairs = new Map<number, { readonly riga: Riga<Campo<"progetti">>; volte: number; enti: readonly string[] }>();
  const byProject = righe.map((riga) => {
    const { codice_attuatore: codice, attuatore } = riga.blocco.testi;
    // Without the columns, the layout keeps the bodies in a table of their own.
    if (!riga.blocco.presenti.has("codice_attuatore")) return null;
    const key = codice.ids[riga.riga]! * PAIRS + attuatore.ids[riga.riga]!;
    let pair = pairs.get(key);
    if (!pair) {
      pair = { riga, volte: 0, enti: NONE };
      pairs.set(key, pair);
    }
    pair.volte++;
    return pair;
  });
  for (const pair of pairs.values()) pair.enti = bodyOf(pair.riga.blocco, pair.riga.riga, pair.volte);
  return byProject.map((pair) => pair?.enti ?? NONE);
}

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
  const bodyOf = (letto: LetturaCodice, nome: string, volte: number): readonly string[] => {
    if (persone.e(letto)) {
      out.persone += volte;
      return NONE;
    }
    if (letto.tipo !== "codice") {
      out.senzaCodice += volte;
      return NONE;
    }
    if (letto.riparato) out.riparati += volte;
    enti.nome(letto.codice, nome, volte);
    let list = shared.get(letto.codice);
    if (!list) {
      list = [letto.codice];
      shared.set(letto.codice, list);
    }
    return list;
  };
  const result = ownBodies(indice, (blocco, riga, volte) =>
    bodyOf(codici.leggi(blocco, "codice_attuatore", riga), blocco.testo("attuatore", riga), volte),
  );
  const fromTable = new Set<number>();
  const older = olderRows(righe.attuatori, (b, r) => indice.trova(b, r));
  let orfani = 0;
  for (const b of righe.attuatori)
    for (let r = 0; r < b.righe; r++) {
      const p = indice.trova(b, r);
      if (p < 0) {
        orfani++;
        continue;
      }
      if ((result[p]!.length > 0 && !fromTable.has(p)) || older(b, r)) continue;
      fromTable.add(p);
      result[p] = [...new Set([...result[p]!, ...bodyOf(codici.leggi(b, "codice", r), b.testo("nome", r), 1)])];
    }
  const count = (motivo: string, by: number) => by > 0 && rapporto.count("pnrr", motivo, { by });
  count(MOTIVI.attuatorePersona, out.persone);
  count(MOTIVI.attuatoreSenzaCodice, out.senzaCodice);
  count(MOTIVI.attuatoreOrfano, orfani);
  count(MOTIVI.codiceRiparato, out.riparati);
  return { codici: result, persone: out.persone, senzaCodice: out.senzaCodice };
}
