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

/** The lines of a text that are not blank, none set in: set in by four blanks it would be code. */
export const wordedLines = (text: string): string[] =>
  text.split(LINE_END).flatMap((line) => (line.trim() === "" ? [] : [line.replace(/^ +/, "")]));

/** A text line by line, each a paragraph; the cells of a table row with a bar between. */
export const paragraphs = (text: string): string =>
  wordedLines(text)
    .map((line) => `${escaped(line).replaceAll("\t", " \\| ")}\n`)
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

/** Pieces that the text of an act is made of, in some notation. None of them lets a text read as a mark. */
export interface Notation {
  /** A text on one line. */
  readonly inline: (text: string) => string;
  /** A text that leads to an address, which begins with a slash on this host; without an address the text alone. */
  readonly link: (text: string, address: string | null) => string;
  readonly heading: (level: "#" | "##", text: string) => string;
  readonly paragraphs: (text: string) => string;
  /** What the articles below it stand in: a title, a chapter. */
  readonly division: (text: string) => string;
  /** A note. */
  readonly note: (text: string) => string;
  /** Words under the line, already written, that says where they are from; `""` where none are quoted. */
  readonly quoted: (line: string, words: string) => string;
}

export const MARKDOWN: Notation = {
  inline: escaped,
  link: textLink,
  heading,
  paragraphs,
  division: (text) => paragraphs(text).replace(/^.*\n/gm, (line) => (line.trim() ? `**${line.trim()}**\n` : line)),
  note: (text) => quotation(paragraphs(text)),
  quoted: (line, words) =>
    words === "" ? quotation(`${line}\n`) : quotation(`${line}\n\n${paragraphs(words)}`).replace(/^$\n(?=.)/gm, ">\n"),
};
