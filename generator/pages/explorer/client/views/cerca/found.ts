/** What the pages of the search read of the answers. */

import type { CITATION_BODIES } from "../../../../../contract/resources/citazioni.ts";
import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { articleLabel } from "../../../../../law/names/label.ts";

/** What `/cerca` answers. */
export type FoundLaws = AnswerOf<typeof CITATION_BODIES.cerca>;
/** An act or an article that holds what is searched for. */
export type FoundPiece = FoundLaws["risultati"][number];
/** What a text cites. */
export type RecognisedAct = NonNullable<FoundLaws["riconosciuta"]>;
/** An act in a list. */
export type FoundAct = FoundPiece["norma"];

/**
 * Where the page of what was found is: below the ELI of its act.
 *
 * @example foundAt({ norma, articolo: { eli: "eli:/it/legge/2006/12/27/296/art/1", comma: "458", ... } }) // "eli:/it/legge/2006/12/27/296/art/1/comma/458"
 */
export function foundAt({ norma, articolo }: Pick<FoundPiece, "norma" | "articolo">): string {
  if (articolo === null) return norma.eli;
  return articolo.comma === null ? articolo.eli : `${articolo.eli}/comma/${articolo.comma}`;
}

/** What was found as lawyers cite it. */
export function labelOf({ norma, articolo }: Pick<FoundPiece, "norma" | "articolo">): string {
  if (articolo === null) return citationLabel(norma);
  const label = articleLabel(articolo.numero, norma);
  return articolo.comma === null ? label : `comma ${articolo.comma}, ${label}`;
}
