/** The register in the plainest code: what is said of an act, from its versions and relations in memory. */

import type { WholeCorpus } from "../corpus/norme/whole-corpus.ts";
import { row } from "./norme.ts";
import { pronunce } from "./pronunce.ts";
import { type ReadFile, versione, versionOn } from "./versioni.ts";

type Body = Record<string, unknown>;

/** What is said of an act that is found, but for the digest of its version. */
export function registrata(
  corpus: WholeCorpus,
  eli: string,
  versions: readonly ReadFile[],
  day: string | null,
  dal: string,
): Body {
  const norma = corpus.norme.find((one) => one.eli === eli)!;
  let last: { data: string; da: string; tipo: string } | null = null;
  for (const { a, da, data, tipo } of corpus.relazioni)
    if (a === eli && data !== null && (last === null || data > last.data)) last = { data, da, tipo };
  const served = versions[versionOn(versions, null, corpus.datiAl)]!;
  const [ruling] = pronunce(corpus, eli, served.corpo.articoli).filter(({ deposito }) => deposito !== null);
  const days = versions.map(({ record }) => record.versione.al);
  const future = days.filter((_, i) => versione(versions[i]!, corpus.datiAl).futura);
  const shown = versionOn(versions, day, corpus.datiAl);
  return {
    esito: "trovata",
    norma: row(corpus, norma),
    versione: shown < 0 ? null : { al: days[shown] },
    n_versioni: versions.length,
    ultima_modifica: last,
    ultima_pronuncia: ruling
      ? { ecli: ruling.ecli, deposito: ruling.deposito, articolo: (ruling.articolo as { numero: string }).numero }
      : null,
    futura: future.length === 0 ? null : { al: future.at(-1) },
    cambiata:
      dal === ""
        ? null
        : [...days, ...(last ? [last.data] : []), ...(ruling ? [String(ruling.deposito)] : [])].some(
            (one) => one > dal,
          ),
  };
}

/** What is said of a name that leads to no act, or to several. */
export const nonRegistrata = (esito: "sconosciuta" | "ambigua"): Body => ({
  ...{
    esito,
    norma: null,
    versione: null,
    n_versioni: 0,
    ultima_modifica: null,
    ultima_pronuncia: null,
    futura: null,
    cambiata: null,
  },
});
