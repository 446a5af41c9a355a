import type { CorpusNorme, NormaServita } from "../../corpus/norme/corpus.ts";
import { getOrMake } from "../../law/get-or-make.ts";
import type { CercaAtto } from "./dossier.ts";

/**
 * Finds the acts that a citation names among those served: type, number and date must all be the act's, or the year where the
 * citation has no date. A citation without a type fits any.
 *
 * @example cercaAtti(corpus)({ tipo: "legge", data: null, anno: 1992, numero: "104" })[0].eli // "eli:/it/legge/1992/02/05/104"
 */
export function cercaAtti({ norme }: Pick<CorpusNorme, "norme">): CercaAtto {
  const byNumber = new Map<string | null, NormaServita[]>();
  for (const norma of norme) getOrMake(byNumber, norma.record.numero, () => []).push(norma);
  return ({ tipo, data, anno, numero }) =>
    (byNumber.get(numero) ?? [])
      .filter(({ record }) => tipo === null || record.tipo === tipo)
      .filter(({ record }) => (data === null ? Number(record.data.slice(0, 4)) === anno : record.data === data))
      .map((norma) => ({
        eli: norma.eli,
        tipo: norma.record.tipo,
        data: norma.record.data,
        titolo: norma.record.titolo,
        n_relazioni_in: norma.in.length,
      }));
}
