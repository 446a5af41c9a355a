/** Where each project is: its regions and the published shares. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { ById } from "./by-id.ts";
import type { Luogo } from "./modello.ts";
import { MOTIVI } from "./motivi.ts";
import { olderRows } from "./newest.ts";
import { eNome, Grafie } from "./nomi.ts";
import type { IndiceProgetti } from "./progetti.ts";

export interface LuoghiLetti {
  readonly luoghi: readonly (readonly Luogo[])[];
  readonly regioni: ReadonlyMap<string, string>;
  readonly superate: number;
  readonly ripetute: number;
  readonly orfane: number;
}

/**
 * A region's code of three digits; `null` where there is none.
 *
 * @example codiceRegione("05") // "005"
 */
export function codiceRegione(cella: string): string | null {
  return cella === "" ? null : /^\d{1,3}$/.test(cella) ? cella.padStart(3, "0") : cella;
}

/**
 * A percentage as a decimal with a point, `null` where the cell is empty, `undefined` where it cannot be read.
 *
 * @example percentuale("33,33") // "33.33"
 */
export function percentuale(cella: string): string | null | undefined {
  if (cella === "" || cella.toUpperCase() === "N/A") return null;
  return /^\d{1,9}(?:[.,]\d{1,9})?$/.test(cella) ? cella.replace(",", ".") : undefined;
}

const NOWHERE: readonly Luogo[] = [];

/** What the text of a place says; many rows share one. */
interface Posto {
  readonly codice: string | null;
  readonly nome: string;
  readonly luogo: readonly [Luogo];
  readonly illeggibile: string | null;
  /** Rows that name it. */
  righe: number;
}

function postoDi([regione, nome, quota]: readonly string[]): Posto {
  const codice = codiceRegione(regione!);
  const letta = percentuale(quota!);
  return {
    codice,
    nome: nome!,
    luogo: [{ regione: codice, percentuale: letta ?? null }],
    illeggibile: letta === undefined ? quota! : null,
    righe: 0,
  };
}

/** Joins the location rows with their projects; equal rows count once, a newer extraction of a project's rows replaces the older. */
export function luoghiDi(righe: RigheLette, indice: IndiceProgetti, rapporto: Rapporto): LuoghiLetti {
  const luoghi: (readonly Luogo[])[] = indice.righe.map(() => NOWHERE);
  const seen = new Set<number>();
  const posti = new ById<Posto>();
  const nomi = new Grafie();
  const codes = new Set<string>();
  const first = new Int32Array(indice.righe.length).fill(-1);
  const n = { superate: 0, ripetute: 0, orfane: 0 };
  const older = olderRows(righe.localizzazione, (b, r) => indice.trova(b, r));
  for (const b of righe.localizzazione)
    for (let r = 0; r < b.righe; r++) {
      const p = indice.trova(b, r);
      if (p < 0) {
        n.orfane++;
        const esempio = `CUP ${b.parti("progetto", r)[0]}`;
        rapporto.count("pnrr", MOTIVI.luogoOrfano, { file: b.file, esempio });
        continue;
      }
      if (older(b, r)) {
        n.superate++;
        continue;
      }
      const place = b.id("luogo", r);
      const row = place * indice.righe.length + p;
      if (first[p] === place || (first[p]! >= 0 && seen.has(row))) {
        n.ripetute++;
        continue;
      }
      // Most projects have one location: the rest alone must be remembered.
      if (first[p]! < 0) first[p] = place;
      else seen.add(row);
      const posto = posti.get(place) ?? postoDi(b.parti("luogo", r));
      if (posto.righe++ === 0) posti.set(place, posto);
      const { luogo, illeggibile } = posto;
      if (illeggibile !== null)
        rapporto.count("pnrr", MOTIVI.percentuale, { file: b.file, scarto: true, esempio: illeggibile });
      luoghi[p] = luoghi[p]!.length === 0 ? luogo : [...luoghi[p]!, luogo[0]];
    }
  for (const { codice, nome, righe: volte } of posti.values()) {
    if (codice === null) continue;
    codes.add(codice);
    if (eNome(nome)) nomi.add(codice, nome, volte);
  }
  if (n.superate > 0) rapporto.count("pnrr", MOTIVI.luogoSuperato, { by: n.superate });
  if (n.ripetute > 0) rapporto.count("pnrr", MOTIVI.luogoRipetuto, { by: n.ripetute });
  return { luoghi, regioni: new Map([...codes].map((c) => [c, nomi.scelta(c) ?? c])), ...n };
}
