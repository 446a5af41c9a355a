/** The tree that a second, strict parser reads: what `parseXml` must equal. */

import { SaxesParser } from "saxes";

export interface StrictElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (StrictElement | string)[];
}

/** Throws where the text is not well-formed XML 1.0. */
export function strictTree(text: string): StrictElement {
  const parser = new SaxesParser({ xmlns: false, fragment: false, position: false });
  const top: StrictElement = { name: "", attributes: {}, children: [] };
  const open = [top];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name: name.slice(name.indexOf(":") + 1), attributes: { ...attributes }, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  const onText = (piece: string) => {
    const { children } = open.at(-1)!;
    if (piece === "" || open.length === 1) return;
    if (typeof children.at(-1) === "string") children[children.length - 1] += piece;
    else children.push(piece);
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.write(text).close();
  return top.children[0] as StrictElement;
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
