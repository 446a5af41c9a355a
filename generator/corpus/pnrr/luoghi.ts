/** Where each project is: its regions and the published shares. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { Luogo } from "./modello.ts";
import { MOTIVI } from "./motivi.ts";
import { newestDays } from "./newest.ts";
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

const FIELDS = ["regione", "nome", "provincia", "comune", "indirizzo", "cap", "percentuale"] as const;
const NOWHERE: readonly Luogo[] = [];

/** Joins the location rows with their projects; equal rows count once, a newer extraction of a project's rows replaces the older. */
export function luoghiDi(righe: RigheLette, indice: IndiceProgetti, rapporto: Rapporto): LuoghiLetti {
  const luoghi: (readonly Luogo[])[] = indice.righe.map(() => NOWHERE);
  const seen = new Set<string>();
  const shared = new Map<string, readonly [Luogo]>();
  const nomi = new Grafie();
  const codes = new Set<string>();
  const n = { superate: 0, ripetute: 0, orfane: 0 };
  const days = newestDays(righe.localizzazione, (b, r) => String(indice.trova(b, r)));
  for (const b of righe.localizzazione)
    for (let r = 0; r < b.righe; r++) {
      const p = indice.trova(b, r);
      if (p < 0) {
        n.orfane++;
        rapporto.count("pnrr", MOTIVI.luogoOrfano, { file: b.file, esempio: `CUP ${b.testo("cup", r)}` });
        continue;
      }
      if (b.date[r]! < days.get(String(p))!) {
        n.superate++;
        continue;
      }
      let key = String(p);
      for (const f of FIELDS) key += ` ${b.testi[f].ids[r]}`;
      if (seen.has(key)) {
        n.ripetute++;
        continue;
      }
      seen.add(key);
      const regione = codiceRegione(b.testo("regione", r));
      const nome = b.testo("nome", r);
      if (regione !== null) codes.add(regione);
      if (regione !== null && eNome(nome)) nomi.add(regione, nome);
      const quota = percentuale(b.testo("percentuale", r));
      if (quota === undefined)
        rapporto.count("pnrr", MOTIVI.percentuale, { file: b.file, scarto: true, esempio: b.testo("percentuale", r) });
      const form = JSON.stringify([regione, quota ?? null]);
      let one = shared.get(form);
      if (!one) {
        one = [{ regione, percentuale: quota ?? null }];
        shared.set(form, one);
      }
      // Most projects have one location: they share its list.
      luoghi[p] = luoghi[p]!.length === 0 ? one : [...luoghi[p]!, one[0]];
    }
  if (n.superate > 0) rapporto.count("pnrr", MOTIVI.luogoSuperato, { by: n.superate });
  if (n.ripetute > 0) rapporto.count("pnrr", MOTIVI.luogoRipetuto, { by: n.ripetute });
  return { luoghi, regioni: new Map([...codes].map((c) => [c, nomi.scelta(c) ?? c])), ...n };
}
