/**
 * The files of an area as they were downloaded: loose or in zip archives, any name, any depth. An `InputFile` is plain data,
 * so that it can travel to a worker thread; `openInput` and `readInput` turn it into bytes.
 */

import { createReadStream, lstatSync, readdirSync, type Stats, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Area } from "../api/operations.ts";
import { byCodeUnit } from "../law/code-unit.ts";
import type { Rapporto } from "./rapporto.ts";
import { listZip, type ZipLimits } from "./zip.ts";
import { type MemberPlace, openMember, readMember } from "./zip-member.ts";

export interface InputFile {
  /** What a message names: path below the data folder, `archive.zip!member` for a member. Always with `/`. */
  readonly name: string;
  /** Path on this machine of the file, or of the archive that holds it. */
  readonly path: string;
  /** The member's name in the archive and its place there, absent for a loose file. */
  readonly member?: string;
  readonly place?: MemberPlace;
  /** Bytes, after decompression. */
  readonly bytes: number;
  /**
   * Changes whenever the content may have changed: size, times in nanoseconds and inode of the file; for a member those of its
   * archive, then its checksum and its sizes.
   */
  readonly stamp: string;
}

/** Thrown by readers for a file that cannot be used: `message` says why, `luogo` where. */
export class UnusableInput extends Error {
  readonly luogo: string | null;
  constructor(message: string, luogo: string | null = null) {
    super(message);
    this.luogo = luogo;
  }
}

const DEAD_LINK = "collegamento che non porta a nessun file: toglierlo o ripristinare il file a cui porta";

/** Deeper than any collection: a link that leads back to a folder above it ends here. */
const MAX_DEPTH = 32;

/** Codes of a link whose end is missing, or that leads round in a circle. */
const LEADS_NOWHERE = ["ENOENT", "ENOTDIR", "ELOOP"];

/** What a path leads to, `null` where that is nothing. */
function endOf(file: string): Stats | null {
  try {
    return statSync(file);
  } catch (error) {
    if (LEADS_NOWHERE.includes((error as NodeJS.ErrnoException).code!)) return null;
    throw error;
  }
}

/**
 * Every file below a folder, in no order, links followed; a missing folder has none. What the folder says of an entry is enough
 * unless it is a link.
 *
 * @param dead receives each link that leads nowhere
 * @param except path of a folder that is left out, with what is below it
 * @example await filesBelow("data-raw/norme") // ["data-raw/norme/legge/a.xml", ...]
 */
export async function filesBelow(
  folder: string,
  dead: (link: string) => void = () => {},
  except: string | null = null,
): Promise<string[]> {
  const found: string[] = [];
  const visit = (at: string, depth: number) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const full = path.join(at, entry.name);
      // What begins with a dot is no input: an editor's file, a version control's folder, what a download has half there.
      if (full === except || entry.name.startsWith(".")) continue;
      const kind = entry.isFile() || entry.isDirectory() ? entry : endOf(full);
      if (kind === null) dead(full);
      else if (kind.isFile()) found.push(full);
      else if (kind.isDirectory() && depth < MAX_DEPTH) visit(full, depth + 1);
    }
  };
  if (endOf(folder)) visit(folder, 0);
  else if (lstatSync(folder, { throwIfNoEntry: false })) dead(folder);
  return found;
}

/** A path with `/`, whatever the system writes. */
export const slashed = (file: string) => (path.sep === "/" ? file : file.replaceAll(path.sep, "/"));

/** Size and stamp of a file. */
function stampOf(file: string): { bytes: number; stamp: string } {
  const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true });
  return { bytes: Number(size), stamp: `${size}:${mtimeNs}:${ctimeNs}:${ino}` };
}

/**
 * Every file below `<dataDir>/<folder>`, archives opened, in name order (by code unit), so that "the first read" is the same
 * on every machine. A missing folder gives none. Unusable archives and members, and links that lead
 * nowhere, are reported, the rest is listed.
 *
 * @param archive receives the name of each archive, usable or not
 * @example await listInputs("data-raw", "norme", limits, rapporto) // [{ name: "norme/raccolta.zip!LEGGE/a.xml", ... }]
 */
export async function listInputs(
  dataDir: string,
  folder: string,
  area: Area,
  limits: ZipLimits,
  rapporto: Rapporto,
  archive: (name: string) => void = () => {},
): Promise<InputFile[]> {
  const root = path.join(dataDir, folder);
  const found: InputFile[] = [];
  const nameOf = (file: string) => folder + slashed(file.slice(root.length));
  const refuse = (file: string, motivo: string) => rapporto.discard({ area, file, luogo: null, motivo });
  for (const file of await filesBelow(root, (link) => refuse(nameOf(link), DEAD_LINK))) {
    const name = nameOf(file);
    const { bytes, stamp } = stampOf(file);
    if (!/\.zip$/i.test(file)) {
      found.push({ name, path: file, bytes, stamp });
      continue;
    }
    archive(name);
    await listZip(file, limits, {
      member: (member, place) =>
        found.push({
          name: `${name}!${member}`,
          path: file,
          member,
          place,
          bytes: place.bytes,
          stamp: `${stamp}:${place.crc32}:${place.compressed}:${place.bytes}`,
        }),
      refused: (member, motivo) => refuse(member === null ? name : `${name}!${member}`, motivo),
    });
  }
  return found.sort((a, b) => byCodeUnit(a.name, b.name));
}

/**
 * The bytes of an input as a stream: for files that are never whole in memory.
 *
 * @throws Error where the header of a member is damaged; where its data are, the stream fails
 * @example for await (const chunk of await openInput(input)) parser.write(chunk)
 */
export async function openInput({ path, place }: InputFile): Promise<Readable> {
  return place === undefined ? createReadStream(path) : openMember(path, place);
}

/**
 * The bytes of an input as one buffer: for files that are parsed whole (an act, a bill).
 *
 * @throws Error without a `code` where an archive is damaged
 * @example (await readInput(input)).toString("utf8") // "<akomaNtoso ..."
 */
export async function readInput({ path, place }: InputFile): Promise<Buffer> {
  return place === undefined ? readFile(path) : readMember(path, place);
}
