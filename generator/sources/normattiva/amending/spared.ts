/** What an exception leaves of the places that are named. */

import { isWithin } from "../../../law/articles/article-part.ts";
import type { Portata } from "../records.ts";
import { apart } from "./apart.ts";
import { type Passage, passageOf } from "./passage.ts";
import { type NamedPlace, placed, type Where } from "./places.ts";

const isIn = (inner: Where, outer: Where) =>
  inner.allegato === outer.allegato &&
  (outer.articolo === null || (inner.articolo === outer.articolo && isWithin(inner.parte, outer.parte)));

/**
 * What an exception leaves of a place: all, a part, or nothing (`null`).
 *
 * @param excepted the places that are excepted, or with `only` those that alone are touched; without any, a part is left
 * @example leftOf({ ...NOWHERE, articolo: "4" }, { places: placesNamed("l'articolo 4"), only: false }) // null
 * @example leftOf({ ...NOWHERE, articolo: "4" }, { places: placesNamed("il comma 2"), only: false }) // "parte"
 */
export function leftOf(
  place: Where,
  { places, only }: { readonly places: readonly NamedPlace[]; readonly only: boolean },
): Portata | null {
  if (places.length === 0) return "parte";
  let left: Portata = "intero";
  for (const one of places) {
    const excepted = placed(place, one);
    if (!one.dentro && !only && isIn(place, excepted)) return null;
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

/** The places that some words of one act name one after the other, each within those before it. */
export function placesNamed(words: string): NamedPlace[] {
  return passageOf(words).namings.flatMap(({ places }) => places);
}

/**
 * The places that some words of one act name, without those that an exception names; of what holds these only a part is left.
 *
 * @param passage without what it quotes
 * @example sparedPlaces(passageOf("l'abrogazione degli articoli 3 e 4, ad eccezione del comma 2 dell'articolo 4")).places.map(({ dentro }) => dentro) // [false, true]
 */
export function sparedPlaces(passage: Passage): Spared {
  const { exceptions } = apart(passage);
  const excepted = new Set(exceptions.flatMap(({ namings }) => namings));
  const named = passage.namings.filter((one) => !excepted.has(one)).flatMap(({ places }) => places);
  const places = exceptions.reduce<readonly NamedPlace[]>((left, { namings, start, only }) => {
    const without = { places: namings.flatMap((one) => one.places), only };
    const nearest = left.findLast(({ at }) => at < start)?.at;
    const anywhere = nearest === undefined || without.places.some(({ articolo }) => articolo !== null);
    return left.flatMap((place) => {
      if (!anywhere && place.at !== nearest) return [place];
      const spared = leftOf(place, without);
      return spared === null ? [] : spared === "parte" ? [{ ...place, dentro: true }] : [place];
    });
  }, named);
  return { places, partly: exceptions.length > 0 };
}
