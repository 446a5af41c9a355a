/**
 * Rules: places in an act, read with a stack of the lists that are open: it says which of them a bare number goes on.
 *
 *   places = list ( separator? list | separator value | GENITIVE list )*
 */

import { nameAt } from "./acts.ts";
import type { TokenSource } from "./source.ts";
import { type LawToken, type Step, saysSelf } from "./tokens.ts";
import { type List, type Places, RANK } from "./tree.ts";
import {
  afterGenitive,
  DIVISION,
  type Head,
  headAt,
  isBeforeComma,
  isBetween,
  isCounted,
  isDeeper,
  listOf,
  made,
  NUMERIC,
  type ReadValue,
  rangeAt,
} from "./values.ts";

/** A list while it may still grow. */
interface OpenList extends List {
  step: Step;
  /** An "e" has joined its last value. */
  isClosed: boolean;
  readonly isOrdinal: boolean;
  /** In a parenthesis: "6(1)". */
  isBracketed: boolean;
  /** The parts that were written before it: "lettera a) dei commi 1 e 2". */
  inner: readonly OpenList[] | null;
  /** Something was written before it that it holds. */
  isWrapping: boolean;
  /** Its values are closed by a parenthesis, or are ordinal words. */
  readonly closesValues: boolean;
  readonly hasWords: boolean;
}

/** Places that are being read. */
export interface ReadPlaces extends Places {
  readonly roots: OpenList[];
  /** The first token, and the one after the last. */
  readonly first: number;
  next: number;
  refersBack: "article" | "number" | null;
  isSelf: boolean;
  following: boolean;
  readonly stack: OpenList[];
}

interface Options {
  /** The step of a bare value that begins the places: "e 46 D.P.R. 380/01". */
  readonly implicit?: Step;
  /** No list of its own begins behind an article of speech or a preposition. */
  readonly isStrict?: boolean;
  /** How many lists and values are read: a look ahead is bounded. */
  readonly most?: number;
}

/** How many lists and values are read ahead to tell what a place is. */
export const LOOK_AHEAD = 16;

/** What stands between two places. */
interface Gap {
  readonly comma: boolean;
  readonly and: boolean;
  /** The token after it. */
  readonly at: number;
}

const lastOf = <T>(all: readonly T[]): T | undefined => all[all.length - 1];

/** places from a token on; `null` where none begin */
export function placesAt(source: TokenSource, index: number, options: Options = {}): ReadPlaces | null {
  const { implicit } = options;
  let head = implicit ? null : headAt(source, index);
  if (implicit) {
    const value = rangeAt(source, implicit, index, false, "many");
    if (value) head = listOf(implicit, value, "many");
  }
  if (!head) return null;
  return grown(source, index, head, options);
}

/** "il medesimo articolo", "detto articolo": an article that is referred back to, alone */
export function sameArticleAt(source: TokenSource, index: number): ReadPlaces {
  const isSelf = saysSelf(source.word(index));
  return grown(source, index, sameArticle(source, index + 1), {}, { refersBack: "article", isSelf });
}

/** All places that begin with a list. */
function grown(
  source: TokenSource,
  index: number,
  head: Head,
  options: Options,
  said: Pick<ReadPlaces, "refersBack" | "isSelf"> = { refersBack: null, isSelf: false },
): ReadPlaces {
  const { start } = source.at(index);
  const places: ReadPlaces = {
    ...{ roots: [], stack: [], start, end: 0, first: index, next: index, following: false },
    ...said,
  };
  open(places, head);
  grow(source, places, options, false);
  return places;
}

/** tail = places behind the act of an article: "art. 360 c.p.c., comma 1, n. 3" */
export function tailAt(source: TokenSource, places: ReadPlaces, index: number): void {
  places.next = index;
  grow(source, places, { isStrict: true }, true);
}

