/** What a file of an area is: an input, an archive of inputs, or nothing that can be used. */

import { createWriteStream, statSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Area } from "../contract/areas.ts";
import { gzipBytes } from "./gzip.ts";
import { type InputFile, openInput } from "./input.ts";
import type { Rapporto } from "./rapporto.ts";
import { unreadable } from "./unreadable.ts";
import { UnusableInput } from "./unusable-input.ts";
import { BOMB_FLOOR, listZip, PACKED, type ZipLimits } from "./zip.ts";

/** How often a file may be packed: an archive in an archive is opened, one more is not. */
const MOST_PACKED = 2;
const TOO_PACKED = "archivio dentro un archivio dentro un altro: estrarlo in questa cartella";
const NOWHERE_TO_UNPACK = "archivio dentro un archivio: estrarlo in questa cartella";

/** What systems leave beside the files of a user, in archives too. */
const OF_THE_SYSTEM = /(?:^|[/!])(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** What a reader says of a file that it has no use for; no discard. */
export const NO_USE = "file di nessun uso noto: ignorato";

/** What becomes of an area's folder besides its files. */
export interface ListingOptions {
  /** Receives the name of each archive that stands in the folder, usable or not. */
  readonly archive?: (name: string) => void;
  /** Folder for archives that stand in archives, emptied by whoever made it; without it such archives are refused. */
  readonly spool?: string;
}

/** A file on this machine, and what a message calls it. */
type Stored = Pick<InputFile, "name" | "path" | "bytes" | "stamp">;

/** Names of unpacked archives: no two runs or areas share a folder, threads of one run do. */
let unpacked = 0;

/** Lists the files of an area, one after the other: what each of them is, or what an archive holds. */
export class Lister {
  readonly #found: (input: InputFile) => void;
  readonly #limits: ZipLimits;
  readonly #listing: ListingOptions;
  readonly #area: Area;
  readonly #rapporto: Rapporto;

  constructor(
    area: Area,
    limits: ZipLimits,
    rapporto: Rapporto,
    found: (input: InputFile) => void,
    listing: ListingOptions,
  ) {
    this.#found = found;
    this.#area = area;
    this.#limits = limits;
    this.#rapporto = rapporto;
    this.#listing = listing;
  }

  refuse(file: string, motivo: string): void {
    this.#rapporto.discard({ area: this.#area, file, luogo: null, motivo });
  }

  /** Lists a file, or what an archive holds. What cannot be read is refused. */
  async add(file: Stored): Promise<void> {
    await this.#unlessUnreadable(file.name, () => this.#list(file, 1));
  }

  async #unlessUnreadable(name: string, list: () => Promise<void>): Promise<void> {
    try {
      await list();
    } catch (error) {
      const why = error instanceof UnusableInput ? error : unreadable(error);
      if (why === null) throw error;
      this.refuse(name, why.message);
    }
  }

  async #list(file: Stored, packed: number): Promise<void> {
    if (OF_THE_SYSTEM.test(file.name)) this.#rapporto.count(this.#area, NO_USE, { esempio: file.name });
    else if (/\.zip$/i.test(file.name)) await this.#zip(file, packed);
    else if (/\.gz$/i.test(file.name)) await this.#gzip(file, packed);
    else if (file.bytes <= this.#limits.memberBytes) this.#found(file);
    else {
      const limit = this.#limits.memberBytes;
      this.refuse(file.name, `file di ${file.bytes} byte, oltre il limite di ${limit}: controllare da dove viene`);
    }
  }

  async #zip({ name, path: file, stamp }: Stored, packed: number): Promise<void> {
    const inside: InputFile[] = [];
    await listZip(file, this.#limits, {
      member: (member, place) =>
        inside.push({
          name: `${name}!${member}`,
          path: file,
          member,
          place,
          bytes: place.bytes,
          stamp: `${stamp}:${place.crc32}:${place.compressed}:${place.bytes}`,
        }),
      refused: (member, motivo) => this.refuse(member === null ? name : `${name}!${member}`, motivo),
    });
    for (const input of inside) await this.#member(input, packed);
  }

  async #gzip({ name, path: file, bytes, stamp }: Stored, packed: number): Promise<void> {
    const member = path.posix.basename(name.slice(name.lastIndexOf("!") + 1)).replace(/\.gz$/i, "");
    const { memberBytes, ratio } = this.#limits;
    const most = Math.min(memberBytes, Math.max(BOMB_FLOOR, bytes * ratio));
    const own = {
      name: `${name}!${member}`,
      path: file,
      member,
      place: { most },
      bytes: gzipBytes(file, bytes),
      stamp,
    };
    await this.#member(own, packed);
  }

  /** A member that is itself packed is unpacked before. */
  async #member(input: InputFile, packed: number): Promise<void> {
    if (OF_THE_SYSTEM.test(input.name)) this.#rapporto.count(this.#area, NO_USE, { esempio: input.name });
    else if (!PACKED.test(input.name)) this.#found(input);
    else if (packed === MOST_PACKED) this.refuse(input.name, TOO_PACKED);
    else if (this.#listing.spool === undefined) this.refuse(input.name, NOWHERE_TO_UNPACK);
    else {
      const { spool } = this.#listing;
      await this.#unlessUnreadable(input.name, () => this.#unpack(input, spool, packed));
    }
  }

  async #unpack(input: InputFile, spool: string, packed: number): Promise<void> {
    const file = path.join(spool, `${this.#area}-${unpacked++}`);
    await pipeline(openInput(input), createWriteStream(file));
    const { size: bytes } = statSync(file);
    await this.#list({ name: input.name, path: file, bytes, stamp: input.stamp }, packed + 1);
  }
}
