/** What each bucket of acts is made from: where its digest is the same, so are its answers. */

import { createHash } from "node:crypto";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { CorpusAct, CorpusNorme } from "../../corpus/norme/corpus.ts";
import { keyOfUncertain, type ServedIdentity } from "../../corpus/norme/identities.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import type { ReadAct } from "../stage/read-act.ts";

type Corpus = Pick<CorpusNorme<ReadAct>, "atti" | "incerti">;
type Atto = CorpusAct<ReadAct>;

const digestOf = (parts: readonly string[]) => createHash("sha256").update(parts.join("\n")).digest("hex");

const versionsOf = ({ record, earlier }: Atto) => [record, ...earlier];

/** What an act is made from: its ELI and the readings of its versions. */
const fingerprintOf = (atto: Atto) => digestOf([atto.eli, ...versionsOf(atto).map(({ reading }) => reading)]);

/** By key: what a citation with that key can find, the acts that bear it and the identities that nobody can tell apart. */
function identitiesByKey({ atti, incerti }: Corpus): Map<string, (ServedIdentity | string)[]> {
  const found = new Map<string, (ServedIdentity | string)[]>();
  for (const { eli, identita } of atti) getOrMake(found, bucketKeyOfEli(eli), () => []).push(identita);
  for (const uncertain of incerti) getOrMake(found, keyOfUncertain(uncertain), () => []).push(uncertain);
  return found;
}

/**
 * The buckets that an act's signals matter to: its own and those of the acts it names.
 *
 * @example bucketsNear(atto, 64) // Set { 12, 40 }
 */
export function bucketsNear(atto: Pick<Atto, "eli" | "record" | "earlier">, buckets: number): Set<number> {
  const near = new Set([bucketOf(bucketKeyOfEli(atto.eli), buckets)]);
  for (const { cita } of [atto.record, ...atto.earlier]) for (const key of cita) near.add(bucketOf(key, buckets));
  return near;
}

/**
 * A digest for each bucket, of everything that its answers are made from besides the program: its acts, the acts that name one of them, and
 * all that the keys mean which stand in it or which its acts name.
 *
 * @param buckets how many there are
 * @param more what all answers depend on
 * @returns SHA-256 in lower-case hexadecimal, by bucket
 * @example bucketInputs(corpus, 64, [program])[0] // "5feceb66ffc8…"
 */
export function bucketInputs(corpus: Corpus, buckets: number, more: readonly string[]): string[] {
  const acts: string[][] = Array.from({ length: buckets }, () => []);
  const keys: Set<string>[] = Array.from({ length: buckets }, () => new Set());
  const identities = identitiesByKey(corpus);
  for (const key of identities.keys()) keys[bucketOf(key, buckets)]?.add(key);
  for (const atto of corpus.atti) {
    const fingerprint = fingerprintOf(atto);
    for (const bucket of bucketsNear(atto, buckets)) acts[bucket]?.push(fingerprint);
    const own = keys[bucketOf(bucketKeyOfEli(atto.eli), buckets)];
    for (const { cita } of versionsOf(atto)) for (const key of cita) own?.add(key);
  }
  const digests = new Map<string, string>();
  for (const [key, found] of identities)
    digests.set(key, digestOf([key, ...found.map((one) => JSON.stringify(one)).sort(byCodeUnit)]));
  return acts.map((fingerprints, bucket) => {
    const meant = [...(keys[bucket] ?? [])].flatMap((key) => digests.get(key) ?? []);
    return digestOf([
      ...more,
      String(buckets),
      String(bucket),
      ...fingerprints.sort(byCodeUnit),
      "",
      ...meant.sort(byCodeUnit),
    ]);
  });
}
