/** What a run knew of its inputs in the end, for the next one: `indice.ndjson` of the cache, one line per input. */

import { createReadStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { ReadActResult } from "./act-tasks.ts";
import { writeWhole } from "./write-whole.ts";

/** Stamp of an input that has none: it is read every time. */
export const OWN_STAMP = "";

/** An input as it was: `stamp` changes whenever its file does. */
export type IndexEntry = { readonly name: string; readonly stamp: string } & ReadActResult;

export type ActIndex = ReadonlyMap<string, IndexEntry>;

const FILE = "indice.ndjson";
/** Lines written at once. */
const BATCH = 2000;

/** Reads the index of a run. */
export async function loadIndex(folder: string): Promise<ActIndex> {
  const entries = new Map<string, IndexEntry>();
  for await (const line of createInterface({ input: createReadStream(path.join(folder, FILE)) })) {
    const entry = JSON.parse(line) as IndexEntry;
    entries.set(entry.name, entry);
  }
  return entries;
}

/** Writes the index of a run. */
export async function saveIndex(folder: string, entries: Iterable<IndexEntry>): Promise<void> {
  await writeWhole(path.join(folder, FILE), function* () {
    let batch: string[] = [];
    for (const entry of entries) {
      batch.push(`${JSON.stringify(entry)}\n`);
      if (batch.length < BATCH) continue;
      yield batch.join("");
      batch = [];
    }
    yield batch.join("");
  });
}
