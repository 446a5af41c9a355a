/** Pieces that documents in Markdown are made of: nothing of a text reads as a mark. */

import type { Lingua } from "../../api/prose.ts";

/** What every answer says of itself. */
export interface TextMeta {
  readonly release: string;
  readonly lingua: Lingua;
  readonly licenza: string;
  readonly avvertenza: string;
  readonly nota?: string;
  readonly fonti?: readonly { readonly attribuzione: string }[];
}

/** What Markdown would read more into than the text says. */
const MARKED = /[\\`*_[\]<>&~]/g;
/** The same at the beginning of a line: a heading, a list, a rule, a quotation. */
const BEGINS = /^(\s*)([#+\-=|]|\d+(?=[.)]\s))/;

export const escaped = (line: string): string =>
  line
    .replace(MARKED, "\\$&")
    .replace(BEGINS, (_, blank: string, mark: string) =>
      /^\d/.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
    );

/** A text line by line, each a paragraph; the cells of a table row with a bar between. */
export const paragraphs = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `${escaped(line).replaceAll("\t", " \\| ")}\n`)
    .join("\n");

/** A text that leads to an address; without one it is the text alone. */
export const textLink = (text: string, address: string | null): string =>
  address === null ? escaped(text) : `[${escaped(text)}](${encodeURI(address)})`;

/** Some Markdown as a quotation. */
export const quotation = (markdown: string): string => markdown.replace(/^(?=.)/gm, "> ");

/** A heading on one line. */
export const heading = (level: string, text: string): string => `${level} ${escaped(text.replace(/\s+/g, " "))}\n`;

/**
 * The head of metadata, as YAML: every value a text in quotes.
 *
 * @param values those of the document, in order; what is empty is left out
 */
export function head(
  { licenza, fonti = [], release, avvertenza }: TextMeta,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const all = {
    ...values,
    licenza,
    attribuzione: [...new Set(fonti.map(({ attribuzione }) => attribuzione))].join(" "),
    release,
    avvertenza,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}\n`] : []));
  return `---\n${lines.join("")}---\n`;
}
