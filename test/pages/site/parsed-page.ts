/** A page as an independent, strict parser reads it. */

import { SaxesParser } from "saxes";

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The `lang` in force. */
  readonly lang: string | undefined;
  /** Text of the element and of what it contains. */
  text: string;
}

const INLINE = /<(style|script)>([\s\S]*?)<\/\1>/g;

/** The style and the script a page carries, by element. */
export function inlineTexts(page: string): Record<"style" | "script", string[]> {
  const found = { style: [] as string[], script: [] as string[] };
  for (const [, tag, text] of page.matchAll(INLINE)) found[tag as "style" | "script"].push(text!);
  return found;
}

/**
 * Every element of a page in document order; what stands in styles and scripts is not markup and is left out.
 *
 * @throws Error where the page is not well formed
 */
export function elementsOf(page: string): Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      lang: (attributes.lang as string | undefined) ?? open.at(-1)?.lang,
      text: "",
    };
    all.push(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.on("text", (text) => {
    for (const element of open) element.text += text;
  });
  parser.write(page.replace(INLINE, "<$1></$1>")).close();
  return all;
}
