/** Files compressed by themselves (`atto.xml.gz`), read as archives of one member. */

import { closeSync, createReadStream, openSync, readFileSync, readSync } from "node:fs";
import { type Readable, Transform } from "node:stream";
import { createGunzip, gunzipSync } from "node:zlib";
import { DamagedArchive, damaged, inflateInto } from "./zip-member.ts";

/** The last four bytes of the file: how many bytes it becomes, of which they hold the lower 32 bits. */
const TRAILER = 4;

const tooMuch = (most: number) =>
  new DamagedArchive(`diventa più di ${most} byte, il limite: forse una bomba; controllare da dove viene`);

/**
 * How many bytes a file says that it becomes; 0 where it is too short to say.
 *
 * @param bytes of the file
 * @example gzipBytes("atto.xml.gz", 20417) // 180233
 */
export function gzipBytes(file: string, bytes: number): number {
  const trailer = Buffer.alloc(TRAILER);
  const handle = openSync(file, "r");
  try {
    readSync(handle, trailer, 0, TRAILER, Math.max(bytes - TRAILER, 0));
  } finally {
    closeSync(handle);
  }
  return trailer.readUInt32LE();
}

/**
 * The bytes of a compressed file, whole.
 *
 * @param most bytes that it may become
 * @throws DamagedArchive where it is damaged or becomes more; the system's errors as they are
 * @example readGzip("atto.xml.gz", 1e8).toString() // "<akomaNtoso ..."
 */
export function readGzip(file: string, most: number): Buffer {
  const bytes = readFileSync(file);
  try {
    return gunzipSync(bytes, { maxOutputLength: most });
  } catch (error) {
    throw error instanceof RangeError ? tooMuch(most) : damaged(error);
  }
}

/**
 * The bytes of a compressed file as a stream, which fails where `readGzip` does.
 *
 * @param most bytes that it may become
 * @example openGzip("gare.csv.gz", 4e9).pipe(process.stdout)
 */
export function openGzip(file: string, most: number): Readable {
  let found = 0;
  const last = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      found += chunk.length;
      if (found > most) done(tooMuch(most));
      else done(null, chunk);
    },
  });
  inflateInto(createReadStream(file), createGunzip(), last);
  return last;
}