function grow(source: TokenSource, places: ReadPlaces, options: Options, isTail: boolean): void {
  const most = options.most ?? Number.POSITIVE_INFINITY;
  for (let round = 0; round < most; round++) {
    source.steps++;
    const gap = gapAt(source, places, places.next);
    if (source.isRequest && takeArticleOfAnnex(source, places, gap)) continue;
    if (takeBracket(source, places) || takeStroke(source, places)) continue;
    // "ff) gg), hh)": a comma is missing.
    const isGlued = lastOf(places.stack)?.closesValues === true && source.is(gap.at + 1, ")");
    if ((gap.comma || gap.and || isGlued) && takeValue(source, places, gap)) continue;
    if (!takeList(source, places, gap, options, isTail)) break;
  }
}

/** Opens a list in the innermost list that can hold it. */
function open(places: ReadPlaces, head: Head): OpenList {
  const { stack } = places;
  const [first] = head.values;
  const list: OpenList = {
    step: head.step,
    count: head.count,
    values: [...head.values],
    isClosed: head.isOrdinal,
    isOrdinal: head.isOrdinal,
    isBracketed: false,
    inner: null,
    isWrapping: false,
    closesValues: first?.isClosed ?? false,
    hasWords: first?.isWord ?? false,
  };
  for (let top = lastOf(stack); top && !isDeeper(list.step, top.step); top = lastOf(stack)) {
    // "art. 3, n. 2, lett. b)": where no letter is open a number holds letters.
    if (top.step === "numero" && list.step === "lettera" && !stack.some(({ step }) => step === "lettera")) break;
    stack.pop();
  }
  const top = lastOf(stack);
  const holder = top && lastOf(top.values);
  if (!holder) places.roots.push(list);
  else {
    const inner = top.inner;
    if (inner && holder.parts === inner && inner[0] && RANK[list.step] < RANK[inner[0].step]) {
      // "ultimo periodo dell'articolo 1, comma 763": the periodo is of the comma.
      holder.parts = [list];
      list.inner = inner;
      top.inner = null;
      for (const value of list.values) value.parts = inner;
    } else holder.parts = [...holder.parts, list];
  }
  stack.push(list);
  places.end = Math.max(places.end, lastOf(list.values)?.end ?? 0);
  places.next = head.next;
  return list;
}

/** separator = "," | "e" | ", e" | ";" between the articles of a list with parts */
function gapAt(source: TokenSource, places: ReadPlaces, index: number): Gap {
  const { stack } = places;
  let at = index;
  let [comma, and] = [false, false];
  const top = lastOf(stack);
  // "artt. 1175/1375", "Art. 2 - Comma 20"
  const isPair = top !== undefined && isBetween(source, top.step, at);
  const isDash = top !== undefined && source.is(at, "-") && isBelow(source.at(at + 1), top);
  if (isPair || isDash) {
    comma = true;
    at++;
  } else if (source.is(at, ",")) {
    comma = true;
    at++;
    if (source.is(at, ",")) at++;
  } else if (source.is(at, ";") && stack[0]?.step === "articolo" && stack[0].count === "many") {
    // "6, commi 1 e 2; 10; 36, commi 1 e 2": the next article.
    const next = source.is(at + 1, "and") ? at + 2 : at + 1;
    if (source.is(next, "number")) {
      comma = true;
      at++;
      stack.length = 1;
    }
  }
  // In "d), e), f)" the `e` is a letter.
  if ((source.is(at, "and") || source.is(at, "or")) && !source.is(at + 1, ")")) {
    and = true;
    at++;
    if (source.is(at, ",")) at++;
  }
  return { comma, and, at };
}

const isBelow = ({ step }: LawToken, top: OpenList): boolean => step !== null && isDeeper(step, top.step);

