/** What a build with a cache notes, by which the next one sees that it would make the same tree. */

import { createHash } from "node:crypto";
import { lstatSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { byCodeUnit } from "../collections/code-unit.ts";
import { filesBelow } from "../sources/files-below.ts";
import { OpenManifest, unlessSpoilt } from "../tree/lists/open-manifest.ts";
import { MANIFEST, SUMS } from "../tree/manifest.ts";
import { sha256OfFile } from "../tree/sha256.ts";
import type { Done } from "./stage/files.ts";
import { keepText, parsed, textIfKept } from "./stage/kept.ts";
import type { Settings } from "./stage/settings.ts";

/** The folder of the running program, with all that it copies into trees. */
const PROGRAM = fileURLToPath(new URL(".", import.meta.url));

/** What came of a build, and the lines that it said. */
interface Outcome {
  readonly done: Done;
  readonly said: readonly string[];
}

interface Note extends Outcome {
  /** Digest of what the tree was made from. */
  readonly from: string;
  /** SHA-256 of the files that list all others of it. */
  readonly lists: string;
}

/**
 * Digest of all that a tree is made from: the settings, and name, size and times of each file of data and program, as a cache knows its
 * inputs. `null` where something cannot be looked at, which a build reports.
 */
function madeFrom(settings: Settings): string | null {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const refused: string[] = [];
  for (const folder of [settings.data, PROGRAM])
    for (const file of filesBelow(folder, { refused: (name) => refused.push(name) }).sort(byCodeUnit)) {
      const found = statSync(file, { bigint: true, throwIfNoEntry: false });
      if (found === undefined) return null;
      hash.update(`${file}\0${found.size}:${found.mtimeNs}:${found.ctimeNs}:${found.ino}\n`);
    }
  return refused.length === 0 ? hash.digest("hex") : null;
}

/** SHA-256 of a file, `null` where there is none, or one of another size. */
function contentOf(file: string, bytes?: number): string | null {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() && (bytes ?? found.size) === found.size ? sha256OfFile(file, found.size) : null;
}

const listsOf = (tree: string): string => [MANIFEST, SUMS].map((name) => contentOf(path.join(tree, name))).join();

/** Whether every other file of a tree is as its manifest says: a disk that flips a bit leaves size and time as they were. */
export const isWhole = (tree: string): boolean =>
  unlessSpoilt(() => {
    for (const { path: name, bytes, sha256 } of new OpenManifest(tree).entries())
      if (contentOf(path.join(tree, name), bytes) !== sha256) return false;
    return true;
  }) ?? false;

/** The note of the build before in a cache. */
export class LastBuild {
  readonly #file: string;
  readonly #tree: string;
  readonly #from: string | null;

  /** @param settings those of the build that begins; its cache is `kept` */
  constructor(settings: Settings) {
    this.#file = path.join(settings.kept, "last-build");
    this.#tree = settings.out;
    this.#from = madeFrom(settings);
  }

  /**
   * What came of the build before, where the one that begins would make the same: it is made from the same, and the whole published tree is
   * as it was left.
   *
   * @example new LastBuild(settings).same()?.done.release // "3f0c1d9a77e2"
   */
  same(): Outcome | null {
    const text = textIfKept(this.#file);
    if (text === null) return null;
    const { from, lists, ...outcome } = parsed<Note>(text);
    const isSame = from === this.#from && lists === listsOf(this.#tree);
    return isSame && isWhole(this.#tree) ? outcome : null;
  }

  /** Notes what came of a build whose tree is published. */
  note(outcome: Outcome): void {
    if (this.#from === null) return;
    const note: Note = { ...outcome, from: this.#from, lists: listsOf(this.#tree) };
    keepText(this.#file, JSON.stringify(note));
  }
}
