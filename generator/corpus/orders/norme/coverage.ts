/** Where the relations of acts could come from: what an empty list means. */

import { byCodeUnit } from "../../../collections/code-unit.ts";
import type { ValueOf } from "../../../contract/resources/declare/fields.ts";
import type { STATE_BODIES } from "../../../contract/resources/health.ts";
import type { ACT_BODIES } from "../../../contract/resources/norme.ts";
import type { NormaServita } from "../../norme/corpus.ts";

/** Of one act: where what it does to others, and what others do to it, could be found. */
export type Copertura = ValueOf<typeof ACT_BODIES.norma>["copertura"];
/** Acts of one type that are served, beside what the source has where the download has counted it. */
type CoperturaTipo = ValueOf<typeof STATE_BODIES.health>["copertura"][number];
export type TipoServito = Omit<CoperturaTipo, "atti_fonte">;

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

/** One for two sums of one type. */
const joined = (a: TipoServito, b: TipoServito): TipoServito => ({
  tipo: a.tipo,
  atti: a.atti + b.atti,
  dal: a.dal < b.dal ? a.dal : b.dal,
  al: a.al > b.al ? a.al : b.al,
  attive: a.attive + b.attive,
});

/**
 * Sums of acts by type, from those of parts of them.
 *
 * @example joinedTypes([...typesOf(norme), ...typesOf(more)])
 */
export function joinedTypes(parts: Iterable<TipoServito>): TipoServito[] {
  const byType = new Map<string, TipoServito>();
  for (const part of parts) {
    const before = byType.get(part.tipo);
    byType.set(part.tipo, before === undefined ? part : joined(before, part));
  }
  return [...byType.values()].sort((a, b) => byCodeUnit(a.tipo, b.tipo));
}

/**
 * Some acts that are served, by type.
 *
 * @example typesOf(norme)[0] // { tipo: "costituzione", atti: 1, dal: "1947-12-27", al: "1947-12-27", attive: 0 }
 */
export function typesOf(norme: readonly Pick<NormaServita, "record">[]): TipoServito[] {
  return joinedTypes(
    norme.map(({ record }) => {
      const { tipo, data } = record;
      return { tipo, atti: 1, dal: data, al: data, attive: coverageOf(record).attive === "metadati" ? 1 : 0 };
    }),
  );
}

/**
 * The acts served, by type, beside those that the source holds.
 *
 * @param held acts that the source holds, by type; empty where nobody has counted them
 * @example coverageByType(types, { legge: 13_730 })[0] // { tipo: "legge", atti: 3, ..., atti_fonte: 13_730 }
 */
export function coverageByType(types: readonly TipoServito[], held: Readonly<Record<string, number>>): CoperturaTipo[] {
  return types.map((sums) => {
    const atti_fonte = Object.hasOwn(held, sums.tipo) ? held[sums.tipo] : undefined;
    return atti_fonte === undefined ? sums : { ...sums, atti_fonte };
  });
}
