/** The words that name a step on the way to a place: an article, a comma, a letter, a number. */

import { ARTICLE_PATTERN, articleNumber, SUFFIX_PATTERN } from "../../../law/articles/article-number.ts";

/** How deep a step leads: article, comma, letter, number. */
export type Level = 0 | 1 | 2 | 3;

const ORDINALS =
  "primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo ventiduesimo ventitreesimo ventiquattresimo venticinquesimo".split(
    " ",
  );
/** Commi that are told by where they stand: no number can be said of them. */
const UNCOUNTED: readonly string[] = ["ultimo", "penultimo"];
const ORDINAL = `(?:${[...ORDINALS, ...UNCOUNTED].join("|")})`;

/**
 * Whether a comma is told by where it stands, without a number.
 *
 * @example isUncounted("ultimo") // true
 */
export function isUncounted(comma: string): boolean {
  return UNCOUNTED.includes(comma);
}
const ORDINAL_LIST = `${ORDINAL}(?:(?:,|\\s+ed?)\\s+(?:il\\s+|al\\s+|del\\s+)?${ORDINAL})*`;

const NUMBER = `(?:\\d{1,5}\\.\\d{1,2}(?!\\d|\\.\\d)|${ARTICLE_PATTERN})(?!\\d|-?[a-z])`;
const COMMA_NUMBER = `\\d{1,4}(?:[- ]?${SUFFIX_PATTERN}(?![a-z])){0,2}(?:\\.\\d{1,2}(?!\\d))?(?!\\d|/)`;
const LETTER = `[a-z]{1,3}(?:-${SUFFIX_PATTERN}(?![a-z]))?(?:\\.\\d{1,2})?\\)`;
const POINT = `\\d{1,3}(?:-${SUFFIX_PATTERN}(?![a-z]))?(?:\\.\\d{1,2}(?!\\d))?\\)?`;
const listOf = (one: string, before = "") =>
  `${one}(?:(?:\\s*,\\s*(?:ed?\\s+|nonche['’]?\\s+)?|\\s+(?:ed?|al?|nonche['’]?)\\s+)${before}${one})*`;
const MORE_COMMI = new RegExp(
  `(?:\\s*,\\s*(?:ed?\\s+)?|\\s+ed?\\s+)(${listOf(COMMA_NUMBER)})(?=\\s*(?:[,;.)]|lett|alinea|period|numer|ed?\\s|dell|all|$))`,
  "iy",
);
const ONE_ORDINAL = new RegExp(ORDINAL, "g");
const ONE_ARTICLE = new RegExp(NUMBER, "gi");
const ONE_COMMA = new RegExp(COMMA_NUMBER, "gi");
const ONE_LETTER = new RegExp(LETTER, "gi");
const ONE_POINT = new RegExp(POINT, "gi");
const NOT_A_COMMA = "(?!\\s*(?:comm[ai]\\b|[°º]))";

const TOKEN = new RegExp(
  [
    `\\bart(?:t?\\.+|icol[oi])\\s*(?<articoli>(?:dal?\\s+|dall['’])?${NUMBER}(?:(?:\\s*,\\s*(?:ed?\\s+)?|\\s+(?:ed?|al?|all['’])\\s*)${NUMBER}${NOT_A_COMMA})*)`,
    `\\b(?<ordinali>${ORDINAL_LIST})\\s+comm[ai]\\b`,
    `\\bcomm[ai]\\s+(?<dopoOrdinali>${ORDINAL_LIST})\\b`,
    `\\bcomm[ai]\\s+(?<commi>(?:dal?\\s+|dall['’])?${listOf(COMMA_NUMBER)})`,
    `\\blett(?:er[ae]|\\.)\\s+(?<lettere>(?:da\\s+)?${listOf(LETTER)}|[a-z](?=[\\s,;.]|$))`,
    `\\bnumer[oi]\\s+(?<numeri>${listOf(POINT)})`,
    `\\bn\\.\\s?(?<numero>\\d{1,3}\\))`,
    "\\b(?<rubrica>rubrica)\\b",
    "\\b(?<dentro>period[oi]|alinea|capovers[oi]|comm[ai])\\b",
  ].join("|"),
  "gi",
);

