/** Which documents have the phrases of a question (`FORMAT.md`, Ranking). */

import { hasPhrase } from "../../../search/excerpt.ts";
import type { Question } from "../../../search/question.ts";
import { ahead } from "../../read-once.ts";
import type { Read } from "../../tree.ts";
import { documentOfNumber, type FoundDocument, fileOfDocument, type Tables } from "./documents.ts";

/** Documents that a phrase is looked for in, at the most: the first ones that have its words. */
export const LOOKED_AT = 100;
/** Files of texts after which a phrase is looked for in no other document. */
const LOOKED_IN = 24;

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
 * The documents that have all phrases, each in its heading or its text; one more than is wanted at the most. Files of texts are read in two
 * steps at the most, and what follows the beginnings of texts one step later.
 *
 * @param placed the first documents that have the words
 * @param cited document that needs no phrase
 * @returns `looked` says how many documents were looked at
 */
export async function withPhrases(
  read: Read,
  tables: Tables,
  phrases: Question["phrases"],
  placed: readonly Placed[],
  cited: number,
  wanted: number,
): Promise<{ readonly ordered: readonly Placed[]; readonly looked: number }> {
  const texts = new Map<number, FoundDocument>();
  const answers = new Map<number, boolean | Promise<boolean>>();
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
  async function look(some: readonly Placed[]): Promise<void> {
    const open = async ({ document }: Placed) => {
      texts.set(document, await documentOfNumber(read, tables, document));
    };
    await Promise.all(some.map(open));
    for (const { document, found } of lookedAt()) {
      if (answers.has(document)) continue;
      const has = document === cited || hasAll(found, found.articolo ? found.articolo.testo : found.norma.titolo);
      const isAll = has || found.rests.length === 0;
      answers.set(document, isAll ? has : ahead(found.whole().then((text) => hasAll(found, text))));
    }
  }

  const most = withinFiles(tables, placed);
  await look(placed.slice(0, Math.min(wanted + 1, most)));
  if ([...answers.values()].filter((has) => has === true).length <= wanted) await look(placed.slice(wanted + 1, most));
  const ordered: Placed[] = [];
  let looked = 0;
  for (const { document, sum } of lookedAt()) {
    looked++;
    if ((await answers.get(document)) && ordered.push({ document, sum }) > wanted) break;
  }
  return { ordered, looked };
}
