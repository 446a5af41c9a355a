/** Pieces of an act's versions, taken as bytes. */

import { type Article, nomeOf, type Piece, shifted, textsInBlock } from "../../../format/act-index.ts";
import { type RelationLines, relationLines } from "../../../format/act-lines.ts";
import { decode } from "../../../format/bytes.ts";
import { articleOfRelation, relationKey } from "../../../law/articles/relation-ends.ts";
import type { ActFiles } from "./act-files.ts";

/** An article as its line, and the relations that name it, as the text between the brackets of their lists. */
interface CutArticle {
  readonly line: string;
  readonly out: string;
  readonly in: string;
}

/** Cuts pieces out of an act's texts, each of which is read only where a piece needs it. */
export function cutter({ answer, earlier }: ActFiles): (piece: Piece) => Promise<Uint8Array> {
  return async ({ earlier: old, start, bytes }) => (await (old ? earlier() : answer())).subarray(start, start + bytes);
}

/** An article out of the file that holds it with its relations. */
async function fromBlock(act: ActFiles, { at, nth, shift }: Article, blocchi: readonly number[]): Promise<CutArticle> {
  let n = 0;
  while (n + 1 < blocchi.length && (blocchi[n + 1] ?? 0) <= at) n++;
  const [out = "", into = "", ...lines] = textsInBlock(await act.block(n), at - (blocchi[n] ?? 0));
  return { line: shifted(lines[nth] ?? "", shift), out, in: into };
}

/** The relations of an act: those of all its versions. */
export const relationsOfAct = async ({ answer, index }: ActFiles): Promise<RelationLines> =>
  relationLines(decode((await answer()).subarray(index.relazioni)));

/** The lines of relations that name an article, as they stand in a list. */
const naming = (lines: readonly string[], direction: "out" | "in", key: string): string =>
  lines.filter((line) => articleOfRelation(line, direction) === key).join(",\n");

/**
 * The line of an article alone.
 *
 * @example JSON.parse(await articleLine(act, piece)).rubrica // "Ambito di applicazione"
 */
export async function articleLine(act: ActFiles, piece: Article): Promise<string> {
  const { blocchi } = act.index;
  return blocchi ? (await fromBlock(act, piece, blocchi)).line : shifted(decode(await cutter(act)(piece)), piece.shift);
}

/** Cuts an article, with the relations that name it in any version. */
export async function cutArticle(act: ActFiles, piece: Article): Promise<CutArticle> {
  const { index } = act;
  if (index.blocchi) return fromBlock(act, piece, index.blocchi);
  const line = await articleLine(act, piece);
  const { out, in: into } = await relationsOfAct(act);
  const key = relationKey(nomeOf(index, piece));
  return { line, out: naming(out, "out", key), in: naming(into, "in", key) };
}
