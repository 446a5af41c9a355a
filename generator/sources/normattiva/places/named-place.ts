/** A place of an act that words name. */
export interface NamedPlace {
  /** Canonical number, `null` where the words name no article. */
  readonly articolo: string | null;
  /** As `partName` spells it, `rubrica`, or `ultimo comma`; `null` where the whole article is named. */
  readonly parte: string | null;
  /** Whether the words mean something inside it that has no number: a sentence, an introduction, the last comma. */
  readonly dentro: boolean;
  /** How the words lead to the place: it is what is spoken of, where something happens, or what stands before it. */
  readonly ruolo: "oggetto" | "luogo" | "dopo";
  /** Where the words stand that name it; places that one list names (`i commi 2 e 3`) share it. */
  readonly at: number;
}

/**
 * The part that all of some places lie in: of `comma 2, lettera a)` and `comma 2, lettera b)` it is `comma 2`; `null` where it is the article.
 *
 * @example commonPart(namedPlaces("con l'art. 15, comma 2, lettere a) e b)")) // "comma 2"
 */
export function commonPart(places: readonly Pick<NamedPlace, "parte">[]): string | null {
  const [first, ...others] = places.map(({ parte }) => parte?.split(", ") ?? []);
  if (first === undefined) return null;
  const shared = first.filter((step, at) => others.every((steps) => steps[at] === step));
  return shared.length === 0 ? null : shared.join(", ");
}