/** A bare value behind a separator goes to the innermost open list that takes it. */
function takeValue(source: TokenSource, places: ReadPlaces, { at, and, comma }: Gap): boolean {
  const { stack } = places;
  for (const [above, list] of [...stack].reverse().entries()) {
    const depth = stack.length - 1 - above;
    const value = takes(source, stack.slice(0, depth), list, at, { and, comma }, above === 0);
    if (!value) continue;
    stack.length = depth + 1;
    if (list.inner && value.parts.length === 0) value.parts = list.inner;
    list.values.push(value);
    if (and) list.isClosed = true;
    places.end = value.end;
    places.next = value.next;
    return true;
  }
  return false;
}

/** owner = the list that a bare value goes on: the value, `null` where this one does not take it */
function takes(
  source: TokenSource,
  outer: readonly OpenList[],
  list: OpenList,
  index: number,
  { and, comma }: Omit<Gap, "at">,
  isInnermost: boolean,
): ReadValue | null {
  const { step } = list;
  if (list.isOrdinal) return null;
  if (step === "lettera") {
    const value = rangeAt(source, step, index, false, list.closesValues ? "open" : list.count);
    return value && (!list.closesValues || value.isClosed) ? value : null;
  }
  if (!NUMERIC.has(step)) {
    const isList = step === "periodo" || list.count === "many";
    return isList ? rangeAt(source, step, index, true, list.count) : null;
  }
  const first = source.at(/^da(?:l|ll)?$/.test(source.word(index)) ? index + 1 : index);
  const isNumber =
    first.kind === "number" || first.kind === "-" || (first.kind === "ordinal" && step === "comma" && list.hasWords);
  // "609-octies e 612, secondo comma, 612-bis, del": the list of articles goes on.
  const isOpen = !list.isClosed || (step === "articolo" && list.count === "many" && !list.isOrdinal && comma && !and);
  if (!isNumber || !isOpen) return null;
  const value = rangeAt(source, step, index, false, list.count);
  if (!value || isCounted(source, value.next)) return null;
  if (list.isClosed && value.number < (lastOf(list.values)?.number ?? 0)) return null;
  const next = headAt(source, source.is(value.next, ",") ? value.next + 1 : value.next);
  const articles = outer.find((one) => one.step === "articolo" && one.count === "many" && !one.isClosed);
  if (step !== "articolo") {
    if (articles) {
      // "92, c. 3 e 94, c. 2": what a comma follows is an article; a singular "comma" takes one number.
      if ((next && !isDeeper(next.step, step)) || list.count === "one") return null;
      if (list.count === "open" && (!isInnermost || (and && comma) || !goesOn(value, list, articles))) return null;
      // "33, commi da 2 a 5, 34 e 35", "7, commi da 1 a 8, 8": behind a range of commi the articles go on.
      const isRange = step === "comma" && lastOf(list.values)?.to != null;
      if (isRange && comma && !and && value.number > (lastOf(articles.values)?.number ?? 0)) return null;
    } else if (and && next?.step === step && (outer[0] ?? list).step === "articolo") return null;
  }
  const after = source.at(value.next);
  const isWord = after.kind === "word";
  if (isWord && !and && list.count !== "many" && !nameAt(source, value.next)) return null;
  if (isWord && step === "articolo" && list.count !== "many" && (!and || comma) && !nameAt(source, value.next))
    return null;
  return value;
}

/** Parts between two that an abbreviation lists: "co. 1 e 2", never "co. 2 e 61". */
const WIDEST_GAP = 20;

/** "artt. 81 co. 1 e 2, 110": whether a number goes on the parts that an abbreviation lists, or the articles. */
function goesOn({ number, value }: ReadValue, list: OpenList, articles: OpenList): boolean {
  const [from, to] = [lastOf(list.values)?.number ?? 0, lastOf(articles.values)?.number ?? 0];
  if (!/^\d+$/.test(value)) return number === from && number < to;
  return number >= from && number <= to && number - from <= WIDEST_GAP;
}

