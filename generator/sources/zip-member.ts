/**
 * The bytes of one member of a zip archive, found by the place that the listing gave: no thread lists an archive again, and the checksum
 * is verified. Acts are small members by the ten thousand: read with system calls alone, 5,000 take 0.2 s, through yauzl's streams
 * (which verify no checksum) 3 s. At full size that would be a seventh of the build.
 */

import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { PassThrough, pipeline, type Readable, Transform } from "node:stream";
import { crc32, createInflateRaw, inflateRawSync } from "node:zlib";

/** Where and how a member is kept, as the archive's directory says. */
export interface MemberPlace {
  /** Offset of the member's own header. */
  readonly offset: number;
  /** Bytes in the archive, and after decompression. */
  readonly compressed: number;
  readonly bytes: number;
  /** 0: as it is; 8: deflate. */
  readonly method: number;
  readonly crc32: number;
  /** Last change that the archive states, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Thrown where the bytes of an archive are not what it says of them: the archive is damaged, not the machine. */
export class DamagedArchive extends Error {}

export const STORED = 0;
export const DEFLATED = 8;

const HEADER_BYTES = 30;
const HEADER_SIGNATURE = 0x04034b50;

function readFully(handle: number, length: number, position: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length; ) {
    const read = readSync(handle, bytes, at, length - at, position + at);
    if (read === 0) throw new DamagedArchive("i dati finiscono oltre la fine dell'archivio");
    at += read;
  }
  return bytes;
}

/** Where the data of a member begin: its header repeats the name and may have other fields than the directory. */
function dataStart(handle: number, { offset }: MemberPlace): number {
  const header = readFully(handle, HEADER_BYTES, offset);
  if (header.readUInt32LE(0) !== HEADER_SIGNATURE)
    throw new DamagedArchive("l'intestazione del membro non è al suo posto");
  return offset + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** Fails where the bytes are not those that the directory announced. */
function verify({ bytes, crc32: expected }: MemberPlace, found: number, sum: number): void {
  if (found !== bytes) throw new DamagedArchive(`${found} byte invece dei ${bytes} dichiarati`);
  if (sum !== expected) throw new DamagedArchive("la somma di controllo non torna");
}

/** What zlib says of bytes that it cannot inflate. */
export const damaged = (error: unknown): DamagedArchive =>
  new DamagedArchive(error instanceof Error ? error.message : String(error), { cause: error });

function inflated(data: Buffer, { bytes }: MemberPlace): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(bytes, 1) });
  } catch (error) {
    throw damaged(error);
  }
}

/**
 * The bytes of one member, whole.
 *
 * @param file path of the archive
 * @throws DamagedArchive where the data are damaged or are not those announced; the system's errors as they are
 * @example readMember("raccolta.zip", { offset: 0, compressed: 2, bytes: 0, method: 8, crc32: 0 }) // Buffer []
 */
export function readMember(file: string, place: MemberPlace): Buffer {
  const handle = openSync(file, "r");
  try {
    const data = readFully(handle, place.compressed, dataStart(handle, place));
    const bytes = place.method === DEFLATED ? inflated(data, place) : data;
    verify(place, bytes.length, crc32(bytes));
    return bytes;
  } finally {
    closeSync(handle);
  }
}

/** Lets bytes through and fails where they become more than announced, or end as others. */
function verifying(place: MemberPlace): Transform {
  let [found, sum] = [0, 0];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      found += chunk.length;
      sum = crc32(chunk, sum);
      if (found > place.bytes) done(new DamagedArchive(`più dei ${place.bytes} byte dichiarati`));
      else done(null, chunk);
    },
    flush(done) {
      try {
        verify(place, found, sum);
        done();
      } catch (error) {
        done(error instanceof Error ? error : damaged(error));
      }
    },
  });
}

/**
 * Inflates a stream into another one, which fails where the bytes cannot be inflated or read.
 *
 * @param inflate a stream of zlib
 * @example inflateInto(createReadStream("a.xml.gz"), createGunzip(), new PassThrough())
 */
export function inflateInto(data: Readable, inflate: Transform, last: Transform): void {
  inflate.on("error", (error) => last.destroy(damaged(error)));
  pipeline(data, inflate, last, (error) => {
    if (error && !last.destroyed) last.destroy(error);
  });
}

/**
 * The bytes of one member as a stream: for members that are never whole in memory. It fails with `DamagedArchive` where the data are
 * damaged or are not those announced.
 *
 * @param file path of the archive
 * @example openMember("dump.zip", place).pipe(process.stdout)
 */
export function openMember(file: string, place: MemberPlace): Readable {
  const last = verifying(place);
  if (place.compressed === 0) {
    last.end();
    return last;
  }
  const handle = openSync(file, "r");
  let start: number;
  try {
    start = dataStart(handle, place);
  } finally {
    closeSync(handle);
  }
  const data = createReadStream(file, { start, end: start + place.compressed - 1 });
  inflateInto(data, place.method === DEFLATED ? createInflateRaw() : new PassThrough(), last);
  return last;
}
