/** The answers about acts in a tree, whether each is a file or several are in a pack. */

import { bucketKeyOfEli, bucketOf } from "../law/identity/act-bucket.ts";
import { fileOfEli } from "../law/identity/canonical-eli.ts";
import { operationOfFile } from "./answer-schema.ts";
import { lineJson, lineOfMeta, listFrames } from "./line-json.ts";
import { OUT, OUT_LINE, packFile } from "./pack.ts";
import { actOfPack, actsOfPack, bucketOfPack } from "./read-pack.ts";

/** The files of a tree. */
export interface TreeFiles {
  /** Their paths in the tree. */
  readonly names: readonly string[];
  /** Throws where it cannot be read. */
  read(name: string): Uint8Array;
}

/** An act of a tree. */
export interface ActOfTree {
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

const [, IN = "", END = ""] = listFrames([
  ["relazioni", "out"],
  ["relazioni", "in"],
]);
const FOLDER = "api/public/norme/";
const utf8 = new TextDecoder();

const cardOf = (files: Pick<TreeFiles, "read">, operation: string): Card =>
  JSON.parse(utf8.decode(files.read(`indici/${operation}.json`)));

/**
 * How many packs a tree may have; 0 where each act is a file.
 *
 * @example packsOf(files) // 1024
 */
export const packsOf = (files: Pick<TreeFiles, "read">): number => cardOf(files, "norma").pacchi ?? 0;

/** The items of a list of an act, from the lines between those that open and close it. */
const itemsOf = (lines: string) => lines.split("\n").flatMap((line) => (line ? [line.replace(/,$/, "")] : []));

/**
 * The lines of the changes that an act's answer shows: those it makes, and those made to it.
 *
 * @param text from line 1 or from line 2 on
 * @throws RangeError where it is no act's answer
 * @example relationLines(answer).out.length // 12
 */
export function relationLines(text: string): { readonly out: readonly string[]; readonly in: readonly string[] } {
  const at = text.lastIndexOf(OUT_LINE);
  if (at < 0 || !text.endsWith(END)) throw new RangeError("non è la risposta di un atto: mancano le sue relazioni");
  const lists = text.slice(at + OUT_LINE.length, -END.length);
  const [out = [], into = []] = lists.split(IN).map(itemsOf);
  return { out, in: into };
}

/** `/relazioni` of an act from its text from line 2 on: the row is where its answer has it. */
function relationsOf(meta: string, text: string): string {
  const row: Record<string, unknown> = JSON.parse(`{${text.slice(0, text.indexOf("\n") - 1)}}`);
  const { eli, tipo, titolo, data, numero, n_articoli, n_relazioni } = row;
  const { out, in: into } = relationLines(text);
  const scalars = {
    norma: { eli, tipo, titolo, data, numero, n_articoli, n_relazioni },
    dir: "entrambe",
    totale: out.length + into.length,
    totale_out: out.length,
    totale_in: into.length,
  };
  return lineJson(meta, scalars, [{ path: ["relazioni"], items: [...out, ...into] }]);
}

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
    if (pacchi === undefined) return this.#files.read(`${FOLDER}${file}.json`);
    return actOfPack(this.#files.read(packFile(bucketOf(bucketKeyOfEli(eli), pacchi))), file);
  }

  /**
   * The answer of `/norme/{eli}`, in Italian.
   *
   * @example new ActReader(files).norma("eli:/it/legge/1990/08/07/241") // '{"meta":{...},\n"eli":"eli:/it/legge/1990/08/07/241",...'
   */
  norma(eli: string): string {
    const { pacchi, meta } = this.#card;
    return (pacchi === undefined ? "" : lineOfMeta(meta.it)) + utf8.decode(this.#bytes(eli));
  }

  /** The lines of the changes that its answer shows: nothing else of it is decoded. */
  relationLines(eli: string): ReturnType<typeof relationLines> {
    const bytes = this.#bytes(eli);
    const answer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    return relationLines(answer.toString("utf8", answer.lastIndexOf(OUT)));
  }
}

/**
 * The acts of a tree: by path where each is a file, by pack and then by path where they are packed.
 *
 * @param files of a whole tree; the two cards of the acts are read first
 * @example for (const { file, norma } of actsOfTree(files)) console.log(file, norma().length)
 */
export function* actsOfTree(files: TreeFiles): Generator<ActOfTree> {
  const text = (name: string) => utf8.decode(files.read(name));
  if (packsOf(files) === 0) {
    for (const name of files.names) {
      if (operationOfFile(name) !== "norma") continue;
      const file = name.slice(FOLDER.length, -".json".length);
      yield { file, norma: () => text(name), relazioni: () => text(`api/public/relazioni/${file}.json`) };
    }
    return;
  }
  const lineOf = (card: string) => lineOfMeta(cardOf(files, card).meta.it);
  const [norma, relazioni] = [lineOf("norma"), lineOf("relazioni")];
  for (const name of files.names) {
    if (bucketOfPack(name) === null) continue;
    for (const { file, text: act } of actsOfPack(files.read(name)))
      yield { file, norma: () => norma + act, relazioni: () => relationsOf(relazioni, act) };
  }
}
