/**
 * Where a run keeps the acts it read and the outcomes of their buckets: below the growing tree, gone with the run, or in the folder that
 * `--cache` names, for the next one.
 *
 *   letti/          acts that were read, named by their content: a killed run finds those it had read
 *   esiti/          relations of the buckets that the run under way has served
 *   giro-a, giro-b  index of the inputs, outcomes and relations of the last whole run, and of the one before it or under way
 *   stato.json      which of the two is the last whole run, and the tree it made
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { CorpusNorme } from "../corpus/norme/corpus.ts";
import { byCodeUnit } from "../law/code-unit.ts";
import { unreadable } from "../sources/unreadable.ts";
import { MANIFEST } from "../tree/manifest.ts";
import { type ActIndex, type IndexEntry, loadIndex, notIn, saveIndex } from "./act-index.ts";
import { affectedByReading } from "./affected.ts";
import { type Esito, loadEsiti, saveEsiti } from "./esiti.ts";
import { fileOfLetto, type Letto } from "./letti.ts";
import type { Standing } from "./serve-acts.ts";
import { writeWhole } from "./write-whole.ts";

interface Stato {
  readonly reader: string;
  readonly giro: string;
  /** SHA-256 of the manifest of the tree, and of each file of the run, by name. */
  readonly manifest: string;
  readonly files: Readonly<Record<string, string>>;
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
const digestOfText = (text: string) => createHash("sha256").update(text).digest("hex");

const lettiOf = (entries: Iterable<IndexEntry>): Letto[] =>
  [...entries].flatMap((entry) => ("letto" in entry ? [entry.letto] : []));

/** What a run leaves to the next one. */
interface Run {
  readonly stato: Stato;
  readonly index: ActIndex;
  readonly esiti: readonly Esito[];
}

/** What was written into `stato.json`, with the digest of all the rest; `null` where it is not as it was written. */
function loadStato(cache: string): Stato | null {
  const { sha256, ...stato } = JSON.parse(readFileSync(path.join(cache, STATO), "utf8")) as Stato & { sha256: string };
  return digestOfText(JSON.stringify(stato)) === sha256 ? stato : null;
}

/** The last whole run of a cache; `null` where there is none, another program made it, or it is damaged: then it is made anew. */
function lastRun(cache: string, reader: string): Run | null {
  try {
    const stato = loadStato(cache);
    if (stato?.reader !== reader) return null;
    const giro = path.join(cache, stato.giro);
    for (const [name, digest] of Object.entries(stato.files))
      if (digestOf(path.join(giro, name)) !== digest) return null;
    return { stato, index: loadIndex(giro), esiti: loadEsiti(giro) };
  } catch (error) {
    if (error instanceof SyntaxError || unreadable(error) !== null) return null;
    throw error;
  }
}

/** Digests of the files of a run, by name. */
function digestsOf(giro: string): Record<string, string> {
  const files = readdirSync(giro, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => path.relative(giro, path.join(parentPath, name))).sort(byCodeUnit);
  return Object.fromEntries(names.map((name) => [name, digestOf(path.join(giro, name))]));
}

export class ActStore {
  /** Folders of the acts that were read, and of the relations of the buckets that are served. */
  readonly letti: string;
  readonly esiti: string;
  /** What the last whole run knew of its inputs; `null` where nothing is kept. */
  readonly index: ActIndex | null;
  /** Version of the program that reads and serves. */
  readonly reader: string;
  readonly #cache: string | null;
  readonly #giro: string;
  readonly #last: Run | null;

  private constructor(folder: string, cache: string | null, last: Run | null, reader: string) {
    this.#cache = cache;
    this.#last = last;
    this.#giro = path.join(folder, GIRI.find((name) => name !== last?.stato.giro)!);
    this.reader = reader;
    this.index = cache === null ? null : (last?.index ?? new Map());
    this.letti = path.join(folder, "letti");
    this.esiti = path.join(folder, "esiti");
    rmSync(this.#giro, { recursive: true, force: true });
    for (const one of [this.letti, this.esiti, this.#giro]) mkdirSync(one, { recursive: true });
  }

  /**
   * @param cache the folder to keep all in, `undefined` to keep nothing
   * @param spool folder that is gone with the run
   * @param reader version of the program: another one reads, serves and lists in another way
   */
  static open(cache: string | undefined, spool: string, reader: string): ActStore {
    if (cache === undefined) return new ActStore(spool, null, null, reader);
    return new ActStore(cache, cache, lastRun(cache, reader), reader);
  }

  /** Has the next run open every input: what the last one knew of them leads to damaged acts. The acts that are whole are not read again. */
  static forgetRun(cache: string): void {
    rmSync(path.join(cache, STATO), { force: true });
  }

  /**
   * What still holds of the outcomes of the last whole run: nothing where the tree is not the one it made.
   *
   * @param out folder of the published tree
   * @param letti what was read, of which `corpus` is made
   */
  standing(out: string, letti: readonly Letto[], corpus: CorpusNorme<Letto>, packs: number | null): Standing | null {
    if (!this.#last) return null;
    const { stato, index, esiti } = this.#last;
    const manifest = path.join(out, MANIFEST);
    if (packs === null || stato.packs !== packs) return null;
    if (!existsSync(manifest) || digestOf(manifest) !== stato.manifest) return null;
    const before = { letti: lettiOf(index.values()), incerti: new Set(stato.incerti) };
    return { esiti, affected: affectedByReading(before, letti, corpus, packs), liste: stato.liste };
  }

  /** Keeps this run for the next one, now that its tree is published. */
  keep(
    out: string,
    entries: ActIndex,
    run: { packs: number | null; esiti: readonly Esito[]; incerti: ReadonlySet<string>; liste: string },
  ): void {
    const [cache, giro, last] = [this.#cache, this.#giro, this.#last];
    if (cache === null) return;
    const known = last && path.join(cache, last.stato.giro);
    const gone = last ? notIn(entries, last.index) : [];
    saveIndex(giro, entries, known, last ? [...notIn(last.index, entries), ...gone] : []);
    saveEsiti(giro, run.esiti);
    const stato: Stato = {
      reader: this.reader,
      giro: path.basename(giro),
      manifest: digestOf(path.join(out, MANIFEST)),
      files: digestsOf(giro),
      packs: run.packs,
      incerti: [...run.incerti],
      liste: run.liste,
    };
    const sha256 = digestOfText(JSON.stringify(stato));
    writeWhole(path.join(cache, STATO), `${JSON.stringify({ ...stato, sha256 })}\n`);
    if (known) rmSync(known, { recursive: true, force: true });
    rmSync(this.esiti, { recursive: true });
    this.#forget(entries, gone);
  }

  /** Removes what no input gives any more; what killed runs left of acts too where the run before is not known. */
  #forget(entries: ActIndex, gone: readonly IndexEntry[]): void {
    const held = this.#last ? lettiOf(gone).map(({ letto }) => letto) : [...heldIn(this.letti)];
    const wanted = new Set(held.length === 0 ? [] : lettiOf(entries.values()).map(({ letto }) => letto));
    for (const letto of held) if (!wanted.has(letto)) rmSync(fileOfLetto(this.letti, letto), { force: true });
  }
}

/** Names of all acts in a folder, and of what killed runs left half written. */
function* heldIn(folder: string): Generator<string> {
  for (const part of readdirSync(folder)) for (const name of readdirSync(path.join(folder, part))) yield part + name;
}
