import { getOrMake } from "../../../collections/get-or-make.ts";
import type { Span } from "../../../law/grammar/lexer.ts";
import type { ResolvedMention } from "../../../law/grammar/resolve.ts";
import { BUT, EXCEPTING } from "../../../law/words/exceptions.ts";
import type { Articolo, AttoCitato } from "../records.ts";
import { NO_CONTEXT, type SentenceContext } from "./amendment.ts";
import { isDecree, type Passage, pieceOf, pieceReader, type TakenOut } from "./passage.ts";
import { PARTLY, type Where } from "./places.ts";
import { reachOf } from "./reach.ts";
import { type ReadUnit, readAmendments } from "./sentences.ts";
import { spanAt, within } from "./spans.ts";
import { amendingUnits, type Unit } from "./units.ts";

/** What stands above a point of a list and announces it; empty words where a level is left out. */
export type UnitWords = Pick<Unit, "words" | "text">;

/** A unit of an amending text, the heads that it stands below, and what it does. */
interface AmendingUnit extends Omit<ReadUnit, "below"> {
  readonly unit: Unit;
  readonly heads: readonly UnitWords[];
}

/** Behind a number of a list that goes on: an aside, words it is limited to (`2, limitatamente alle parole «...», 3 e 4`), an exception. */
const ASIDE = String.raw`\s(?:\([^()]{2,300}\)|[-–—]\s[^-–—;:.()\u0001]{2,200}\s[-–—])`;
const OF_WORDS = String.raw`,?\slimitatamente\s[^,;:.()\u0001]{2,80}:?\s?\u0001+(?:(?:,|\se)\s\u0001+){0,9}`;
const THE = String.raw`(?:(?:il?|d?el|al?|gli|le|la|dei|de[gl]l[iae]|all[ae])\s|(?:d?e|a)?l?l['’]\s?)`;
const NUMBER = String.raw`(?:\d{1,4}(?:-\p{L}{2,12})?|[a-z]{1,2}\))`;
const SENTENCE = String.raw`(?:\p{L}{5,8}\s){1,2}(?:comma|periodo|capoverso)`;
const BUT_FOR = String.raw`,?\s(?:limitatamente\s${THE}${SENTENCE}|(?:${BUT})\s${THE}(?:${SENTENCE}|(?:comma|periodo)\s\d{1,3}(?:-\p{L}{2,12})?))`;
/** Numbers that are taken out of such a list: `gli articoli da 1 a 6, escluso il 3, della legge`. */
const OUT = String.raw`,?\s(?:${BUT})\s(?:per\s)?${THE}(?:(?:comm[ai]|articol[oi]|letter[ae]|numer[oi])\s)?${NUMBER}(?:(?:,|\sed?)\s${THE}?${NUMBER}){0,9}`;
/** `articoli 2, limitatamente al comma 1, 3 e 4`: the part in its place. */
const OF_PARTS = String.raw`(?<!\se\s\d{1,4}),\slimitatamente\s(?:a[il]|all[ae]|all['’])\s?(?=(?:comm[ai]|letter[ae]|numer[oi])\s[^;:.()\u0001]{1,30},\s(?:ed?\s)?\d)`;
const IN_LIST = new RegExp(
  String.raw`(?=[\s,])(?<=[\d)]|\d-\p{L}{2,12})(?<!n\.\s?\d{1,5}|/\d{2,4}|\sdel\s\d{4})(?:(${ASIDE}|${OF_WORDS}|${BUT_FOR})(?=,?\s(?:ed?\s)?${NUMBER})|(${OUT})(?=,?\s(?:de[lhi]|dell[aeo]?|degli)(?![\p{L}])|,\s(?:ed?\s)?\d)|${OF_PARTS})`,
  "giu",
);
/** The steps of which such numbers are, and letters in which the step of a list is looked for. */
const STEP = /(?<!\p{L})(comm|articol|letter|numer)[aeio](?!\p{L})/iu;
const STEPS = /(?<!\p{L})(?:comm|articol|letter|numer)(?=[aeio](?!\p{L}))/giu;
const LONGEST_LIST = 100;
/** `le lettere: a), b) e c) del comma 2`. */
const COLON_IN_LIST = /:(?<=(?:comm|articol|letter|numer)[aeio]:)(?=\s[a-z\d-]{1,8}\)?(?:,|\sed?\s))/giu;
/** In such an aside: only a part of what stands before it is meant. */
const LIMITS = new RegExp(`${EXCEPTING}|parte`, "iu");

/** A unit of a text with what it names, read when that is first asked for. */
export interface UnitPassage {
  readonly unit: Unit;
  readonly passage: Passage;
}

/**
 * The units of a text with what each names, the text read once.
 *
 * @example unitPassages("1. In deroga all'articolo 3 della legge 6 maggio 2029, n. 77.")[0]?.passage.namings.length // 1
 */
export const unitPassages = (text: string): UnitPassage[] => readPassages(text).units;

