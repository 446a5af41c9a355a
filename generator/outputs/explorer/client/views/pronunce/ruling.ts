/** What a ruling of the Constitutional Court says of an article, and what it does not. */

import type { RulingOnArticle } from "../../../../../api/ruling-row.ts";

type Part = RulingOnArticle["parti"][number];

const IN_PART = /nell[ae] part[ei] in cui(?: non \p{L}+)?/giu;
const OTHER_LIMIT =
  /limitatamente|ne[li] limit|nell[ae] part[ei] (?:relativ|che)|per quanto attiene|in quanto (?:limita|non consente)/i;

/**
 * The words that limit a partial ruling; `null` if it has others or several kinds: then only its whole text tells.
 *
 * @example limitOf("ha dichiarato l'illegittimita' dell'art. 3, nella parte in cui non prevede che ...") // "nella parte in cui non prevede"
 */
export function limitOf(dispositivo: string): string | null {
  const said = new Set((dispositivo.match(IN_PART) ?? []).map((words) => words.toLowerCase()));
  const [limit = null, another] = said;
  if (OTHER_LIMIT.test(dispositivo)) return null;
  return another === undefined ? limit : "nella parte in cui";
}

/** Places of an article that are struck alike. */
export interface StruckAlike extends Pick<Part, "portata" | "consequenziale"> {
  /** Empty: the article itself. */
  readonly places: readonly string[];
}

/**
 * The places that a ruling strikes, those struck alike together.
 *
 * @example struckAlike([{ partizione: "comma 2", portata: "intero", consequenziale: false }])[0].places // ["comma 2"]
 */
export function struckAlike(parti: readonly Part[]): StruckAlike[] {
  const kinds = new Map<string, Part[]>();
  for (const part of parti) {
    const kind = `${part.partizione === null} ${part.portata} ${part.consequenziale}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), part]);
  }
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ ...first, places: alike.flatMap(({ partizione }) => partizione ?? []) }] : [];
  });
}
