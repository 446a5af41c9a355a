/** A share of a check, for engines that run many side by side. */

import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { Failure } from "../../terminal/failure.ts";
import type { Progress } from "../../terminal/progress.ts";
import { MANIFEST } from "../../tree/manifest.ts";
import { sha256 } from "../../tree/sha256.ts";
import { writeWhole } from "../../tree/write-whole.ts";
import { type Checked, type CheckShare, checkFiles } from "./check-tree.ts";
import { CHECK_TEXTS } from "./texts.ts";
import { type Counts, totalsProblems } from "./totals.ts";

/** What a share leaves for the others. */
interface Noted {
  /** Digest of `manifest.json`: counts of another tree are none of this one. */
  readonly manifest: string;
  readonly of: number;
  readonly counts: Counts;
}

/** What came of a share. */
export interface CheckedShare extends Checked {
  /** How many shares are still to count theirs; where none is, the totals were held against each other. */
  readonly left: number;
}

/** How a note begins, as far as it was written: a file that begins otherwise is none of ours. */
const BEGINNING = '{"manifest":';

/** The note of a share; `null` where there is none. @throws Failure where something else stands in its place */
function noteOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return null;
  const text = found.isFile() ? readFileSync(file, "utf8") : null;
  if (text === null || !(text.startsWith(BEGINNING) || BEGINNING.startsWith(text)))
    throw new Failure(CHECK_TEXTS.noNote(file));
  return text;
}

const noteFile = (folder: string, part: number) => path.join(folder, `${part}.json`);

/** What a share left; `null` where it left nothing, or of another tree. */
function notedBy(folder: string, part: number, { manifest, of }: Noted): Counts | null {
  const note = noteOf(noteFile(folder, part));
  if (note === null) return null;
  try {
    const noted: Noted = JSON.parse(note);
    return noted.manifest === manifest && noted.of === of ? noted.counts : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Checks a share of a tree, and leaves what it counted in a folder that all shares see. Whichever ends last finds the counts of all, and
 * holds the totals of the tree against each other; shares may be run again, in any order, on any machine.
 *
 * @param notes folder of the counts, made where it is missing; nothing in it is removed
 * @throws Failure where there is no tree, its manifest cannot be read, or a file of the notes is not of this program
 * @example await checkShare("/shared/dist-api", { part: 3, of: 8 }, "/shared/checked", progress) // { left: 4, problems: [], ... }
 */
export async function checkShare(
  dir: string,
  share: CheckShare,
  notes: string,
  progress: Progress,
): Promise<CheckedShare> {
  const note = noteFile(notes, share.part);
  noteOf(note);
  const { counts, problems, ...checked } = await checkFiles(dir, share, progress);
  const own: Noted = { manifest: sha256(readFileSync(path.join(dir, MANIFEST))), of: share.of, counts };
  writeWhole(note, JSON.stringify(own));
  const all = Array.from({ length: share.of }, (_, part) => notedBy(notes, part, own) ?? []).flat();
  const left = share.of - all.length;
  const totals = left === 0 ? totalsProblems(all) : [];
  return { ...checked, left, problems: [...problems, ...totals].sort(byCodeUnit) };
}
