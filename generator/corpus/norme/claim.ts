import { narrower } from "../../law/articles/article-part.ts";
import { classeOf } from "../../law/relation-kinds.ts";
import type { Portata } from "../../sources/normattiva/records.ts";
import type { Relazione } from "./relazione.ts";

/** What a signal claims of a pair of acts: where, what and how much. */
export type Assertion = Pick<
  Relazione,
  "articolo_da" | "partizione_da" | "articolo_a" | "partizione_a" | "portata" | "tipo"
>;

/** What tells claims apart; no name of an article or a part holds a `|`, none is empty. */
export function claimKey({ articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo }: Assertion): string {
  return [articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo].map((end) => end ?? "").join("|");
}

/** "la modifica" may be any change of the text: the kind that says more. */
function moreSpecific(a: Assertion["tipo"], b: Assertion["tipo"]): Assertion["tipo"] | undefined {
  if (a === b) return a;
  if (a === "modifica" && classeOf(b) === "testo") return b;
  return b === "modifica" && classeOf(a) === "testo" ? a : undefined;
}

const oneOf = (a: string | null, b: string | null) => (a === null || b === null || a === b ? (a ?? b) : undefined);

/** How much is touched of the narrower of two parts: who names that very part knows. */
function extent(
  narrow: string | null,
  known: Assertion,
  stated: Assertion,
  textWins: boolean,
): Portata | null | undefined {
  if (known.partizione_a === stated.partizione_a) {
    if (known.portata === null || stated.portata === null) return known.portata ?? stated.portata;
    return known.portata === stated.portata || textWins ? stated.portata : undefined;
  }
  const [inner, outer] = narrow === stated.partizione_a ? [stated, known] : [known, stated];
  // All of an article and one comma of it are two facts, unless the sentence itself is read.
  return outer.portata === "intero" && !textWins ? undefined : inner.portata;
}

/** Whether a claim is about the act itself, all of it. */
const ofWholeAct = ({ articolo_a, partizione_a, portata }: Assertion) =>
  articolo_a === null && partizione_a === null && portata === "intero";

/** Of two parts the narrower: of the annex that the editors name for "la modifica" the table that the sentence is about. */
function narrowerPart(known: Assertion, stated: Assertion, textWins: boolean): string | null | undefined {
  const found = narrower(known.partizione_a, stated.partizione_a);
  const samePlace = known.articolo_da === stated.articolo_da && known.partizione_da === stated.partizione_da;
  const inAnnex = known.tipo === "modifica" && known.articolo_a === null && known.partizione_a?.startsWith("Allegato ");
  return found === undefined && textWins && samePlace && inAnnex ? stated.partizione_a : found;
}

/**
 * What two claims say together where they can be one fact: the narrower part, the kind and the extent that say more; `null` where they
 * are two facts.
 *
 * @param textWins whether `stated` was read from the amending sentence itself, which is right where the editors' words are not
 * @example meet({ articolo_a: "9", partizione_a: "comma 1", tipo: "modifica", ... }, { articolo_a: "9", partizione_a: "comma 1, lettera a)", tipo: "abroga", ... }, true)
 *   // { articolo_a: "9", partizione_a: "comma 1, lettera a)", tipo: "abroga", ... }
 */
export function meet(known: Assertion, stated: Assertion, textWins: boolean): Assertion | null {
  const articolo_da = oneOf(known.articolo_da, stated.articolo_da);
  const partizione_da = narrower(known.partizione_da, stated.partizione_da);
  const partizione_a = narrowerPart(known, stated, textWins);
  const tipo = moreSpecific(known.tipo, stated.tipo);
  if (articolo_da === undefined || partizione_da === undefined || partizione_a === undefined || tipo === undefined)
    return null;
  if (known.articolo_a !== stated.articolo_a) return null;
  // Editors list the annexes of an act one by one whose sentence repeals the act.
  if (textWins && ofWholeAct(stated))
    return { articolo_da, partizione_da, articolo_a: null, partizione_a: null, portata: "intero", tipo };
  // A sentence about a comma does not tell which of its letters the editors mean, unless both say what is done.
  if (
    textWins &&
    known.tipo !== stated.tipo &&
    partizione_a === known.partizione_a &&
    stated.partizione_a !== known.partizione_a
  )
    return null;
  const portata = extent(partizione_a, known, stated, textWins);
  return portata === undefined
    ? null
    : { articolo_da, partizione_da, articolo_a: known.articolo_a, partizione_a, portata, tipo };
}
