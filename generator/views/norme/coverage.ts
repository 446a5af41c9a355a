/** Where the relations of acts could come from: what an empty list means. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";

/** Of one act: where what it does to others, and what others do to it, could be found. */
export interface Copertura {
  readonly attive: "metadati" | "testo" | "nessuna";
  readonly passive: "metadati" | "note" | "nessuna";
}

/** Acts of one type that are served. */
export interface CoperturaTipo {
  readonly tipo: string;
  readonly atti: number;
  /** Days of the oldest and of the newest act. */
  readonly dal: string;
  readonly al: string;
  /** How many declare in their metadata what they change. */
  readonly attive: number;
  /** How many the source holds; only where the download has counted them. */
  readonly atti_fonte?: number;
}

type Counted = Pick<NormaServita["record"], "conteggi" | "versione" | "n_articoli">;

/**
 * Where the relations of an act could come from. A consolidated file carries the official list of what changed it, an original one
 * does not; a text with articles has been read for amending sentences.
 *
 * @example coverageOf({ conteggi: {}, versione: { tipo: "originale", al: "2007-05-05" }, n_articoli: 2 }) // { attive: "testo", passive: "nessuna" }
 */
export function coverageOf({ conteggi, versione, n_articoli }: Counted): Copertura {
  const met = (base: string) => (conteggi[base] ?? 0) > 0;
  const declared = met("modifica_attiva") || met("modifica_marcata");
  const listed = met("riferimento_passivo") || versione.tipo === "consolidata";
  const noted = met("testo_abrogato") || met("nota_aggiornamento");
  return {
    attive: declared ? "metadati" : n_articoli > 0 ? "testo" : "nessuna",
    passive: listed ? "metadati" : noted ? "note" : "nessuna",
  };
}

/**
 * The acts served, by type.
 *
 * @param held acts that the source holds, by type; empty where nobody has counted them
 * @example coverageByType(norme, {})[0] // { tipo: "costituzione", atti: 1, dal: "1947-12-27", al: "1947-12-27", attive: 0 }
 */
export function coverageByType(
  norme: Iterable<Pick<NormaServita, "record">>,
  held: Readonly<Record<string, number>>,
): CoperturaTipo[] {
  const byType = new Map<string, { atti: number; dal: string; al: string; attive: number }>();
  for (const { record } of norme) {
    const { tipo, data } = record;
    const sums = getOrMake(byType, tipo, () => ({ atti: 0, dal: data, al: data, attive: 0 }));
    sums.atti++;
    if (data < sums.dal) sums.dal = data;
    if (data > sums.al) sums.al = data;
    if (coverageOf(record).attive === "metadati") sums.attive++;
  }
  return [...byType]
    .map(([tipo, sums]) => {
      const atti_fonte = Object.hasOwn(held, tipo) ? held[tipo] : undefined;
      return { tipo, ...sums, ...(atti_fonte !== undefined && { atti_fonte }) };
    })
    .sort((a, b) => byCodeUnit(a.tipo, b.tipo));
}
