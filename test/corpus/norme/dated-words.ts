/** The day of the words of each effect, by a second look at all relations: the oracle of what a run finds act by act. */

import { articleNames } from "../../../generator/corpus/norme/article-names.ts";
import type { ServedIdentity } from "../../../generator/corpus/norme/identities.ts";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import type { AttoRecord, Segnale } from "../../../generator/sources/normattiva/records.ts";

const EFFECTS: readonly string[] = ["deroga", "estende", "interpreta", "proroga", "sospende", "applica"];

/**
 * The signals of an act, effects with the day of the newest change of the comma or article that says them, but of none that came after
 * a version with the very effect.
 *
 * @param versions of the act, with their own signals
 * @param relazioni all there are, effects without those days
 */
export function withWordsDated(
  atto: ServedIdentity,
  segnali: readonly Segnale[],
  versions: readonly Pick<AttoRecord, "segnali" | "versione">[],
  relazioni: readonly Relazione[],
): Segnale[] {
  return segnali.map((segnale) => {
    if (segnale.base !== "testo_modificativo" || segnale.qui === null || !EFFECTS.includes(segnale.tipo))
      return segnale;
    const text = JSON.stringify(segnale);
    const [oldest = ""] = versions
      .filter((version) => version.segnali.some((one) => JSON.stringify(one) === text))
      .map(({ versione }) => versione.al)
      .sort();
    const articolo = articleNames(atto).cited(segnale.qui);
    const parte = `${segnale.qui.parte ?? ""}, `;
    const [newest] = relazioni
      .filter(({ a, tipo, portata }) => a === atto.eli && portata === "intero" && /^(inser|sostitu)isce$/.test(tipo))
      .filter((one) => one.articolo_a !== null && one.articolo_a === articolo)
      .filter(({ partizione_a }) => partizione_a === null || parte.startsWith(`${partizione_a}, `))
      .flatMap(({ data }) => (data !== null && data <= oldest ? [data] : []))
      .sort()
      .reverse();
    return newest === undefined ? segnale : { ...segnale, data: newest };
  });
}
