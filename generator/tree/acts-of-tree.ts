/** The answers about acts in a tree, whether each is a file or several are in a pack. */

import { actFile } from "../format/act-lines.ts";
import { actMeta } from "../format/act-note.ts";
import { decode } from "../format/bytes.ts";
import { cardFile } from "../format/card.ts";
import { lineOfMeta } from "../format/line-json.ts";
import { packFile, textInPack } from "../format/pack.ts";
import { bucketKeyOfEli, bucketOf } from "../law/identity/act-bucket.ts";
import { fileOfEli } from "../law/identity/canonical-eli.ts";

/** The files of a tree. */
export interface TreeFiles {
  /** Throws where it cannot be read. */
  read(name: string): Uint8Array;
}

interface Card {
  readonly meta: { readonly it: object };
  readonly pacchi?: number;
}

const cardOf = (files: TreeFiles, operation: string): Card => JSON.parse(decode(files.read(cardFile(operation))));

/** Reads any act of a tree by its ELI. */
export class ActReader {
  readonly #files: TreeFiles;
  readonly #card: Card;

  /** @param files of a tree that has the card of the acts and the acts that are asked for */
  constructor(files: TreeFiles) {
    this.#files = files;
    this.#card = cardOf(files, "norma");
  }

  /** The bytes of its answer, from line 2 on where it is packed. */
  #bytes(eli: string): Uint8Array {
    const file = fileOfEli(eli);
    const { pacchi } = this.#card;
    if (pacchi === undefined) return this.#files.read(actFile(file));
    const found = textInPack(this.#files.read(packFile(bucketOf(bucketKeyOfEli(eli), pacchi))), file);
    if (found === null) throw new RangeError(`${file}: non è nel pacchetto`);
    return found.text;
  }

  /**
   * The answer of `/norme/{eli}`, in Italian.
   *
   * @example new ActReader(files).norma("eli:/it/legge/1990/08/07/241") // '{"meta":{...},\n"eli":"eli:/it/legge/1990/08/07/241",...'
   */
  norma(eli: string): string {
    const { pacchi, meta } = this.#card;
    const bytes = this.#bytes(eli);
    return (pacchi === undefined ? "" : actMeta(lineOfMeta(meta.it), bytes, "it")) + decode(bytes);
  }
}
