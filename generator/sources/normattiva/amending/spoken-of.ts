/** What words speak of: a text, or a thing that no text is. */

import { lawTokensOf } from "./joints.ts";

/** How the nouns begin that name a text, besides those of its parts. */
const TEXT =
  /^(?:parol|espression|cifr|segn|incis|elenc|not[ae]$|legg|decret|regio|regolament|test[oi]|codic|statut|disposizion|norm[ae]|prescrizion|prevision|provvediment|ordinanz|circolar|direttiv|prospett|quadr|formul|colonn|rig[ah]|intestazion|denominazion|frase|frasi|proposizion|dicitur|virgol|trattin|[dlr]$|tu)/;
const ADJECTIVE = /^(?:seguent|inter|attual|vigent|relativ|sol|ben|altr)[oaie]$/;
/** Words before an article of speech by which its noun is not spoken of, besides the prepositions of citations. */
export const OBLIQUE = /^(?:per|tra|fra|su|verso|contro|secondo|presso|dopo|prima|entro)$/;

interface Noun {
  readonly text: boolean;
  readonly at: number;
}

/** The nouns that are spoken of, not those of which something is: `il comma`, never `del comma`. */
function nounsOf(words: string): Noun[] {
  const tokens = lawTokensOf(words);
  return tokens.flatMap(({ kind, word, start, isCapital }, index) => {
    const before = tokens[index - 1];
    // `Titolo I della legge`: a number, no article.
    const isRoman = isCapital && word === "i" && index > 0;
    if (kind !== "article" || word.startsWith("un") || isRoman) return [];
    if (before?.kind === "preposition" || OBLIQUE.test(before?.word ?? "")) return [];
    let at = index + 1;
    while (tokens[at]?.kind === "back" || ADJECTIVE.test(tokens[at]?.word ?? "")) at++;
    const noun = tokens[at];
    if (noun === undefined || noun.word === "") return [];
    return [{ text: noun.kind === "step" || noun.kind === "ordinal" || TEXT.test(noun.word), at: start }];
  });
}

/**
 * Whether words speak of a text: `fatto salvo l'articolo 5`.
 *
 * @example namesText(" l'ufficio istituito dall'articolo 5") // false
 */
export function namesText(after: string): boolean {
  return nounsOf(after).at(0)?.text ?? true;
}
