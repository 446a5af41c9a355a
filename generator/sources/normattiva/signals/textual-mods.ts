import type { XmlElement } from "../../xml/element.ts";
import { child, childAt, children } from "../../xml/navigate.ts";

/**
 * The `textualMod` elements by which an act says what it changes, in order.
 *
 * @example activeMods(root).length // 385
 */
export function activeMods(root: XmlElement): XmlElement[] {
  return children(childAt(child(root, "act"), "meta", "analysis", "activeModifications"), "textualMod");
}
