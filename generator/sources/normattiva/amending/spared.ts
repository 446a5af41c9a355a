/** What an exception leaves of the places that are named. */

import { isWithin } from "../../../law/articles/article-part.ts";
import type { Portata } from "../records.ts";
import { withoutExceptions } from "./apart.ts";
import { type NamedPlace, namedPlaces } from "./named-places.ts";
import { placed, type Where } from "./where.ts";

const isIn = (inner: Where, outer: Where) =>
  inner.allegato === outer.allegato &&
  (outer.articolo === null || (inner.articolo === outer.articolo && isWithin(inner.parte, outer.parte)));

/**
 * What an exception leaves of a place: all, a part, or nothing (`null`).
 *
 * @param excepted the places that are excepted, or with `only` those that alone are touched; without any, a part is left
 * @example leftOf({ allegato: null, articolo: "4", parte: null }, { places: namedPlaces("l'articolo 4"), only: false }) // null
 * @example leftOf({ allegato: null, articolo: "4", parte: null }, { places: namedPlaces("il comma 2"), only: false }) // "parte"
 */
export function leftOf(
  place: Where,
  { places, only }: { readonly places: readonly NamedPlace[]; readonly only: boolean },
): Portata | null {
  if (places.length === 0) return "parte";
  let left: Portata = "intero";
  for (const { articolo, parte, dentro } of places) {
    const excepted = placed(place, { articolo, parte });
    if (!dentro && !only && isIn(place, excepted)) return null;
    if (isIn(excepted, place)) left = "parte";
  }
  return left;
}

/** The places that some words of one act name, without what they except. */
interface Spared {
  readonly places: readonly NamedPlace[];
  /** Whether anything is excepted. */
  readonly partly: boolean;
}

/**
 * The places that some words of one act name, without those that an exception names; of what holds these only a part is left.
 *
 * @param words without what they quote
 * @example sparedPlaces("l'abrogazione degli articoli 3 e 4, ad eccezione del comma 2 dell'articolo 4").places.map(({ dentro }) => dentro) // [false, true]
 */
export function sparedPlaces(words: string): Spared {
  const { words: rest, exceptions } = withoutExceptions(words);
  const places = exceptions.reduce<readonly NamedPlace[]>((left, { words: what, start, only }) => {
    const excepted = { places: namedPlaces(what), only };
    const nearest = left.findLast(({ at }) => at < start)?.at;
    const anywhere = nearest === undefined || excepted.places.some(({ articolo }) => articolo !== null);
    return left.flatMap((place) => {
      if (!anywhere && place.at !== nearest) return [place];
      const { articolo, parte } = place;
      const spared = leftOf({ allegato: null, articolo, parte }, excepted);
      return spared === null ? [] : spared === "parte" ? [{ ...place, dentro: true }] : [place];
    });
  }, namedPlaces(rest));
  return { places, partly: exceptions.length > 0 };
}
