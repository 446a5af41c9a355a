import { byCodeUnit } from "../../../collections/code-unit.ts";
import type { NormaRow } from "../../../contract/norma-row.ts";
import type { NormaServita } from "../../norme/corpus.ts";

/** The row of an act. */
export function rowOf({ eli, record, relazioni }: Omit<NormaServita, "versioni">): NormaRow {
  return {
    eli,
    tipo: record.tipo,
    titolo: record.titolo,
    data: record.data,
    numero: record.numero,
    n_articoli: record.n_articoli,
    n_relazioni: relazioni.out + relazioni.in,
  };
}

/** List order: date of the act descending, then ELI ascending by code unit. */
export function byListOrder(a: Pick<NormaRow, "data" | "eli">, b: Pick<NormaRow, "data" | "eli">): number {
  return byCodeUnit(b.data, a.data) || byCodeUnit(a.eli, b.eli);
}
