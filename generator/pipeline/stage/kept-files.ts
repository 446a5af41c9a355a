/** Files of the tree that a task of an earlier build made, taken over where they would be made from the same. */

import { rmSync } from "node:fs";
import type { ManifestEntry } from "../../tree/manifest.ts";
import type { Staging } from "../../tree/staging.ts";
import { keepText, textIfKept } from "./kept-text.ts";
import { parsed } from "./parsed.ts";

/** What a task made. */
export interface MadeFiles {
  /** Digest of all that they are made from. */
  readonly made: string;
  readonly files: readonly ManifestEntry[];
}

/**
 * Takes over what an earlier build made, or makes it; either way the next build knows it.
 *
 * @param note where it is noted what was made
 * @param made digest of all that it is made from
 * @param make writes the files, and gives what else is to be known of them
 * @example keptOrMade(stage.kept("lists"), digest, staging, () => ({ card: writeLists(staging, norme) })).card
 */
export function keptOrMade<T extends object>(
  note: string,
  made: string,
  staging: Staging,
  make: () => T,
): T & MadeFiles {
  const text = textIfKept(note);
  const kept = text === null ? null : parsed<T & MadeFiles>(text);
  if (kept?.made === made && staging.keep(kept.files)) return kept;
  // Whoever is killed meanwhile leaves no note.
  rmSync(note, { force: true });
  const more = make();
  const now = { ...more, made, files: [...staging.entries()] };
  keepText(note, JSON.stringify(now));
  return now;
}
