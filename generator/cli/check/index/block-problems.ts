import { articleOfRelation, relationKey } from "../../../law/articles/relation-ends.ts";
import { CHECK_TEXTS } from "../texts.ts";
import type { AnswerLines } from "./answer-lines.ts";
import { type KeptAct, type PieceTexts, pieceName } from "./piece-texts.ts";

/** The lines of relations that name an article, as its file of articles has them. */
function namingLines(lines: readonly string[], direction: "out" | "in", key: string): string {
  return lines.filter((line) => articleOfRelation(line, direction) === key).join(",\n");
}

/** What is wrong with one of the files of articles. */
export interface BlockProblem {
  readonly file: number;
  readonly problem: string;
}

/**
 * What is wrong with the files of articles of a large act: each article's relations and texts, one after the other, and nothing else.
 *
 * @param texts of the articles, by position and span
 * @param nameOf an article's name in relations, by its position
 * @returns each with the number of its file
 */
export function blockProblems(
  { index, blocks }: KeptAct,
  { relazioni }: AnswerLines,
  texts: PieceTexts,
  nameOf: (at: number) => string,
): BlockProblem[] {
  const { blocchi = [] } = index;
  return blocks.flatMap((file, n) => {
    const from = blocchi[n] ?? 0;
    const own = texts.slice(from, blocchi[n + 1] ?? texts.length);
    const parts = own.map((spans, i) => {
      const key = relationKey(nameOf(from + i));
      return [namingLines(relazioni.out, "out", key), namingLines(relazioni.in, "in", key), ...spans];
    });
    const told = file.toString("utf8", 0, file.indexOf(10));
    const lengths = parts.map((all) => all.map((text) => Buffer.byteLength(text)));
    if (told !== JSON.stringify(lengths)) return [{ file: n, problem: CHECK_TEXTS.blockLine }];
    let start = Buffer.byteLength(told) + 1;
    const problems = parts.flatMap((all, i) =>
      all.flatMap((text, part) => {
        start += Buffer.byteLength(text);
        const there = file.toString("utf8", start - Buffer.byteLength(text), start);
        const what = pieceName("articoli", from + i, index.chiavi[from + i]);
        return there === text ? [] : [{ file: n, problem: CHECK_TEXTS.blockPart(what, part) }];
      }),
    );
    if (start !== file.length) problems.push({ file: n, problem: CHECK_TEXTS.rest(file.length, start) });
    return problems;
  });
}
