/**
 * What a run knew of its inputs in the end, for the next one: `indice/` of its folder in the cache, lines of JSON, one per input, in files by
 * name, so that few of them are written when few inputs have changed.
 */

import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { bucketOf } from "../law/act-bucket.ts";
import { getOrMake } from "../law/get-or-make.ts";
import { copied, linked } from "../tree/second-name.ts";
import type { ReadActResult } from "./act-tasks.ts";
import type { Letto } from "./letti.ts";
import { writeWhole } from "./write-whole.ts";

/** An input as it was: `stamp` changes whenever its file does. */
export type IndexEntry = { readonly name: string; readonly stamp: string } & ReadActResult;

export type ActIndex = ReadonlyMap<string, IndexEntry>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Keys of cited acts, which many acts share: each text is kept once. */
export class SharedTexts {
  readonly #texts = new Map<string, string>();

  /** An entry as a run keeps it, made of one that nobody else has: under the name of its input, which may have copies with its content. */
  entry(entry: IndexEntry): IndexEntry {
    if (!("letto" in entry)) return entry;
    const own = entry.letto as Mutable<Letto>;
    own.file = entry.name;
    own.cita = own.cita.map((key) => getOrMake(this.#texts, key, () => key));
    return entry;
  }
}

const FOLDER = "indice";
const FILES = 64;

const fileOf = (folder: string, file: number) => path.join(folder, FOLDER, `${file}.ndjson`);
const fileFor = ({ name }: IndexEntry) => bucketOf(name, FILES);

/** Reads the index of a run. */
export function loadIndex(folder: string): ActIndex {
  const entries = new Map<string, IndexEntry>();
  const texts = new SharedTexts();
  for (let file = 0; file < FILES; file++) {
    const bytes = readFileSync(fileOf(folder, file));
    for (let at = 0, end = 0; at < bytes.length; at = end + 1) {
      end = bytes.indexOf(10, at);
      const entry = texts.entry(JSON.parse(bytes.toString("utf8", at, end)) as IndexEntry);
      entries.set(entry.name, entry);
    }
  }
  return entries;
}

/**
 * Writes the index of a run.
 *
 * @param before the run before, whose files are taken over where no entry of theirs has changed; `null` where there is none
 */
export async function saveIndex(
  folder: string,
  entries: ActIndex,
  before: { readonly folder: string; readonly index: ActIndex } | null,
): Promise<void> {
  mkdirSync(path.join(folder, FOLDER), { recursive: true });
  const changed = new Set<number>();
  for (const entry of entries.values()) if (before?.index.get(entry.name) !== entry) changed.add(fileFor(entry));
  for (const entry of before?.index.values() ?? []) if (!entries.has(entry.name)) changed.add(fileFor(entry));
  const lines = new Map<number, string[]>();
  for (const entry of entries.values()) {
    const file = fileFor(entry);
    if (changed.has(file)) getOrMake(lines, file, () => []).push(`${JSON.stringify(entry)}\n`);
  }
  for (let file = 0; file < FILES; file++) {
    const [known, target] = [before && fileOf(before.folder, file), fileOf(folder, file)];
    if (changed.has(file) || known === null) await writeWhole(target, () => lines.get(file) ?? []);
    else if (!linked(known, target)) copied(known, target);
  }
}
