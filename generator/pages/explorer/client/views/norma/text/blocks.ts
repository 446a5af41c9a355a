/** An article as it is set: commi with their numbers in the margin, points, tables. */

import { commiOf } from "../../../../../../law/articles/commi.ts";
import { type MarkedPiece, markedLines, piecesFrom, pieceText } from "./marks.ts";

/** A line of text, or a table. */
export type SetBlock =
  | {
      readonly kind: "line";
      /** 1 for points with a letter, 2 for those with a number or a dash; 0 for any other line. */
      readonly depth: number;
      readonly pieces: readonly MarkedPiece[];
    }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] }
  /** A table drawn with `+`, `-` and `|`, as old texts have them. */
  | { readonly kind: "drawing"; readonly lines: readonly string[] };

export interface CommaBlock {
  /** `null` for what stands before the first number. */
  readonly numero: string | null;
  readonly id: string;
  /** Whether the number is shown: the only comma of a text that numbers none has none to show. */
  readonly numbered: boolean;
  readonly blocks: readonly SetBlock[];
}

const LETTER = /^[«"“\s]*[A-Za-z]{1,2}(?:-[a-z]+)*\)/;
const NUMBER = /^[«"“\s]*(?:\d{1,3}(?:-[a-z]+)*(?:\.\d+)*[)°]|[-–—]\s)/;

const depthOf = (text: string) => (LETTER.test(text) ? 1 : NUMBER.test(text) ? 2 : 0);

const DRAWN = /^\s*[+|]/;

const blockOf = (pieces: readonly MarkedPiece[]): SetBlock[] => {
  const text = pieceText(pieces);
  if (text.includes("\t")) return [{ kind: "table", rows: [text.split("\t")] }];
  if (DRAWN.test(text)) return [{ kind: "drawing", lines: [text] }];
  return text.trim() === "" ? [] : [{ kind: "line", depth: depthOf(text), pieces }];
};

/** Lines as blocks: rows that follow each other are one table. */
function blocksOf(lines: readonly (readonly MarkedPiece[])[]): SetBlock[] {
  const blocks: SetBlock[] = [];
  for (const block of lines.flatMap(blockOf)) {
    const last = blocks.at(-1);
    if (last?.kind === "table" && block.kind === "table")
      blocks.splice(-1, 1, { kind: "table", rows: [...last.rows, ...block.rows] });
    else if (last?.kind === "drawing" && block.kind === "drawing")
      blocks.splice(-1, 1, { kind: "drawing", lines: [...last.lines, ...block.lines] });
    else blocks.push(block);
  }
  return blocks;
}

/** A comma's own number, which goes into the margin. */
const OWN_NUMBER = /^\s*(\d{1,4}(?:[ -]?[a-z]{3,}(?![a-z]))*(?:\.\d{1,2})?)\.(?:\s+|$)/;

/**
 * The commi of an article as they are set.
 *
 * @param id of the article
 * @example commaBlocks("art_3", "1. Uno.\n2. Due.").map(({ numero }) => numero) // ["1", "2"]
 */
export function commaBlocks(id: string, testo: string): CommaBlock[] {
  const lines = markedLines(testo);
  const commi = commiOf(id, testo);
  let from = 0;
  return commi.map(({ numero, id: own, testo: text }) => {
    const to = from + text.split("\n").length;
    const [first = [], ...rest] = lines.slice(from, to);
    from = to;
    const [written = ""] = numero === null ? [] : (OWN_NUMBER.exec(pieceText(first)) ?? []);
    const blocks = blocksOf([piecesFrom(first, written.length), ...rest]);
    return { numero, id: own, numbered: numero !== null && (written !== "" || commi.length > 1), blocks };
  });
}

/**
 * Any other text as it is set: a preamble, an attachment.
 *
 * @example setBlocks("Nome\tGiorni\nUno\t3") // [{ kind: "table", rows: [["Nome", "Giorni"], ["Uno", "3"]] }]
 */
export const setBlocks = (text: string): SetBlock[] => blocksOf(markedLines(text));

/**
 * The text of an article, or of one of its commi, as the source has it.
 *
 * @param comma `null` for the whole article
 * @example takenText({ id: "art_3", testo: "1. Uno.\n2. Due." }, "2") // "2. Due."
 */
export const takenText = ({ id, testo }: { id: string; testo: string }, comma: string | null): string =>
  comma === null ? testo : (commiOf(id, testo).find(({ numero }) => numero === comma)?.testo ?? testo);
