/** Finds the index of each act of a tree and holds it against the act's answer; says of every index whose it is. */

import type { OpenIndex } from "../../../router/render/versions/pieces.ts";
import { messageOf } from "../../../terminal/error-message.ts";
import type { TreeFiles } from "../../../tree/acts-of-tree.ts";
import { blockFile, earlierFile, indexFile, indexPackFile } from "../../../tree/articles/files.ts";
import { CHECK_TEXTS } from "../texts.ts";
import { indexProblems } from "./index-problems.ts";

const CARD = "indici/articolo.json";
const PACK = /^indici\/norme\/pacchi\/\d+\.articoli\.txt$/;
const OWN = /^indici\/norme\/articoli\//;

/**
 * Whether a file of a tree is one by which articles and versions are cut.
 *
 * @example isArticleIndex("indici/norme/pacchi/7.articoli.txt") // true
 */
export const isArticleIndex = (name: string): boolean => PACK.test(name) || OWN.test(name);

/** A pack of indexes: where each act's stands, and the bytes behind line 1. */
interface OpenPack {
  readonly name: string;
  readonly places: Readonly<Record<string, readonly [start: number, bytes: number]>>;
  readonly texts: Buffer;
}

const NOTHING = Buffer.alloc(0);
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** Places one behind the other, to the end of what follows line 1. */
function packProblem({ places, texts }: OpenPack): string[] {
  let end = 0;
  for (const [file, [start, bytes]] of Object.entries(places)) {
    if (start !== end) return [CHECK_TEXTS.told(file, start, end)];
    end += bytes;
  }
  return end === texts.length ? [] : [CHECK_TEXTS.rest(texts.length, end)];
}

/** Checks the indexes of a tree while its acts are read. */
export class IndexesCheck {
  readonly #files: TreeFiles;
  readonly #names: ReadonlySet<string>;
  readonly #spoilt: ReadonlySet<string>;
  /** Files that belong to an act, and acts that were looked for in a pack. */
  readonly #met = new Set<string>();
  #pack: OpenPack | null = null;
  #card: string | null = null;
  #allSeen = true;

  /** @param spoilt files that are missing or not what the manifest says: their own lines say so */
  constructor(files: TreeFiles, spoilt: ReadonlySet<string>) {
    this.#files = files;
    this.#names = new Set(files.names.filter(isArticleIndex));
    this.#spoilt = spoilt;
  }

  /** An act whose answer is no answer: whose its index is nobody can tell. */
  skip(): void {
    this.#allSeen = false;
  }

  /**
   * Checks the index of an act.
   *
   * @param file `fileOfEli` of its ELI
   * @param text its answer
   * @param bucket of its pack; `null` where each act is a file
   * @returns what is wrong, a line each, with the file in front
   */
  act(file: string, text: string, bucket: number | null): string[] {
    const own = indexFile(file);
    const packed = bucket !== null && !this.#names.has(own);
    const name = packed ? indexPackFile(bucket) : own;
    this.#met.add(packed ? file : own);
    try {
      const index = packed ? this.#packed(name, file) : this.#own(name, bucket !== null);
      if (index === null) return [];
      return this.#held(packed ? `${name} (${file})` : name, file, index, text);
    } catch (error) {
      return [`${name}: ${CHECK_TEXTS.unreadable(file, messageOf(error))}`];
    }
  }

  #read(name: string): Buffer | null {
    if (this.#spoilt.has(name)) return null;
    if (!this.#names.has(name)) throw new Error(CHECK_TEXTS.missing);
    return asBuffer(this.#files.read(name));
  }

  /** An index that is a file by itself, below the meta where acts are files. */
  #own(name: string, packed: boolean): Buffer | null {
    const bytes = this.#read(name);
    if (bytes === null || packed) return bytes;
    const first = bytes.toString("utf8", 0, bytes.indexOf(10));
    if (first !== this.#metaLine()) throw new Error(CHECK_TEXTS.meta(CARD));
    return bytes.subarray(Buffer.byteLength(first) + 1);
  }

  #metaLine(): string {
    if (this.#card === null) {
      const { meta }: { meta: object } = JSON.parse(asBuffer(this.#files.read(CARD)).toString());
      this.#card = JSON.stringify({ meta });
    }
    return this.#card;
  }

  /** An index among those of a bucket. */
  #packed(name: string, file: string): Buffer | null {
    if (this.#pack?.name !== name) {
      const bytes = this.#read(name);
      if (bytes === null) return null;
      const end = bytes.indexOf(10);
      this.#pack = { name, places: JSON.parse(bytes.toString("utf8", 0, end)), texts: bytes.subarray(end + 1) };
    }
    const { places, texts } = this.#pack;
    const place = Object.hasOwn(places, file) ? places[file] : undefined;
    if (!place) throw new Error(CHECK_TEXTS.missing);
    return texts.subarray(place[0], place[0] + place[1]);
  }

  /** What is wrong with an index and with the files that belong to it. */
  #held(where: string, file: string, bytes: Buffer, text: string): string[] {
    const end = bytes.indexOf(10);
    const index: OpenIndex = JSON.parse(bytes.toString("utf8", 0, end));
    const blocks = (index.blocchi ?? []).map((_, n) => blockFile(file, n));
    const old = index.blocchi && this.#names.has(earlierFile(file)) ? earlierFile(file) : null;
    for (const name of old === null ? blocks : [...blocks, old]) this.#met.add(name);
    if ([...blocks, old ?? ""].some((name) => this.#spoilt.has(name))) return [];
    const lost = blocks.filter((name) => !this.#names.has(name));
    if (lost.length > 0) return lost.map((name) => `${name}: ${CHECK_TEXTS.missing}`);
    const inline = index.blocchi ? NOTHING : bytes.subarray(end + 1);
    const { own, blocks: ofBlocks } = indexProblems({
      index,
      answer: Buffer.from(text.slice(text.indexOf("\n") + 1)),
      earlier: old === null ? inline : asBuffer(this.#files.read(old)),
      blocks: blocks.map((name) => asBuffer(this.#files.read(name))),
    });
    const told = ofBlocks.map(({ file: n, problem }) => `${blockFile(file, n)}: ${problem}`);
    return [...own.map((problem) => `${where}: ${problem}`), ...told];
  }

  /** Packs whose places are wrong, and files and places that belong to no act. */
  rest(): string[] {
    const problems: string[] = [];
    for (const name of this.#names) {
      if (this.#spoilt.has(name)) continue;
      if (!PACK.test(name)) {
        if (this.#allSeen && !this.#met.has(name)) problems.push(`${name}: ${CHECK_TEXTS.noAct}`);
        continue;
      }
      const bytes = asBuffer(this.#files.read(name));
      const end = bytes.indexOf(10);
      try {
        const pack = { name, places: JSON.parse(bytes.toString("utf8", 0, end)), texts: bytes.subarray(end + 1) };
        problems.push(...packProblem(pack).map((problem) => `${name}: ${problem}`));
        for (const file of Object.keys(pack.places))
          if (this.#allSeen && !this.#met.has(file)) problems.push(`${name} (${file}): ${CHECK_TEXTS.noAct}`);
      } catch (error) {
        problems.push(`${name}: ${CHECK_TEXTS.unreadable(CHECK_TEXTS.firstLine, messageOf(error))}`);
      }
    }
    return problems;
  }
}
