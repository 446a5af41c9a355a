/** The acts that are served, each with its readings and its bucket, for the tasks that come after. */

import { adjacent } from "../../collections/adjacent.ts";
import { jsonLines, type SortedList } from "../../collections/sorted-list.ts";
import { inSample } from "../../tree/staging.ts";
import type { Citing, Member } from "../stage/files.ts";
import type { ReadAct } from "../stage/read-act.ts";
import type { ActNearBuckets } from "./bucket-inputs.ts";

/** An act on its way to the tasks that spread its signals and that serve its bucket. */
interface PlacedAct extends Citing {
  /** Buckets that its signals matter to. */
  readonly near: readonly number[];
  /** Whether its answers are held against their schemas. */
  readonly validate: boolean;
}

/** Acts in the order of their buckets, and by ELI in each. */
export type PlacedActs = SortedList<PlacedAct>;

/** In the order of the buckets, as they come in each. */
export const BY_BUCKET = jsonLines<PlacedAct>((a, b) => a.bucket - b.bucket);

/** Bytes of an act or of a version, and of a number, about. */
const BYTES = 100;
const NUMBER_BYTES = 5;

/**
 * Acts, by ELI; each is added to a list as it goes by.
 *
 * @example for (const { eli } of placing(acts, lists("members", BY_BUCKET))) elis.push(eli);
 */
export function* placing(
  acts: Iterable<ActNearBuckets<ReadAct>>,
  placed: PlacedActs,
): Generator<ActNearBuckets<ReadAct>> {
  let position = 0;
  for (const act of acts) {
    const { eli, bucket, record, earlier } = act;
    const near = [...act.near];
    const versions = [record, ...earlier].map(({ reading, signals }) => ({ reading, signals }));
    const bytes = BYTES * (1 + versions.length) + NUMBER_BYTES * near.length;
    placed.add({ eli, bucket, versions, near, validate: inSample(position++) }, bytes);
    yield act;
  }
}

/** The acts whose signals some buckets need. */
export function* citingActs(placed: PlacedActs, wanted: ReadonlySet<number>): Generator<Citing> {
  for (const { eli, bucket, versions, near } of placed.items())
    if (near.some((one) => wanted.has(one))) yield { eli, bucket, versions };
}

/** The acts of each bucket, in the order of the buckets. */
function* byBucket(placed: PlacedActs, buckets: number): Generator<readonly PlacedAct[]> {
  let bucket = 0;
  for (const group of adjacent(placed.items(), (act) => act.bucket)) {
    for (const [first] = group; first !== undefined && bucket < first.bucket; bucket++) yield [];
    yield group;
    bucket++;
  }
  for (; bucket < buckets; bucket++) yield [];
}

/** The acts of each bucket that is wanted, in the order of the buckets. */
export function* bucketMembers(
  placed: PlacedActs,
  buckets: number,
  wanted: ReadonlySet<number>,
): Generator<readonly Member[]> {
  let bucket = 0;
  for (const acts of byBucket(placed, buckets))
    if (wanted.has(bucket++))
      yield acts.map(({ eli, versions, validate }) => ({
        eli,
        readings: versions.map(({ reading }) => reading),
        validate,
      }));
}
