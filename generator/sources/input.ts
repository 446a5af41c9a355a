/** The bytes of an input. An `InputFile` is plain data, so that it can travel to a worker thread. */

import { createReadStream, readFileSync } from "node:fs";
import { openGzip, readGzip } from "./gzip.ts";
import { unreadable } from "./unreadable.ts";
import { UnusableInput } from "./unusable-input.ts";
import { DamagedArchive, type MemberPlace, openMember, readMember } from "./zip-member.ts";

export interface InputFile {
  /** What a message names: path below the data folder, `archive.zip!member` for a member. Always with `/`. */
  readonly name: string;
  /** Path on this machine of the file, or of the archive that holds it. */
  readonly path: string;
  /** The member's name in the archive, absent for a loose file. */
  readonly member?: string;
  /** Its place there; of a file compressed by itself, the bytes that it may become. */
  readonly place?: MemberPlace | { readonly most: number };
  /** Bytes, after decompression. */
  readonly bytes: number;
  /**
   * Changes whenever the content may have changed: size, times in nanoseconds and inode of the file; for a member those of its
   * archive, then its checksum and its sizes.
   */
  readonly stamp: string;
}

/** The error that a reader gets where the bytes cannot be read; a bug of ours is thrown as it is. */
function why(error: unknown): unknown {
  if (error instanceof DamagedArchive)
    return new UnusableInput(`membro dell'archivio illeggibile (${error.message}): scaricarlo di nuovo`);
  return unreadable(error) ?? error;
}

function opened({ path, place }: InputFile) {
  if (place === undefined) return createReadStream(path);
  return "most" in place ? openGzip(path, place.most) : openMember(path, place);
}

/**
 * The bytes of an input in pieces: for files that are never whole in memory.
 *
 * @throws UnusableInput where an archive is damaged, or the system does not give the file
 * @example for await (const chunk of openInput(input)) parser.write(chunk)
 */
export async function* openInput(input: InputFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of opened(input)) yield chunk;
  } catch (error) {
    throw why(error);
  }
}

/**
 * The bytes of an input as one buffer: for files that are parsed whole (an act, a bill).
 *
 * @throws UnusableInput where an archive is damaged, or the system does not give the file
 * @example (await readInput(input)).toString("utf8") // "<akomaNtoso ..."
 */
export async function readInput({ path, place }: InputFile): Promise<Buffer> {
  try {
    // At once: a thread has nothing else to do meanwhile, and going round the pool of the system's calls takes as long again.
    if (place === undefined) return readFileSync(path);
    return "most" in place ? readGzip(path, place.most) : readMember(path, place);
  } catch (error) {
    throw why(error);
  }
}