const PLAIN = /^\d+$/;
/** Ranges longer than this are misread. */
const LONGEST_RANGE = 200;

/** `da 47 a 69` in full; other lists as they are. */
function expanded(written: string, items: readonly string[]): readonly string[] {
  const [first, last] = items;
  if (!/^da(?:l\s|ll['’]|\s)/i.test(written) || items.length !== 2 || first === undefined || last === undefined)
    return items;
  const [from, to] = [Number(first), Number(last)];
  if (!PLAIN.test(first) || !PLAIN.test(last) || to <= from || to - from > LONGEST_RANGE) return [];
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
}

const canonical = (text: string) => (PLAIN.test(text) ? text : articleNumber(text));
const letterOf = (text: string) => text.toLowerCase().replace(/\)$/, "");

function ordinalsOf(text: string): string[] {
  return (text.toLowerCase().match(ONE_ORDINAL) ?? []).map((word) => {
    const at = ORDINALS.indexOf(word);
    return at < 0 ? word : String(at + 1);
  });
}

/** One step, or several beside each other, and where the words that name it stand. */
export interface Step {
  readonly start: number;
  readonly end: number;
  readonly level: Level;
  /** `null` is a step without a number: a sentence, a rubrica. The last comma is `ultimo`. */
  readonly values: readonly (string | null)[];
  readonly rubrica?: true;
  readonly dentro?: true;
}

function numbersOf(written: string, pattern: RegExp): readonly (string | null)[] {
  const items = (written.match(pattern) ?? []).flatMap((item) => canonical(item.replace(/\)$/, "")) ?? []);
  return expanded(written, items);
}

function stepOf(groups: Record<string, string | undefined>): Omit<Step, "start" | "end"> {
  const { articoli, ordinali, dopoOrdinali, commi, lettere, numeri, numero, rubrica } = groups;
  if (articoli !== undefined) return { level: 0, values: numbersOf(articoli, ONE_ARTICLE) };
  const named = ordinali ?? dopoOrdinali;
  if (named !== undefined) return { level: 1, values: ordinalsOf(named) };
  if (commi !== undefined) return { level: 1, values: numbersOf(commi, ONE_COMMA) };
  if (lettere !== undefined) {
    const letters = (lettere.match(ONE_LETTER) ?? [lettere]).map(letterOf);
    return { level: 2, values: /^da\s/i.test(lettere) ? letterRange(letters) : letters };
  }
  const point = numeri ?? numero;
  if (point !== undefined) return { level: 3, values: numbersOf(point, ONE_POINT) };
  return rubrica !== undefined
    ? { level: 1, values: [null], rubrica: true }
    : { level: 3, values: [null], dentro: true };
}

/** `da a) a d)` in full, where both are single letters. */
function letterRange(letters: readonly string[]): readonly string[] {
  const ends = letters.filter((letter) => letter.length === 1);
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined || last <= first) return [];
  const alphabet = "abcdefghilmnopqrstuvz";
  return [...alphabet.slice(alphabet.indexOf(first), alphabet.indexOf(last) + 1)];
}

/**
 * The steps that some words name, in order.
 *
 * @param words without what they quote
 * @example stepsIn("lettera a) del comma 2").map(({ level, values }) => [level, values]) // [[2, ["a"]], [1, ["2"]]]
 */
export function stepsIn(words: string): Step[] {
  const steps: Step[] = [];
  /** Whether more commi can follow without the word: `commi 3, 4 lettera d), 7 lettere c) e g)`. */
  let several = false;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(words); match; match = TOKEN.exec(words)) {
    const groups = match.groups ?? {};
    const step = stepOf(groups);
    if (step.values.length === 0) continue;
    const end = match.index + match[0].length;
    steps.push({ ...step, start: match.index, end });
    if (step.level <= 1) several = groups.commi !== undefined && /^commi/i.test(match[0]);
    MORE_COMMI.lastIndex = end;
    const more = several && step.level > 1 ? MORE_COMMI.exec(words) : null;
    const values = more?.[1] === undefined ? [] : numbersOf(more[1], ONE_COMMA);
    if (values.length === 0) continue;
    steps.push({ level: 1, values, start: end, end: MORE_COMMI.lastIndex });
    TOKEN.lastIndex = MORE_COMMI.lastIndex;
  }
  return steps;
}
