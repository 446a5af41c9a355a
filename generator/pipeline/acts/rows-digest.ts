/** What the lists of acts are made from, as a digest: where it is the same, the lists are. */

import { createHash } from "node:crypto";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import { rowOf } from "../../views/norme/rows.ts";

/**
 * Digest of what the lists say of some acts.
 *
 * @returns lower-case hexadecimal
 */
export function rowsDigest(norme: readonly NormaServita[]): string {
  const hash = createHash("sha256");
  for (const norma of norme) {
    const { data, codice_redazionale } = norma.record.pubblicazione;
    hash.update(`${JSON.stringify([rowOf(norma), norma.record.urn, data, codice_redazionale])}\n`);
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
