/** The acts that are served, each with its readings and its bucket, for the tasks that come after. */

import { adjacent } from "../../collections/adjacent.ts";
import { jsonLines, type SortedList } from "../../collections/sorted-list.ts";
import type { CorpusNorme } from "../../corpus/norme/corpus.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { inSample } from "../../tree/staging.ts";
import type { Citing, Member, Placed } from "../stage/files.ts";
import type { ReadAct } from "../stage/read-act.ts";
import { bucketsNear } from "./bucket-inputs.ts";

/** An act on its way to the tasks that serve its bucket. */
interface PlacedAct extends Member {
  readonly bucket: number;
}

/** In the order of the buckets, as they come in each. */
export const BY_BUCKET = jsonLines<PlacedAct>((a, b) => a.bucket - b.bucket);

/** The acts whose signals the wanted buckets need; all acts are added to a list. */
export function* citingActs(
  corpus: CorpusNorme<ReadAct>,
  { buckets, wanted }: Placed,
  all: SortedList<PlacedAct>,
): Generator<Citing> {
  const served = new Set(wanted.map(({ bucket }) => bucket));
  let position = 0;
  for (const atto of corpus.atti()) {
    const { eli, record, earlier } = atto;
    const own = [record, ...earlier];
    const readings = own.map(({ reading }) => reading);
    const bucket = bucketOf(bucketKeyOfEli(eli), buckets);
    all.add({ bucket, eli, readings, validate: inSample(position++) }, eli.length + readings.join().length);
    if (![...bucketsNear(atto, buckets)].some((near) => served.has(near))) continue;
    yield { eli, bucket, versions: own.map(({ reading, signals }) => ({ reading, signals })) };
  }
}

/** The acts of each bucket, in the order of the buckets. */
export function* byBucket(all: SortedList<PlacedAct>, buckets: number): Generator<readonly Member[]> {
  let bucket = 0;
  for (const group of adjacent(all.items(), (act) => act.bucket)) {
    for (const [first] = group; first !== undefined && bucket < first.bucket; bucket++) yield [];
    yield group.map(({ eli, readings, validate }) => ({ eli, readings, validate }));
    bucket++;
  }
  for (; bucket < buckets; bucket++) yield [];
}
