/** Which files for keeping a run writes beside the answers: `--download`. */

import { DOWNLOAD_KINDS, type DownloadKind } from "../../api/download-kinds.ts";

/** Names for several kinds at once. */
export const DOWNLOAD_SETS: Readonly<Record<string, readonly DownloadKind[]>> = {
  none: [],
  base: ["csv", "grafi"],
  all: DOWNLOAD_KINDS,
};

/**
 * The kinds that a value of `--download` names; `undefined` where it names none.
 *
 * @example kindsNamed("base") // ["csv", "grafi"]
 * @example kindsNamed("parquet") // ["parquet"]
 */
export function kindsNamed(text: string): readonly DownloadKind[] | undefined {
  const kind = DOWNLOAD_KINDS.find((name) => name === text);
  return kind ? [kind] : Object.hasOwn(DOWNLOAD_SETS, text) ? DOWNLOAD_SETS[text] : undefined;
}
