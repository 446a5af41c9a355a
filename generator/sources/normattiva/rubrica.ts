/** Rubriche that stand at the head of a text instead of in an element of their own. */

import { type Block, collapse } from "./lines.ts";

const LEGAL_BASIS =
  /^\(\s*(?:di cui\s+)?(?:(?:all'|agli\s+|dell'|degli\s+)?(?:articol[oi]|art\.|artt\.))\s*(?:da\s+)?\d/i;
const LETTERS = /\p{L}{2}/u;
const FIRST_COMMA = /(?:^|(?<=[^\s(](?:(?!\n)[\s(])*)\n)[\s(]*0?1\.(?=\s|\p{Lu}|$)/u;
const COMMA_ONE = /^0?1\.?$/;
const REPEAL = /(?:ABROGAT|SOPPRESS|SOSTITUIT|NON PIU' PREVIST)[IOAE](?!\p{L})/u;
/** Unnumbered blocks that a title may be spread over. */
const TITLE_BLOCKS = 3;
/** An empty line, or the line that closes the brackets of a change. */
const PARAGRAPH_END = /\n\s*\n|(?<=\)\)\.?)[^\S\n]*\n/;
/** Verbs that a title of the codes does not have, a sentence nearly always. */
const SENTENCE = /(?:^|\s)(?:e'|è|sono|ha|hanno|puo'|può|possono|deve|devono|si)(?=[\s,]|$)/i;
const LINE_END = /^[^\S\n]*(?:\n|$)/;
/** Full stop and references to notes. */
const AFTER_TITLE = /^(?:[^\S\n]*\.)?(?:[^\S\n]*\(\(?\s*\d+[a-z]?\s*\)?\))*/;
const CHANGE_END = /^\s*\)\)(?:[^\S\n]*\.)?/;
const LONGEST_TITLE = 700;

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

interface WithRubrica {
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
  const [head = "", change] = /^\s*(\(\((?=\s*\())?\s*/.exec(text) ?? [];
  const start = head.length;
  if (text[start] !== "(" || (change === undefined && text[start + 1] === "(")) return null;
  const closed = afterClosing(text, start);
  if (closed === -1) return null;
  const title = text.slice(start, closed);
  if (!LETTERS.test(title) || LEGAL_BASIS.test(title)) return null;
  let end = closed + (AFTER_TITLE.exec(text.slice(closed))?.[0].length ?? 0);
  let opened = change ?? "";
  const changeEnd = change === undefined ? null : CHANGE_END.exec(text.slice(end));
  if (changeEnd) {
    end += changeEnd[0].length;
    opened = "";
  } else if (!LINE_END.test(text.slice(end))) return null;
  const rubrica = collapse(text.slice(changeEnd ? head.search(/\S/) : start, end));
  return { rubrica, rest: opened + text.slice(end) };
}

const changes = (text: string) => (text.match(/\(\(/g)?.length ?? 0) - (text.match(/\)\)/g)?.length ?? 0);

/** Whether a stretch of text reads as a title: words, no beginning of a list, no sign of a repeal, its changes closed. */
function isTitle(text: string): boolean {
  return (
    LETTERS.test(text) &&
    text.length <= LONGEST_TITLE &&
    !/[:;,]$/.test(text) &&
    !REPEAL.test(text) &&
    !LEGAL_BASIS.test(text) &&
    changes(text) === 0
  );
}

const beginsFirstComma = ({ lead, raw }: Block) =>
  lead === "" ? /^[\s(]*0?1\.(?=\s|\p{Lu}|$)/u.test(raw) : COMMA_ONE.test(lead);

/** A title and the blocks after it. */
interface WithTitle {
  readonly rubrica: string;
  readonly text: readonly Block[];
}

/**
 * Takes what stands before comma 1 off the head of a text, where it reads as a title. `null` where no comma 1 follows.
 *
 * @example takeTitle([{ lead: "", raw: "Ambito. \n \n1. Il presente", numbered: false }])?.rubrica // "Ambito."
 */
export function takeTitle(blocks: readonly Block[]): WithTitle | null {
  const above: string[] = [];
  for (const [at, block] of blocks.entries()) {
    if (beginsFirstComma(block)) return titleAbove(above, blocks.slice(at));
    if (block.lead !== "" || at === TITLE_BLOCKS) return null;
    // Most texts without comma 1 lack these letters too: a hundredth of a cold build.
    const end = block.raw.includes("1.") ? block.raw.search(FIRST_COMMA) : -1;
    if (end !== -1) {
      above.push(block.raw.slice(0, end));
      return titleAbove(above, [{ ...block, raw: block.raw.slice(end) }, ...blocks.slice(at + 1)]);
    }
    above.push(block.raw);
  }
  return null;
}

function titleAbove(above: readonly string[], text: readonly Block[]): WithTitle | null {
  const title = collapse(above.join("\n"));
  // Brackets that open a change over title and comma, or over the comma alone, stay with the comma.
  const [, rubrica = title, opened = ""] = /^(.*\S)\s*(\(\()$/u.exec(title) ?? [];
  if (!isTitle(rubrica)) return null;
  return { rubrica, text: opened === "" ? text : [{ lead: "", raw: opened, numbered: false }, ...text] };
}

/**
 * Takes the first paragraph of a text without commi as a title, as the codes have some among their titles in brackets: a line
 * that says no sentence, with text after it.
 *
 * @example takeParagraphTitle([{ lead: "", raw: "Danneggiamento. \n \n Chiunque ...", numbered: false }])?.rubrica // "Danneggiamento."
 */
export function takeParagraphTitle([first, ...rest]: readonly Block[]): WithTitle | null {
  if (first === undefined || first.lead !== "") return null;
  const start = first.raw.search(/\S/);
  const end = start + first.raw.slice(start).search(PARAGRAPH_END);
  if (end < start) return null;
  const rubrica = collapse(first.raw.slice(start, end));
  const after = first.raw.slice(end);
  if (!isTitle(rubrica) || SENTENCE.test(rubrica) || !LETTERS.test(after)) return null;
  return { rubrica, text: [{ ...first, raw: after }, ...rest] };
}
