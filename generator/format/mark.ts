/** What says of a tree that it is one: its format, and its releases. Programs that read its files look at this one first. */

import { AREAS, type Area, type ReleaseArea } from "../contract/areas.ts";

/** Version of the format of the tree (`generator/format/FORMAT.md`). */
export const FORMAT = 15;

/** Name in the tree of the file that bears the mark. */
export const TREE_MARK = "indici/albero.json";

/** The releases of a tree. */
export interface TreeReleases {
  /** Of the whole tree: answers that several areas contribute to bear it. */
  readonly release: string;
  /** Of each area: its answers bear it. */
  readonly releases: Readonly<Record<ReleaseArea, string>>;
}

/** What the mark says. */
export interface TreeMark extends TreeReleases {
  readonly formato: number;
}

/**
 * The text of the mark.
 *
 * @example treeMarkText({ release: "0123456789ab", releases }) // '{"formato":15,"release":"0123456789ab","releases":{"norme":…}}\n'
 */
export function treeMarkText({ release, releases }: TreeReleases): string {
  const mark: TreeMark = { formato: FORMAT, release, releases };
  return `${JSON.stringify(mark)}\n`;
}

/** Whether something is a mark, of whatever format: earlier ones know no areas. */
export const isTreeMark = (mark: unknown): mark is TreeMark =>
  typeof mark === "object" &&
  mark !== null &&
  "formato" in mark &&
  "release" in mark &&
  typeof mark.release === "string" &&
  (mark.formato !== FORMAT || ("releases" in mark && typeof mark.releases === "object" && mark.releases !== null));

/**
 * The release that answers of some areas bear.
 *
 * @example releaseOfAreas(["parlamento", "ddl"], mark) === mark.releases.parlamento // true
 */
export function releaseOfAreas(areas: readonly Area[], { release, releases }: TreeReleases): string {
  const [area, ...others] = new Set(areas.map((area) => AREAS[area].release));
  return area === undefined || others.length > 0 ? release : releases[area];
}
