/** Tenders out of their rows: one per CIG, however many projects name it. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { cigValido, idAppalto, pdaValido } from "./chiavi.ts";
import { MOTIVI } from "./motivi.ts";
import { newestByKey } from "./newest.ts";
import { Grafie } from "./nomi.ts";
import type { IndiceProgetti } from "./progetti.ts";

/** A tender while the tables are joined. */
export interface AppaltoAperto {
  readonly id: string;
  readonly cig: string | null;
  /** Cents, 0 where unknown: the maximum over the rows of one tender. */
  importo: number;
  /** Indexes of the projects that name it, each once. */
  readonly progetti: number[];
}

export interface AppaltiLetti {
  readonly appalti: readonly AppaltoAperto[];
  /** Index of a tender by its id, and by the PDA of each of its rows. */
  readonly byId: ReadonlyMap<string, number>;
  readonly byPda: ReadonlyMap<string, number>;
  /** The most frequent subject of a tender, else its CIG, else its id. */
  label(indice: number): string;
  readonly superate: number;
  readonly senzaChiave: number;
  readonly orfane: number;
}

/** Joins the rows of the tenders with their projects. */
export function appaltiDi(righe: RigheLette, indice: IndiceProgetti, rapporto: Rapporto): AppaltiLetti {
  const appalti: AppaltoAperto[] = [];
  const byId = new Map<string, number>();
  const byPda = new Map<string, number>();
  const oggetti = new Grafie<number>();
  const linked = new Set<number>();
  let senzaChiave = 0;
  let orfane = 0;
  const { righe: rows, superate } = newestByKey(righe.gare, (b, r) =>
    pdaValido(b.testo("pda", r)) ? b.id("pda", r) : null,
  );
  for (const { blocco, riga } of rows) {
    const [cig, pda] = [blocco.testo("cig", riga), blocco.testo("pda", riga)];
    const id = idAppalto(cig, pda, blocco.testo("procedura", riga));
    const where = () => ({
      file: blocco.file,
      esempio: `CUP ${blocco.parti("progetto", riga)[0]}, ${id ?? "nessun codice"}`,
    });
    if (id === null) {
      senzaChiave++;
      rapporto.count("pnrr", MOTIVI.garaSenzaChiave, { ...where(), scarto: true });
      continue;
    }
    const progetto = indice.trova(blocco, riga);
    if (progetto < 0) {
      orfane++;
      rapporto.count("pnrr", MOTIVI.garaOrfana, where());
      continue;
    }
    let at = byId.get(id);
    if (at === undefined) {
      at = appalti.length;
      byId.set(id, at);
      appalti.push({ id, cig: cigValido(cig), importo: 0, progetti: [] });
    }
    const appalto = appalti[at]!;
    appalto.importo = Math.max(appalto.importo, blocco.importo("importo", riga) ?? 0);
    const pair = at * indice.righe.length + progetto;
    if (!linked.has(pair)) {
      linked.add(pair);
      appalto.progetti.push(progetto);
    }
    if (pdaValido(pda)) byPda.set(pda, at);
    const oggetto = blocco.testo("oggetto", riga);
    if (oggetto !== "") oggetti.add(at, oggetto);
  }
  if (superate > 0) rapporto.count("pnrr", MOTIVI.garaSuperata, { by: superate });
  const label = (i: number) => oggetti.scelta(i) ?? appalti[i]!.cig ?? appalti[i]!.id;
  return { appalti, byId, byPda, label, superate, senzaChiave, orfane };
}
