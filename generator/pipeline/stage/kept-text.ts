/** Texts on disk that are known to be as they were written: the first line is the SHA-256 of the rest. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { unreadable } from "../../sources/unreadable.ts";
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
