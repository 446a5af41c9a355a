/** Where each project is: its regions and the published shares. */

import { getOrMake } from "../../collections/get-or-make.ts";
import type { Riga, RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { Luogo } from "./modello.ts";
import { MOTIVI } from "./motivi.ts";
import { olderRows } from "./newest.ts";
import { eNome, Spellings } from "./nomi.ts";
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

/** What the columns of a place say; many rows share one. */
interface Posto {
  readonly codice: string | null;
  readonly nome: string;
  readonly luogo: Luogo;
  readonly illeggibile: string | null;
  /** Rows that name it. */
  righe: number;
}

function postoDi({ regione, nome, percentuale: quota }: Riga<"localizzazione">["luogo"]): Posto {
  const codice = codiceRegione(regione);
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
export function luoghiDi(righe: RigheLette, indice: IndiceProgetti, rapporto: Rapporto): LuoghiLetti {
  /** The places of each project. */
  const byProject: Set<Posto>[] = indice.righe.map(() => new Set());
  const posti = new Map<Riga<"localizzazione">["luogo"], Posto>();
  const nomi = new Spellings();
  const codes = new Set<string>();
  const n = { superate: 0, ripetute: 0, orfane: 0 };
  const older = olderRows(righe.localizzazione, (riga) => indice.trova(riga));
  for (const riga of righe.localizzazione) {
    const p = indice.trova(riga);
    const own = p === null ? undefined : byProject[p];
    if (own === undefined) {
      n.orfane++;
      const esempio = `CUP ${riga.progetto.cup}`;
      rapporto.count("pnrr", MOTIVI.luogoOrfano, { file: riga.file.nome, esempio });
      continue;
    }
    if (older(riga)) {
      n.superate++;
      continue;
    }
    const posto = getOrMake(posti, riga.luogo, () => postoDi(riga.luogo));
    if (own.has(posto)) {
      n.ripetute++;
      continue;
    }
    own.add(posto);
    posto.righe++;
    if (posto.illeggibile !== null)
      rapporto.count("pnrr", MOTIVI.percentuale, { file: riga.file.nome, scarto: true, esempio: posto.illeggibile });
  }
  for (const { codice, nome, righe: volte } of posti.values()) {
    if (codice === null) continue;
    codes.add(codice);
    if (eNome(nome)) nomi.add(codice, nome, volte);
  }
  if (n.superate > 0) rapporto.count("pnrr", MOTIVI.luogoSuperato, { by: n.superate });
  if (n.ripetute > 0) rapporto.count("pnrr", MOTIVI.luogoRipetuto, { by: n.ripetute });
  return {
    luoghi: byProject.map((own) => Array.from(own, ({ luogo }) => luogo)),
    regioni: new Map([...codes].map((c) => [c, nomi.mostFrequent(c) ?? c])),
    ...n,
  };
}
