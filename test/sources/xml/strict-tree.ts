/** The tree that saxes tells of, with no other parser beside it: what `parseXml` must equal. */

import { SaxesParser } from "saxes";
import { thrown } from "../../thrown.ts";

export interface StrictElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (StrictElement | string)[];
}

/**
 * The root of a text.
 *
 * @throws Error where it is not well-formed, or has a document type
 */
export function strictTree(text: string): StrictElement {
  const top: StrictElement = { name: "", attributes: {}, children: [] };
  const open = [top];
  const characters = (more: string) => {
    const children = open.at(-1)!.children;
    if (typeof children.at(-1) === "string") children[children.length - 1] += more;
    else if (more !== "") children.push(more);
  };
  const parser = new SaxesParser();
  parser.on("error", thrown);
  parser.on("doctype", () => {
    throw new Error("it has a document type");
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name: name.slice(name.indexOf(":") + 1), attributes, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  parser.on("text", characters);
  parser.on("cdata", characters);
  parser.write(text.replace(/^\uFEFF/, "")).close();
  return top.children.find((child) => typeof child !== "string")!;
}

/** All text below an element, except below the elements of the names given. */
export function strictText(of: StrictElement, except: readonly string[] = []): string {
  let out = "";
  for (const node of of.children)
    out += typeof node === "string" ? node : except.includes(node.name) ? "" : strictText(node, except);
  return out;
}

/** Every element below one with a name, in document order. */
export function strictDescendants(of: StrictElement, name: string): StrictElement[] {
  const out: StrictElement[] = [];
  for (const node of of.children) {
    if (typeof node === "string") continue;
    if (node.name === name) out.push(node);
    out.push(...strictDescendants(node, name));
  }
  return out;
}