function readPassages(text: string) {
  const units = amendingUnits(text);
  const pieceAt = pieceReader((silent) => {
    const isRead = ({ start, words }: Unit) => (spanAt(silent, start)?.end ?? -1) < start + words.length;
    return uncovered(text, units.filter(isRead));
  });
  const passages = units.map((unit): UnitPassage => ({ unit, passage: pieceAt(unit.start, unit.words) }));
  return { units: passages, mentions: pieceAt.mentions };
}

/** The double brackets around changed words, which are not part of them. */
const BRACKETS = /\(\(|\)\)/g;

/**
 * What stands between those brackets, where it is in the text without them.
 *
 * @example bracketed("Uno. ((Due.))") // [{ start: 5, end: 9 }]
 */
export function bracketed(testo: string): Span[] {
  const spans: Span[] = [];
  let opened: number | null = null;
  let removed = 0;
  for (const { 0: brackets, index } of testo.matchAll(BRACKETS)) {
    const at = index - removed;
    removed += brackets.length;
    if (brackets === "((") opened ??= at;
    else if (opened !== null) {
      spans.push({ start: opened, end: at });
      opened = null;
    }
  }
  return opened === null ? spans : [...spans, { start: opened, end: testo.length - removed }];
}

/** The text of an article without those brackets, and its units. */
export type ReadArticle = (articolo: Pick<Articolo, "testo">) => {
  readonly text: string;
  readonly units: readonly UnitPassage[];
  /** All that it names outside of what it quotes; where nobody has asked for a unit yet, without what some stretches name. */
  mentions(silent: readonly Span[]): readonly ResolvedMention[];
};

/**
 * Reads articles for several signals, each once.
 *
 * @example articleReader()({ testo: "1. Uno.\n2. ((Due.))" }).units.map(({ unit }) => unit.words) // ["Uno.", "Due."]
 */
export function articleReader(): ReadArticle {
  const known = new Map<Parameters<ReadArticle>[0], ReturnType<ReadArticle>>();
  return (articolo) =>
    getOrMake(known, articolo, () => {
      const text = articolo.testo.replace(BRACKETS, "");
      return { text, ...readPassages(text) };
    });
}

/** A text without what interrupts its lists of numbers, and what is out of sight in it: what it quotes, the letters of its lists. */
function uncovered(text: string, units: readonly Unit[]): { text: string; hidden: Span[]; takenOut: TakenOut[] } {
  const limits: Span[] = [];
  const takenOut: TakenOut[] = [];
  let read = "";
  let from = 0;
  for (const { start, words } of units)
    for (const { 0: said, 1: aside = "", 2: out, index } of words.matchAll(IN_LIST)) {
      const at = start + index;
      const step = out && STEP.exec(out)?.[1]?.toLowerCase();
      // `gli articoli 3 e 4, salvo il comma 2 dell'articolo 4`: no number of the list.
      if (
        step &&
        words
          .slice(Math.max(0, index - LONGEST_LIST), index)
          .toLowerCase()
          .match(STEPS)
          ?.at(-1) !== step
      )
        continue;
      if (out !== undefined) takenOut.push({ start: at, words: out });
      const [first, fill] =
        out !== undefined ? "  " : aside === "" ? ", " : LIMITS.test(aside) ? [PARTLY, PARTLY] : "  ";
      read += text.slice(from, at) + first + (fill ?? " ").repeat(said.length - 1);
      from = at + said.length;
      limits.push({ start: at, end: from });
    }
  const hidden = units.flatMap(({ line, start, quotations }) => [
    ...(start > line ? [{ start: line, end: start }] : []),
    ...quotations.map((one) => ({ start: start + one.start, end: start + one.end })),
  ]);
  return {
    text: (read + text.slice(from)).replace(COLON_IN_LIST, " "),
    hidden: hidden.filter((one) => spanAt(limits, one.start) === undefined),
    takenOut,
  };
}

/** Opens the amendments that a law of conversion makes of its decree, line by line without letters. */
const CONVERTS_WITH =
  /convertit[oi](?:\s+in\s+legge[^:\u0001]{0,700}?)?[\s,]+con\s+le\s+seguenti\s+modific\p{L}+(?:[\s,]+in\s+legge)?[^:\u0001]{0,20}:/iu;

/** The decree-law that words name first. */
export const decreeIn = ({ namings }: Passage): AttoCitato | null =>
  namings.map(({ atto }) => atto).find(isDecree) ?? null;

/** Lines outside of quotations: one that ends without a sign goes on. */
function* linesOf(words: string, from: number): Generator<Span> {
  let start = from;
  for (const { index } of words.matchAll(/[.;:\u0001]\s*\n\s*(?!\u0001)/g)) {
    if (index < start) continue;
    const end = words.indexOf("\n", index);
    yield { start, end };
    start = end + 1;
  }
  yield { start, end: words.length };
}