/** bracket = "(" list ")" : "comma terzo (secondo periodo)", "6(1)(f)", below what is open */
function takeBracket(source: TokenSource, places: ReadPlaces): boolean {
  const { next, stack } = places;
  const top = lastOf(stack);
  if (!top || !source.is(next, "(")) return false;
  const head = headAt(source, next + 1) ?? inParagraph(source, next + 1, top);
  if (!head || !isDeeper(head.step, top.step)) return false;
  // In "(lett. b)" the letter's own parenthesis closes both.
  const after = source.is(head.next, ")") ? head.next + 1 : lastOf(head.values)?.isClosed ? head.next : 0;
  if (after === 0) return false;
  open(places, { ...head, next: after }).isBracketed = head.step === "comma" && source.is(next + 1, "number");
  places.end = source.at(after - 1).end;
  return true;
}

/** stroke = "/" number : the comma of "art. 142/7 C.d.S." */
function takeStroke(source: TokenSource, places: ReadPlaces): boolean {
  const { next, stack } = places;
  const top = lastOf(stack);
  const value = top && isBeforeComma(source, top.step, next) ? rangeAt(source, "comma", next + 1, true, "one") : null;
  if (!value) return false;
  const list = open(places, listOf("comma", value, "open"));
  list.isClosed = top?.count === "many";
  return true;
}

/** A paragraph, or a letter of it, as the Union's acts are cited: the `1` and the `f` of "6(1)(f)". */
function inParagraph(source: TokenSource, index: number, { step }: OpenList): Head | null {
  const { kind, value, word, number, start, end } = source.at(index);
  const isGlued = source.at(index - 1).start === source.at(index - 2).end && source.at(index - 1).end === start;
  const isNumber = kind === "number" && (step === "articolo" || step === "lettera");
  const isLetter = word.length === 1 && (step === "articolo" || step === "comma");
  if (!isGlued || (!isNumber && !isLetter)) return null;
  // "4(7a)"
  const tail = isNumber && source.word(index + 1).length === 1 && source.at(index + 1).start === end ? 1 : 0;
  const last = source.at(index + tail);
  const written = isNumber ? value + (tail ? last.word : "") : word;
  const read = made(written, { start, end: last.end, next: index + tail + 1 }, number);
  const of = isLetter ? "lettera" : step === "articolo" ? "comma" : "numero";
  return listOf(of, read);
}

/** A request may leave the word out: "allegato II.12, 23". */
function takeArticleOfAnnex(source: TokenSource, places: ReadPlaces, { at, and }: Gap): boolean {
  const isBehindAnnex = lastOf(places.stack)?.step === "allegato" && !and && source.is(at, "number");
  const value = isBehindAnnex && !source.is(at + 1, "/") ? rangeAt(source, "articolo", at, false, "open") : null;
  if (!value) return false;
  open(places, listOf("articolo", value));
  return true;
}

