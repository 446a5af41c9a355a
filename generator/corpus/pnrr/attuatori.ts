/** The implementing body of each project: the only authority that the files name. */

import { getOrMake } from "../../collections/get-or-make.ts";
import type { PnrrRows } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { CodiceReading, Codici } from "./codice-fiscale.ts";
import { MOTIVI } from "./motivi.ts";
import { olderRows } from "./newest.ts";
import type { Persone } from "./persone.ts";
import type { ProgettoIndex } from "./progetti.ts";
import type { SoggettoRegistry } from "./soggetto-registry.ts";

export interface Attuatori {
  /** Codes of the bodies of each project: one, none, or several in the layout that keeps them in a table of their own. */
  readonly codici: readonly (readonly string[])[];
  readonly persone: number;
  readonly senzaCodice: number;
}

const NONE: readonly string[] = [];

/**
 * The bodies that the projects' own rows name. Few pairs of code and name stand on many rows: `bodyOf` is asked once for each pair,
 * and told how many rows have it.
 */
function ownBodies(
  { righe }: ProgettoIndex,
  bodyOf: (codice: string, nome: string, times: number) => readonly string[],
): (readonly string[])[] {
  const pairs = new Map<
    string,
    { readonly codice: string; readonly nome: string; times: number; enti: readonly string[] }
  >();
  const byProject = righe.map(({ file, codice_attuatore: codice, attuatore: nome }) => {
    // Without the columns, the layout keeps the bodies in a table of their own.
    if (!file.presenti.has("codice_attuatore")) return null;
    const pair = getOrMake(pairs, JSON.stringify([codice, nome]), () => ({ codice, nome, times: 0, enti: NONE }));
    pair.times++;
    return pair;
  });
  for (const pair of pairs.values()) pair.enti = bodyOf(pair.codice, pair.nome, pair.times);
  return byProject.map((pair) => pair?.enti ?? NONE);
}

/**
 * Gives each project its bodies: those of its own row, else those of the table of 2022. Every project row with a code counts a
 * spelling of that body's name.
 */
export function joinAttuatori(
  righe: PnrrRows,
  index: ProgettoIndex,
  codici: Codici,
  persone: Persone,
  enti: SoggettoRegistry,
  rapporto: Rapporto,
): Attuatori {
  const out = { persone: 0, senzaCodice: 0, riparati: 0 };
  const shared = new Map<string, readonly string[]>();
  const bodyOf = (reading: CodiceReading, nome: string, times: number): readonly string[] => {
    if (persone.isPersona(reading)) {
      out.persone += times;
      return NONE;
    }
    if (reading.tipo !== "codice") {
      out.senzaCodice += times;
      return NONE;
    }
    if (reading.riparato) out.riparati += times;
    enti.addName(reading.codice, nome, times);
    return getOrMake(shared, reading.codice, () => [reading.codice]);
  };
  const result = ownBodies(index, (codice, nome, times) => bodyOf(codici.read(codice), nome, times));
  const fromTable = new Set<number>();
  const older = olderRows(righe.attuatori, (row) => index.find(row));
  let orfani = 0;
  for (const row of righe.attuatori) {
    const p = index.find(row);
    const known = p === null ? undefined : result[p];
    if (p === null || known === undefined) {
      orfani++;
      continue;
    }
    if ((known.length > 0 && !fromTable.has(p)) || older(row)) continue;
    fromTable.add(p);
    result[p] = [...new Set([...known, ...bodyOf(codici.read(row.codice), row.nome, 1)])];
  }
  const count = (motivo: string, by: number) => by > 0 && rapporto.count("pnrr", motivo, { by });
  count(MOTIVI.attuatorePersona, out.persone);
  count(MOTIVI.attuatoreSenzaCodice, out.senzaCodice);
  count(MOTIVI.attuatoreOrfano, orfani);
  count(MOTIVI.codiceRiparato, out.riparati);
  return { codici: result, persone: out.persone, senzaCodice: out.senzaCodice };
}
