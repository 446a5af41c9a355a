/** AGGIORNAMENTO notes: blocks of text after an article, or glued to its last comma, that tell what changed it. */

import { type Block, toLines } from "./lines.ts";

const MARK = "AGGIORNAMENTO";
const RULE = /^\s*-{3,}\s*$/;
/** Beginning of a note at the beginning of a line, with the rule above it. */
const START = /(?:^|\n)[^\S\n]*(?:-{3,}[^\S\n]*\n\s*)?AGGIORNAMENTO[^\S\n]*(?:\(|\n|$)/g;

/** The text before the first note, then the notes that begin in it. */
function cut(raw: string): string[] {
  if (!raw.includes(MARK)) return [raw];
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of raw.matchAll(START)) {
    pieces.push(raw.slice(from, index));
    from = index;
  }
  pieces.push(raw.slice(from));
  return pieces;
}

/**
 * The text of an attachment without the notes that it ends with.
 *
 * @example beforeNotes("Tabella A\n-----\nAGGIORNAMENTO (1)\nIl D.L. ...") // "Tabella A"
 */
export const beforeNotes = (text: string): string => cut(text)[0] ?? "";

/**
 * Parts the blocks of an article into its text and its notes, one item per AGGIORNAMENTO with the rule that opens it; a
 * numbered comma ends a note.
 *
 * @example partNotes([{ lead: "", raw: "Testo. (1)\n-----\nAGGIORNAMENTO (1)\nIl D.L. ...", numbered: false }])
 *   // { text: [{ ..., raw: "Testo. (1)" }], notes: ["-----\nAGGIORNAMENTO (1)\nIl D.L. ..."] }
 */
export function partNotes(blocks: readonly Block[]): { text: Block[]; notes: string[] } {
  const text: Block[] = [];
  const notes: Block[][] = [];
  let target = text;
  let rule: Block | null = null;
  for (const block of blocks) {
    if (block.lead !== "") target = text;
    if (RULE.test(block.raw) && block.lead === "") {
      if (rule) target.push(rule);
      rule = block;
      continue;
    }
    const [before = "", ...begun] = cut(block.raw);
    if (rule && (before.trim() !== "" || begun.length === 0)) {
      target.push(rule);
      rule = null;
    }
    if (before.trim() !== "" || block.lead !== "") target.push(begun.length === 0 ? block : { ...block, raw: before });
    for (const raw of begun) {
      target = rule ? [rule] : [];
      rule = null;
      target.push({ lead: "", raw, numbered: false });
      notes.push(target);
    }
  }
  if (rule) target.push(rule);
  return { text, notes: notes.map((note) => toLines(note).join("\n")) };
}
