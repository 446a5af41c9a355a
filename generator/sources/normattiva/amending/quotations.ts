/** A text in which what is quoted is out of sight. */
interface Masked {
  /** As long as the text; every character of a quotation, its quotation marks included, is `MASK`. */
  readonly words: string;
  /** The outermost quotations, in order. */
  readonly quotations: readonly Quotation[];
}

export interface Quotation {
  readonly start: number;
  readonly end: number;
  /** What stands between the quotation marks. */
  readonly text: string;
}

/** Stands for a quoted character; no text of the official files has it. */
export const MASK = "\u0001";

const MARK = /[«»“”„"]/g;
const CLOSER: Readonly<Record<string, string>> = { "«": "»", "“": "”", "„": "”" };
const MAY_OPEN = /[\s([:;,'’]/;
const MAY_CLOSE = /[\s.,;:)\]»”'’]/;
/** A text with more quotation marks that are never closed is not understood. */
const MOST_UNCLOSED = 40;

interface Opened {
  readonly at: number;
  readonly closer: string;
}

/** Whether a straight quotation mark ends a quotation, and does not begin one within it. */
function closes(text: string, at: number): boolean {
  const [before, after] = [text[at - 1], text[at + 1]];
  return after === undefined || MAY_CLOSE.test(after) || (before !== undefined && !MAY_OPEN.test(before));
}

/** The outermost quotations from a place on, and the quotation mark that is never closed, if any. */
function quotationsFrom(text: string, from: number): { found: Quotation[]; unclosed: number | null } {
  const found: Quotation[] = [];
  const open: Opened[] = [];
  MARK.lastIndex = from;
  for (let match = MARK.exec(text); match; match = MARK.exec(text)) {
    const [mark] = match;
    const at = match.index;
    const straight = mark === '"';
    const ending = straight
      ? open.some(({ closer }) => closer === '"') && closes(text, at)
      : CLOSER[mark] === undefined;
    if (!ending) {
      open.push({ at, closer: CLOSER[mark] ?? '"' });
      continue;
    }
    const own = open.findLastIndex(({ closer }) => closer === mark);
    if (own < 0) continue;
    const start = open[0]?.at ?? at;
    open.length = own;
    if (own === 0) found.push({ start, end: at + 1, text: text.slice(start + 1, at) });
  }
  return { found, unclosed: open[0]?.at ?? null };
}

/**
 * Masks the quotations of a text, nested ones too. A quotation mark that is never closed opens nothing.
 *
 * @example masked('le parole «a» e "b"').quotations.map(({ text }) => text) // ["a", "b"]
 */
export function masked(text: string): Masked {
  const quotations: Quotation[] = [];
  let from = 0;
  for (let unclosed = 0; unclosed <= MOST_UNCLOSED; unclosed++) {
    const next = quotationsFrom(text, from);
    quotations.push(...next.found);
    if (next.unclosed === null) break;
    from = next.unclosed + 1;
  }
  let words = "";
  let end = 0;
  for (const quotation of quotations) {
    words += text.slice(end, quotation.start) + MASK.repeat(quotation.end - quotation.start);
    end = quotation.end;
  }
  return { words: words + text.slice(end), quotations };
}