/** The next list: below what is open, beside it, or holding it. */
function takeList(source: TokenSource, places: ReadPlaces, gap: Gap, options: Options, isTail: boolean): boolean {
  const { roots, stack } = places;
  const { comma, and } = gap;
  const isSeparated = comma || and;
  const genitive = afterGenitive(source, gap.at);
  let at = gap.at;
  let lead = "";
  // "commi 1 e 2 dall'articolo 3" is a slip.
  const isSlip = !comma && !and && /^da(?:l|ll|lla)$/.test(source.word(at)) && source.at(at + 1).step === "articolo";
  if (genitive) {
    lead = "del";
    at = genitive;
  } else if (source.is(at, "preposition")) {
    lead = source.word(at);
    at++;
  } else if (source.is(at, "article") && !headAt(source, at)) {
    lead = "il";
    at++;
  }
  let [isBack, isSelf] = [false, false];
  for (let words = 0; words < 3 && source.is(at, "back"); words++, at++) {
    isBack = true;
    isSelf = saysSelf(source.word(at));
  }
  const head = headAt(source, at);
  const lastRoot = lastOf(roots);
  const { step } = source.at(at);
  if ((genitive || isSlip) && lastRoot && !and && (!comma || head || (isBack && step === "articolo"))) {
    const isSame = !head && isBack && step === "articolo" && source.at(at).count === "one";
    if (isSame && RANK[lastRoot.step] > RANK.articolo) {
      // "il comma 3 del medesimo articolo"
      wrap(places, sameArticle(source, at));
      places.refersBack = "article";
      places.isSelf = isSelf;
      return true;
    }
    const outer = head ?? annexAt(source, at);
    // Codes put the parte above the libro, or below it.
    const isDivision = outer && DIVISION.has(outer.step) && DIVISION.has(lastRoot.step) && outer.step !== lastRoot.step;
    // "la lettera b) del n. 3": where no letter is open a number holds letters.
    const isOfNumber = outer?.step === "numero" && lastRoot.step === "lettera";
    if (outer && (RANK[outer.step] < RANK[lastRoot.step] || isDivision || isOfNumber)) {
      wrap(places, outer);
      if (isBack) Object.assign(places, { refersBack: "number", isSelf });
      return true;
    }
  }
  if (!head && source.isRequest && step === "allegato" && source.is(at + 1, "end") && lastRoot?.step === "articolo") {
    const annex = annexAt(source, at);
    if (annex) wrap(places, annex);
    return annex !== null;
  }
  if (!head || (isTail && RANK[head.step] <= RANK.articolo)) return false;
  // "dei commi 1 e 3 del presente articolo, all'articolo 14 del decreto": the second article is not the text's own.
  if (lead !== "" && places.isSelf && RANK[head.step] <= RANK.articolo) return false;
  if (lead !== "" && comma && !and && options.most === undefined && isUnderArticle(source, places, head, lead, at)) {
    open(places, head);
    return true;
  }
  if (LEADS_INTO_WHOLE.test(lead) && !and && lastRoot && isInto(head, lastRoot, comma)) {
    wrap(places, head);
    return true;
  }
  if (lead !== "") {
    if (!isSeparated || options.isStrict || isApart(source, places, head, lead, gap)) return false;
    stack.length = 0;
    open(places, head);
    return true;
  }
  if (lead === "" && (comma || head.step === "allegato") && !and && lastRoot && isOutward(head, roots)) {
    wrap(places, head);
    return true;
  }
  if (isSeparated && options.most === undefined && lastRoot && isBesideWrapped(source, lastRoot, head, at)) {
    stack.length = 0;
    open(places, head);
    return true;
  }
  const top = lastOf(stack);
  const isInAnnex = top?.step === "allegato" && head.step === "articolo";
  if (!isSeparated && !isInAnnex && (head.step === "allegato" || (head.step === "articolo" && source.is(at, "step"))))
    return false;
  if (!isSeparated && top && !isDeeper(head.step, top.step) && head.step !== "lettera") return false;
  open(places, head);
  return true;
}

/** "comma 1, articolo 2, del decreto", "articolo 1, allegato 2, del decreto", "tabella 1, allegato 5": from the part to the whole, by commas alone. */
function isOutward({ step, values }: Head, roots: readonly OpenList[]): boolean {
  const root = lastOf(roots);
  if (!root || values.length > 1 || root.isWrapping || roots.some((one) => one !== root && !one.isWrapping))
    return false;
  return step === "articolo" ? isDeeper(root.step, "articolo") : step === "allegato" && root.step !== "allegato";
}

/** "comma 1 dell'articolo 5 e comma 2 dell'articolo 6": the second is held by what follows it, not by the first article. */
function isBesideWrapped(source: TokenSource, root: OpenList, head: Head, at: number): boolean {
  if (!root.isWrapping || !isDeeper(head.step, root.step)) return false;
  // Bounded, and not within itself.
  const first = placesAt(source, at, { isStrict: true, most: LOOK_AHEAD })?.roots[0];
  return first?.isWrapping === true && !isDeeper(first.step, root.step);
}

/**
 * "Per le finalità di cui al comma 2, l'articolo 48 del decreto", "In deroga all'articolo 5, l'articolo 48 del decreto": what stands before an
 * article that begins anew is the text's own; so "di cui al Capo III, nonché l'articolo 2 della legge".
 */
