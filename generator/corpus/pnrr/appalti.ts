/** Tenders out of their rows: one per CIG, however many projects name it. */

import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { Riga, RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { cigValido, idAppalto, pdaValido } from "./chiavi.ts";
import { MOTIVI } from "./motivi.ts";
import { type Natura, naturaDi } from "./natura.ts";
import { newestByKey } from "./newest.ts";
import { Spellings } from "./nomi.ts";
import type { IndiceProgetti } from "./progetti.ts";

/** A tender while the tables are joined. */
export interface AppaltoAperto {
  readonly id: string;
  readonly cig: string | null;
  /** Cents, 0 where unknown: the maximum over the rows of one tender. */
  importo: number;
  /** Kinds that its rows name. */
  readonly nature: Set<Natura>;
  /** Indexes of the projects that name it. */
  readonly progetti: Set<number>;
}

export interface AppaltiLetti {
  readonly appalti: readonly AppaltoAperto[];
  /** The index of the tender that a row of the awardees names: by PDA, else by the row's own key. */
  trova(riga: Riga<"aggiudicatari">): number | undefined;
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
  const oggetti = new Spellings<number>();
  let senzaChiave = 0;
  let orfane = 0;
  const { righe: rows, superate } = newestByKey(righe.gare, ({ pda }) => pdaValido(pda));
  for (const { file, progetto: chiave, cig: written, pda, procedura, importi, oggetto, modalita, contratto } of rows) {
    const id = idAppalto(written, pda, procedura);
    const progetto = indice.trova({ file, progetto: chiave });
    const place = () => ({ file: file.nome, esempio: `CUP ${chiave.cup}, ${id ?? "nessun codice"}` });
    if (id === null) {
      senzaChiave++;
      rapporto.count("pnrr", MOTIVI.garaSenzaChiave, { ...place(), scarto: true });
      continue;
    }
    if (progetto === null) {
      orfane++;
      rapporto.count("pnrr", MOTIVI.garaOrfana, place());
      continue;
    }
    const cig = cigValido(written);
    const at = getOrMake(byId, id, () => {
      appalti.push({ id, cig, importo: 0, nature: new Set(), progetti: new Set() });
      return appalti.length - 1;
    });
    const appalto = itemAt(appalti, at);
    appalto.importo = Math.max(appalto.importo, importi.importo ?? 0);
    appalto.progetti.add(progetto);
    if (pdaValido(pda) !== null) byPda.set(pda, at);
    const natura = naturaDi({ modalita, contratto, oggetto, cig });
    if (natura !== null) appalto.nature.add(natura);
    if (oggetto !== "") oggetti.add(at, oggetto);
  }
  if (superate > 0) rapporto.count("pnrr", MOTIVI.garaSuperata, { by: superate });
  return {
    appalti,
    trova: ({ cig, pda, procedura }) => byPda.get(pda) ?? byId.get(idAppalto(cig, pda, procedura) ?? ""),
    label: (i) => oggetti.mostFrequent(i) ?? appalti[i]?.cig ?? appalti[i]?.id ?? "",
    superate,
    senzaChiave,
    orfane,
  };
}
