import { articleNumber, compareArticleNumbers } from "../../../law/articles/article-number.ts";
import type { PartSteps } from "../../../law/articles/article-part.ts";
import type { Span } from "../../../law/grammar/lexer.ts";
import { OPENING, type Quotation, quotationsIn } from "../../../law/grammar/quotations.ts";
import { blanked, within } from "./spans.ts";

/** Stands for a quoted character; no text of the official files has it. */
export const MASK = "\u0001";

/** Some words of an article that stand together: the head of a comma, or one point of its list. */
export interface Unit {
  /** Comma, letter and number that the words stand in. */
  readonly steps: PartSteps;
  /** How deep in the list: 0 the comma itself, 1 a letter, 2 a number, 3 what a number has below it. */
  readonly depth: 0 | 1 | 2 | 3;
  /** Where the line begins, and behind its lead the words. */
  readonly line: number;
  readonly start: number;
  /** Without the lead (`1.`, `a)`); what is quoted is out of sight. */
  readonly words: string;
  /** The quotations of the words, where they stand in `words`. */
  readonly quotations: readonly Quotation[];
  /** As the text has it. */
  readonly text: string;
}

const COMMA = new RegExp(`^${OPENING}(\\d{1,4}(?:-[a-z]+)*(?:\\.\\d{1,2})?)\\.\\s+`);
const LETTER = new RegExp(`^${OPENING}(\\d?[a-z]{1,3}(?:-[a-z]+)*(?:\\.\\d{1,2})?)\\)\\s*`);
const POINT = new RegExp(`^${OPENING}(\\d{1,3}(?:-[a-z]+)*(?:\\.\\d{1,2})?)\\)\\s*`);

/** `1.2)`, `1.2.` below number 1. */
const BELOW_POINT = new RegExp(`^${OPENING}(\\d{1,3})\\.\\d{1,3}[.)]\\s+`);
/** `2. al settimo periodo` below a letter: a comma begins with a capital. */
const DOTTED_POINT = new RegExp(`^${OPENING}(\\d{1,3}(?:-[a-z]+)*)\\.\\s+(?=\\p{Ll})`, "u");
/** A point of a list without letters. */
const DASH = /^[-–—]\s+/;

/** Before a point that stands on the line of what announces it, or of the point before it. */
const INLINE = /([:;])\s+(?:ed?\s+)?(?=(\d{1,2}|[a-z])\)\s)/g;
const isNextPoint = (label: string, last: string) =>
  /\d/.test(label) ? Number(label) === Number(last) + 1 : /^[a-z]/.test(last) && follows(label, last);

/** Where points begin in one line: `Sono abrogati: a) l'articolo 3; b) l'articolo 5`; a single one may be no list. */
function pointsIn(words: string): number[] {
  const lead = LETTER.exec(words)?.[1] ?? POINT.exec(words)?.[1];
  const levels = lead === undefined ? [] : [{ last: lead, at: -1 }];
  const found: number[] = [];
  for (const { 0: before, 1: sign, 2: label = "", index } of words.matchAll(INLINE)) {
    const at = index + before.length;
    const depth = levels.findLastIndex(({ last }) => isNextPoint(label, last));
    if (sign === ":" && (label === "a" || label === "1")) levels.push({ last: label, at });
    else if (sign === ";" && depth >= 0) {
      const first = levels[depth]?.at ?? -1;
      levels.splice(depth, Number.POSITIVE_INFINITY, { last: label, at: -1 });
      found.push(...(first < 0 ? [at] : [first, at]));
    }
  }
  return found.sort((a, b) => a - b);
}

/** Where the lines begin that are no part of a quotation, and the points in a line. */
function openLines(text: string, words: string, quotations: readonly Quotation[]): Span[] {
  const lines: Span[] = [];
  let at = 0;
  for (let start = 0; start <= text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    while (quotations[at] !== undefined && (quotations[at]?.end ?? 0) <= start) at++;
    const quoted = (quotations[at]?.start ?? Number.POSITIVE_INFINITY) < start;
    const last = lines.at(-1);
    if (quoted && last !== undefined) lines[lines.length - 1] = { ...last, end };
    else lines.push({ start, end });
    start = end + 1;
  }
  return lines.flatMap(({ start, end }) => {
    const starts = [start, ...pointsIn(words.slice(start, end)).map((at) => start + at)];
    return starts.map((from, at) => ({ start: from, end: starts[at + 1] ?? end }));
  });
}

