/** The bytes of one member of a zip archive, found by the place that the listing gave: no thread lists an archive again. */

import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { pipeline, type Readable, Transform } from "node:stream";
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
}

export const STORED = 0;
export const DEFLATED = 8;

const HEADER_BYTES = 30;
const HEADER_SIGNATURE = 0x04034b50;

function readFully(handle: number, length: number, position: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length; ) {
    const read = readSync(handle, bytes, at, length - at, position + at);
    if (read === 0) throw new Error("i dati finiscono oltre la fine dell'archivio");
    at += read;
  }
  return bytes;
}

/** Where the data of a member begin: its header repeats the name and may have other fields than the directory. */
function dataStart(handle: number, { offset }: MemberPlace): number {
  const header = readFully(handle, HEADER_BYTES, offset);
  if (header.readUInt32LE(0) !== HEADER_SIGNATURE) throw new Error("l'intestazione del membro non è al suo posto");
  return offset + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** Fails where the bytes are not those that the directory announced. */
function verify({ bytes, crc32: expected }: MemberPlace, found: number, sum: number): void {
  if (found !== bytes) throw new Error(`${found} byte invece dei ${bytes} dichiarati`);
  if (sum !== expected) throw new Error("la somma di controllo non torna");
}

function inflated(data: Buffer, { bytes }: MemberPlace): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(bytes, 1) });
  } catch (error) {
    // Without the code of zlib: it is the input that is damaged, not the machine.
    throw new Error((error as Error).message, { cause: error });
  }
}

/**
 * The bytes of one member, whole.
 *
 * @param file path of the archive
 * @throws Error without a `code` where the data are damaged or are not those announced; errors of the machine have theirs
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
      if (found > place.bytes) done(new Error(`più dei ${place.bytes} byte dichiarati`));
      else done(null, chunk);
    },
    flush(done) {
      try {
        verify(place, found, sum);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/**
 * The bytes of one member as a stream: for members that are never whole in memory. It fails where the data are damaged or are not
 * those announced, with the code of zlib where it is zlib that says so.
 *
 * @param file path of the archive
 * @example openMember("dump.zip", place).pipe(process.stdout)
 */
export function openMember(file: string, place: MemberPlace): Readable {
  const last = verifying(place);
  const ended = (error: Error | null | undefined) => {
    if (error && !last.destroyed) last.destroy(error);
  };
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
  if (place.method === DEFLATED) pipeline(data, createInflateRaw(), last, ended);
  else pipeline(data, last, ended);
  return last;
}
