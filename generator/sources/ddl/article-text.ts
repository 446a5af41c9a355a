/** The articles of a bill, as pieces of running text. */

import type { XmlElement } from "../xml/element.ts";
import { child, textOf } from "../xml/navigate.ts";

/** One article of a bill. */
export interface ArticoloTesto {
  /** `2-bis`; `null` where the source leaves it empty. */
  readonly numero: string | null;
  /** Heading and paragraphs in order, each a text of its own: no act is named across two of them. */
  readonly brani: readonly string[];
}

/** Elements after which the running text begins anew. */
const BLOCKS = new Set(
  "alinea article block blockList blockContainer caption clause content heading indent intro item li list listIntroduction listWrapUp ol p paragraph point quotedStructure subheading subparagraph table td th tr ul wrap wrapUp".split(
    " ",
  ),
);

/** Elements whose text numbers or annotates the text, and names nothing. */
const SKIPPED = new Set(["num", "authorialNote", "note"]);

/** Elements stand on lines of their own: a line break with the tabs after it is nothing, while spaces are text. */
const LAYOUT = /\r?\n\t*/g;

/**
 * The running texts below an element, spaces collapsed, blank ones left out. `an:eol` is a space.
 *
 * @example brani(parseXml(Buffer.from("<p>articolo 337-\n\t<i>ter</i></p>"))) // ["articolo 337-ter"]
 */
export function brani(of: XmlElement): string[] {
  const out: string[] = [];
  let text = "";
  const flush = () => {
    const clean = text.replace(/\s+/g, " ").trim();
    if (clean !== "") out.push(clean);
    text = "";
  };
  const walk = (element: XmlElement) => {
    for (const node of element.children) {
      if (typeof node === "string") text += node.replace(LAYOUT, "");
      else if (node.name === "eol") text += " ";
      else if (!SKIPPED.has(node.name)) {
        const block = BLOCKS.has(node.name);
        if (block) flush();
        walk(node);
        if (block) flush();
      }
    }
  };
  walk(of);
  flush();
  return out;
}

/**
 * The number of an article without `Art.`, final dot and spaces, suffix kept; `null` where nothing is left.
 *
 * @example billArticleNumber("Art. 2-bis.") // "2-bis"
 */
export function billArticleNumber(raw: string): string | null {
  const bare = raw
    .replace(LAYOUT, "")
    .replace(/\s+/g, "")
    .replace(/^art(?:icolo|\.)?/i, "")
    .replace(/\.$/, "");
  return bare === "" ? null : bare;
}

/** The articles below an element, at any depth; an article quoted inside another is part of its text. */
export function articles(of: XmlElement): ArticoloTesto[] {
  const out: ArticoloTesto[] = [];
  for (const node of of.children) {
    if (typeof node === "string") continue;
    if (node.name === "article")
      out.push({ numero: billArticleNumber(textOf(child(node, "num"))), brani: brani(node) });
    else if (node.name !== "quotedStructure") out.push(...articles(node));
  }
  return out;
}
