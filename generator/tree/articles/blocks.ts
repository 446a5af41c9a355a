/** Articles of large acts in files of their own, each with the relations that name it (`FORMAT.md`, Articles and versions). */

import { getOrMake } from "../../collections/get-or-make.ts";
import { articleOfRelation, relationKey } from "../../law/articles/relation-ends.ts";
import type { ActHistory } from "../../views/norme/history.ts";
import { spanIn } from "../../views/norme/strands.ts";

/** Bytes of a file of articles, about: one article alone may be larger. */
const AT_MOST = 24 * 1024;

/** The relations of an act, as lines of its answer. */
interface RelationLines {
  readonly out: readonly string[];
  readonly in: readonly string[];
}

/** Lines by the article that they name. */
function byArticle(lines: readonly string[], direction: "out" | "in"): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const key = articleOfRelation(line, direction);
    if (key !== null) getOrMake(found, key, () => []).push(line);
  }
  return found;
}

/** Files of articles: the positions of their first articles, and their bytes. */
export interface Blocks {
  readonly first: readonly number[];
  readonly files: readonly Buffer[];
}

/**
 * The articles of an act in files. A file's first line says of each article the bytes of its relations out, of those in, and of each of its
 * texts, the newest first; then all of these follow, article by article.
 *
 * @example blocksOf(history, lines).first // [0, 14, 31]
 */
export function blocksOf({ articoli: { strands }, served }: ActHistory, relations: RelationLines): Blocks {
  const [out, into] = [byArticle(relations.out, "out"), byArticle(relations.in, "in")];
  const first: number[] = [];
  const files: Buffer[] = [];
  let [places, pieces, bytes]: [number[][], Buffer[], number] = [[], [], 0];
  const close = () => {
    if (places.length > 0) files.push(Buffer.concat([Buffer.from(`${JSON.stringify(places)}\n`), ...pieces]));
    [places, pieces, bytes] = [[], [], 0];
  };
  for (const [i, strand] of strands.entries()) {
    const { spans } = strand;
    const key = relationKey((spanIn(strand, served) ?? spans[0])?.entry.name ?? "");
    const lists = [out, into].map((named) => named.get(key)?.join(",\n") ?? "");
    const own = [...lists, ...spans.map(({ entry }) => entry.line)].map((text) => Buffer.from(text));
    const size = own.reduce((sum, { length }) => sum + length, 0);
    if (bytes > 0 && bytes + size > AT_MOST) close();
    if (places.length === 0) first.push(i);
    places.push(own.map(({ length }) => length));
    pieces.push(...own);
    bytes += size;
  }
  close();
  return { first, files };
}
