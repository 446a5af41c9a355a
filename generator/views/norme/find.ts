import { getOrMake } from "../../collections/get-or-make.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import type { AttoServito, FindAct } from "../parlamento/dossier.ts";

function served({ eli, record, relazioni }: NormaServita): AttoServito {
  const { tipo, data, titolo } = record;
  return { eli, tipo, data, titolo, n_relazioni_in: relazioni.in };
}

/**
 * Finds the served acts that a name fits: number, and type, date or year where they are told.
 *
 * @example actFinder(norme)({ tipo: "legge", data: null, anno: 1990, numero: "241" }) // [{ eli: "eli:/it/legge/1990/08/07/241", ... }]
 */
export function actFinder(norme: readonly NormaServita[]): FindAct {
  let byNumber: Map<string | null, NormaServita[]> | undefined;
  const all = () => {
    if (byNumber) return byNumber;
    byNumber = new Map();
    for (const norma of norme) getOrMake(byNumber, norma.record.numero, () => []).push(norma);
    return byNumber;
  };
  return ({ tipo, data, anno, numero }) =>
    (all().get(numero) ?? [])
      .filter(({ record }) => tipo === null || record.tipo === tipo)
      .filter(({ record }) => data === null || record.data === data)
      .filter(({ record }) => anno === null || Number(record.data.slice(0, 4)) === anno)
      .map(served);
}
