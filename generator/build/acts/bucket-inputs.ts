/** What each bucket of acts is made from: where its digest is the same, so are its answers. */

import { createHash } from "node:crypto";
import { addAt } from "../../collections/at.ts";
import type { CorpusAct } from "../../corpus/norme/corpus.ts";
import type { AttoSommario } from "../../corpus/norme/sommario.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";

/** An act in all its versions, each with the name of its reading. */
type Atto = Pick<CorpusAct<AttoSommario & { readonly reading: string }>, "eli" | "record" | "earlier">;

/** Numbers of 32 bits in a SHA-256. */
const NUMBERS = 8;

const sha256Of = (parts: readonly string[]) => createHash("sha256").update(parts.join("\n"));

/** The keys of the acts that an act names, in any of its versions, each once. */
export function keysNamed({ record, earlier }: Pick<Atto, "record" | "earlier">): Set<string> {
  const keys = new Set(record.cita);
  for (const { cita } of earlier) for (const key of cita) keys.add(key);
  return keys;
}

/**
 * The buckets that an act's signals matter to: its own and those of the acts it names.
 *
 * @example bucketsNear(atto, 64) // Set { 12, 40 }
 */
export function bucketsNear(atto: Atto, buckets: number): Set<number> {
  const near = new Set([bucketOf(bucketKeyOfEli(atto.eli), buckets)]);
  for (const key of keysNamed(atto)) near.add(bucketOf(key, buckets));
  return near;
}

/**
 * What the buckets are made from besides the program, however much: of each the sum of the digests of all that was said of it, so that
 * nothing is held but the sums, and the order does not matter.
 *
 * @example
 * const made = new BucketInputs(64);
 * made.addAct(atto);
 * made.digests([program])[0] // "5feceb66ffc8…"
 */
export class BucketInputs {
  readonly buckets: number;
  readonly #sums: Uint32Array;

  constructor(buckets: number) {
    this.buckets = buckets;
    this.#sums = new Uint32Array(NUMBERS * buckets);
  }

  #add(bucket: number, digest: Buffer): void {
    for (let i = 0; i < NUMBERS; i++) addAt(this.#sums, NUMBERS * bucket + i, digest.readUInt32LE(4 * i));
  }

  /** Adds an act to its own bucket and to those of the acts it names: its ELI and the readings of its versions. */
  addAct(atto: Atto): void {
    const readings = [atto.record, ...atto.earlier].map(({ reading }) => reading);
    const digest = sha256Of([atto.eli, ...readings]).digest();
    for (const bucket of bucketsNear(atto, this.buckets)) this.#add(bucket, digest);
  }

  /**
   * Adds what a key means: to its own bucket, and to those of the acts that name it.
   *
   * @param meant texts of the identities that a citation with the key can find
   * @param naming buckets, as often as one of their acts names it
   */
  addKey(key: string, meant: readonly string[], naming: Iterable<number>): void {
    const digest = sha256Of([key, ...[...meant].sort()]).digest();
    this.#add(bucketOf(key, this.buckets), digest);
    for (const bucket of naming) this.#add(bucket, digest);
  }

  /**
   * A digest for each bucket, of everything that its answers are made from.
   *
   * @param more what all answers depend on
   * @returns SHA-256 in lower-case hexadecimal, by bucket
   */
  digests(more: readonly string[]): string[] {
    return Array.from({ length: this.buckets }, (_, bucket) => {
      const sums = this.#sums.subarray(NUMBERS * bucket, NUMBERS * (bucket + 1));
      return sha256Of([...more, String(this.buckets), String(bucket), sums.join()]).digest("hex");
    });
  }
}
