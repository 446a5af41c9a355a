import { isWithin, narrower } from "../../law/articles/article-part.ts";
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
function moreTold(a: Assertion["tipo"], b: Assertion["tipo"]): Assertion["tipo"] | undefined {
  if (a === b) return a;
  if (a === "modifica" && classeOf(b) === "testo") return b;
  return b === "modifica" && classeOf(a) === "testo" ? a : undefined;
}

const oneOf = (a: string | null, b: string | null) => (a === null || b === null || a === b ? (a ?? b) : undefined);

/** How much is touched of the narrower of two parts: who names that very part knows. */
function extent(
  narrow: string | null,
  known: Assertion,
  told: Assertion,
  textWins: boolean,
): Portata | null | undefined {
  if (known.partizione_a === told.partizione_a) {
    if (known.portata === null || told.portata === null) return known.portata ?? told.portata;
    return known.portata === told.portata || textWins ? told.portata : undefined;
  }
  const [inner, outer] = narrow === told.partizione_a ? [told, known] : [known, told];
  // All of an article and one comma of it are two facts, unless the sentence itself is read.
  return outer.portata === "intero" && !textWins ? undefined : inner.portata;
}

/**
 * What two claims say together where they can be one fact: the narrower part, the kind and the extent that say more; `null` where they
 * are two facts.
 *
 * @param textWins whether `told` was read from the amending sentence itself, which is right where the editors' words are not
 * @example meet({ articolo_a: "9", partizione_a: "comma 1", tipo: "modifica", ... }, { articolo_a: "9", partizione_a: "comma 1, lettera a)", tipo: "abroga", ... }, true)
 *   // { articolo_a: "9", partizione_a: "comma 1, lettera a)", tipo: "abroga", ... }
 */
export function meet(known: Assertion, told: Assertion, textWins: boolean): Assertion | null {
  const articolo_da = oneOf(known.articolo_da, told.articolo_da);
  const partizione_da = narrower(known.partizione_da, told.partizione_da);
  const partizione_a = narrower(known.partizione_a, told.partizione_a);
  const tipo = moreTold(known.tipo, told.tipo);
  if (articolo_da === undefined || partizione_da === undefined || partizione_a === undefined || tipo === undefined)
    return null;
  if (known.articolo_a !== told.articolo_a) return null;
  // A sentence about a comma does not tell which of its letters the editors mean, unless both say what is done.
  if (textWins && known.tipo !== told.tipo && !isWithin(told.partizione_a, known.partizione_a)) return null;
  const portata = extent(partizione_a, known, told, textWins);
  return portata === undefined
    ? null
    : { articolo_da, partizione_da, articolo_a: known.articolo_a, partizione_a, portata, tipo };
}
