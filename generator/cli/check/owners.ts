/** Whose the files are by which articles and versions are cut: known from the tree, whatever part of it is checked. */

import { type ActIndex, earlierFile, indexFile } from "../../format/act-index.ts";
import { decodePack, packFile } from "../../format/pack.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { fileOfEli } from "../../law/identity/canonical-eli.ts";
import { packsOf } from "../../tree/acts-of-tree.ts";
import type { CheckedFiles } from "./held-files.ts";

const ACTS_CARD = "indici/norma.json";
const OWN = /^indici\/norme\/articoli\/(?<file>.+?)(?:\.(?<more>versioni|\d+))?\.txt$/;

/** Finds the acts of a tree. */
export class Owners {
  readonly #files: CheckedFiles;
  #packs: number | undefined;
  #pack: { readonly bucket: number; readonly acts: ReadonlySet<string> | null } | null = null;
  #index: { readonly name: string; readonly index: ActIndex | null } | null = null;

  constructor(files: CheckedFiles) {
    this.#files = files;
  }

  /** The acts of a bucket, `null` where its pack has a line of its own. */
  acts(bucket: number): ReadonlySet<string> | null {
    if (this.#pack?.bucket !== bucket) this.#pack = { bucket, acts: this.#actsOf(packFile(bucket)) };
    return this.#pack.acts;
  }

  #actsOf(name: string): ReadonlySet<string> | null {
    if (!this.#files.has(name)) return new Set();
    const bytes = this.#files.read(name);
    if (bytes === null) return null;
    try {
      return new Set(decodePack(bytes).map(({ file }) => file));
    } catch (error) {
      // The pack has a line of its own.
      if (error instanceof SyntaxError) return null;
      throw error;
    }
  }

  /** The index of an act that is a file by itself, `null` where it cannot be read: it has a line of its own. */
  #indexOf(file: string): ActIndex | null {
    const name = indexFile(file);
    if (this.#index?.name === name) return this.#index.index;
    let index: ActIndex | null = null;
    const bytes = this.#files.read(name);
    try {
      // Below the meta where acts are files.
      const line = bytes?.toString().split("\n")[this.#packed() === 0 ? 1 : 0];
      index = line === undefined ? null : JSON.parse(line);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    this.#index = { name, index };
    return index;
  }

  /** How many packs the tree may have; `null` where its card cannot be read, which has a line of its own. */
  #packed(): number | null {
    const card = this.#packs === undefined ? this.#files.read(ACTS_CARD) : null;
    try {
      if (card !== null) this.#packs = packsOf({ read: () => card });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    return this.#packs ?? null;
  }

  /** Whether the tree has an act; also where that cannot be known. */
  #hasAct(file: string): boolean {
    const packs = this.#packed();
    if (packs === null) return true;
    if (packs === 0) return this.#files.has(`api/public/norme/${file}.json`);
    const { eli }: { readonly eli?: string } = this.#indexOf(file)?.norma ?? {};
    if (eli === undefined) return true;
    return fileOfEli(eli) === file && this.acts(bucketOf(bucketKeyOfEli(eli), packs))?.has(file) !== false;
  }

  /**
   * Whether a file below `indici/norme/articoli/` belongs to an act; also where that cannot be known, since something else has a line.
   *
   * @example new Owners(files).own("indici/norme/articoli/legge/1990/08/07/241.txt") // true
   */
  own(name: string): boolean {
    const { file = "", more } = OWN.exec(name)?.groups ?? {};
    if (!this.#files.has(indexFile(file)) || !this.#hasAct(file)) return false;
    if (more === undefined) return true;
    const index = this.#indexOf(file);
    if (index === null) return true;
    return name === earlierFile(file) ? index.blocchi !== undefined : Number(more) < (index.blocchi?.length ?? 0);
  }
}
