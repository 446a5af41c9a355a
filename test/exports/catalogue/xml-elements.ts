/** XML documents as an independent, strict parser reads them. */

import { SaxesParser } from "saxes";
import { expect } from "vitest";
import { thrown } from "../../thrown.ts";

/** An element with its own text, apart from that of the elements it contains. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/**
 * The root of a document.
 *
 * @throws Error where it is not well formed
 * @example parsed("<a><b>x</b></a>").children[0].text // "x"
 */
export function parsed(document: string): Element {
  const root: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", thrown);
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, text: "", children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", (part) => {
    open.at(-1)!.text += part;
  });
  parser.on("closetag", () => open.pop());
  parser.write(document).close();
  return root.children[0]!;
}

/**
 * The elements with a name right inside another.
 *
 * @example all(feed, "entry").length
 */
export const all = (element: Element, name: string) => element.children.filter((c) => c.name === name);

/**
 * Text of the only element with a name right inside another; there must be one.
 *
 * @example one(entry, "title")
 */
export const one = (element: Element, name: string) => {
  const found = all(element, name);
  expect(found.length, name).toBe(1);
  return found[0]!.text;
};