/** Letters of lists in order; the foreign ones may be left out. */
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
const FOREIGN = /[jkwxy]/;

/** Whether a letter comes right after another one in a list: `b` and `a-bis` after `a`, `l` after `i`. */
function follows(letter: string, last: string): boolean {
  if (letter.includes("-")) return letter.startsWith(last.split("-", 1)[0] ?? "");
  const [from, to] = [ALPHABET.indexOf(last.charAt(0)), ALPHABET.indexOf(letter)];
  return to > from && [...ALPHABET.slice(from + 1, to)].every((between) => FOREIGN.test(between));
}

/** A point that opens an article of the other act: none of those below a number, which is of one. */
const OPENS_ARTICLE = /^(?:(?:dopo|prima\s+del)?\s*(?:l|all|dell|nell)['’]\s*|(?:gli|agli)\s+)art(?:icol|\.)/i;

/** What the lines before say of the next one. */
interface Above {
  readonly steps: PartSteps;
  /** Whether the line before announces a list. */
  readonly announces: boolean;
  /** The last letter of a list below a number, `null` outside of such a list. */
  readonly nested: string | null;
}

interface Lead {
  readonly steps: PartSteps;
  readonly depth: Unit["depth"];
  /** Where the words begin. */
  readonly at: number;
  readonly nested: string | null;
}

/** The lead of a line: the steps it leads to, how deep, and where its words begin. */
function leadOf(line: string, { steps: above, announces, nested }: Above): Lead | null {
  const below = BELOW_POINT.exec(line);
  if (below !== null && above.numero !== undefined && below[1] === above.numero)
    return { steps: above, depth: 3, at: below[0].length, nested: null };
  const dotted = DOTTED_POINT.exec(line);
  if (dotted !== null && above.lettera !== undefined)
    return { steps: { ...above, numero: dotted[1] }, depth: 2, at: dotted[0].length, nested: null };
  const comma = COMMA.exec(line);
  const number = comma?.[1] === undefined ? null : articleNumber(comma[1]);
  if (comma !== null && number !== null && compareArticleNumbers(number, above.comma ?? "0") > 0)
    return { steps: { comma: number }, depth: 0, at: comma[0].length, nested: null };
  const dash = DASH.exec(line);
  if (dash !== null) return { steps: { comma: above.comma }, depth: 1, at: dash[0].length, nested: null };
  const point = POINT.exec(line);
  if (point !== null) return { steps: { ...above, numero: point[1] }, depth: 2, at: point[0].length, nested: null };
  const letter = LETTER.exec(line);
  if (letter?.[1] === undefined) return null;
  const [{ length: at }, own] = letter;
  const inNumber =
    above.lettera !== undefined &&
    above.numero !== undefined &&
    !OPENS_ARTICLE.test(line.slice(at)) &&
    (nested === null ? announces && own === "a" : follows(own, nested));
  return inNumber
    ? { steps: above, depth: 3, at, nested: own }
    : { steps: { comma: above.comma, lettera: own }, depth: 1, at, nested: null };
}

/**
 * The commi, letters and numbers of an article, in order. Lines that a quotation goes over belong to the unit that quotes them; a
 * line without a number or a letter goes on the one before.
 *
 * @example amendingUnits("1. All'art. 3:\na) il comma 1 e' abrogato;").map(({ steps }) => steps) // [{ comma: "1" }, { comma: "1", lettera: "a" }]
 */
export function amendingUnits(text: string): Unit[] {
  const quotations = quotationsIn(text);
  const words = blanked(text, quotations, MASK);
  const found: { steps: PartSteps; depth: Unit["depth"]; line: number; start: number; end: number }[] = [];
  let nested: string | null = null;
  for (const { start, end } of openLines(text, words, quotations)) {
    const last = found.at(-1);
    const announces = last !== undefined && words.slice(last.start, last.end).trimEnd().endsWith(":");
    const lead = leadOf(words.slice(start, end), { steps: last?.steps ?? {}, announces, nested });
    nested = lead === null ? nested : lead.nested;
    if (lead !== null) found.push({ steps: lead.steps, depth: lead.depth, line: start, start: start + lead.at, end });
    else if (last === undefined) found.push({ steps: {}, depth: 0, line: start, start, end });
    else found[found.length - 1] = { ...last, end };
  }
  return found.map(({ end, ...one }) => ({
    ...one,
    words: words.slice(one.start, end),
    quotations: within(quotations, one.start, end),
    text: text.slice(one.start, end),
  }));
}
