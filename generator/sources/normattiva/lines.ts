/** From the hard-wrapped text of the source to lines: one per comma and per list point, white space collapsed. */

import { OPENING } from "../../law/grammar/quotations.ts";

/** A stretch of text of the source and what stands before it. */
export interface Block {
  /** Number of the comma or of the point (`1.`, `a)`), empty where there is none. */
  readonly lead: string;
  /** Text as the source has it, with its line breaks. */
  readonly raw: string;
  /** Whether it belongs to a numbered comma: its commi and points are then marked, and a line break alone means nothing. */
  readonly numbered: boolean;
  /** A row of a table: one line as it is, a tab between its cells. */
  readonly row?: true;
}

/** `a)`, `l-bis)`, `2.1)`, `3-bis.`, `3-bis.((Ai`, `Art. 4`, a dash: what begins a comma or a point whose number stayed in the text. */
const POINT = new RegExp(
  `^${OPENING}(?:(?:\\d{1,3}|\\d?[A-Za-z]{1,2})(?:-[a-z]+)*(?:\\.\\d+)*\\)|\\d{1,3}(?:-[a-z]+)*(?:\\.\\d+)*\\.(?=[\\s(]|[A-Z])|[(«"“]\\s*\\d{4}(?:-[a-z]+)*\\.\\s|Art(?:\\.|icolo)\\s*\\d|[-–—]\\s)`,
);
/** Rows of tables drawn with signs, and rules. */
const ROW = /^(?:[+|]|-{3})/;
/** References to notes and closing brackets: they belong to the line before. */
const TAIL = /^(?:\)\)[.,;:]?\s*|\(\(?\s*\d+[a-z]?\s*\)?\)\s*)+$/;
/** After these a number at the beginning of a line is a citation that was broken: "di cui all'art. / 189. Si applica". */
const CITING = /(?<!\p{L})(?:artt?\.|nn?\.|articol[oi]|comm[ai]|numer[oi]|(?<![;,] )[eo]|al|dal|del)$/iu;
const CITED_NUMBER = /^\d+\./;
const OPENS_CHANGE = /^\(\(\s*$/;
const OMITTED = "[...]";
const SENTENCE_END = /[.;:]["»”')\s]*(?:\(+\d+[a-z]?\)+\s*)*$/;
const LOWER_START = /^["«“(\s]*\p{Ll}/u;
/** White space that is not one blank: the single blanks between words, nine tenths of it, stay where they are. */
const UNCOLLAPSED = /\s{2,}|[^\S ]/g;
const INDENTED_TITLE = /^\s{1,8}["«“([]*\p{Lu}/u;

/**
 * White space collapsed to single blanks, none at the ends.
 *
 * @example collapse("  Il \n presente  ") // "Il presente"
 */
export function collapse(text: string): string {
  return text.trim().replace(UNCOLLAPSED, " ");
}

function breaks(before: string, line: string, source: string, blank: boolean, numbered: boolean): boolean {
  if (blank) return true;
  if (CITED_NUMBER.test(line) && CITING.test(before)) return false;
  if (POINT.test(line) || ROW.test(line) || ROW.test(before) || line === OMITTED || before === OMITTED) return true;
  if (numbered) return false;
  return SENTENCE_END.test(before) ? !LOWER_START.test(line) : INDENTED_TITLE.test(source);
}

function splitLines(raw: string, numbered: boolean): string[] {
  if (!raw.includes("\n")) {
    const line = collapse(raw);
    return line === "" ? [] : [line];
  }
  const out: string[] = [];
  let blank = false;
  for (const source of raw.split("\n")) {
    const line = collapse(source);
    if (line === "") {
      blank = out.length > 0;
      continue;
    }
    const before = out.at(-1);
    if (
      before === undefined ||
      (!TAIL.test(line) && !OPENS_CHANGE.test(before) && breaks(before, line, source, blank, numbered))
    )
      out.push(line);
    else out[out.length - 1] = glue(before, line);
    blank = false;
  }
  return out;
}

function glue(before: string, line: string): string {
  return OPENS_CHANGE.test(before) || line.startsWith("))") ? before + line : `${before} ${line}`;
}

/**
 * The lines of a run of blocks. Brackets that open or close a change over several commi stay with the text they enclose,
 * references to notes with the text they follow. The cells of a row have a tab between them, empty ones too.
 *
 * @example toLines([{ lead: "1.", raw: "Sono puniti: ", numbered: true }, { lead: "a)", raw: "chi \n gioca", numbered: true }])
 *   // ["1. Sono puniti:", "a) chi gioca"]
 */
export function toLines(blocks: readonly Block[]): string[] {
  const out: string[] = [];
  for (const { lead, raw, numbered, row } of blocks) {
    const lines = row ? [raw] : splitLines(raw, numbered);
    if (lead !== "") lines[0] = lines[0] === undefined ? lead : `${lead} ${lines[0]}`;
    const [before, first] = [out.at(-1), lines[0]];
    if (before !== undefined && first !== undefined && (OPENS_CHANGE.test(before) || (!row && TAIL.test(first)))) {
      out[out.length - 1] = glue(before, first);
      lines.shift();
    }
    for (const line of lines) out.push(line);
  }
  return out;
}
