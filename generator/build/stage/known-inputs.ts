/**
 * What a run knew of its inputs in the end, for the next one: in files by name, so that few of them are written when few inputs have changed.
 *
 *   <n>.ndjson     version of the program, name of the file of texts, then of each input a line of JSON: all but its act, and where that is
 *   <n>-<SHA-256>  texts: the acts as JSON, one after the other
 *
 * What another version of the program wrote is not known.
 */

import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { inBatches } from "../../collections/in-batches.ts";
import { type MakeList, textLines } from "../../collections/sorted-list.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { readRange } from "../../tree/read-range.ts";
import { sha256 } from "../../tree/sha256.ts";
import { growingName } from "../../tree/write-whole.ts";
import type { Listed } from "./files.ts";
import { Damaged, keepText, orDamaged, parsed, textIfKept } from "./kept.ts";
import { type FreshInput, type KnownInput, readingPlace } from "./read-act.ts";

const FILES = 256;

/** The number of the file in which an input is or will be known. */
export const fileFor = (name: string): number => bucketOf(name, FILES);

/**
 * Items in the order of the files, for each of these those that are its own, if any: they are read before the next file is asked for, and none
 * is held.
 *
 * @example [...perFile([], ({ at }) => at)].length // 256
 */
export function* perFile<T>(
  items: Iterable<T>,
  fileOf: (item: T) => number,
): Generator<readonly [file: number, here: Iterable<T>]> {
  const all = items[Symbol.iterator]();
  let next = all.next();
  function* ofFile(file: number): Generator<T> {
    for (; !next.done && fileOf(next.value) === file; next = all.next()) yield next.value;
  }
  try {
    for (let file = 0; file < FILES; file++) yield [file, ofFile(file)];
  } finally {
    all.return?.();
  }
}

const fileOfRead = ({ input }: FreshInput) => fileFor(input.name);
const BY_FILE = textLines<FreshInput>((a, b) => fileOfRead(a) - fileOfRead(b));

/** Texts that are written at once: those of a file are 8 MB of a million acts, and were held three times over. */
const AT_ONCE = 64;

/** Bytes of an input beside its act, about. */
const BYTES = 400;

/** Where the JSON of an act is: which file of texts, offset and bytes. */
export type TextPlace = readonly [file: number, start: number, bytes: number];

/** An input, and where its act is. */
type Entry = readonly [input: KnownInput, at: TextPlace];

/** What a file says. */
interface Index {
  /** Name of the file of texts. */
  readonly texts: string;
  readonly entries: readonly Entry[];
}

const NOTHING: Index = { texts: "", entries: [] };

/** What is to be joined with what is known. */
interface InputsNow {
  /** What is listed for a file. */
  readonly listed: (file: number) => Listed;
  /** What was read of the inputs that are new or otherwise than before. */
  readonly read: Iterable<FreshInput>;
}

/**
 * The inputs that a run knows, and the acts in them.
 *
 * @example
 * const inputs = new KnownInputs("cache/inputs", program);
 * for (const [input, at] of inputs.join(now, lists)) if ("act" in input) places.push(at);
 * inputs.textAt(places[0]) // '{"file":"norme/a.xml",...'
 * inputs.close();
 */
export class KnownInputs {
  readonly #folder: string;
  readonly #program: string;
  readonly #sparse: ReadonlySet<string>;
  /** Names of the files of texts. */
  readonly #texts: string[] = [];
  readonly #open = new Map<number, number>();

  /**
   * @param program version of the program
   * @param sparse files of readings that are to go: what is in them is not known
   */
  constructor(folder: string, program: string, sparse: ReadonlySet<string> = new Set()) {
    this.#folder = folder;
    this.#program = program;
    this.#sparse = sparse;
  }

