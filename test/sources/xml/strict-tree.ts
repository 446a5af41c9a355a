/** The tree that another parser reads: what `parseXml` must equal. */

import { XMLParser } from "fast-xml-parser";
import { LOSSLESS_OPTIONS } from "./lossless-options.ts";

export interface StrictElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (StrictElement | string)[];
}

/** That parser's own shape: the name of a node is a key, its attributes are another. */
type Parsed = Readonly<Record<string, unknown>>;

const parser = new XMLParser(LOSSLESS_OPTIONS);
const ATTRIBUTES = ":@";
const TEXT = "#text";

function childrenOf(parsed: readonly Parsed[]): (StrictElement | string)[] {
  const children: (StrictElement | string)[] = [];
  for (const node of parsed) {
    const text = node[TEXT];
    if (typeof text !== "string") children.push(elementOf(node));
    else if (typeof children.at(-1) === "string") children[children.length - 1] += text;
    else if (text !== "") children.push(text);
  }
  return children;
}

function elementOf(node: Parsed): StrictElement {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES) ?? "";
  return {
    name: name.slice(name.indexOf(":") + 1),
    attributes: { ...(node[ATTRIBUTES] as Record<string, string> | undefined) },
    children: childrenOf(node[name] as readonly Parsed[]),
  };
}

/** The root of a text that is well-formed: this parser does not check all of that. */
export function strictTree(text: string): StrictElement {
  const roots = childrenOf(parser.parse(text.replace(/^\uFEFF/, ""), true)).filter((node) => typeof node !== "string");
  const [root] = roots;
  if (root === undefined || roots.length > 1) throw new Error(`${roots.length} root elements`);
  return root;
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
