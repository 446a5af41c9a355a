/** Which files for keeping a run writes beside the answers: `--download`. */

/** `albero` is the zip of the whole tree, `grafi` the graphs as GraphML. */
export const DOWNLOAD_KINDS = ["ndjson", "csv", "parquet", "sqlite", "grafi", "albero"] as const;

export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

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
