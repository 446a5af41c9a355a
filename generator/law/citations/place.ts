/** An article, and the annex that holds it, as a request names them. */

import { expand } from "../grammar/expand.ts";
import { readLonePlaces } from "../grammar/mentions.ts";
import type { Mention } from "../grammar/tree.ts";

/** An article, or an attachment, as a request names it: one of the two at the least. */
export interface RequestedPlace {
  /** Number in its canonical form; `null` where an attachment is named and no article of it. */
  readonly articolo: string | null;
  /** Label of the attachment (`ii.12`), empty where the request names one without a label, `null` where it names none. */
  readonly allegato: string | null;
}

/**
 * The first article that a mention names, and the attachment; `null` where it names none. An attachment that it does not tell apart has
 * no label, and no article.
 *
 * @example placeOfMention(mention) // { articolo: "23", allegato: "ii.12" }, of "art. 23 dell'allegato II.12"
 */
export function placeOfMention(mention: Pick<Mention, "places" | "under">): RequestedPlace | null {
  const places = expand(mention);
  const labels = new Set(places.flatMap(({ allegato }) => (allegato === null ? [] : [allegato.toLowerCase()])));
  if (labels.size > 1) return { articolo: null, allegato: "" };
  const [allegato = null] = labels;
  const articolo = places.find((place) => place.articolo !== null && place.articolo !== "=")?.articolo ?? null;
  return articolo === null && allegato === null ? null : { articolo, allegato };
}

/**
 * The article of an attachment that a text names by itself, the act being known: `allegato II.12, 23`, `art. 23 all. II.12`.
 *
 * @returns `null` where it names no attachment, several, or no article
 * @example attachedArticle("Allegato II.12, 23") // { articolo: "23", allegato: "ii.12" }
 */
export function attachedArticle(text: string): RequestedPlace | null {
  const places = readLonePlaces(text);
  const named = places && placeOfMention({ places, under: null });
  return named && named.articolo !== null && named.allegato !== null ? named : null;
}
