/** `scaricati.json`: where each downloaded file came from, when, and what it was. */

import { existsSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { writeJsonSync } from "fs-extra/esm";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { FetchRefused } from "./outcome.ts";
import { FETCH_TEXTS } from "./texts.ts";

/** What is known of a downloaded file. */
export interface Downloaded {
  readonly indirizzo: string;
  /** Moment, ISO 8601, UTC. */
  readonly scaricato_il: string;
  /** Day of which the source says its content is; of the download where it says nothing. */
  readonly giorno: string;
  readonly bytes: number;
  /** Of the file, lower-case hexadecimal. */
  readonly sha256: string;
  /** What the host gave to ask whether it has changed. */
  readonly etag: string | null;
  readonly ultima_modifica: string | null;
  /** What was asked for, where one address gives many things. */
  readonly fetta: string | null;
  /** Acts that the source counted, and those that arrived. */
  readonly attesi: number | null;
  readonly ricevuti: number | null;
}

/** What the source said it holds. */
interface SourceCounts {
  readonly al: string;
  /** Acts by denomination. */
  readonly atti: Readonly<Record<string, number>>;
}

/** Which data a tree was published from. */
export interface PublishedTree {
  /** Digest of the data. */
  readonly dati: string;
  /** Digest of the options and the program that made it; absent where an earlier version published it. */
  readonly come?: string;
  readonly release: string;
}

interface Written {
  readonly file: Readonly<Record<string, Downloaded>>;
  readonly fonte: SourceCounts | null;
  /** Last day whose changes were asked for. */
  readonly aggiornato_al: string | null;
  /** By folder of the tree; absent if `update` has published none, or an earlier version has. */
  readonly pubblicati?: Readonly<Record<string, PublishedTree>>;
}

export const LEDGER = "scaricati.json";

export class Ledger {
  readonly #file: string;
  readonly #files: Map<string, Downloaded>;
  #counts: SourceCounts | null;
  #updated: string | null;
  readonly #published: Map<string, PublishedTree>;

  private constructor(file: string, { file: files, fonte, aggiornato_al, pubblicati = {} }: Written) {
    this.#file = file;
    this.#files = new Map(Object.entries(files));
    this.#counts = fonte;
    this.#updated = aggiornato_al;
    this.#published = new Map(Object.entries(pubblicati));
  }

  /**
   * The ledger of a data folder, empty where there is none.
   *
   * @throws FetchRefused where it cannot be read
   */
  static read(root: string): Ledger {
    const file = path.join(root, LEDGER);
    if (!existsSync(file)) return new Ledger(file, { file: {}, fonte: null, aggiornato_al: null });
    try {
      const written: Written = JSON.parse(readFileSync(file, "utf8"));
      return new Ledger(file, written);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new FetchRefused(FETCH_TEXTS.ledgerBroken(file, reason));
    }
  }

  entry(name: string): Downloaded | undefined {
    return this.#files.get(name);
  }

  get names(): readonly string[] {
    return [...this.#files.keys()];
  }

  get counts(): SourceCounts | null {
    return this.#counts;
  }

  get updated(): string | null {
    return this.#updated;
  }

  enter(name: string, downloaded: Downloaded): void {
    this.#files.set(name, downloaded);
    this.save();
  }

  /** Enters many files, and writes the ledger once. */
  enterAll(downloaded: Iterable<readonly [name: string, Downloaded]>): void {
    for (const [name, one] of downloaded) this.#files.set(name, one);
    this.save();
  }

  drop(name: string): void {
    this.#files.delete(name);
    this.save();
  }

  setCounts(counts: SourceCounts): void {
    this.#counts = counts;
    this.save();
  }

  setUpdated(day: string): void {
    this.#updated = day;
    this.save();
  }

  /** What was last published in a folder from these data. */
  published(out: string): PublishedTree | undefined {
    return this.#published.get(out);
  }

  setPublished(out: string, published: PublishedTree): void {
    this.#published.set(out, published);
    this.save();
  }

  /** Written whole or not at all. */
  save(): void {
    const files = [...this.#files].sort(([a], [b]) => byCodeUnit(a, b));
    const written: Written = {
      file: Object.fromEntries(files),
      fonte: this.#counts,
      aggiornato_al: this.#updated,
      ...(this.#published.size > 0 && { pubblicati: Object.fromEntries(this.#published) }),
    };
    writeJsonSync(`${this.#file}.part`, written, { spaces: 1 });
    renameSync(`${this.#file}.part`, this.#file);
  }
}
