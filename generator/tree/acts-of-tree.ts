/** The answers about acts in a tree, whether each is a file or several are in a pack. */

import { actFile, encodeRelazioni, relationLines, relazioniFile, rowOfAct } from "../format/act-lines.ts";
import { actMeta } from "../format/act-note.ts";
import { decode } from "../format/bytes.ts";
import { cardFile } from "../format/card.ts";
import { lineOfMeta } from "../format/line-json.ts";
import { bucketOfPack, decodePack, packFile, textInPack } from "../format/pack.ts";
import { bucketKeyOfEli, bucketOf } from "../law/identity/act-bucket.ts";
import { fileOfEli } from "../law/identity/canonical-eli.ts";
import { operationOfFile } from "./answer-schema.ts";

/** The files of a tree. */
export interface TreeFiles {
  /** Their paths in the tree. */
  readonly names: readonly string[];
  /** Throws where it cannot be read. */
  read(name: string): Uint8Array;
}

/** An act of a tree. */
interface ActOfTree {
  /** Its file below the folder of an operation, without extension: `legge/1990/08/07/241`. */
  readonly file: string;
  /** The whole answer of `/norme/{eli}`, in Italian. */
  norma(): string;
  /** The whole answer of `/relazioni`, in both directions, in Italian. */
  relazioni(): string;
}

interface Card {
  readonly meta: { readonly it: object };
  readonly pacchi?: number;
}

const FOLDER = actFile("").slice(0, -".json".length);

const cardOf = (files: Pick<TreeFiles, "read">, operation: string): Card =>
  JSON.parse(decode(files.read(cardFile(operation))));

/**
 * How many packs a tree may have; 0 where each act is a file.
 *
 * @example packsOf(files) // 1024
 */
export const packsOf = (files: Pick<TreeFiles, "read">): number => cardOf(files, "norma").pacchi ?? 0;

/** Reads any act of a tree by its ELI. */
export class ActReader {
  readonly #files: Pick<TreeFiles, "read">;
  readonly #card: Card;

  /** @param files of a tree that has the card of the acts and the acts that are asked for */
  constructor(files: Pick<TreeFiles, "read">) {
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

/**
 * The acts of a tree: by path where each is a file, by pack and then by path where they are packed.
 *
 * @param files of a whole tree; the two cards of the acts are read first
 * @example for (const { file, norma } of actsOfTree(files)) console.log(file, norma().length)
 */
export function* actsOfTree(files: TreeFiles): Generator<ActOfTree> {
  const text = (name: string) => decode(files.read(name));
  if (packsOf(files) === 0) {
    for (const name of files.names) {
      if (operationOfFile(name) !== "norma") continue;
      const file = name.slice(FOLDER.length, -".json".length);
      yield { file, norma: () => text(name), relazioni: () => text(relazioniFile(file)) };
    }
    return;
  }
  const lineOf = (card: string) => lineOfMeta(cardOf(files, card).meta.it);
  const [norma, relazioni] = [lineOf("norma"), lineOf("relazioni")];
  for (const name of files.names) {
    if (bucketOfPack(name) === null) continue;
    for (const { file, text: act } of decodePack(files.read(name)))
      yield {
        file,
        norma: () => actMeta(norma, act, "it") + decode(act),
        relazioni: () => encodeRelazioni(relazioni, rowOfAct(act), relationLines(decode(act))),
      };
  }
}
