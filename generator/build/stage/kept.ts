/** Texts on disk that are known to be as they were written: the first line is the SHA-256 of the rest. */

import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { unreadable } from "../../sources/unreadable.ts";
import type { ManifestEntry } from "../../tree/manifest.ts";
import type { Staging } from "../../tree/staging.ts";
import { writeWhole } from "../../tree/write-whole.ts";

/** A file of the stage folder that is not as it was written: the disk damaged it, or somebody did. The message is its path. */
export class Damaged extends Error {}

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Reads a file of the stage folder.
 *
 * @throws Damaged where it is not there, cut short or of something else
 * @example orDamaged("stage/settings.json", () => JSON.parse("{")) // throws Damaged: stage/settings.json
 */
export function orDamaged<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const cut = error instanceof RangeError || error instanceof SyntaxError;
    if (!cut && unreadable(error) === null) throw error;
    throw new Damaged(file, { cause: error });
  }
}

/** Writes a text. */
export function keepText(file: string, text: string): void {
  writeWhole(file, `${digestOf(text)}\n${text}`);
}

/**
 * A text that was written.
 *
 * @throws Damaged where it is not there, or not as it was written
 * @example textAt("stage/relations/7") // "eli:A\teli:B\t..."
 */
export function textAt(file: string): string {
  const content = orDamaged(file, () => readFileSync(file, "utf8"));
  const end = content.indexOf("\n");
  const text = content.slice(end + 1);
  if (content.slice(0, end) !== digestOf(text)) throw new Damaged(file);
  return text;
}

/** The same; `null` where it is not there, or not as it was written. */
export function textIfKept(file: string): string | null {
  try {
    return textAt(file);
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}

/**
 * What the program itself wrote as JSON a moment ago, or kept with a digest: it is what it was.
 *
 * @example parsed<number[]>("[1,2]") // [1, 2]
 */
export function parsed<T>(text: string): T {
  return JSON.parse(text) as T;
}

// Files of the tree that a task of an earlier build made, taken over where they would be made from the same.

/** What a task made. */
interface MadeFiles {
  /** Digest of all that they are made from. */
  readonly made: string;
  readonly files: readonly ManifestEntry[];
}

/**
 * Takes over what an earlier build made, or makes it; either way the next build knows it.
 *
 * @param note where it is noted what was made
 * @param made digest of all that it is made from
 * @param make writes the files, and gives what else is to be known of them; told what the earlier build noted, from whatever it was made
 * @example keptOrMade(stage.kept("lists"), digest, staging, () => ({ card: writeLists(staging, norme) })).card
 */
export function keptOrMade<T extends object>(
  note: string,
  made: string,
  staging: Staging,
  make: (earlier: (T & MadeFiles) | null) => T,
): T & MadeFiles {
  const text = textIfKept(note);
  const kept = text === null ? null : parsed<T & MadeFiles>(text);
  if (kept?.made === made && staging.keep(kept.files)) return kept;
  // Whoever is killed meanwhile leaves no note.
  rmSync(note, { force: true });
  const more = make(kept);
  const now = { ...more, made, files: [...staging.entries()] };
  keepText(note, JSON.stringify(now));
  return now;
}
