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

/** Entries of one index that the other has not, or not the very same. */
export function notIn(other: ActIndex, index: ActIndex): IndexEntry[] {
  const found: IndexEntry[] = [];
  for (const entry of index.values()) if (other.get(entry.name) !== entry) found.push(entry);
  return found;
}

/**
 * Writes the index of a run.
 *
 * @param before folder of the run before, whose files are taken over where no entry of theirs has changed; `null` where there is none
 * @param changed entries that are new since then, and those that are gone
 */
export function saveIndex(
  folder: string,
  entries: ActIndex,
  before: string | null,
  changed: readonly IndexEntry[],
): void {
  mkdirSync(path.join(folder, FOLDER), { recursive: true });
  const files = new Set(changed.map(fileFor));
  const lines = new Map<number, string[]>();
  for (const entry of entries.values()) {
    const file = fileFor(entry);
    if (files.has(file) || before === null) getOrMake(lines, file, () => []).push(`${JSON.stringify(entry)}\n`);
  }
  for (let file = 0; file < FILES; file++) {
    const [known, target] = [before && fileOf(before, file), fileOf(folder, file)];
    if (known === null || files.has(file)) writeWhole(target, (lines.get(file) ?? []).join(""));
    else if (!linked(known, target)) copied(known, target);
  }
}
