/** Zip archives read in place: listed with their dangers refused, members opened one at a time, nothing extracted. */

import type { Readable } from "node:stream";
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from "yauzl";

/** Limits on archives: a member larger than this, or that inflates more than the ratio, is a bomb. */
export interface ZipLimits {
  readonly memberBytes: number;
  readonly ratio: number;
}

interface ZipEvents {
  member(name: string, bytes: number): void;
  /** An unusable member, or the whole archive where `name` is `null`. */
  refused(name: string | null, motivo: string): void;
}

interface Archive {
  readonly zip: ZipFile;
  /** Members by name; of two with one name the first. */
  readonly entries: Map<string, Entry>;
  readonly repeated: string[];
}

/** Below this size a high ratio is harmless: a page of blanks compresses a thousand times. */
const BOMB_FLOOR = 16 * 1024 * 1024;
/** Archives kept open: members are read in archive order, so few are wanted at once. */
const OPEN_ARCHIVES = 4;
const archives = new Map<string, Promise<Archive>>();

async function openArchive(file: string): Promise<Archive> {
  // Names are decoded here and not by yauzl, whose own check of a name ends the listing at the first bad one.
  const zip = await openPromise(file, { autoClose: false, decodeStrings: false, lazyEntries: true });
  const entries = new Map<string, Entry>();
  const repeated: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const raw = entry.fileName as unknown as Buffer;
    const name = getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
    if (entries.has(name)) repeated.push(name);
    else entries.set(name, entry);
  }
  return { zip, entries, repeated };
}

function archive(file: string): Promise<Archive> {
  let found = archives.get(file);
  if (found) archives.delete(file);
  else found = openArchive(file);
  archives.set(file, found);
  for (const [oldest, opened] of archives) {
    if (archives.size <= OPEN_ARCHIVES) break;
    archives.delete(oldest);
    // The descriptor closes once the streams that still read from it have ended.
    opened.then(({ zip }) => zip.close()).catch(() => {});
  }
  return found;
}

function dangerOf(name: string, entry: Entry, limits: ZipLimits): string | null {
  const problem = validateFileName(name);
  if (problem) return `nome pericoloso nell'archivio (${problem}): membro saltato`;
  if (entry.isEncrypted()) return "membro cifrato: ricomprimere l'archivio senza password";
  if (entry.uncompressedSize > limits.memberBytes)
    return `membro di ${entry.uncompressedSize} byte, oltre il limite di ${limits.memberBytes}: forse una bomba zip`;
  if (entry.uncompressedSize > BOMB_FLOOR && entry.uncompressedSize > entry.compressedSize * limits.ratio)
    return `bomba zip: ${entry.compressedSize} byte ne dichiarano ${entry.uncompressedSize}`;
  return null;
}

/** Announces the members of an archive one by one; folders are passed over, dangerous members refused with a reason. */
export async function listZip(file: string, limits: ZipLimits, events: ZipEvents): Promise<void> {
  let opened: Archive;
  try {
    opened = await archive(file);
  } catch (error) {
    archives.delete(file);
    events.refused(null, `archivio zip illeggibile (${(error as Error).message}): scaricarlo di nuovo`);
    return;
  }
  for (const [name, entry] of opened.entries) {
    if (name.endsWith("/")) continue;
    const danger = dangerOf(name, entry, limits);
    if (danger) events.refused(name, danger);
    else events.member(name, entry.uncompressedSize);
  }
  for (const name of opened.repeated) events.refused(name, "nome ripetuto nell'archivio: vale il primo membro");
}

/**
 * The bytes of one member. The stream fails where the data are damaged or inflate beyond the declared size.
 *
 * @example await openZipEntry("raccolta.zip", "LEGGE_20070504_56/a.xml")
 */
export async function openZipEntry(file: string, member: string): Promise<Readable> {
  const { zip, entries } = await archive(file);
  const entry = entries.get(member);
  if (!entry) throw new Error(`${member} non è nell'archivio ${file}`);
  return zip.openReadStreamPromise(entry);
}
