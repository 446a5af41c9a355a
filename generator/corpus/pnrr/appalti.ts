/** Tenders out of their rows: one per CIG, however many projects name it. */

import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { PnrrRow, PnrrRows } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { appaltoId, validCig, validPda } from "./chiavi.ts";
import { MOTIVI } from "./motivi.ts";
import { type Natura, naturaOf } from "./natura.ts";
import { newestByKey } from "./newest.ts";
import { Spellings } from "./nomi.ts";
import type { ProgettoIndex } from "./progetti.ts";

/** A tender while the tables are joined. */
interface OpenAppalto {
  readonly id: string;
  readonly cig: string | null;
  /** Cents, 0 where unknown: the maximum over the rows of one tender. */
  importo: number;
  /** Kinds that its rows name. */
  readonly nature: Set<Natura>;
  /** Indexes of the projects that name it. */
  readonly progetti: Set<number>;
}

export interface JoinedAppalti {
  readonly appalti: readonly OpenAppalto[];
  /** The index of the tender that a row of the awardees names: by PDA, else by the row's own key. */
  find(row: PnrrRow<"aggiudicatari">): number | undefined;
  /** The most frequent subject of a tender, else its CIG, else its id. */
  label(index: number): string;
  readonly superate: number;
  readonly senzaChiave: number;
  readonly orfane: number;
}

/**
 * Joins the rows of the tenders with their projects. A row without a key, or whose project is unknown, is left out and counted in the
 * report.
 */
export function joinAppalti(righe: PnrrRows, index: ProgettoIndex, rapporto: Rapporto): JoinedAppalti {
  const appalti: OpenAppalto[] = [];
  const byId = new Map<string, number>();
  const byPda = new Map<string, number>();
  const oggetti = new Spellings<number>();
  let senzaChiave = 0;
  let orfane = 0;
  const { righe: rows, superate } = newestByKey(righe.gare, ({ pda }) => validPda(pda));
  for (const { file, progetto: chiave, cig: written, pda, procedura, importi, oggetto, modalita, contratto } of rows) {
    const id = appaltoId(written, pda, procedura);
    const progetto = index.find({ file, progetto: chiave });
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
    const cig = validCig(written);
    const at = getOrMake(byId, id, () => {
      appalti.push({ id, cig, importo: 0, nature: new Set(), progetti: new Set() });
      return appalti.length - 1;
    });
    const appalto = itemAt(appalti, at);
    appalto.importo = Math.max(appalto.importo, importi.importo ?? 0);
    appalto.progetti.add(progetto);
    if (validPda(pda) !== null) byPda.set(pda, at);
    const natura = naturaOf({ modalita, contratto, oggetto, cig });
    if (natura !== null) appalto.nature.add(natura);
    if (oggetto !== "") oggetti.add(at, oggetto);
  }
  if (superate > 0) rapporto.count("pnrr", MOTIVI.garaSuperata, { by: superate });
  return {
    appalti,
    find: ({ cig, pda, procedura }) => byPda.get(pda) ?? byId.get(appaltoId(cig, pda, procedura) ?? ""),
    label: (i) => oggetti.mostFrequent(i) ?? appalti[i]?.cig ?? appalti[i]?.id ?? "",
    superate,
    senzaChiave,
    orfane,
  };
}
