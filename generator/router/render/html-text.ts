/** Pieces that texts are made of, as HTML: whatever a text says is text. */

import { type Notation, wordedLines } from "../../contract/resources/derive/markdown-text.ts";
import { xmlText } from "../../format/xml-text.ts";

const paragraphs = (text: string): string =>
  wordedLines(text)
    .map((line) => `<p>${xmlText(line).replaceAll("\t", " | ")}</p>`)
    .join("\n");

/**
 * Texts as HTML.
 *
 * @param root from the page to the root of the tree
 * @example htmlNotation("../").link("L. 3/2000", "/api/public/norme/e") // '<a href="../api/public/norme/e">L. 3/2000</a>'
 */
export const htmlNotation = (root: string): Notation => ({
  inline: xmlText,
  link: (text, address) =>
    address === null
      ? xmlText(text)
      : `<a href="${xmlText(encodeURI(address).replace(/^\//, root))}">${xmlText(text)}</a>`,
  heading: (level, text) => `<h${level.length}>${xmlText(text.replace(/\s+/g, " ").trim())}</h${level.length}>`,
  paragraphs,
  division: (text) => `<div class="division">${paragraphs(text)}</div>`,
  note: (text) => `<blockquote>${paragraphs(text)}</blockquote>`,
  quoted: (line, words) => `<blockquote><p>${line}</p>${paragraphs(words)}</blockquote>`,
});
