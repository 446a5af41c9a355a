/**
 * The files of an area as they were downloaded: loose or in zip archives, any name, any depth. An `InputFile` is plain data,
 * so that it can travel to a worker thread; `openInput` and `readInput` turn it into bytes.
 */

import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Area } from "../api/operations.ts";
import { byCodeUnit } from "../law/code-unit.ts";
import type { Rapporto } from "./rapporto.ts";
import { listZip, openZipEntry, type ZipLimits } from "./zip.ts";

export interface InputFile {
  /** What a message names: path below the data folder, `archive.zip!member` for a member. Always with `/`. */
  readonly name: string;
  /** Path on this machine of the file, or of the archive that holds it. */
  readonly path: string;
  /** The member's name in the archive, absent for a loose file. */
  readonly member?: string;
  /** Bytes, after decompression. */
  readonly bytes: number;
}

/** Thrown by readers for a file that cannot be used: `message` says why, `luogo` where. */
export class UnusableInput extends Error {
  readonly luogo: string | null;
  constructor(message: string, luogo: string | null = null) {
    super(message);
    this.luogo = luogo;
  }
}

/** Deeper than any collection: a link that leads back to a folder above it ends here. */
const MAX_DEPTH = 32;

/** Every file below a folder, in no order, links followed; a missing folder has none. */
export async function filesBelow(folder: string, depth = 0): Promise<string[]> {
  const out: string[] = [];
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    const full = path.join(folder, name);
    const kind = await stat(full);
    if (kind.isFile()) out.push(full);
    else if (kind.isDirectory() && depth < MAX_DEPTH) out.push(...(await filesBelow(full, depth + 1)));
  }
  return out;
}

/**
 * Every file below `<dataDir>/<folder>`, archives opened, in name order (by code unit), so that "the first read" is the same
 * on every machine. A missing folder gives none. Unusable archives and members are reported, the rest is listed.
 *
 * @example await listInputs("data-raw", "norme", limits, rapporto) // [{ name: "norme/raccolta.zip!LEGGE/a.xml", ... }]
 */
export async function listInputs(
  dataDir: string,
  folder: string,
  area: Area,
  limits: ZipLimits,
  rapporto: Rapporto,
): Promise<InputFile[]> {
  const root = path.join(dataDir, folder);
  const found: InputFile[] = [];
  for (const file of await filesBelow(root)) {
    const name = path.relative(dataDir, file).split(path.sep).join("/");
    if (!/\.zip$/i.test(file)) {
      found.push({ name, path: file, bytes: (await stat(file)).size });
      continue;
    }
    await listZip(file, limits, {
      member: (member, bytes) => found.push({ name: `${name}!${member}`, path: file, member, bytes }),
      refused: (member, motivo) =>
        rapporto.discard({ area, file: member === null ? name : `${name}!${member}`, luogo: null, motivo }),
    });
  }
  return found.sort((a, b) => byCodeUnit(a.name, b.name));
}

/** The bytes of an input as a stream. */
export async function openInput(input: InputFile): Promise<Readable> {
  return input.member === undefined ? createReadStream(input.path) : openZipEntry(input.path, input.member);
}

/** The bytes of an input as one buffer: for files that are parsed whole (an act, a bill). */
export async function readInput(input: InputFile): Promise<Buffer> {
  if (input.member === undefined) return readFile(input.path);
  const chunks: Buffer[] = [];
  for await (const chunk of await openZipEntry(input.path, input.member)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
