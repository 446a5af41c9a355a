/** Rubriche that stand at the head of a text instead of in an element of their own. */

import { collapse } from "./lines.ts";

const LEGAL_BASIS =
  /^\(\s*(?:di cui\s+)?(?:(?:all'|agli\s+|dell'|degli\s+)?(?:articol[oi]|art\.|artt\.))\s*(?:da\s+)?\d/i;
const NOTE_REFERENCE = /^\(\s*\d+[a-z]?\s*\)$/;
const LETTERS = /\p{L}{2}/u;
const FIRST_COMMA = /(?:^|\n)[\s(]*1\.(?=\s|$)/;
const LINE_END = /^[^\S\n]*(?:\n|$)/;
/** Full stop and references to notes. */
const AFTER_TITLE = /^(?:[^\S\n]*\.)?(?:[^\S\n]*\(\(?\s*\d+[a-z]?\s*\)?\))*/;
const CHANGE_END = /^\s*\)\)(?:[^\S\n]*\.)?/;
const LONGEST_TITLE = 400;

/** Index after the bracket that closes the one at `from`; -1 where it is never closed. */
function afterClosing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 40) depth++;
    else if (code === 41 && --depth === 0) return at + 1;
  }
  return -1;
}

export interface WithRubrica {
  /** White space collapsed, brackets and full stop as they are. */
  readonly rubrica: string;
  readonly rest: string;
}

/**
 * Takes a rubrica in round brackets off the head of a text, where it ends its line: also inside the double brackets of a
 * change. `null` where the text begins otherwise (a repeal, a note's number, the legal basis `(Articolo 41, comma 4)`).
 *
 * @example takeBracketed("\n (Omicidio) \n \n Chiunque ...") // { rubrica: "(Omicidio)", rest: "\n \n Chiunque ..." }
 */
export function takeBracketed(text: string): WithRubrica | null {
  const [head, change] = /^\s*(\(\((?=\s*\())?\s*/.exec(text)!;
  const start = head.length;
  if (text[start] !== "(" || (change === undefined && text[start + 1] === "(")) return null;
  const closed = afterClosing(text, start);
  if (closed === -1) return null;
  const title = text.slice(start, closed);
  if (!LETTERS.test(title) || LEGAL_BASIS.test(title) || NOTE_REFERENCE.test(title)) return null;
  let end = closed + AFTER_TITLE.exec(text.slice(closed))![0].length;
  let opened = change ?? "";
  const changeEnd = change === undefined ? null : CHANGE_END.exec(text.slice(end));
  if (changeEnd) {
    end += changeEnd[0].length;
    opened = "";
  } else if (!LINE_END.test(text.slice(end))) return null;
  const rubrica = collapse(text.slice(changeEnd ? head.search(/\S/) : start, end));
  return { rubrica, rest: opened + text.slice(end) };
}

/**
 * Takes a title without brackets off the head of an attachment's article: what stands between the article's number and
 * comma 1. `null` where no comma 1 follows or what stands before is no title.
 *
 * @param commaFollows whether the next element of the source is comma 1.
 * @example takeTitle("\n Ambito. \n \n1. Il presente", false) // { rubrica: "Ambito.", rest: "\n \n1. Il presente" }
 */
export function takeTitle(text: string, commaFollows: boolean): WithRubrica | null {
  const end = commaFollows ? text.length : text.search(FIRST_COMMA);
  if (end <= 0) return null;
  const rubrica = collapse(text.slice(0, end));
  if (!LETTERS.test(rubrica) || rubrica.length > LONGEST_TITLE || /[:;,]$/.test(rubrica) || /^\(\(/.test(rubrica))
    return null;
  return { rubrica, rest: text.slice(end) };
}
