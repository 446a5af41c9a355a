/** What a bucket of acts leaves once it is served: the rest of the run, and later runs that it has not changed for, know of it by this. */

import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import type { Modifica } from "../../corpus/norme/relazione.ts";
import type { BucketOutcome } from "./files.ts";
import { keepText, textAt, textIfKept } from "./kept-text.ts";
import { parsed } from "./parsed.ts";
import { linesOfRelations, relationsOf } from "./relations.ts";

const outcomeFile = (kept: string, bucket: number) => path.join(kept, "buckets", `${bucket}.json`);
const actsFile = (kept: string, bucket: number) => path.join(kept, "acts", `${bucket}.json`);
const relationsFile = (kept: string, bucket: number) => path.join(kept, "relations", String(bucket));

/** Leaves the outcome of a bucket, its acts, and the relations that it counts. Whoever is killed meanwhile leaves no outcome. */
export function keepBucket(
  kept: string,
  bucket: number,
  outcome: BucketOutcome,
  acts: readonly NormaServita[],
  relations: readonly Modifica[],
): void {
  rmSync(outcomeFile(kept, bucket), { force: true });
  keepText(actsFile(kept, bucket), JSON.stringify(acts));
  keepText(relationsFile(kept, bucket), linesOfRelations(relations));
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
export function actsOfBucket(kept: string, bucket: number): readonly NormaServita[] {
  return parsed<NormaServita[]>(textAt(actsFile(kept, bucket)));
}

/** All acts that are served: bucket by bucket, and by ELI in each. */
export function* allActs(kept: string, buckets: number): Generator<NormaServita> {
  for (let bucket = 0; bucket < buckets; bucket++) yield* actsOfBucket(kept, bucket);
}

/**
 * The relations that a bucket counts.
 *
 * @throws Damaged where they are not as they were left
 */
export function relationsOfBucket(kept: string, bucket: number): Iterable<Modifica> {
  return relationsOf(textAt(relationsFile(kept, bucket)));
}

/** The acts and the relations of all buckets, as they are asked for. */
export const bucketsIn = (kept: string) => ({
  actsIn: (bucket: number) => actsOfBucket(kept, bucket),
  relationsIn: (bucket: number) => relationsOfBucket(kept, bucket),
});

/** Each relation once, in no order that means anything. */
export function* allRelations(kept: string, buckets: number): Generator<Modifica> {
  for (let bucket = 0; bucket < buckets; bucket++) yield* relationsOfBucket(kept, bucket);
}

/** Removes what is left of buckets that there are no more, and what killed runs left half written. */
export function tidyBuckets(kept: string, buckets: number): void {
  const numbers = Array.from({ length: buckets }, (_, bucket) => bucket);
  const filesOf = (bucket: number) => [outcomeFile, actsFile, relationsFile].map((fileOf) => fileOf(kept, bucket));
  const wanted = new Set(numbers.flatMap(filesOf));
  for (const folder of ["buckets", "acts", "relations"].map((name) => path.join(kept, name))) {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder))
      if (!wanted.has(path.join(folder, name))) rmSync(path.join(folder, name), { force: true });
  }
}
