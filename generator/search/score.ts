/** The rule of ranking (`FORMAT.md`, Ranking): whole numbers all the way, so that build and router agree to the last digit. */

/** The most that a word weighs by the fields of one document; an article has a share of what its act says besides. */
export const MOST_IMPACT = 4095;
/** Documents of which the index keeps a common word. */
export const KEPT = 32_768;

/** BM25: how soon more of a word adds less, how much a long text counts less, and a text of usual length in words. */
const K1 = 1.2;
const B = 0.65;
const USUAL = 120;
/** What a word counts in the heading of an article, in the title of an act, in its names and what it is cited by. */
const HEADING = 3;
const TITLE = 3;
const NAME = 6;
/** Words of a heading and of a title of usual length. */
const USUAL_HEADING = 6;
const USUAL_TITLE = 12;
/** Share of what an act's title says that its articles inherit. */
export const INHERITED = 0.5;

/** What a text of some length counts less than one of usual length counts. */
const long = (length: number, usual: number): number => 1 - B + (B * length) / usual;

/** How much a word says of a document in which it counts so much: more of it adds less. */
export const saturated = (count: number, share = 1): number => (MOST_IMPACT * share * count) / (K1 + count);

const impact = (count: number, share = 1): number =>
  count === 0 ? 0 : Math.max(1, Math.round(saturated(count, share)));

/** How often a word stands in a field, and how many words the field has, stop words left out. */
export interface InField {
  readonly count: number;
  readonly length: number;
}

/** How much a word counts in an article, by its length. */
export const articleCount = (heading: InField, text: InField): number =>
  (HEADING * heading.count) / long(heading.length, USUAL_HEADING) + text.count / long(text.length, USUAL);

/** How much a word counts in an act. @param names how often it stands in names, type, number and year */
export const actCount = (title: InField, names: number): number =>
  (TITLE * title.count) / long(title.length, USUAL_TITLE) + NAME * names;

/**
 * What a word weighs in an article, from 0 to 4095.
 *
 * @example articleImpact({ count: 0, length: 2 }, { count: 1, length: 120 }) // 1861
 */
export const articleImpact = (heading: InField, text: InField): number => impact(articleCount(heading, text));

/**
 * What a word weighs in an act, and in each of its articles besides what it weighs there.
 *
 * @param names how often it stands in names, type, number and year
 * @example actImpact({ count: 1, length: 12 }, 0) // { own: 2925, inherited: 1463 }
 */
export function actImpact(title: InField, names: number): { readonly own: number; readonly inherited: number } {
  const count = actCount(title, names);
  return { own: impact(count), inherited: impact(count, INHERITED) };
}

/** The share of a word in the sum, before it is a whole number: the fewer documents have it, the more. */
export const rarity = (having: number, documents: number): number =>
  64 * Math.log(1 + (documents - having + 0.5) / (having + 0.5));

/**
 * How much a word counts in a search: the fewer documents have it, the more.
 *
 * @param having how many documents have the word
 * @returns a whole number, at least 1
 * @example weightOf(10, 2847) // 359
 */
export const weightOf = (having: number, documents: number): number =>
  Math.max(1, Math.round(rarity(having, documents)));

/** Documents beyond which a word is common in an index of any size: the list of so many is some 300 KB. */
const MANY = 131_072;

/**
 * Whether a word stands in so many documents that it is not asked for where rarer ones are.
 *
 * @example isCommon(4000, 30_000) // true
 */
export const isCommon = (having: number, documents: number): boolean => 8 * having > documents || having > MANY;

/** The sum of what a question cites: more than any words weigh together, 1000 as it is served. */
export const CITED = 1000 * 64 * MOST_IMPACT;

/** What a place weighs that an everyday name means, for each word of the name. */
export const EVERYDAY_WORD = CITED / 10;

/**
 * The term of a whole heading: an article whose heading is what is asked for comes before those that only speak of it.
 *
 * @param stems that count, in any order
 * @returns `null` where there are none, or more than six
 * @example headingTerm(["reat", "tent"]) // "reat tent "
 */
export const headingTerm = (stems: Iterable<string>): string | null => {
  const all = [...new Set(stems)].sort();
  return all.length === 0 || all.length > 6 ? null : `${all.join(" ")} `;
};

/** `punteggio` as it is served, of a sum of weights times impacts: at most three decimals. */
export const servedScore = (sum: number): number => Math.round((sum * 1000) / (64 * MOST_IMPACT)) / 1000;
