/** What words speak of: a text, or a thing that no text is. */

import { lawTokensOf } from "./joints.ts";

/** How the nouns begin that name a text, besides those of its parts. */
const TEXT =
  /^(?:parol|espression|cifr|segn|incis|elenc|not[ae]$|legg|decret|regio|regolament|test[oi]|codic|statut|disposizion|norm[ae]|prescrizion|prevision|provvediment|ordinanz|circolar|direttiv|prospett|quadr|formul|colonn|rig[ah]|intestazion|denominazion|frase|frasi|proposizion|dicitur|virgol|trattin|[dlr]$|tu)/;
const ADJECTIVE = /^(?:seguent|inter|attual|vigent|relativ|sol|ben|altr)[oaie]$/;
/** Words before an article of speech by which its noun is not spoken of, besides the prepositions of citations. */
export const OBLIQUE = /^(?:per|tra|fra|su|verso|contro|secondo|presso|dopo|prima|entro)$/;

/**
 * Whether words speak of a text, by the first noun that is spoken of (`il comma`, never `del comma`): `fatto salvo l'articolo 5`.
 *
 * @example namesText(" l'ufficio istituito dall'articolo 5") // false
 */
export function namesText(after: string): boolean {
  const tokens = lawTokensOf(after);
  for (const [index, { kind, word, isCapital }] of tokens.entries()) {
    const before = tokens[index - 1];
    // `Titolo I della legge`: a number, no article.
    const isRoman = isCapital && word === "i" && index > 0;
    if (kind !== "article" || word.startsWith("un") || isRoman) continue;
    if (before?.kind === "preposition" || OBLIQUE.test(before?.word ?? "")) continue;
    const noun = tokens.slice(index + 1).find((one) => one.kind !== "back" && !ADJECTIVE.test(one.word));
    if (noun !== undefined && noun.word !== "")
      return noun.kind === "step" || noun.kind === "ordinal" || TEXT.test(noun.word);
  }
  return true;
}
