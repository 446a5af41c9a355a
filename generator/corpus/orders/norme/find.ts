import { eliNumero } from "../../../law/identity/canonical-eli.ts";
import type { NormaServita } from "../../norme/corpus.ts";
import type { AttoNominato, AttoServito, FindAct } from "../parlamento/dossier.ts";

/** What a name says of an act that will be looked for; its number as written. */
type SoughtAct = Pick<AttoNominato, "data" | "anno" | "numero">;

const keyOf = (year: string | number, numero: string | null) => `${year}/${numero ?? ""}`;
const keyOfName = ({ data, anno, numero }: SoughtAct) => keyOf(data?.slice(0, 4) ?? anno ?? "", numero);

function served({ eli, record, relazioni }: NormaServita): AttoServito {
  const { tipo, data, titolo } = record;
  return { eli, tipo, data, titolo, n_relazioni_in: relazioni.in };
}

/**
 * Finds the served acts that a name fits: number and year, and type and date where the name says them. Of all acts only those are held that
 * some name may fit.
 *
 * @param norme the acts served; nothing is read of them where nothing is looked for
 * @param named of all that will be looked for
 * @example actFinder(norme, [named])({ tipo: "legge", data: null, anno: 1990, numero: "241" }) // [{ eli: "eli:/it/legge/1990/08/07/241", ... }]
 */
export function actFinder(norme: Iterable<NormaServita>, named: Iterable<SoughtAct>): FindAct {
  const wanted = new Map<string, AttoServito[]>();
  for (const { numero, ...day } of named) wanted.set(keyOfName({ ...day, numero: numero && eliNumero(numero) }), []);
  if (wanted.size > 0)
    for (const norma of norme) {
      const { data, numero } = norma.record;
      wanted.get(keyOf(data.slice(0, 4), numero))?.push(served(norma));
    }
  return (atto) =>
    (wanted.get(keyOfName(atto)) ?? [])
      .filter(({ tipo }) => atto.tipo === null || tipo === atto.tipo)
      .filter(({ data }) => atto.data === null || data === atto.data);
}
