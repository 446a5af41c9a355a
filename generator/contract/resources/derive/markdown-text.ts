/** Pieces that documents in Markdown are made of: nothing of a text reads as a mark. */

import type { Lingua } from "../../prose.ts";

/** What every answer says of itself. */
export interface TextMeta {
  readonly release: string;
  readonly lingua: Lingua;
  readonly licenza: string;
  readonly avvertenza: string;
  readonly nota?: string;
  readonly fonti?: readonly { readonly attribuzione: string }[];
}

/** What Markdown would read more into than the text says; of an address the sign by which it would become a link, with the marks in it. */
const MARKED = /[\\`*_[\]<>&~$]|(?<=https?|ftp):(?=\/\/)|(?<=www)\./gi;
/** The same at the beginning of a line: a heading, a list, a rule, a quotation. */
const BEGINS = /^(\s*)([#+\-=|]|\d+(?=[.)](?:\s|$)))/;
/** Where a line ends for Markdown, or for patterns. */
const LINE_END = /\r\n?|[\n\u2028\u2029]/;

/**
 * A text on one line, in which nothing is a mark.
 *
 * @example escaped("4)") // "4\\)"
 */
export const escaped = (text: string): string =>
  text
    .split(LINE_END)
    .join(" ")
    .replace(MARKED, "\\$&")
    .replace(BEGINS, (_, blank: string, mark: string) =>
      /^\d/.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
    );

/** A text line by line, each a paragraph; the cells of a table row with a bar between. What is set in by four blanks would be code. */
export const paragraphs = (text: string): string =>
  text
    .split(LINE_END)
    .filter((line) => line.trim() !== "")
    .map((line) => `${escaped(line.replace(/^ +/, "")).replaceAll("\t", " \\| ")}\n`)
    .join("\n");

/** A text that leads to an address; without one it is the text alone. */
export const textLink = (text: string, address: string | null): string =>
  address === null ? escaped(text) : `[${escaped(text)}](${encodeURI(address).replace(/[()]/g, "\\$&")})`;

/** Some Markdown as a quotation. */
export const quotation = (markdown: string): string => markdown.replace(/^(?=.)/gm, "> ");

/** A heading on one line. A number sign at its end would close it. */
export const heading = (level: string, text: string): string =>
  `${level} ${escaped(text.replace(/\s+/g, " ").trim()).replace(/(?<!\\)#$/, "\\#")}\n`;

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
