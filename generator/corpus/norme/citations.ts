import { compareArticleNumbers } from "../../law/articles/article-number.ts";
import type { Citazione } from "../../sources/normattiva/records.ts";
import { articleNames } from "./article-names.ts";
import type { Identities, ServedIdentity } from "./identities.ts";

/** A place of an act that cites a place of another. */
export interface PlacedCitation extends Pick<Citazione, "comma" | "partizione" | "brano" | "inizio" | "lunghezza"> {
  /** The act that is cited, and its article as relations name it; `null` where none is named. */
  readonly a: string;
  readonly articolo_citato: string | null;
  readonly articolo: string | null;
}

/** Articles between the ends of a range that are cited one by one; of a longer one the ends are. */
const MOST_BETWEEN = 200;

/** The articles of the main numbering between two. */
function between({ luoghi }: Pick<ServedIdentity, "luoghi">, from: string, to: string): string[] {
  const inside = (name: string) =>
    /^\d/.test(name) && compareArticleNumbers(from, name) < 0 && compareArticleNumbers(name, to) < 0;
  const found = Object.keys(luoghi).filter(inside).sort(compareArticleNumbers);
  return found.length > MOST_BETWEEN ? [] : found;
}

/** The articles that a citation names. */
function articlesCited({ li, fino }: Citazione, act: ServedIdentity | undefined): (string | null)[] {
  const { cited } = articleNames(act);
  if (li === null || fino === undefined) return [cited(li)];
  const inside = act && li.contenitore === null ? between(act, li.numero, fino) : [];
  return [cited(li), ...inside, cited({ ...li, numero: fino })];
}

/**
 * The places that a citation means, one for each article; none if it is not known which act it means, or it means the act that speaks.
 *
 * @param da the act that cites
 * @example placedCitations(citazione, da, identities)[0]?.articolo_citato // "3"
 */
export function placedCitations(
  citazione: Citazione,
  da: ServedIdentity,
  acts: Pick<Identities, "resolve">,
): PlacedCitation[] {
  const { atto, qui, comma, partizione, brano, inizio, lunghezza } = citazione;
  const found = acts.resolve(atto);
  if (typeof found === "string" || found.eli === da.eli) return [];
  const articolo = articleNames(da).standing(qui);
  return articlesCited(citazione, found.served).map((articolo_citato) => ({
    a: found.eli,
    ...{ articolo, comma, articolo_citato, partizione, brano, inizio, lunghezza },
  }));
}
