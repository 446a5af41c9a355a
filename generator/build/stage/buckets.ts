/** What a bucket of acts leaves once it is served: the rest of the run, and later runs that it has not changed for, know of it by this. */

import { createHash } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import type { NormaRow } from "../../contract/norma-row.ts";
import type { RulingRow } from "../../contract/resources/pronunce.ts";
import type { UnionOfAct } from "../../contract/resources/union-row.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import type { RelazioneServita } from "../../corpus/orders/norme/relations.ts";
import { rowOf } from "../../corpus/orders/norme/rows.ts";
import type { ActChanges } from "../../format/register.ts";
import type { BucketOutcome, SearchableAct } from "./files.ts";
import { keepText, parsed, textAt, textIfKept } from "./kept.ts";

const outcomeFile = (kept: string, bucket: number) => path.join(kept, "buckets", `${bucket}.json`);
const actsFile = (kept: string, bucket: number) => path.join(kept, "acts", `${bucket}.json`);
const relationsFile = (kept: string, bucket: number) => path.join(kept, "relations", String(bucket));

/** An act as it is served, and the reading that it is served from. */
export interface ReadNorma {
  readonly norma: NormaServita;
  readonly reading: string;
  /** What the register says of it. */
  readonly changes: ActChanges;
  /** Rulings on its articles, in the order of the answers. */
  readonly pronunce: readonly RulingRow[];
  /** What it says of acts of the European Union. */
  readonly ue: readonly UnionOfAct[];
}

/** What the search must know of an act, the act, what changes of it, the rulings on it, and what it says of the Union: each as JSON, tabs between. */
function lineOfAct({ norma, reading, changes, pronunce, ue }: ReadNorma): string {
  const { eli, record, relazioni } = norma;
  const { data, documenti } = record;
  const searchable: SearchableAct = { eli, data, documenti, reading, relazioni };
  return [searchable, norma, changes, pronunce, ue].map((part) => JSON.stringify(part)).join("\t");
}

/** The lines of the acts of a bucket: which may have none. */
function* actLines(kept: string, bucket: number): Generator<readonly string[]> {
  const text = textAt(actsFile(kept, bucket));
  if (text === "") return;
  // JSON has no tab: it is escaped.
  for (const line of text.split("\n")) yield line.split("\t");
}

/**
 * Leaves the outcome of a bucket, its acts, and the relations that it counts. A run that is killed meanwhile leaves no outcome.
 *
 * @param relations as `encodeRelation` gives them, a line each
 */
export function keepBucket(
  kept: string,
  bucket: number,
  outcome: BucketOutcome,
  acts: readonly ReadNorma[],
  relations: string,
): void {
  rmSync(outcomeFile(kept, bucket), { force: true });
  keepText(actsFile(kept, bucket), acts.map(lineOfAct).join("\n"));
  keepText(relationsFile(kept, bucket), relations);
  keepText(outcomeFile(kept, bucket), JSON.stringify(outcome));
}

/** The outcome that a bucket has left; `null` where it has not, or it is damaged. */
export function bucketIfKept(kept: string, bucket: number): BucketOutcome | null {
  const text = textIfKept(outcomeFile(kept, bucket));
  return text === null ? null : parsed<BucketOutcome>(text);
}

/**
 * The outcomes of all buckets, in their order.
 *
 * @throws Damaged where one is not as it was left
 */
export function* bucketsOf(kept: string, buckets: number): Generator<BucketOutcome> {
  for (let bucket = 0; bucket < buckets; bucket++) yield parsed<BucketOutcome>(textAt(outcomeFile(kept, bucket)));
}

/**
 * The acts of a bucket as they are served, with their relations counted, by ELI.
 *
 * @throws Damaged where they are not as they were left
 */
function* actsOfBucket(kept: string, bucket: number): Generator<NormaServita> {
  for (const [, norma = ""] of actLines(kept, bucket)) yield parsed<NormaServita>(norma);
}

/**
 * The acts of all buckets as the search must know them.
 *
 * @throws Damaged where those of one are not as they were left
 */
export function* searchableActs(kept: string, buckets: number): Generator<SearchableAct> {
  for (let bucket = 0; bucket < buckets; bucket++)
    for (const [searchable = ""] of actLines(kept, bucket)) yield parsed<SearchableAct>(searchable);
}

