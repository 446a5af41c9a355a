/** What the lists of acts are made from, as a digest: where it is the same, the lists are. */

import { createHash } from "node:crypto";
import type { NormaServita } from "../corpus/norme/corpus.ts";
import { rowOf } from "../views/norme/rows.ts";

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
 * @returns lower-case hexadecimal
 */
export function listsDigest(esiti: readonly { readonly bucket: number; readonly righe: string }[]): string {
  const hash = createHash("sha256");
  for (const { bucket, righe } of [...esiti].sort((a, b) => a.bucket - b.bucket)) hash.update(`${bucket} ${righe}\n`);
  return hash.digest("hex");
}
