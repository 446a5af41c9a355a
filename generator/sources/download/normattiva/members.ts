/** What the names in an archive of Normattiva say: a folder per act, a file per version. */

import { membersOf } from "../checks.ts";
import { FetchRefused } from "../refused.ts";
import { FETCH_TEXTS } from "../texts.ts";

/** `1990-08-18_090G0294_VIGENZA_...` in collections and exports, `19900818_090G0294_...` on the portal. */
const NAMED = /(\d{4})-?(\d{2})-?(\d{2})_([0-9A-Z]{6,})_/i;

/**
 * The act of a file by its name: day of the Gazzetta and codice redazionale; `null` where the name does not say.
 *
 * @example actOfName("LEGGE_19900807_241/1990-08-18_090G0294_ORIGINALE_V0.xml") // "1990-08-18 090G0294"
 */
export function actOfName(name: string): string | null {
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