  #index(file: number): Index {
    const text = textIfKept(path.join(this.#folder, `${file}.ndjson`));
    const [writer, texts = "", ...lines] = text?.split("\n") ?? [];
    return writer === this.#program ? { texts, entries: lines.map(parsed<Entry>) } : NOTHING;
  }

  /** The texts that go with what a file says. @throws Damaged where they are not as they were written */
  #allTexts({ texts }: Index): Buffer {
    if (texts === "") return Buffer.alloc(0);
    const file = path.join(this.#folder, texts);
    const bytes = orDamaged(file, () => readFileSync(file));
    if (!texts.endsWith(sha256(bytes))) throw new Damaged(file);
    return bytes;
  }

  /** Writes what a file says, and then forgets what it said. Whoever is killed meanwhile leaves the one or the other. */
  *#write(file: number, inputs: Iterable<readonly [input: KnownInput, text: Buffer]>): Generator<Entry> {
    ensureDirSync(this.#folder);
    const growing = growingName(path.join(this.#folder, String(file)));
    const handle = openSync(growing, "wx");
    const hash = createHash("sha256");
    const lines: string[] = [];
    let start = 0;
    try {
      for (const batch of inBatches(inputs, AT_ONCE)) {
        const texts = Buffer.concat(batch.map(([, text]) => text));
        hash.update(texts);
        // All of it, where the system takes less at once.
        writeFileSync(handle, texts);
        for (const [input, { length }] of batch) {
          const entry: Entry = [input, [file, start, length]];
          start += length;
          lines.push(JSON.stringify(entry));
          yield entry;
        }
      }
    } finally {
      closeSync(handle);
    }
    const texts = `${file}-${hash.digest("hex")}`;
    renameSync(growing, path.join(this.#folder, texts));
    keepText(path.join(this.#folder, `${file}.ndjson`), [this.#program, texts, ...lines].join("\n"));
    this.#texts[file] = texts;
  }

  /** The stamps of the inputs of a file, by name. */
  stamps(file: number): ReadonlyMap<string, string> {
    const inputs = this.#index(file).entries.map(([input]) => input);
    const known = inputs.filter((input) => !("act" in input && this.#sparse.has(readingPlace(input.act.reading).file)));
    return new Map(known.map(({ name, stamp }) => [name, stamp]));
  }

  /**
   * All inputs, those just read and those known before, file by file; the next run knows them all. What could not be read is not kept,
   * and so tried again: the reason may have gone.
   *
   * @param lists sorted lists for what grows with the corpus
   * @returns each with where its act is, if it is one
   * @throws Damaged where what was kept is not as it was written
   */
  *join({ listed, read }: InputsNow, lists: MakeList): Generator<Entry> {
    const list = lists("inputs", BY_FILE);
    for (const one of read) list.add(one, BYTES + one.text.length);
    for (const [file, readHere] of perFile(list.items(), fileOfRead)) {
      const { known, fresh } = listed(file);
      const before = this.#index(file);
      const texts = this.#allTexts(before);
      const byName = new Map(before.entries.map((entry) => [entry[0].name, entry]));
      const here = known.map((name) => {
        const entry = byName.get(name);
        if (entry === undefined) throw new Error(`${name}: it was known a moment ago`);
        return entry;
      });
      const changed = before.entries.length > here.length || fresh.length > 0;
      const unread: KnownInput[] = [];
      function* now(): Generator<readonly [input: KnownInput, text: Buffer]> {
        for (const [input, [, start, bytes]] of here) yield [input, texts.subarray(start, start + bytes)];
        for (const { input, text } of readHere)
          if (input.content === null) unread.push(input);
          else yield [input, Buffer.from(text)];
      }
      if (!changed) this.#texts[file] = before.texts;
      yield* changed ? this.#write(file, now()) : before.entries;
      for (const input of unread) yield [input, [file, 0, 0]];
    }
    list.close();
    this.#tidy();
  }

  /** Removes texts that no file goes with. */
  #tidy(): void {
    ensureDirSync(this.#folder);
    const wanted = new Set(this.#texts.flatMap((texts, file) => [texts, `${file}.ndjson`]));
    for (const name of readdirSync(this.#folder))
      if (!wanted.has(name)) rmSync(path.join(this.#folder, name), { force: true });
  }

  /** The act at a place that `join` gave, as JSON. */
  textAt([file, start, bytes]: TextPlace): string {
    const name = path.join(this.#folder, itemAt(this.#texts, file));
    return orDamaged(name, () => {
      const handle = getOrMake(this.#open, file, () => openSync(name, "r"));
      return readRange(handle, start, start + bytes).toString();
    });
  }

  close(): void {
    for (const handle of this.#open.values()) closeSync(handle);
    this.#open.clear();
  }
}