/** Opens a line that is below no other one: `All'articolo 3`, `Dopo gli articoli`, `Alla tabella A`. */
const TOP = /^\s*(?:\p{L}{1,7}['’\s]\s?){0,3}(?:articol|art\.|titolo|rubrica\sdel\s|tabell|allegat|cap[oi]\s)/iu;
/** Opens a line that is below its article alone. */
const OF_ARTICLE = /^\s*(?:\p{L}{1,5}['’\s]\s?){0,3}(?:comm[ai]|rubrica)\s/iu;
/** What follows lies in the new text of a third act that the decree brings: `al comma 1, capoverso 3-bis, lettera a)`. */
const IN_NEW_TEXT = /(?<!\p{L})capovers[oi](?!\p{L})/iu;

/** What the lines above say of the next one. */
interface Lines {
  readonly context: SentenceContext;
  readonly heads: readonly UnitWords[];
  /** The place of the decree that all lines below lie in, however they count. */
  readonly inside: Where | null;
}

/** The place that the words before a third act's new text lead to. */
function holderOf(line: Passage, context: SentenceContext): Where | null {
  const at = line.words.search(IN_NEW_TEXT);
  if (at < 0) return null;
  const { located, dove } = reachOf(pieceOf(line, 0, at), context);
  return located.at(-1)?.dove ?? dove;
}

/** The lines of a unit whose list has no letters (`All'articolo 3:`, `al comma 1, le parole ...;`): each below the last one that announces. */
function* readLines({ unit, passage }: UnitPassage, decree: SentenceContext, from = 0): Generator<AmendingUnit> {
  let above: Lines = { context: decree, heads: [], inside: null };
  for (const { start, end } of linesOf(unit.words, from)) {
    const quotations = within(unit.quotations, start, end);
    const line = { ...unit, words: unit.words.slice(start, end), quotations, text: unit.text.slice(start, end) };
    const isTop = TOP.test(line.words);
    if (isTop) above = { context: decree, heads: [], inside: null };
    const { context, heads } = above;
    const piece = pieceOf(passage, start, end);
    const { found, below, unread, unknown } = readAmendments(piece, quotations, context);
    const held = holderOf(piece, context);
    const inside = above.inside ?? held;
    const own = inside === null ? found : found.map((one) => ({ ...one, dove: inside, portata: "parte" as const }));
    yield { unit: line, heads: OF_ARTICLE.test(line.words) ? heads.slice(0, 1) : heads, found: own, unread, unknown };
    if (!line.words.trimEnd().endsWith(":")) continue;
    above = {
      context: { ...context, dove: below.dove },
      heads: below.dove.parte === null ? [line] : [...heads.slice(0, 1), line],
      inside: above.inside ?? (held === null || isTop ? held : { ...held, parte: null }),
    };
  }
}

/**
 * The amendments of a decree-law in the annex of the law that converts it.
 *
 * @param atto the decree-law
 * @example [...readConversion("All'articolo 1:\nal comma 2, la parola: «uno» e' soppressa.", atto)][1].found[0].dove.parte // "comma 2"
 */
export function* readConversion(text: string, atto: AttoCitato): Generator<AmendingUnit> {
  for (const one of unitPassages(text.replace(BRACKETS, ""))) yield* readLines(one, { ...NO_CONTEXT, atto });
}

/**
 * What an amending text does, unit by unit: each point of a list with what its heads say of it.
 *
 * @param around what is known before the first word: of which act and place a sentence speaks that names none
 * @example [...readUnits(unitPassages("1. All'articolo 3 della legge 6 maggio 2029, n. 77, il comma 2 e' abrogato."))][0].found[0].tipo // "abroga"
 */
export function* readUnits(
  units: readonly UnitPassage[],
  around: SentenceContext = NO_CONTEXT,
): Generator<AmendingUnit> {
  /** What each level of the list says of the one below, and the words that say it. */
  const above: (UnitWords & { readonly context: SentenceContext })[] = [];
  for (const { unit, passage } of units) {
    const heads = above.slice(0, unit.depth);
    const context = heads.at(-1)?.context ?? around;
    const opened = unit.words.includes("onvertit") ? CONVERTS_WITH.exec(unit.words) : null;
    const decree = opened === null ? null : decreeIn(passage);
    if (opened !== null && decree !== null) {
      const converting = { ...NO_CONTEXT, atto: decree };
      above.splice(0, Number.POSITIVE_INFINITY, { context: converting, words: unit.words, text: unit.text });
      yield* readLines({ unit, passage }, converting, opened.index + opened[0].length);
      continue;
    }
    const { found, below, unread, unknown } = readAmendments(passage, unit.quotations, context);
    above.length = Math.min(above.length, unit.depth);
    while (above.length < unit.depth) above.push({ context, words: "", text: "" });
    above.push({ context: below, words: unit.words, text: unit.text });
    yield { unit, heads, found, unread, unknown };
  }
}
