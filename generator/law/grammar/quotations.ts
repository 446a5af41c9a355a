/** Quotations: the words of another text, found before anything else is read. */

/** An outermost quotation; `start` and `end` include its marks. */
export interface Quotation {
  readonly start: number;
  readonly end: number;
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
    const [before, after] = [text[at - 1], text[end]];
    const mayOpen = before === undefined || MAY_OPEN.test(before);
    const mayClose = after === undefined || MAY_CLOSE.test(after);
    const awaited = (waiting.get(mark) ?? 0) > 0;
    const straight = STRAIGHT.has(mark);
    const introduced = INTRODUCED.test(text.slice(Math.max(0, at - 2), at));
    if (straight ? awaited && (mayClose || !mayOpen) && !introduced : awaited) {
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        wait(one.closer, -1);
        if (one.closer !== mark) continue;
        add(one.at, one.length, end, mark.length);
        break;
      }
    } else if (straight ? mayOpen || !mayClose : CLOSER.has(mark)) {
      // Two apostrophes inside a word open nothing.
      if (mark === "''" && !mayOpen) continue;
      const closer = CLOSER.get(mark) ?? mark;
      open.push({ at, length: mark.length, closer });
      wait(closer, 1);
    } else if (open.length === 0 && mark !== "''" && !/\d/.test(before ?? "")) {
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
