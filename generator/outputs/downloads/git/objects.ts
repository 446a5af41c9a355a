/** Objects of git, as they stand in a pack (https://git-scm.com/docs/pack-format). */

import { createHash } from "node:crypto";
import { zlibSync } from "fflate";

const KINDS = { commit: 1, tree: 2, blob: 3 } as const;
export type ObjectKind = keyof typeof KINDS;

/** How hard to deflate: the default of git. */
const LEVEL = 6;

/**
 * The name of an object: SHA-1 of its kind, its length and its content.
 *
 * @returns 20 bytes
 * @example objectName("blob", Buffer.from("")).toString("hex") // "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
 */
export function objectName(kind: ObjectKind, content: Uint8Array): Buffer {
  return createHash("sha1").update(`${kind} ${content.length}\0`).update(content).digest();
}

/** An object as a pack has it: kind and length in base 128, low digits first, then the deflated content. */
export function packedObject(kind: ObjectKind, content: Uint8Array): Buffer {
  const head: number[] = [];
  let rest = content.length >>> 4;
  let byte = (KINDS[kind] << 4) | (content.length & 15);
  for (; rest > 0; rest >>>= 7) {
    head.push(byte | 0x80);
    byte = rest & 0x7f;
  }
  head.push(byte);
  return Buffer.concat([Buffer.from(head), zlibSync(content, { level: LEVEL })]);
}
