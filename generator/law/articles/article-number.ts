/**
 * Suffixes of inserted articles in legal order; spellings of one rank are separated by `/`. The ranks 2 to 30, `semel`
 * stands before them because it only occurs after a ten (`vicies-semel` is the twenty-first).
 */
const SUFFIXES =
  "semel bis ter quater quinquies sexies septies octies novies/nonies decies undecies duodecies terdecies quaterdecies quindecies/quinquiesdecies/quinquedecies sexdecies/sexiesdecies septiesdecies/septdecies/septendecies octiesdecies/duodevicies/octodecies noviesdecies/undevicies/noniesdecies vicies semelvicies/unvicies/viciessemel duovicies/viciesbis tervicies/viciester quatervicies/viciesquater quinquiesvicies/quinvicies/viciesquinquies sexiesvicies/sexvicies/viciessexies septiesvicies/septvicies/viciessepties octiesvicies/duodetricies/viciesocties noviesvicies/undetricies/viciesnovies tricies";

const rankOf = new Map(
  SUFFIXES.split(" ").flatMap((spellings, at) => spellings.split("/").map((suffix) => [suffix, at + 1] as const)),
);

/**
 * The suffix of a rank, as Normattiva and the Gazzetta count in addresses: 2 is `bis`. `null` where there is none.
 *
 * @example suffixOfRank(3) // "ter"
 */
export const suffixOfRank = (rank: number): string | null => SUFFIXES.split(" ")[rank - 1]?.split("/")[0] ?? null;

/**
 * The rank of a suffix in any of its spellings, 0 where it is none.
 *
 * @example rankOfSuffix("nonies") // 9
 */
export const rankOfSuffix = (suffix: string): number => rankOf.get(suffix) ?? 0;

/** Every suffix, in the order in which articles follow each other: `bis`, `ter`, `quater` and so on. */
export const ARTICLE_SUFFIXES: readonly string[] = [...rankOf.keys()];

/** Source of a pattern that matches one suffix, the longest first; lower case only. */
export const SUFFIX_PATTERN = `(?:${[...ARTICLE_SUFFIXES, "sex"].sort((a, b) => b.length - a.length).join("|")})`;

/**
 * Source of a pattern for an article's number: number, suffixes after a hyphen, a space or nothing, decimal. The
 * decimal needs a suffix before it, so that the end of a sentence is never one.
 */
export const ARTICLE_PATTERN = `\\d{1,5}(?:(?:[ -]{0,2}${SUFFIX_PATTERN}(?![a-z])){1,3}(?:[.-]?\\d{1,2}(?!\\d))?)?`;

const WHOLE = new RegExp(`^(?:art(?:icol[oi]|t)?[. _]*)?(${ARTICLE_PATTERN}|\\d{1,5}\\.\\d{1,2})[. ]*$`);

/**
 * The canonical form of an article's number: suffixes after a hyphen and in lower case, the decimal as it is written.
 * `null` when the text is no such number.
 *
 * @example articleNumber("270 quinquies.1") // "270-quinquies.1"
 * @example articleNumber("Art. 2645ter") // "2645-ter"
 * @example articleNumber("19-bis1") // "19-bis1", as the act spells it
 */
export function articleNumber(text: string): string | null {
  const number = WHOLE.exec(text.trim().toLowerCase().replace(/\s+/g, " "))?.[1];
  return number ? number.replace(/(?<![ -])[ -]*([a-z]+)/g, (_, word: string) => `-${separated(word)}`) : null;
}

/** `terdecies` is one suffix and stays; `bister` is two written together. */
function separated(word: string): string {
  if (rankOf.has(word) || word === "sex") return word;
  return word.match(new RegExp(SUFFIX_PATTERN, "g"))?.join("-") ?? word;
}

/**
 * The article a reference's fragment names: `art_51-com3bis` is a comma of article 51. `null` where it names none.
 *
 * @example articleOfFragment("art_2bis-com1-leta") // "2-bis"
 * @example articleOfFragment("art_30__para_2__point_b-bis") // "30"
 */
export function articleOfFragment(fragment: string): string | null {
  const [, article] = /^#?~?art_?(.+?)(?:__.*|-(?:com|let|num|par|ali|per).*)?$/is.exec(fragment) ?? [];
  return article === undefined ? null : articleNumber(article);
}

/** Number, ranks of the suffixes, decimal, each as `make` writes it. Parts of one word (`sex-decies`) are one rank. */
function ranksOf<T>(number: string, make: (value: number, isSuffix: boolean) => T): T[] {
  const parts = number.split(/[-.]|(?<=[a-z])(?=\d)/);
  const ranks: T[] = [];
  let joined = false;
  for (const [at, part] of parts.entries()) {
    const both: number | undefined = joined ? undefined : rankOf.get(part + (parts[at + 1] ?? "."));
    const rank = both ?? rankOf.get(part);
    // `01` stands before `1`, and before `02`.
    if (!joined) ranks.push(make(rank ?? Number(/^0\d/.test(part) ? `0.${part}` : part), rank !== undefined));
    joined = both !== undefined;
  }
  return ranks;
}

/**
 * What orders an article's number: the number, the ranks of its suffixes, its decimal.
 *
 * @example articleOrder("12-ter") // [12, 3]
 */
export const articleOrder = (number: string): number[] => ranksOf(number, (value) => value);

/**
 * Compares what orders two numbers: negative if the first stands before.
 *
 * @example compareOrders([12, 3], [12]) // 3
 */
export function compareOrders(left: readonly number[], right: readonly number[]): number {
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

/**
 * Orders canonical article numbers as the law does: by number, then by suffix, then by decimal. Two spellings of one
 * number (`102-sex-decies`, `102-sexiesdecies`) are equal.
 *
 * @example ["3-ter", "10", "3-bis", "3"].sort(compareArticleNumbers) // ["3", "3-bis", "3-ter", "10"]
 */
export const compareArticleNumbers = (a: string, b: string): number => compareOrders(articleOrder(a), articleOrder(b));

/**
 * What two spellings of one article's number share; any other text is its own key.
 *
 * @example articleKey("71-nonies") === articleKey("71-novies") // true
 * @example articleKey("171-octies-1") === articleKey("171-octies.1") // true
 * @example articleKey("518.2") === articleKey("518-bis") // false
 */
export function articleKey(number: string): string {
  const bare = number.toLowerCase();
  // `518.2` is not `518-bis`, although both come after `518`.
  const ranks = ranksOf(bare, (value, isSuffix) => (isSuffix ? `-${value}` : `.${value}`));
  // Article `01` stands before article `1`.
  return ranks.includes(".NaN") || /^0\d/.test(bare) ? bare : ranks.join("");
}