function isApart(
  source: TokenSource,
  { roots, first }: ReadPlaces,
  { step }: Head,
  lead: string,
  { and }: Gap,
): boolean {
  const root = lastOf(roots);
  if (step !== "articolo" || !root) return false;
  const isOtherCase = lead === "il" && source.is(first - 1, "preposition");
  if (isOtherCase && DIVISION.has(root.step)) return true;
  return !root.isWrapping && !and && (isDeeper(root.step, "articolo") || isOtherCase);
}

const LEADS_INTO_WHOLE = /^(?:al|alla|all|nel|nella|nell)$/;

/** "la lettera a-bis) all'art. 9", "del numero 5-bis), all'art. 16", "art. 2-bis all'allegato I.13": into the whole; "al comma 2, all'articolo 3" are two. */
const isInto = ({ step }: Head, root: OpenList, comma: boolean): boolean =>
  RANK[root.step] >= (comma ? RANK.lettera : RANK.articolo) && isDeeper(root.step, step) && !root.isWrapping;

const LEADS_INTO = /^(?:il|al?l?|ne[il]l?)$/;

/** "all'articolo 1, il comma 423": under the article, unless an article of its own follows ("l'articolo 3, il comma 2 dell'articolo 4"). */
function isUnderArticle(
  source: TokenSource,
  { roots, stack }: ReadPlaces,
  head: Head,
  lead: string,
  at: number,
): boolean {
  const [root, top] = [lastOf(roots), lastOf(stack)];
  if (root?.step !== "articolo" || root.isWrapping || stack[0] !== root) return false;
  if (!top || !isDeeper(head.step, top.step) || !LEADS_INTO.test(lead)) return false;
  // Bounded, and not within itself: a free look ahead is exponential here.
  const ahead = placesAt(source, at, { isStrict: true, most: LOOK_AHEAD });
  const first = ahead?.roots[0];
  return first !== undefined && !first.isWrapping && first.step !== "articolo";
}

/** The article that is referred back to, as the beginning of a list. */
function sameArticle(source: TokenSource, at: number): Head {
  const { start, end } = source.at(at);
  return listOf("articolo", made("=", { start, end, next: at + 1 }));
}

/** "dell'allegato al decreto ...": an annex without a label. */
function annexAt(source: TokenSource, at: number): Head | null {
  const { step, word, start, end } = source.at(at);
  if (step !== "allegato" || word === "all") return null;
  return listOf(step, made("", { start, end, next: at + 1 }));
}

/** up = places GENITIVE list : "lettera a) del comma 1 dell'articolo 5", what was read is held by what follows */
function wrap(places: ReadPlaces, head: Head): void {
  const { roots, stack } = places;
  // "al comma 667 e al comma 686 dell'articolo 1": both.
  let cut = roots.length - 1;
  for (let before = roots[cut - 1]; before && isDeeper(before.step, head.step); before = roots[cut - 1]) cut--;
  const inner = roots.splice(cut);
  stack.length = 0;
  const outer = open(places, head);
  const [first] = outer.values;
  if (!first) return;
  first.parts = inner;
  first.start = Math.min(first.start, inner[0]?.values[0]?.start ?? first.start);
  outer.isWrapping = true;
  outer.inner = inner;
}

/** Makes the commi of articles paragraphs, as the Union's acts have them: "6(1)(f)". */
export function intoParagraphs(places: ReadPlaces): void {
  for (const { values } of places.roots)
    for (const { parts } of values)
      for (const part of parts as OpenList[]) if (part.isBracketed) part.step = "paragrafo";
}

/** Puts all places into an annex that is named behind them: "n. 2248, all. E". */
export function intoAnnex(places: ReadPlaces, head: Head): void {
  const inner = places.roots.splice(0);
  places.stack.length = 0;
  const outer = open(places, head);
  for (const value of outer.values) value.parts = inner;
}
