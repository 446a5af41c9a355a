/** What an exception leaves of the places that are named. */

import type { Portata } from "../records.ts";
import { apart, type Exempts } from "./apart.ts";
import { type Passage, passageOf } from "./passage.ts";
import { isIn, type NamedPlace, placed, type Where } from "./places.ts";

/** What is taken out of what words name. */
export interface Spares extends Partial<Exempts> {
  /** The places that are excepted, or with `only` those that alone are touched; without any, a part is left. */
  readonly places: readonly NamedPlace[];
  /** Where it stands: what it excepts is of the places named last before it; of all, where none was. */
  readonly at: number;
}

/** The parts of a place that alone are touched; none where the limit names others. */
const limitedTo = (place: Where, { places }: Spares): { readonly dove: Where; readonly dentro: boolean }[] =>
  places.flatMap((one) => {
    const dove = placed(place, one);
    return isIn(dove, place) ? [{ dove, dentro: one.dentro }] : [];
  });

/** What an exception leaves of a place: all, a part, or nothing (`null`). */
function leftOf(place: Where, { places, only }: Spares): Portata | null {
  if (places.length === 0) return "parte";
  let left: Portata = "intero";
  for (const one of places) {
    const excepted = placed(place, one);
    if (!one.dentro && !only && isIn(place, excepted)) return null;
    if (isIn(excepted, place)) left = "parte";
  }
  return left;
}

/**
 * The places that are left of those that words name: an exception takes out what it names, and of what holds that only a part is left. What it
 * names without its article is of the places named last before it; an exception that stands first is of all.
 *
 * @param whereOf the place, `null` where the exception is of another act
 * @param narrowed the part of a place that a limit leaves of it
 * @example spare(placesNamed("gli articoli 3 e 4"), [{ places: placesNamed("articolo 4"), only: false, at: 20 }], (place) => place, (place, part) => ({ ...place, ...part })) // [{ articolo: "3", ... }]
 */
export function spare<P extends { readonly at: number; readonly dentro: boolean }, E extends Spares>(
  named: readonly P[],
  exceptions: readonly E[],
  whereOf: (place: P, exception: E) => Where | null,
  narrowed: (place: P, part: Where) => P,
): P[] {
  return exceptions.reduce<P[]>(
    (left, exception) => {
      const nearest = (
        exception.ahead ? left.find(({ at }) => at > exception.at) : left.findLast(({ at }) => at < exception.at)
      )?.at;
      const namesArticles = exception.places.some(({ articolo }) => articolo !== null);
      // `Sono abrogate, quest'ultima salvo l'articolo 2, la legge ... e la legge ...`.
      const last = left.findLast(({ at }) => at < exception.at) ?? left.at(-1);
      return left.flatMap((place) => {
        const said = whereOf(place, exception);
        // Nobody knows which articles a division holds.
        const isOfAll = nearest === undefined || (namesArticles && said?.divisione == null);
        const where = (exception.last ? place === last : isOfAll || place.at === nearest) ? said : null;
        // Of several that stand together the limit is surely of the last one.
        const isLast = left.findLast(({ at }) => at === place.at) === place;
        const parts = where !== null && exception.exact && isLast ? limitedTo(where, exception) : [];
        if (parts.length > 0)
          return parts.map(({ dove, dentro }) => ({ ...narrowed(place, dove), dentro: place.dentro || dentro }));
        const portata = where === null ? "intero" : leftOf(where, exception);
        return portata === null ? [] : portata === "parte" ? [{ ...place, dentro: true }] : [place];
      });
    },
    [...named],
  );
}

/** The places that some words of one act name one after the other, each within those before it. */
export function placesNamed(words: string): NamedPlace[] {
  return passageOf(words).namings.flatMap(({ places }) => places);
}

/**
 * The places that some words of one act name, without those that an exception names, and whether anything is excepted.
 *
 * @param passage without what it quotes
 * @example sparedPlaces(passageOf("l'abrogazione degli articoli 3 e 4, ad eccezione del comma 2 dell'articolo 4")).places.map(({ dentro }) => dentro) // [false, true]
 */
export function sparedPlaces(passage: Passage): { readonly places: readonly NamedPlace[]; readonly partly: boolean } {
  const { exceptions } = apart(passage);
  const excepted = new Set(exceptions.flatMap(({ namings }) => namings));
  const named = passage.namings.filter((one) => !excepted.has(one)).flatMap(({ places }) => places);
  const sparing = exceptions.filter(({ proviso }) => !proviso);
  const spares = sparing.map(({ namings, start, ...how }) => ({
    ...how,
    places: namings.flatMap((one) => one.places),
    at: start,
  }));
  const narrowed = (place: NamedPlace, part: Where) => ({ ...place, ...part });
  return { places: spare(named, spares, (place) => place, narrowed), partly: sparing.length > 0 };
}
