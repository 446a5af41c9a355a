/** What says of a tree that it is one: its format, and its release. Programs that read its files look at this one first. */

/** Version of the format of the tree (`generator/format/FORMAT.md`). */
export const FORMAT = 10;

/** Name in the tree of the file that bears the mark. */
export const TREE_MARK = "indici/albero.json";

/** What the mark says. */
export interface TreeMark {
  readonly formato: number;
  /** The release that all answers of the tree bear. */
  readonly release: string;
}

/**
 * The text of the mark.
 *
 * @example treeMarkText("0123456789ab") // '{"formato":10,"release":"0123456789ab"}\n'
 */
export function treeMarkText(release: string): string {
  const mark: TreeMark = { formato: FORMAT, release };
  return `${JSON.stringify(mark)}\n`;
}
