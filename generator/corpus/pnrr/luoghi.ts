/** Where each project is: its regions and the published shares. */

import { getOrMake } from "../../collections/get-or-make.ts";
import type { PnrrRow, PnrrRows } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { Luogo } from "./modello.ts";
import { MOTIVI } from "./motivi.ts";
import { olderRows } from "./newest.ts";
import { isName, Spellings } from "./nomi.ts";
import type { ProgettoIndex } from "./progetti.ts";

export interface JoinedLuoghi {
  readonly luoghi: readonly (readonly Luogo[])[];
  readonly regioni: ReadonlyMap<string, string>;
  readonly superate: number;
  readonly ripetute: number;
  readonly orfane: number;
}

/**
 * A region's code of three digits; `null` where there is none.
 *
 * @example regioneCode("05") // "005"
 */
export function regioneCode(cell: string): string | null {
  return cell === "" ? null : /^\d{1,3}$/.test(cell) ? cell.padStart(3, "0") : cell;
}

/**
 * A percentage as a decimal with a point, `null` where the cell is empty, `undefined` where it cannot be read.
 *
 * @example percentuale("33,33") // "33.33"
 */
export function percentuale(cell: string): string | null | undefined {
  if (cell === "" || cell.toUpperCase() === "N/A") return null;
  return /^\d{1,9}(?:[.,]\d{1,9})?$/.test(cell) ? cell.replace(",", ".") : undefined;
}

/** What the columns of a place say; many rows share one. */
interface WrittenLuogo {
  readonly codice: string | null;
  readonly nome: string;
  readonly luogo: Luogo;
  readonly illeggibile: string | null;
  /** Rows that name it. */
  righe: number;
}

function writtenLuogo({ regione, nome, percentuale: quota }: PnrrRow<"localizzazione">["luogo"]): WrittenLuogo {
  const codice = regioneCode(regione);
  const letta = percentuale(quota);
  return {
    codice,
    nome,
    luogo: { regione: codice, percentuale: letta ?? null },
    illeggibile: letta === undefined ? quota : null,
    righe: 0,
  };
}

/** Joins the location rows with their projects; equal rows count once, a newer extraction of a project's rows replaces the older. */
export function joinLuoghi(righe: PnrrRows, index: ProgettoIndex, rapporto: Rapporto): JoinedLuoghi {
  /** The places of each project. */
  const byProject: Set<WrittenLuogo>[] = index.righe.map(() => new Set());
  const places = new Map<PnrrRow<"localizzazione">["luogo"], WrittenLuogo>();
  const nomi = new Spellings();
  const codes = new Set<string>();
  const n = { superate: 0, ripetute: 0, orfane: 0 };
  const older = olderRows(righe.localizzazione, (row) => index.find(row));
  for (const row of righe.localizzazione) {
    const p = index.find(row);
    const own = p === null ? undefined : byProject[p];
    if (own === undefined) {
      n.orfane++;
      const esempio = `CUP ${row.progetto.cup}`;
      rapporto.count("pnrr", MOTIVI.luogoOrfano, { file: row.file.nome, esempio });
      continue;
    }
    if (older(row)) {
      n.superate++;
      continue;
    }
    const place = getOrMake(places, row.luogo, () => writtenLuogo(row.luogo));
    if (own.has(place)) {
      n.ripetute++;
      continue;
    }
    own.add(place);
    place.righe++;
    if (place.illeggibile !== null)
      rapporto.count("pnrr", MOTIVI.percentuale, { file: row.file.nome, scarto: true, esempio: place.illeggibile });
  }
  for (const { codice, nome, righe: times } of places.values()) {
    if (codice === null) continue;
    codes.add(codice);
    if (isName(nome)) nomi.add(codice, nome, times);
  }
  if (n.superate > 0) rapporto.count("pnrr", MOTIVI.luogoSuperato, { by: n.superate });
  if (n.ripetute > 0) rapporto.count("pnrr", MOTIVI.luogoRipetuto, { by: n.ripetute });
  return {
    luoghi: byProject.map((own) => Array.from(own, ({ luogo }) => luogo)),
    regioni: new Map([...codes].map((c) => [c, nomi.mostFrequent(c) ?? c])),
    ...n,
  };
}
