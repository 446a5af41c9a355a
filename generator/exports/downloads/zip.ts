/**
 * Zip archives whose bytes depend on nothing but their content (APPNOTE.TXT 6.3.10): no times, no owners. With the Zip64 records,
 * which an archive of more than 65,535 files needs.
 */

import { crc32 } from "node:zlib";
import { deflated } from "../../tree/deflated.ts";
import { listsOf } from "../../tree/lists/lists-of.ts";
import type { ManifestEntry } from "../../tree/manifest.ts";
import { sha256 } from "../../tree/sha256.ts";
import type { Staging } from "../../tree/staging.ts";
import { GrowingFile } from "./growing-file.ts";

const SIGNATURES = {
  local: 0x04034b50,
  central: 0x02014b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
  end: 0x06054b50,
};
/** Version 2.0: deflate; 4.5: Zip64. */
const NEEDED = 20;
const NEEDED_64 = 45;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** Midnight of 1 January 1980, the first day that the format knows. */
const [TIME, DAY] = [0, 0x21];
/** A field that says: look into the Zip64 record. */
const [BEYOND_16, BEYOND_32] = [0xffff, 0xffffffff];

type Field = readonly [bytes: 2 | 4 | 8, value: number];

/** Numbers, little-endian, one after another. */
function fields(...list: readonly Field[]): Buffer {
  const out = Buffer.alloc(list.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of list) {
    if (bytes === 8) out.writeBigUInt64LE(BigInt(value), at);
    else out.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return out;
}

/** Where the archive goes, byte after byte. */
interface ZipTarget {
  /** Bytes so far. */
  readonly bytes: number;
  write(bytes: Uint8Array): void;
}

export class ZipFile {
  readonly #file: ZipTarget;
  readonly #central: Buffer[] = [];

  constructor(file: ZipTarget) {
    this.#file = file;
  }

  /** Files so far. */
  get records(): number {
    return this.#central.length;
  }

  /** @param content at most 4 GiB: one file of the tree */
  add(name: string, content: Uint8Array): void {
    const at = this.#file.bytes;
    const encoded = Buffer.from(name, "utf8");
    const packed = deflated(content);
    const wide = at >= BEYOND_32;
    const common: Field[] = [
      [2, wide ? NEEDED_64 : NEEDED],
      [2, FLAGS],
      [2, DEFLATED],
      [2, TIME],
      [2, DAY],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, encoded.length],
    ];
    this.#file.write(Buffer.concat([fields([4, SIGNATURES.local], ...common, [2, 0]), encoded]));
    this.#file.write(packed);
    const extra = wide ? fields([2, 1], [2, 8], [8, at]) : Buffer.alloc(0);
    const rest: Field[] = [
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, wide ? BEYOND_32 : at],
    ];
    this.#central.push(
      Buffer.concat([fields([4, SIGNATURES.central], [2, NEEDED_64], ...common, ...rest), encoded, extra]),
    );
  }

  /** Writes the directory; nothing comes after. */
  end(): void {
    const start = this.#file.bytes;
    for (const entry of this.#central) this.#file.write(entry);
    const count = this.#central.length;
    const length = this.#file.bytes - start;
    if (count >= BEYOND_16 || start + length >= BEYOND_32) this.#end64(count, start, length);
    const [n, l, s] = [Math.min(count, BEYOND_16), Math.min(length, BEYOND_32), Math.min(start, BEYOND_32)];
    this.#file.write(fields([4, SIGNATURES.end], [2, 0], [2, 0], [2, n], [2, n], [4, l], [4, s], [2, 0]));
  }

  #end64(count: number, start: number, length: number): void {
    const at = this.#file.bytes;
    const record: Field[] = [
      [2, NEEDED_64],
      [2, NEEDED_64],
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
      [8, length],
      [8, start],
    ];
    this.#file.write(fields([4, SIGNATURES.end64], [8, 44], ...record));
    this.#file.write(fields([4, SIGNATURES.locator64], [4, 0], [8, at], [4, 1]));
  }
}

/** A file that is not in the tree, or says something else there: its path and its text. */
export type TextFile = readonly [path: string, text: string];

/**
 * Writes some files of the tree, and some that only the zip has, into a zip that is a tree itself: with a manifest and checksums of
 * its own.
 *
 * @param name path of the zip in the tree
 * @param entries small enough, each, to be held in memory
 * @param own paths apart from those of `entries`
 */
export function writeTreeZip(
  staging: Staging,
  name: string,
  entries: readonly ManifestEntry[],
  own: readonly TextFile[],
): void {
  const file = new GrowingFile(staging, name);
  const zip = new ZipFile(file);
  const texts = new Map(own.map(([path, text]) => [path, Buffer.from(text, "utf8")]));
  const ownEntries = [...texts].map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }));
  const listed = [...entries, ...ownEntries].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path } of listed) zip.add(path, texts.get(path) ?? staging.read(path));
  for (const { path, pieces } of listsOf(listed)) zip.add(path, Buffer.from([...pieces].join("")));
  zip.end();
  file.end({ records: zip.records });
}
