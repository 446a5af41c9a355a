/** What each bucket of acts is made from: where its digest is the same, so are its answers. */

import { createHash } from "node:crypto";
import { addAt } from "../../collections/at.ts";
import type { CorpusAct } from "../../corpus/norme/corpus.ts";
import type { AttoSommario } from "../../corpus/norme/sommario.ts";
import { isFuture } from "../../corpus/norme/versions.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import type { ReadAct } from "../stage/read-act.ts";

/** An act in all its versions, each with the name of its reading, and the buckets that it matters to. */
export interface ActNearBuckets<S extends Summary = Summary> extends CorpusAct<S> {
  /** Keys of the acts that it names, in any of its versions, each once. */
  readonly cita: ReadonlySet<string>;
  readonly bucket: number;
  /** Keys of the acts that its text cites besides. */
  readonly citaNelTesto: ReadonlySet<string>;
  /** The buckets that its signals and citations matter to: its own and those of the acts it names. */
  readonly near: ReadonlySet<number>;
}

type Summary = AttoSommario & Pick<ReadAct, "reading" | "told">;

/** Numbers of 32 bits in a SHA-256. */
const NUMBERS = 8;

const sha256Of = (parts: readonly string[]) => createHash("sha256").update(parts.join("\n"));

/**
 * Acts with the buckets that they matter to.
 *
 * @example [...nearBuckets(corpus.atti(), 64)][0].near // Set { 12, 40 }
 */
export function* nearBuckets<S extends Summary>(
  acts: Iterable<CorpusAct<S>>,
  buckets: number,
): Generator<ActNearBuckets<S>> {
  for (const act of acts) {
    const cita = new Set(act.record.cita);
    for (const { cita: more } of act.earlier) for (const key of more) cita.add(key);
    const citaNelTesto = new Set(act.record.citaNelTesto.filter((key) => !cita.has(key)));
    const bucket = bucketOf(bucketKeyOfEli(act.eli), buckets);
    const near = new Set([bucket]);
    for (const key of [...cita, ...citaNelTesto]) near.add(bucketOf(key, buckets));
    yield { ...act, cita, citaNelTesto, bucket, near };
  }
}

/**
 * What the buckets are made from besides the program, however much: of each the sum of the digests of all that was said of it, so that
 * nothing is held but the sums, and the order does not matter.
 *
 * @example
 * const made = new BucketInputs(64, "2026-05-07");
 * made.addAct(atto);
 * [...made.digests([program])][0] // "5feceb66ffc8…"
 */
export class BucketInputs {
  readonly buckets: number;
  readonly #sums: Uint32Array;
  readonly #datiAl: string | null;

  /** @param datiAl newest day of the sources of acts: a version of a later day says so */
  constructor(buckets: number, datiAl: string | null) {
    this.buckets = buckets;
    this.#datiAl = datiAl;
    this.#sums = new Uint32Array(NUMBERS * buckets);
  }

  #add(bucket: number, digest: Buffer): void {
    for (let i = 0; i < NUMBERS; i++) addAt(this.#sums, NUMBERS * bucket + i, digest.readUInt32LE(4 * i));
  }

  /**
   * Adds an act: to its own bucket the readings of its versions, to those of the acts it names who it is and what they are told. A word more in an act
   * of 157,000 has one bucket served instead of 35, and the signals of few acts spread instead of those of 14,000.
   */
  addAct({ eli, identita, record, earlier, bucket: own, near }: ActNearBuckets): void {
    const versions = [record, ...earlier].map(({ reading, told, versione }) => ({
      reading,
      told: `${versione.al} ${told}`,
      future: isFuture(versione, this.#datiAl) ? " futura" : "",
    }));
    this.#add(own, sha256Of([eli, ...versions.map(({ reading, future }) => reading + future)]).digest());
    const told = sha256Of([JSON.stringify(identita), ...versions.map((one) => one.told + one.future)]).digest();
    for (const bucket of near) if (bucket !== own) this.#add(bucket, told);
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
   * Adds what a key means to the buckets of acts whose text cites it, and that are served from no more of it.
   *
   * @param meant ELI and articles of the identities
   */
  addCited(key: string, meant: readonly string[], citing: Iterable<number>): void {
    const digest = sha256Of(["", key, ...[...meant].sort()]).digest();
    for (const bucket of citing) this.#add(bucket, digest);
  }

  /**
   * Adds the acts that say since when an act says its effects, to the buckets that these matter to.
   *
   * @param innovators ELI and reading of each
   */
  addInnovators(
    eli: string,
    innovators: readonly { readonly eli: string; readonly reading: string }[],
    near: Iterable<number>,
  ): void {
    const texts = innovators.map((one) => `${one.eli} ${one.reading}`).sort();
    const digest = sha256Of(["innovators", eli, ...texts]).digest();
    for (const bucket of near) this.#add(bucket, digest);
  }

  /**
   * A digest for each bucket, of everything that its answers are made from.
   *
   * @param more what all answers depend on
   * @returns SHA-256 in lower-case hexadecimal, by bucket
   */
  *digests(more: readonly string[]): Generator<string> {
    for (let bucket = 0; bucket < this.buckets; bucket++) {
      const sums = this.#sums.subarray(NUMBERS * bucket, NUMBERS * (bucket + 1));
      yield sha256Of([...more, String(this.buckets), String(bucket), sums.join()]).digest("hex");
    }
  }
}
