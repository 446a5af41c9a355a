/**
 * The data folder while files arrive. What is half there lies in `.download/`, which nobody reads but the next run; a file is renamed to
 * its place when it is whole and checked.
 */

import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { ensureDirSync, readJsonSync, writeJsonSync } from "fs-extra/esm";
import { ALL_AREAS } from "../../contract/areas.ts";
import { digestOfFile } from "../digest-of-file.ts";
import { LEDGER, Ledger } from "./ledger.ts";
import { FetchRefused } from "./outcome.ts";
import { FETCH_TEXTS } from "./texts.ts";

/** Folder of what is on its way; its name begins with a dot, so that no reader takes it for input. */
export const ON_THE_WAY = ".download";

/** Names by which a folder is known to hold data. */
const OURS: ReadonlySet<string> = new Set([ON_THE_WAY, LEDGER, "fonti.json", ...ALL_AREAS]);

/** A half file, the note on it, and what a kill left of unpacking it. */
const HALF = /\.part(?:\.json(?:\.new)?|\.unpacked)?$/;

export class DataFolder {
  readonly root: string;
  readonly ledger: Ledger;
  /** Digests of files that were read already, each with the size and time that it had. */
  readonly #digests = new Map<string, { readonly stamp: string; readonly sha256: string }>();
  /** Paths on the way that this run asked for. */
  readonly #claimed = new Set<string>();

  /**
   * @param root made where it is not there
   * @throws FetchRefused where it holds other things than data
   */
  constructor(root: string) {
    this.root = root;
    const names = existsSync(root) ? readdirSync(root) : [];
    if (names.length > 0 && !names.some((name) => OURS.has(name)))
      throw new FetchRefused(FETCH_TEXTS.foreign(root, names.slice(0, 3).join(", ")));
    ensureDirSync(path.join(root, ON_THE_WAY));
    this.ledger = Ledger.read(root);
  }

  /** Path of a file of the data folder: `norme/codici.zip`. */
  file(name: string): string {
    return path.join(this.root, name);
  }

  /** Path of a file that is on its way. */
  onTheWay(name: string): string {
    const file = path.join(this.root, ON_THE_WAY, name);
    this.#claimed.add(file);
    ensureDirSync(path.dirname(file));
    return file;
  }

  #onTheWayOf(areas: readonly string[]): string[] {
    return areas.flatMap((area) => {
      const folder = path.join(this.root, ON_THE_WAY, area);
      const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
      return found.map((name) => path.join(folder, name)).filter((file) => HALF.test(file) && statSync(file).isFile());
    });
  }

  /** Names of the files of some areas that are half there. */
  halves(areas: readonly string[]): string[] {
    const folder = path.join(this.root, ON_THE_WAY);
    const parts = this.#onTheWayOf(areas).filter((file) => file.endsWith(".part"));
    return parts.map((file) => path.relative(folder, file).replaceAll(path.sep, "/").slice(0, -".part".length)).sort();
  }

  /**
   * Removes the half files of some areas that an earlier run left and this one did not ask for.
   *
   * @returns their names
   */
  dropUnclaimed(areas: readonly string[]): string[] {
    const before = this.halves(areas);
    for (const file of this.#onTheWayOf(areas))
      if (!this.#claimed.has(file.replace(/\.(?:json(?:\.new)?|unpacked)$/, ""))) rmSync(file, { force: true });
    const left = new Set(this.halves(areas));
    return before.filter((name) => !left.has(name));
  }

  /** Gives a file that is whole its place. */
  place(from: string, name: string): void {
    const to = this.file(name);
    ensureDirSync(path.dirname(to));
    renameSync(from, to);
  }

  /** What an earlier run left to this one under a name; `null` where there is nothing, or half a file. */
  recall<T>(name: string): T | null {
    const file = this.onTheWay(name);
    if (!existsSync(file)) return null;
    try {
      const known: T = readJsonSync(file);
      return known;
    } catch {
      // A run that was killed while it wrote: what it knew is asked anew.
      return null;
    }
  }

  /** Leaves something to the next run. */
  remember(name: string, value: unknown): void {
    const file = this.onTheWay(name);
    writeJsonSync(`${file}.new`, value);
    renameSync(`${file}.new`, file);
  }

  forget(name: string): void {
    rmSync(this.onTheWay(name), { force: true });
  }

  /** Whether a file is as the ledger says it was left, byte for byte: a disk that flips a bit leaves the length as it was. */
  holds(name: string): boolean {
    const known = this.ledger.entry(name);
    const found = statSync(this.file(name), { throwIfNoEntry: false });
    if (known === undefined || found?.isFile() !== true || found.size !== known.bytes) return false;
    const stamp = `${found.size} ${found.mtimeMs}`;
    const seen = this.#digests.get(name);
    const sha256 = seen?.stamp === stamp ? seen.sha256 : digestOfFile(this.file(name)).sha256;
    this.#digests.set(name, { stamp, sha256 });
    return sha256 === known.sha256;
  }
}
