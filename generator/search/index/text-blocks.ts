/** The texts of documents of the search, some in a file: what a result shows (`FORMAT.md`, Full-text search). */

import { itemAt } from "../../collections/at.ts";
import { deflated } from "../../tree/deflated.ts";
import { BLOCK_DOCUMENTS, type BlockArticle, type TextBlock, textsFile } from "../files/texts.ts";

/** Characters of an article's text that stand in its file, those of a file of rests, and bytes that no file of the index exceeds. */
const KEPT_TEXT = 6000;
const REST_TEXT = 150_000;
const MOST_BYTES = 65_536;

/** A document: an act by its row, and which article of it where it is one. */
export interface BlockDocument {
  readonly norma: object;
  readonly articolo: Omit<BlockArticle, "seguito"> | null;
}

const deflatedJson = (said: unknown): Uint8Array => deflated(JSON.stringify(said));

/** What follows the beginnings of long texts, in pieces one after the other: files of about as many characters. */
class Rests {
  readonly files: Record<string, string>[] = [];
  readonly #most: number;
  #room = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns the first and the last file that it is in */
  add(place: number, rest: string): [first: number, last: number] {
    let first = -1;
    for (let at = 0; at < rest.length; ) {
      if (this.#room === 0) {
        this.files.push({});
        this.#room = this.#most;
      }
      const last = this.files.length - 1;
      if (first < 0) first = last;
      const piece = rest.slice(at, at + this.#room);
      itemAt(this.files, last)[place] = piece;
      at += piece.length;
      this.#room -= piece.length;
    }
    return [first, this.files.length - 1];
  }
}

function blockOf(documents: readonly BlockDocument[], kept: number, rests: Rests): TextBlock {
  const norme = [...new Set(documents.map(({ norma }) => norma))];
  const cut = ({ testo, ...rest }: Omit<BlockArticle, "seguito">, place: number): BlockArticle => {
    const seguito = testo.length <= kept ? null : rests.add(place, testo.slice(kept));
    return { ...rest, testo: testo.slice(0, kept), seguito };
  };
  return {
    norme,
    documenti: documents.map(({ norma, articolo }, place) => [norme.indexOf(norma), articolo && cut(articolo, place)]),
  };
}

/** The bytes of a file of texts, then those of its rests. Where they would not go in, less stands in each. */
function bytesOf(documents: readonly BlockDocument[]): readonly Uint8Array[] {
  for (let [kept, most] = [KEPT_TEXT, REST_TEXT]; ; ) {
    const rests = new Rests(most);
    const block = deflatedJson(blockOf(documents, kept, rests));
    const fits = block.length <= MOST_BYTES || kept === 1;
    const files = fits ? rests.files.map(deflatedJson) : [];
    const goIn = files.every(({ length }) => length <= MOST_BYTES);
    if (fits && goIn) return [block, ...files];
    if (fits) most = Math.floor(most / 2);
    else kept = Math.max(1, Math.floor(kept / 2));
  }
}

/** A file of texts or of rests. */
type NamedBlock = readonly [name: string, bytes: Uint8Array];

/**
 * The files of the texts of the documents of a chunk, in their order: `0.bin`, its rests `0-0.bin`, `0-1.bin`, then `1.bin`.
 *
 * @param documents by number
 */
export function* textBlocks(chunk: number, documents: Iterable<BlockDocument>): Generator<NamedBlock> {
  let waiting: BlockDocument[] = [];
  let block = 0;
  const files = () => {
    const named = bytesOf(waiting).map((bytes, i): NamedBlock => {
      return [textsFile(chunk, block, i === 0 ? undefined : i - 1), bytes];
    });
    waiting = [];
    block++;
    return named;
  };
  for (const document of documents) if (waiting.push(document) === BLOCK_DOCUMENTS) yield* files();
  if (waiting.length > 0) yield* files();
}
