/**
 * Where a run keeps the acts it read and the outcomes of their buckets: below the growing tree, gone with the run, or in the folder that
 * `--cache` names, for the next one.
 *
 *   letti/          acts that were read, named by their content: a killed run finds those it had read
 *   giro-a, giro-b  index of the inputs and outcomes of the last whole run, and of the one before it or under way
 *   stato.json      which of the two is the last whole run, and the tree it made
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { CorpusNorme } from "../corpus/norme/corpus.ts";
import { MANIFEST } from "../tree/manifest.ts";
import { type ActIndex, type IndexEntry, loadIndex, saveIndex } from "./act-index.ts";
import { affectedByReading } from "./affected.ts";
import { fileOfLetto, type Letto } from "./letti.ts";
import type { Standing } from "./serve-acts.ts";
import { writeWhole } from "./write-whole.ts";

interface Stato {
  readonly reader: string;
  readonly giro: string;
  /** SHA-256 of the manifest of the tree. */
  readonly manifest: string;
  /** How many packs its acts are in; `null` where each act has a file: its answers say the release, and none stands. */
  readonly packs: number | null;
  /** `CorpusNorme.incerti`. */
  readonly incerti: readonly string[];
  /** `listsDigest` of the acts. */
  readonly liste: string;
}

const STATO = "stato.json";
const GIRI = ["giro-a", "giro-b"] as const;

const digestOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

const lettiOf = (entries: Iterable<IndexEntry>): Letto[] =>
  [...entries].flatMap((entry) => ("letto" in entry ? [entry.letto] : []));

/** The last whole run of a cache; `null` where there is none, another program made it, or it is damaged: then it is made anew. */
function lastRun(cache: string, reader: string): { stato: Stato; index: ActIndex } | null {
  try {
    const stato = JSON.parse(readFileSync(path.join(cache, STATO), "utf8")) as Stato;
    return stato.reader === reader ? { stato, index: loadIndex(path.join(cache, stato.giro)) } : null;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

export class ActStore {
  /** Folders of the acts that were read, and of this run's outcomes. */
  readonly letti: string;
  readonly esiti: string;
  /** What the last whole run knew of its inputs; `null` where nothing is kept. */
  readonly index: ActIndex | null;
  /** Version of the program that reads and serves. */
  readonly reader: string;
  readonly #cache: string | null;
  readonly #giro: string;
  readonly #stato: Stato | null;

  private constructor(folder: string, kept: { stato: Stato | null; index: ActIndex } | null, reader: string) {
    this.#cache = kept && folder;
    this.#stato = kept?.stato ?? null;
    this.#giro = GIRI.find((name) => name !== this.#stato?.giro)!;
    this.reader = reader;
    this.index = kept?.index ?? null;
    this.letti = path.join(folder, "letti");
    this.esiti = path.join(folder, this.#giro, "esiti");
    rmSync(path.join(folder, this.#giro), { recursive: true, force: true });
    for (const one of [this.letti, this.esiti]) mkdirSync(one, { recursive: true });
  }

  /**
   * @param cache the folder to keep all in, `undefined` to keep nothing
   * @param spool folder that is gone with the run
   * @param worker module of the threads: another one reads and serves in another way
   */
  static open(cache: string | undefined, spool: string, worker: URL): ActStore {
    const reader = createHash("sha256").update(readFileSync(worker)).digest("hex");
    if (cache === undefined) return new ActStore(spool, null, reader);
    return new ActStore(cache, lastRun(cache, reader) ?? { stato: null, index: new Map() }, reader);
  }

  /**
   * What still holds of the outcomes of the last whole run: nothing where the tree is not the one it made.
   *
   * @param out folder of the published tree
   * @param letti what was read, of which `corpus` is made
   */
  standing(out: string, letti: readonly Letto[], corpus: CorpusNorme<Letto>, packs: number | null): Standing | null {
    const stato = this.#stato;
    const manifest = path.join(out, MANIFEST);
    if (!this.#cache || !stato || !this.index || packs === null || stato.packs !== packs) return null;
    if (!existsSync(manifest) || digestOf(manifest) !== stato.manifest) return null;
    const before = { letti: lettiOf(this.index.values()), incerti: new Set(stato.incerti) };
    const affected = affectedByReading(before, letti, corpus, packs);
    return { esiti: path.join(this.#cache, stato.giro, "esiti"), affected, liste: stato.liste };
  }

  /** Keeps this run for the next one, now that its tree is published. */
  async keep(
    out: string,
    entries: ActIndex,
    { packs, incerti, liste }: { packs: number | null; incerti: ReadonlySet<string>; liste: string },
  ): Promise<void> {
    const [cache, before] = [this.#cache, this.#stato];
    if (cache === null) return;
    const known = before && this.index ? { folder: path.join(cache, before.giro), index: this.index } : null;
    await saveIndex(path.join(cache, this.#giro), entries, known);
    const stato: Stato = {
      reader: this.reader,
      giro: this.#giro,
      manifest: digestOf(path.join(out, MANIFEST)),
      packs,
      incerti: [...incerti],
      liste,
    };
    await writeWhole(path.join(cache, STATO), () => [`${JSON.stringify(stato)}\n`]);
    for (const giro of GIRI) if (giro !== this.#giro) rmSync(path.join(cache, giro), { recursive: true, force: true });
    this.#forget(entries);
  }

  /** Removes acts that no input gives any more; those of killed runs too where the run before is not known. */
  #forget(entries: ActIndex): void {
    const wanted = new Set(lettiOf(entries.values()).map(({ letto }) => letto));
    const held = this.#stato ? lettiOf(this.index!.values()).map(({ letto }) => letto) : heldIn(this.letti);
    for (const letto of held) if (!wanted.has(letto)) rmSync(fileOfLetto(this.letti, letto), { force: true });
  }
}

/** Names of all acts in a folder, and of what killed runs left half written. */
function* heldIn(folder: string): Generator<string> {
  for (const part of readdirSync(folder)) for (const name of readdirSync(path.join(folder, part))) yield part + name;
}
