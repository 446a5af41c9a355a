/** Tenders out of their rows: one per CIG, however many projects name it. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { cigValido, idAppalto } from "./chiavi.ts";
import { ChiaviAppalti } from "./chiavi-appalti.ts";
import { MOTIVI } from "./motivi.ts";
import { type Natura, naturaDi } from "./natura.ts";
import { newestByKey } from "./newest.ts";
import { Grafie } from "./nomi.ts";
import type { IndiceProgetti } from "./progetti.ts";

/** A tender while the tables are joined. */
export interface AppaltoAperto {
  readonly id: string;
  readonly cig: string | null;
  /** Cents, 0 where unknown: the maximum over the rows of one tender. */
  importo: number;
  /** Kinds that its rows name. */
  readonly nature: Set<Natura>;
  /** Indexes of the projects that name it, each once. */
  readonly progetti: number[];
}

export interface AppaltiLetti {
  readonly appalti: readonly AppaltoAperto[];
  /** Finds the tenders. */
  readonly chiavi: ChiaviAppalti;
  /** The most frequent subject of a tender, else its CIG, else its id. */
  label(indice: number): string;
  readonly superate: number;
  readonly senzaChiave: number;
  readonly orfane: number;
}

/** Joins the rows of the tenders with their projects. */
export function appaltiDi(righe: RigheLette, indice: IndiceProgetti, rapporto: Rapporto): AppaltiLetti {
  const appalti: AppaltoAperto[] = [];
  const chiavi = new ChiaviAppalti();
  const oggetti = new Grafie<number>();
  const linked = new Set<number>();
  let senzaChiave = 0;
  let orfane = 0;
  const { righe: rows, superate } = newestByKey(righe.gare, (b, r) => chiavi.pda(b, r));
  for (const { blocco, riga } of rows) {
    let at = chiavi.trova(blocco, riga);
    const progetto = indice.trova(blocco, riga);
    if (at === undefined || progetto < 0) {
      const cig = blocco.testo("cig", riga);
      const id = idAppalto(cig, blocco.testo("pda", riga), blocco.testo("procedura", riga));
      const place = () => ({
        file: blocco.file,
        esempio: `CUP ${blocco.parti("progetto", riga)[0]}, ${id ?? "nessun codice"}`,
      });
      if (id === null) {
        senzaChiave++;
        rapporto.count("pnrr", MOTIVI.garaSenzaChiave, { ...place(), scarto: true });
        continue;
      }
      if (progetto < 0) {
        orfane++;
        rapporto.count("pnrr", MOTIVI.garaOrfana, place());
        continue;
      }
      at = appalti.length;
      chiavi.aggiungi(blocco, riga, at);
      appalti.push({ id, cig: cigValido(cig), importo: 0, nature: new Set(), progetti: [] });
    }
    const appalto = appalti[at]!;
    appalto.importo = Math.max(appalto.importo, blocco.importo("importo", riga) ?? 0);
    // Most tenders have one project: the rest alone must be remembered.
    if (appalto.progetti.length === 0) appalto.progetti.push(progetto);
    else if (appalto.progetti[0] !== progetto) {
      const pair = at * indice.righe.length + progetto;
      if (!linked.has(pair)) {
        linked.add(pair);
        appalto.progetti.push(progetto);
      }
    }
    chiavi.aggiungiPda(blocco, riga, at);
    const oggetto = blocco.testo("oggetto", riga);
    const generi = { modalita: blocco.testo("modalita", riga), contratto: blocco.testo("contratto", riga) };
    const natura = naturaDi({ ...generi, oggetto, cig: appalto.cig });
    if (natura !== null) appalto.nature.add(natura);
    if (oggetto !== "") oggetti.add(at, oggetto);
  }
  if (superate > 0) rapporto.count("pnrr", MOTIVI.garaSuperata, { by: superate });
  const label = (i: number) => oggetti.scelta(i) ?? appalti[i]!.cig ?? appalti[i]!.id;
  return { appalti, chiavi, label, superate, senzaChiave, orfane };
}
