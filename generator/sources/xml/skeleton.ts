/**
 * A document taken apart into its tags and its texts. The parser reads text one character at a time, and nine tenths of an act are
 * text: it is given the tags alone, with one letter wherever there is text, and the texts are put back into what it gives.
 */

import { type Root, RUN } from "./well-formed.ts";

const CDATA_START = "<![CDATA[".length;
const CDATA_END = "]]>".length;
/** Any character that is not blank and no markup. */
const PLACEHOLDER = "x";

export interface Skeleton {
  /** The root element with a single letter in the place of each text. */
  readonly markup: string;
  /** The texts in document order, none empty, references not yet decoded out of character data sections. */
  readonly texts: readonly string[];
}

/**
 * Parts the root element of a well-formed document into tags and texts. A text that comments, instructions or character data
 * sections interrupt is one.
 *
 * @param decode replaces the references of a run of text
 * @example skeletonOf("<a>b &amp; <c/>d<!-- e -->f</a>", root, decode) // { markup: "<a>x<c/>x</a>", texts: ["b & ", "df"] }
 */
export function skeletonOf(text: string, { start, end, runs }: Root, decode: (run: string) => string): Skeleton {
  const markup: string[] = [];
  const texts: string[] = [];
  const carriageReturns = text.includes("\r");
  const unified = (run: string) => (carriageReturns ? run.replace(/\r\n?/g, "\n") : run);
  let after = start;
  for (let at = 0; at < runs.length; ) {
    const from = runs[at]!;
    let here = "";
    let to = from;
    for (; runs[at] === to; at += 3) {
      to = runs[at + 1]!;
      const kind = runs[at + 2]!;
      if (kind === RUN.text) here += decode(unified(text.slice(runs[at], to)));
      else if (kind === RUN.cdata) here += unified(text.slice(runs[at]! + CDATA_START, to - CDATA_END));
    }
    markup.push(text.slice(after, from));
    if (here !== "") {
      markup.push(PLACEHOLDER);
      texts.push(here);
    }
    after = to;
  }
  markup.push(text.slice(after, end));
  return { markup: markup.join(""), texts };
}
