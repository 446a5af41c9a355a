/**
 * Releases side by side in a folder: each is a whole tree, and one small file names the one that is served. Whoever publishes writes that
 * file last, whoever serves reads it first.
 */

/** The file that names the release, in the folder of the releases. */
export const CURRENT_RELEASE = "attuale.json";

/** What it says. */
export interface CurrentRelease {
  /** Folder of the release that is served. */
  readonly cartella: string;
  /** Folder of the one before, which is kept; `null` where there is none. */
  readonly prima: string | null;
}

const isFolder = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9][a-z0-9-]*$/.test(value);

/**
 * What the file says; `null` where it is none of ours.
 *
 * @example currentRelease('{"cartella":"7ffdebf40053","prima":null}') // { cartella: "7ffdebf40053", prima: null }
 */
export function currentRelease(text: string): CurrentRelease | null {
  try {
    const { cartella, prima }: Partial<Record<keyof CurrentRelease, unknown>> = Object(JSON.parse(text));
    return isFolder(cartella) && (prima === null || isFolder(prima)) ? { cartella, prima } : null;
  } catch {
    return null;
  }
}
