/** Finds the index of each act of a tree and holds it against the act's answer; says of every index whose it is. */

import { type ActIndex, blockFile, earlierFile, indexFile } from "../../format/act-index.ts";
import { faultsOfActIndex } from "../../format/act-index-faults.ts";
import { bucketOfIndexPack, decodePack, faultsOfIndexPack, indexPackFile } from "../../format/pack.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { sha256 } from "../../tree/sha256.ts";
import type { CheckedFiles } from "./held-files.ts";
import { Owners } from "./owners.ts";
import { CHECK_TEXTS, linesAbout } from "./texts.ts";

const CARD = "indici/articolo.json";
const OWN = /^indici\/norme\/articoli\//;

/**
 * Whether a file of a tree is one by which articles and versions are cut.
 *
 * @example isArticleIndex("indici/norme/pacchi/7.articoli.txt") // true
 */
export const isArticleIndex = (name: string): boolean => bucketOfIndexPack(name) !== null || OWN.test(name);

/** A pack of indexes as it was read last. */
interface OpenPack {
  readonly name: string;
  readonly bytes: Buffer;
  readonly texts: ReadonlyMap<string, Uint8Array>;
}

const NOTHING = Buffer.alloc(0);

/** Checks the indexes of a tree while its acts are read. */
export class IndexesCheck {
  readonly #files: CheckedFiles;
  readonly #owners: Owners;
  #pack: OpenPack | null = null;
  #card: string | null = null;

  constructor(files: CheckedFiles) {
    this.#files = files;
    this.#owners = new Owners(files);
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
    const packed = bucket !== null && !this.#files.has(own);
    const name = packed ? indexPackFile(bucket) : own;
    try {
      const index = packed ? this.#packed(name, file) : this.#own(name, bucket !== null);
      if (index === null) return [];
      return this.#held(packed ? `${name} (${file})` : name, file, index, text);
    } catch (error) {
      return [`${name}: ${CHECK_TEXTS.unreadable(file, messageOf(error))}`];
    }
  }

  /**
   * Checks a file that belongs to acts: whether it does, and of a pack its places.
   *
   * @param name one of which `isArticleIndex` holds
   * @returns what is wrong, a line each; nothing where it has a line of its own
   */
  file(name: string): string[] {
    const bucket = bucketOfIndexPack(name);
    try {
      if (bucket === null) return this.#owners.own(name) ? [] : [`${name}: ${CHECK_TEXTS.noAct}`];
      const pack = this.#opened(name);
      if (pack === null) return [];
      const acts = this.#owners.acts(bucket);
      const lost = acts === null ? [] : [...pack.texts.keys()].filter((file) => !this.#isPlacedFor(acts, file));
      const problems = linesAbout(name, faultsOfIndexPack(pack.bytes));
      return [...problems, ...lost.map((file) => `${name} (${file}): ${CHECK_TEXTS.noAct}`)];
    } catch (error) {
      return [`${name}: ${CHECK_TEXTS.unreadable(CHECK_TEXTS.firstLine, messageOf(error))}`];
    }
  }

  /** Whether a place in a pack is looked at: that of an act which has no index of its own. */
  #isPlacedFor(acts: ReadonlySet<string>, file: string): boolean {
    return acts.has(file) && !this.#files.has(indexFile(file));
  }

  #read(name: string): Buffer | null {
    if (!this.#files.has(name)) throw new Error(CHECK_TEXTS.missing);
    return this.#files.read(name);
  }

  /** An index that is a file by itself, below the meta where acts are files. */
  #own(name: string, packed: boolean): Buffer | null {
    const bytes = this.#read(name);
    if (bytes === null || packed) return bytes;
    const first = bytes.toString("utf8", 0, bytes.indexOf(10));
    const meta = this.#metaLine();
    if (meta !== null && first !== meta) throw new Error(CHECK_TEXTS.meta(CARD));
    return bytes.subarray(Buffer.byteLength(first) + 1);
  }

  /** `null` where the card has a line of its own. */
  #metaLine(): string | null {
    const card = this.#card === null ? this.#read(CARD) : null;
    if (card !== null) {
      const { meta }: { meta: object } = JSON.parse(card.toString());
      this.#card = JSON.stringify({ meta });
    }
    return this.#card;
  }

  #opened(name: string): OpenPack | null {
    if (this.#pack?.name === name) return this.#pack;
    const bytes = this.#read(name);
    if (bytes === null) return null;
    this.#pack = { name, bytes, texts: new Map(decodePack(bytes).map(({ file, text }) => [file, text])) };
    return this.#pack;
  }

  /** An index among those of a bucket. */
  #packed(name: string, file: string): Buffer | null {
    const pack = this.#opened(name);
    if (pack === null) return null;
    const text = pack.texts.get(file);
    if (!text) throw new Error(CHECK_TEXTS.missing);
    return Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  }

  /** What is wrong with an index and with the files that belong to it. */
  #held(where: string, file: string, bytes: Buffer, text: string): string[] {
    const end = bytes.indexOf(10);
    const index: ActIndex = JSON.parse(bytes.toString("utf8", 0, end));
    const names = (index.blocchi ?? []).map((_, n) => blockFile(file, n));
    const lost = names.filter((name) => !this.#files.has(name));
    if (lost.length > 0) return lost.map((name) => `${name}: ${CHECK_TEXTS.missing}`);
    const old = index.blocchi && this.#files.has(earlierFile(file)) ? earlierFile(file) : null;
    const inline = index.blocchi ? NOTHING : bytes.subarray(end + 1);
    const earlier = old === null ? inline : this.#files.read(old);
    const blocks = names.flatMap((name) => this.#files.read(name) ?? []);
    if (earlier === null || blocks.length < names.length) return [];
    const answer = Buffer.from(text.slice(text.indexOf("\n") + 1));
    const faults = faultsOfActIndex({ index, answer, earlier, blocks }, (own) => sha256(Buffer.from(own)));
    return Array.from(faults).flatMap(({ fault, block }) =>
      linesAbout(block === undefined ? where : blockFile(file, block), [fault]),
    );
  }
}
