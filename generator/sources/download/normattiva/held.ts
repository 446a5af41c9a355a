/** The acts that the data folder holds, by the names of its files. */

import path from "node:path";
import { slugOfDenomination } from "../../../law/names/denominations.ts";
import { filesBelow } from "../../files-below.ts";
import { membersOf } from "../checks.ts";
import type { DataFolder } from "../data-folder.ts";
import { FetchRefused } from "../outcome.ts";
import { FETCH_TEXTS } from "../texts.ts";

// What the names in an archive of Normattiva say: a folder per act, a file per version.

/** `1990-08-18_090G0294_VIGENZA_...` in collections and exports, `19900818_090G0294_...` on the portal. */
const NAMED = /(\d{4})-?(\d{2})-?(\d{2})_([0-9A-Z]{6,})_/i;

/**
 * The act of a file by its name: day of the Gazzetta and codice redazionale; `null` where the name does not say.
 *
 * @example actOfName("LEGGE_19900807_241/1990-08-18_090G0294_ORIGINALE_V0.xml") // "1990-08-18 090G0294"
 */
function actOfName(name: string): string | null {
  const found = NAMED.exec(name.slice(name.lastIndexOf("/") + 1));
  return found ? `${found[1]}-${found[2]}-${found[3]} ${found[4]?.toUpperCase()}` : null;
}

/**
 * The acts of an archive, each once.
 *
 * @throws FetchRefused where it cannot be read
 */
export async function actsOfArchive(file: string): Promise<Set<string>> {
  const names = await membersOf(file);
  if (names === null) throw new FetchRefused(FETCH_TEXTS.zipDamaged(file));
  return new Set(names.filter((name) => !name.endsWith("/")).map((name) => actOfName(name) ?? name));
}

interface HeldActs {
  /** `actOfName` of each. */
  readonly published: ReadonlySet<string>;
  /** `tipo data numero` of those whose folder says it. */
  readonly identities: ReadonlySet<string>;
}

/** The folder of an act in an archive: `DECRETO LEGISLATIVO_20241231_209`. */
const FOLDER = /(?:^|\/)([^/_]+)_(\d{4})(\d{2})(\d{2})_([^/]+)\/[^/]*$/;

/** What the data folder holds below `norme/`; an archive that cannot be read counts for nothing. */
export async function heldActs(folder: DataFolder): Promise<HeldActs> {
  const published = new Set<string>();
  const identities = new Set<string>();
  for (const file of filesBelow(folder.file("norme"))) {
    const names = /\.zip$/i.test(file) ? ((await membersOf(file)) ?? []) : [path.basename(file)];
    for (const name of names) {
      const act = actOfName(name);
      if (act !== null) published.add(act);
      const [, type, y, m, d, number] = FOLDER.exec(name) ?? [];
      if (type !== undefined && number !== undefined)
        identities.add(`${slugOfDenomination(type)} ${y}-${m}-${d} ${number.toLowerCase()}`);
    }
  }
  return { published, identities };
}
