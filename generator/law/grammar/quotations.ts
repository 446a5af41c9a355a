/** Quotations: the words of another text, found before anything else is read. */

import type { Span } from "./lexer.ts";

/** An outermost quotation; `start` and `end` include its marks. */
export interface Quotation extends Span {
  /** Words between the marks. */
  readonly text: string;
}

/** Marks that open, each with the mark that closes it. */
const CLOSER: ReadonlyMap<string, string> = new Map([
  ["«", "»"],
  ["“", "”"],
  ["„", "”"],
  ["<<", ">>"],
  ["‹‹", "››"],
  ["``", "''"],
]);
/** Marks that open and close alike. */
const STRAIGHT: ReadonlySet<string> = new Set(['"', "''"]);

const MARK = /[«»“”„"]|<<|>>|‹‹|››|``|''/g;
const MAY_OPEN = /[\s([:;,'’]/;
const MAY_CLOSE = /[\s.,;:)\]»”'’]/;
/** `le seguenti: ", salvo che"`: a mark behind a colon opens, whatever it quotes. */
const INTRODUCED = /:\s$/;

const mayOpen = (text: string, at: number) => at === 0 || MAY_OPEN.test(text.charAt(at - 1));

/** Whether a mark closes: a straight one does where it can and one is awaited, or where it cannot open. */
function closes(text: string, mark: string, at: number, isAwaited: boolean): boolean {
  if (!STRAIGHT.has(mark)) return !CLOSER.has(mark);
  const end = at + mark.length;
  const mayClose = end === text.length || MAY_CLOSE.test(text.charAt(end));
  if (!isAwaited) return mayClose && !mayOpen(text, at);
  return (mayClose || !mayOpen(text, at)) && !INTRODUCED.test(text.slice(Math.max(0, at - 2), at));
}

/** What may stand before the number of a comma or a point, as a piece of an expression. */
export const OPENING = '[(«"“\\s]*';
/** Words that announce new text: `e' sostituito dal seguente:`. */
const ANNOUNCED = /seguent[ei](?![a-z])[^:\n]{0,80}:/gi;

interface Opened {
  readonly at: number;
  readonly length: number;
  readonly closer: string;
}

/**
 * The outermost quotations of a text, in order. Marks nest, and a quotation may run over many lines.
 *
 * - A closing mark without an opening one: all before it is quoted, back to the words that announce it (`dal seguente:`) or to the previous
 *   quotation.
 * - An opening mark without a closing one: its line is quoted to the end if no other mark stands there; a whole line that announces others is none.
 *
 * @param text of a whole article: a quotation that begins in one comma may end in another
 * @example quotationsIn('le parole «a» e <<b "c">>').map(({ text }) => text) // ["a", 'b "c"']
 */
export function quotationsIn(text: string): Quotation[] {
  const open: Opened[] = [];
  const waiting = new Map<string, number>();
  const wait = (closer: string, by: number) => waiting.set(closer, (waiting.get(closer) ?? 0) + by);
  const found: Quotation[] = [];
  /** Where the last closing mark stands that nothing opens. */
  let passed = 0;
  /** Adds a quotation in the place of those within it. */
  function add(start: number, opener: number, end: number, closer: number) {
    while ((found.at(-1)?.start ?? -1) >= start) found.pop();
    found.push({ start, end, text: text.slice(start + opener, end - closer) });
  }
  for (const { 0: mark, index: at } of text.matchAll(MARK)) {
    const end = at + mark.length;
    const awaited = (waiting.get(mark) ?? 0) > 0;
    const isClosing = closes(text, mark, at, awaited);
    if (isClosing && awaited) {
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        wait(one.closer, -1);
        if (one.closer !== mark) continue;
        add(one.at, one.length, end, mark.length);
        break;
      }
    } else if (!isClosing) {
      // Two apostrophes inside a word open nothing.
      if (mark === "''" && !mayOpen(text, at)) continue;
      const closer = CLOSER.get(mark) ?? mark;
      open.push({ at, length: mark.length, closer });
      wait(closer, 1);
    } else if (open.length === 0 && mark !== "''" && !/\d/.test(text.charAt(at - 1))) {
      const last = Math.max(passed, found.at(-1)?.end ?? 0);
      passed = end;
      const announced = [...text.slice(last, at).matchAll(ANNOUNCED)].at(-1);
      const start = announced === undefined ? last : last + announced.index + announced[0].length;
      if (/\p{L}/u.test(text.slice(start, at))) add(start, 0, end, mark.length);
    }
  }
  return withUnclosed(text, found, open);
}

/** Adds the rest of a line behind an opening mark that nothing closes. */
function withUnclosed(text: string, found: readonly Quotation[], unclosed: readonly Opened[]): Quotation[] {
  const lines: Quotation[] = [];
  let next = 0;
  let end = -1;
  for (const [i, { at, length }] of unclosed.entries()) {
    while (next < found.length && (found[next]?.start ?? 0) < at) next++;
    if (end < at) end = (text.indexOf("\n", at) + 1 || text.length + 1) - 1;
    const other = Math.min(found[next]?.start ?? text.length, unclosed[i + 1]?.at ?? text.length);
    // `"a) e' sostituito dal seguente:` is the source's own line.
    const announces = text[at - 1] === "\n" && text[end - 1] === ":";
    if (other >= end && !announces) lines.push({ start: at, end, text: text.slice(at + length, end) });
  }
  return [...found, ...lines].sort((a, b) => a.start - b.start);
}

/**
 * Where a text may be quoted though nobody can tell, since its quotation marks do not add up: from a mark that opens to its end or to one of
 * another kind, before one that only closes back to the mark before. A quoted sentence never speaks for the act.
 *
 * @example unsureSpans("Il comma 2 e' sostituito dal seguente: «2. In deroga all'articolo 5 ...") // [{ start: 39, end: 71 }]
 */
export function unsureSpans(text: string): Span[] {
  // Two apostrophes may stand for an accent.
  const marks = [...text.matchAll(MARK)].filter(({ 0: mark }) => !/['`]/.test(mark));
  const sums = new Map<string, number>();
  for (const { 0: mark } of marks) {
    const [closer, sum] = [CLOSER.get(mark) ?? mark, sums.get(CLOSER.get(mark) ?? mark) ?? 0];
    sums.set(closer, STRAIGHT.has(mark) ? 1 - sum : sum + (CLOSER.has(mark) ? 1 : -1));
  }
  if ([...sums.values()].every((sum) => sum === 0)) return [];
  const spans: Span[] = [];
  const opened: { mark: string; at: number }[] = [];
  let last = 0;
  for (const { 0: mark, index: at } of marks) {
    if (closes(text, mark, at, opened.length > 0)) {
      const opener = opened.pop();
      if (opener === undefined || (CLOSER.get(opener.mark) ?? opener.mark) !== mark)
        spans.push({ start: opener?.at ?? last, end: at + mark.length });
    } else opened.push({ mark, at });
    last = at;
  }
  if (opened[0] !== undefined) spans.push({ start: opened[0].at, end: text.length });
  return spans;
}
