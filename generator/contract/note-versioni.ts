/** What is said of the text of a version that was asked for: `meta.nota`, in both languages. */

import type { Lingua } from "./prose.ts";

/** What is known of a version that was asked for. */
interface VersioneChiesta {
  readonly tipo: string;
  readonly al: string;
  /** It is of a day after that of the data. */
  readonly futura: boolean;
  /** Day of the newest version of the act. */
  readonly ultima: string;
  /** The day that was asked for; `null` where the original was. */
  readonly giorno: string | null;
  /** Relations in, of the act or of the article, between the two days. */
  readonly intermedie: number;
  /** Days between the two of relations that name no article, where an article was asked for. */
  readonly altre: readonly string[];
  /** Day of entry into force, where the source gives it. */
  readonly entrata: string | undefined;
  readonly datiAl: string | null;
}

/**
 * Which version an answer is, that newer ones are here, and what may have changed until the day that was asked for.
 *
 * @example notaVersione(version, "en") // "Text of the consolidated version of 2023-05-30, the newest of the collection. ..."
 */
export function notaVersione(v: VersioneChiesta, lingua: Lingua): string {
  const { tipo, al, ultima, giorno, intermedie, altre, entrata, datiAl } = v;
  const it = lingua === "it";
  const beforeEntry = giorno !== null && entrata !== undefined && giorno < entrata;
  const beyondData = giorno !== null && datiAl !== null && giorno > datiAl;
  const days = altre.join(", ");
  const kind = it ? tipo : tipo === "originale" ? "original" : "consolidated";
  const newer = al < ultima;
  const one = intermedie === 1;
  const changes = it ? (one ? "una modifica" : `${intermedie} modifiche`) : one ? "a change" : `${intermedie} changes`;
  const sentences = it
    ? [
        `Testo della versione ${kind} al ${al}, ${newer ? `non la più recente: la raccolta ne ha fino al ${ultima}` : "la più recente della raccolta"}.`,
        v.futura && "È di un giorno dopo quello dei dati.",
        intermedie > 0 &&
          `Fra il ${al} e il ${giorno} la raccolta conosce ${changes} (\`modifiche_intermedie\`): in quel giorno il testo può essere un altro.`,
        days && `L'atto ha inoltre modifiche di cui non si sa l'articolo (${days}): possono riguardare questo.`,
        beforeEntry && `L'entrata in vigore che la fonte dà, ${entrata}, viene dopo il giorno chiesto.`,
        beyondData && `Il giorno chiesto viene dopo i dati (al ${datiAl}).`,
      ]
    : [
        `Text of the ${kind} version of ${al}, ${newer ? `not the newest: the collection has some up to ${ultima}` : "the newest of the collection"}.`,
        v.futura && "It is of a day after that of the data.",
        intermedie > 0 &&
          `Between ${al} and ${giorno} the collection knows of ${changes} (\`modifiche_intermedie\`): on that day the text may be another one.`,
        days && `The act has changes besides of which the article is not known (${days}): they may be about this one.`,
        beforeEntry && `The entry into force that the source gives, ${entrata}, comes after the day asked for.`,
        beyondData && `The day asked for comes after the data (${datiAl}).`,
      ];
  return sentences.filter(Boolean).join(" ");
}

/**
 * Says to who searches for a text on a day that it is not here.
 *
 * @example senzaVersione("2021-01-01", ["2026-05-07"], "en") // "The text on 2021-01-01 is not in this collection: what is found is of another day (2026-05-07)."
 */
export function senzaVersione(giorno: string, versioni: readonly string[], lingua: Lingua): string {
  const days = versioni.join(", ");
  return lingua === "it"
    ? `Il testo al ${giorno} non è in questa raccolta: quello trovato è di un altro giorno (${days}).`
    : `The text on ${giorno} is not in this collection: what is found is of another day (${days}).`;
}
