/** Which documents have the phrases of a question (`FORMAT.md`, Ranking). */

import type { Read } from "../../format/read-tree.ts";
import { hasPhrase } from "../excerpt.ts";
import type { Question } from "../question.ts";
import { documentOfNumber, type FoundDocument, fileOfDocument, type Tables } from "./documents.ts";

/** Documents that a phrase is looked for in, at the most. */
export const LOOKED_AT = 100;
/** Files of texts after which a phrase is looked for in no other document. */
const LOOKED_IN = 16;

/** A document in the order of a question. */
interface Placed {
  readonly document: number;
  readonly sum: number;
}

/** How many documents stand in the first files of an order. */
function withinFiles(tables: Tables, placed: readonly Placed[]): number {
  const names = new Set<string>();
  const beyond = placed.findIndex(({ document }) => names.add(fileOfDocument(tables, document)).size > LOOKED_IN);
  return beyond < 0 ? placed.length : beyond;
}

/**
 * The documents that have all phrases, each in its heading or its text. Files of texts are read at once, and what follows the beginnings
 * of texts one step later.
 *
 * @param placed documents that have the words, in order
 * @param cited document that needs no phrase
 * @returns `looked` says how many of them were looked at: at least the first
 */
export async function withPhrases(
  read: Read,
  tables: Tables,
  phrases: Question["phrases"],
  placed: readonly Placed[],
  cited: number,
): Promise<{ readonly ordered: readonly Placed[]; readonly looked: number }> {
  const texts = new Map<number, FoundDocument>();
  const hasAll = ({ articolo }: FoundDocument, text: string) =>
    phrases.every((phrase) => [articolo?.rubrica ?? "", text].some((field) => hasPhrase(field, phrase)));

  /** Documents that are looked at, as far as their texts are known. */
  function* lookedAt(): Generator<Placed & { readonly found: FoundDocument }> {
    const files = new Set<string>();
    for (const one of placed) {
      const found = texts.get(one.document);
      if (!found || files.size >= LOOKED_IN) return;
      yield { ...one, found };
      for (const name of [fileOfDocument(tables, one.document), ...found.rests]) files.add(name);
    }
  }
  const open = async ({ document }: Placed) => {
    texts.set(document, await documentOfNumber(read, tables, document));
  };
  await Promise.all(placed.slice(0, withinFiles(tables, placed)).map(open));
  const answers = await Promise.all(
    [...lookedAt()].map(async ({ document, sum, found }) => {
      const begins = found.articolo ? found.articolo.testo : found.norma.titolo;
      const has = document === cited || hasAll(found, begins);
      const goesOn = !has && found.rests.length > 0;
      return { document, sum, has: goesOn ? hasAll(found, await found.whole()) : has };
    }),
  );
  return { ordered: answers.filter(({ has }) => has), looked: answers.length };
}
