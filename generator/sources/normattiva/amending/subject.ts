/** What a sentence speaks of: a text, or a thing that no text is. */

const ORDINAL = "(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|penultim|[a-z]+esim)[oaie]";
/** How the nouns begin that name a text or a part of one. */
const TEXT = new RegExp(
  `^(?:art|comm[ai]|lett|numer[oi]|n\\.|punt[oi]|period|alinea|capovers|parol|espression|cifr|segn|incis|rubric|titol|cap[oi]$|sezion|libr|part[ei]$|allegat|tabell|tariff|elenc|anness|not[ae]$|voc[ei]$|legg|decret|regio|regolament|test[oi]|codic|statut|disposizion|norm[ae]|prescrizion|prevision|provvediment|ordinanz|circolar|direttiv|paragraf|prospett|quadr|formul|colonn|rig[ah]|intestazion|denominazion|frase|frasi|proposizion|dicitur|virgol|periodi|trattin|d\\.|l\\.|r\\.|t\\.u|${ORDINAL}$)`,
  "iu",
);
/** A noun that is spoken of, not one of which something is: `il comma`, never `del comma`. */
const SPOKEN_OF =
  /(?<![\p{L}'’])(?<!(?<![\p{L}])(?:per|con|tra|fra|su|verso|contro|secondo|presso|dopo|prima|entro|in|a|di|da)\s+)(?:(?:il|lo|la|i|gli|le)\s+|l['’]\s*)(?:(?:citat|predett|medesim|stess|suddett|seguent|inter|attual|vigent|relativ|sol|ben|altr)[oaie]\s+)*([\p{L}.]+)/giu;

/** `Titolo I della legge`: a number, no article. */
const ROMAN_ONE = /^I\s/;

interface Noun {
  readonly text: boolean;
  readonly at: number;
}

function nounsOf(words: string): Noun[] {
  return [...words.matchAll(SPOKEN_OF)]
    .filter(({ 0: all, index }) => index === 0 || !ROMAN_ONE.test(all))
    .map((match) => ({ text: TEXT.test(match[1] ?? ""), at: match.index }));
}

/**
 * Whether the words before a verb speak of a text. Only a text can be repealed or replaced: a fund that is `soppresso` is none.
 *
 * @param before quotations, exceptions and asides out of sight
 * @example speaksOfText("Al comma 2, il terzo periodo ") // true
 * @example speaksOfText("il Fondo dell'articolo 5 della legge 6 maggio 2029, n. 77, ") // false
 */
export function speaksOfText(before: string): boolean {
  const own = before.slice(before.lastIndexOf(";") + 1);
  // Whose words `che` takes up is not told.
  if (/(?<!\p{L})(?:che|(?:il|la|i|le)\s+qual[ei])\s*$/iu.test(own)) return false;
  const nouns = nounsOf(own);
  const last = nouns.at(-1);
  if (last === undefined || last.text) return true;
  const text = nouns.findLast((noun) => noun.text);
  return text !== undefined && /(?<!\p{L})che(?!\p{L})/iu.test(own.slice(text.at, last.at));
}

/**
 * Whether the words after a verb speak of a text: `sono abrogati l'articolo 5 ...`.
 *
 * @example namesText(" l'ufficio istituito dall'articolo 5") // false
 */
export function namesText(after: string): boolean {
  return nounsOf(after).at(0)?.text ?? true;
}