/** The rulings on all acts: bucket by bucket, and by ELI in each. */
export function* rulingsOnActs(kept: string, buckets: number): Generator<RulingRow> {
  for (let bucket = 0; bucket < buckets; bucket++)
    for (const [, , , pronunce = "[]"] of actLines(kept, bucket)) yield* parsed<readonly RulingRow[]>(pronunce);
}

/** The acts that say something of the European Union, each with what it says: bucket by bucket, and by ELI in each. */
export function* unionOnActs(
  kept: string,
  buckets: number,
): Generator<{ readonly norma: NormaRow; readonly ue: readonly UnionOfAct[] }> {
  for (let bucket = 0; bucket < buckets; bucket++)
    for (const [, norma = "", , , ue = "[]"] of actLines(kept, bucket))
      if (ue !== "[]") yield { norma: rowOf(parsed<NormaServita>(norma)), ue: parsed<readonly UnionOfAct[]>(ue) };
}

/** All acts that are served, each with what changes of it: bucket by bucket, and by ELI in each. */
export function* changingActs(kept: string, buckets: number): Generator<Pick<ReadNorma, "norma" | "changes">> {
  for (let bucket = 0; bucket < buckets; bucket++)
    for (const [, norma = "", changes = ""] of actLines(kept, bucket))
      yield { norma: parsed<NormaServita>(norma), changes: parsed<ActChanges>(changes) };
}

/** All acts that are served: bucket by bucket, and by ELI in each. */
export function* allActs(kept: string, buckets: number): Generator<NormaServita> {
  for (let bucket = 0; bucket < buckets; bucket++) yield* actsOfBucket(kept, bucket);
}

/**
 * The relations that a bucket counts, as it encoded them.
 *
 * @throws Damaged if they are not as they were left
 */
export function encodedRelations(kept: string, bucket: number): readonly string[] {
  const text = textAt(relationsFile(kept, bucket));
  return text === "" ? [] : text.split("\n");
}

/** The acts and the relations of all buckets, as they are asked for. */
export const bucketsIn = (kept: string) => ({
  actsIn: (bucket: number) => actsOfBucket(kept, bucket),
  relationsIn: (bucket: number) => encodedRelations(kept, bucket),
});

/** Each relation once, in no order that means anything. */
export function* allRelations(kept: string, buckets: number): Generator<RelazioneServita> {
  for (let bucket = 0; bucket < buckets; bucket++)
    for (const json of encodedRelations(kept, bucket)) yield parsed<RelazioneServita>(json);
}

/** Removes what is left of buckets that there are no more, and what killed runs left half written. */
export function tidyBuckets(kept: string, buckets: number): void {
  for (const fileOf of [outcomeFile, actsFile, relationsFile]) {
    const folder = path.dirname(fileOf(kept, 0));
    ensureDirSync(folder);
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      const bucket = Number.parseInt(name, 10);
      if (!(bucket < buckets) || file !== fileOf(kept, bucket)) rmSync(file, { force: true });
    }
  }
}

// What the lists of acts are made from, as a digest: where it is the same, the lists are.

/**
 * Digest of what the lists, the register, the lists of rulings and of acts of the Union say of some acts.
 *
 * @returns lower-case hexadecimal
 */
export function rowsDigest(acts: readonly Omit<ReadNorma, "reading">[]): string {
  const hash = createHash("sha256");
  for (const { norma, changes, pronunce, ue } of acts) {
    const { data, codice_redazionale } = norma.record.pubblicazione;
    const published = [norma.record.urn, data, codice_redazionale];
    hash.update(`${JSON.stringify([rowOf(norma), ...published, changes, pronunce, ue])}\n`);
  }
  return hash.digest("hex");
}

/**
 * Digest of what the lists say of all acts, from those of their buckets.
 *
 * @param more what the lists depend on besides
 * @returns lower-case hexadecimal
 */
export function listsDigest(buckets: Iterable<{ readonly rows: string }>, more: string): string {
  const hash = createHash("sha256").update(`${more}\n`);
  for (const { rows } of buckets) hash.update(`${rows}\n`);
  return hash.digest("hex");
}
