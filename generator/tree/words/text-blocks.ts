/** The texts of documents of the search, some in a file: what a result shows (`FORMAT.md`, Search by words). */

import { deflateSync } from "fflate";
import { BLOCK_DOCUMENTS, type BlockArticle, type TextBlock } from "../../search/text-block.ts";

/** Characters of an article's text that are kept, and bytes that no file of the index exceeds. */
const KEPT_TEXT = 6000;
const MOST_BYTES = 65_536;
const LEVEL = 6;

/** A document: an act by its row, and which article of it where it is one. */
export interface BlockDocument {
  readonly norma: object;
  readonly articolo: Omit<BlockArticle, "intero"> | null;
}

function blockOf(documents: readonly BlockDocument[], kept: number): TextBlock {
  const norme = [...new Set(documents.map(({ norma }) => norma))];
  const cut = ({ testo, ...rest }: Omit<BlockArticle, "intero">): BlockArticle => {
    return { ...rest, testo: testo.slice(0, kept), intero: testo.length <= kept };
  };
  return {
    norme,
    documenti: documents.map(({ norma, articolo }) => [norme.indexOf(norma), articolo && cut(articolo)]),
  };
}

/** The bytes of one file. Where the texts would not go in, less is kept of each. */
function bytesOf(documents: readonly BlockDocument[]): Uint8Array {
  for (let kept = KEPT_TEXT; ; kept = Math.floor(kept / 2)) {
    const bytes = deflateSync(Buffer.from(JSON.stringify(blockOf(documents, kept))), { level: LEVEL });
    if (bytes.length <= MOST_BYTES || kept === 0) return bytes;
  }
}

/**
 * The files of the texts of some documents, in their order.
 *
 * @param documents by number, the first of them the first of a file
 */
export function* textBlocks(documents: Iterable<BlockDocument>): Generator<Uint8Array> {
  let waiting: BlockDocument[] = [];
  for (const document of documents) {
    waiting.push(document);
    if (waiting.length < BLOCK_DOCUMENTS) continue;
    yield bytesOf(waiting);
    waiting = [];
  }
  if (waiting.length > 0) yield bytesOf(waiting);
}
