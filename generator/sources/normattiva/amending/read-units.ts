import type { Span } from "../../../law/grammar/lexer.ts";
import { type Amendment, NO_CONTEXT, type SentenceContext } from "./amendment.ts";
import { type Passage, passageOf, pieceOf, spanAt } from "./passage.ts";
import { PARTLY } from "./places.ts";
import { readAmendments } from "./sentences.ts";
import { amendingUnits, type Unit } from "./units.ts";

/** What stands above a point of a list and announces it; empty words where a level is left out. */
export type UnitWords = Pick<Unit, "words" | "text">;

/** A unit of an amending text, the heads that it stands below, and what it does. */
interface AmendingUnit {
  readonly unit: Unit;
  readonly heads: readonly UnitWords[];
  readonly found: readonly Amendment[];
  /** Sentences that lead to more acts than they change. */
  readonly unread: number;
}

/** Behind a number of a list that goes on: an aside, words it is limited to (`2, limitatamente alle parole «...», 3 e 4`), an exception. */
const ASIDE = String.raw`\s\([^()]{2,300}\)`;
const OF_WORDS = String.raw`,?\slimitatamente\s[^,;:.()\u0001]{2,80}:?\s?\u0001+(?:(?:,|\se)\s\u0001+){0,9}`;
const BUT_FOR = String.raw`,?\s(?:ad\seccezione\sdel|(?:escluso|tranne|salvo)\si)l(?:['’]|\s)(?:\p{L}{5,8}\s)?(?:comma|periodo)(?:\s\d{1,3}(?:-\p{L}{2,12})?)?`;
/** `articoli 2, limitatamente al comma 1, 3 e 4`: the part in its place. */
const OF_PARTS = String.raw`(?<!\se\s\d{1,4}),\slimitatamente\s(?:a[il]|all[ae]|all['’])\s?(?=(?:comm[ai]|letter[ae]|numer[oi])\s[^;:.()\u0001]{1,30},\s(?:ed?\s)?\d)`;
const IN_LIST = new RegExp(
  String.raw`(?<=[\d)]|\d-\p{L}{2,12})(?:(${ASIDE}|${OF_WORDS}|${BUT_FOR})(?=,?\s(?:ed?\s)?\d)|${OF_PARTS})`,
  "giu",
);
/** In such an aside: only a part of what stands before it is meant. */
const LIMITS = /limitatamente|ezione|esclus|tranne|eccett|salv|parte/i;

/**
 * The units of a text with what each names, the text read once.
 *
 * @example [...unitPassages("1. In deroga all'articolo 3 della legge 6 maggio 2029, n. 77.")][0].passage.namings.length // 1
 */
export function* unitPassages(text: string): Generator<{ unit: Unit; passage: Passage }> {
  const units = amendingUnits(text);
  const whole = passageOfUnits(text, units);
  for (const unit of units) {
    const own = pieceOf(whole, unit.start, unit.start + unit.words.length);
    yield { unit, passage: { ...own, words: unit.words } };
  }
}

/** All that a text names, read once; what it quotes, the letters of its lists, and what interrupts a list of numbers are out of sight. */
function passageOfUnits(text: string, units: readonly Unit[]): Passage {
  const limits: Span[] = [];
  let read = "";
  let from = 0;
  for (const { start, words } of units)
    for (const { 0: said, 1: aside, index } of words.matchAll(IN_LIST)) {
      const at = start + index;
      const fill = aside === undefined ? "," : LIMITS.test(aside) ? PARTLY : " ";
      read += text.slice(from, at) + fill + (aside === undefined ? " " : fill).repeat(said.length - 1);
      from = at + said.length;
      limits.push({ start: at, end: from });
    }
  const hidden = units.flatMap(({ line, start, quotations }) => [
    ...(start > line ? [{ start: line, end: start }] : []),
    ...quotations.map((one) => ({ start: start + one.start, end: start + one.end })),
  ]);
  return passageOf(
    read + text.slice(from),
    hidden.filter((one) => spanAt(limits, one.start) === undefined),
  );
}

/**
 * What an amending text does, unit by unit: each point of a list with what its heads say of it.
 *
 * @param around what is known before the first word: of which act and place a sentence speaks that names none
 * @example [...readUnits("1. All'articolo 3 della legge 6 maggio 2029, n. 77, il comma 2 e' abrogato.")][0].found[0].tipo // "abroga"
 */
export function* readUnits(text: string, around: SentenceContext = NO_CONTEXT): Generator<AmendingUnit> {
  /** What each level of the list says of the one below, and the words that say it. */
  const above: (UnitWords & { readonly context: SentenceContext })[] = [];
  for (const { unit, passage } of unitPassages(text)) {
    const heads = above.slice(0, unit.depth);
    const context = heads.at(-1)?.context ?? around;
    const { found, below, unread } = readAmendments(passage, unit.quotations, context, unit.depth > 0);
    above.length = Math.min(above.length, unit.depth);
    while (above.length < unit.depth) above.push({ context, words: "", text: "" });
    above.push({ context: below, words: unit.words, text: unit.text });
    yield { unit, heads, found, unread };
  }
}
