/** What may not stand in text and attributes although no tag is there: unknown entities, forbidden characters, `]]>`. */

import { fault } from "./faults.ts";
import { isXmlCodePoint, reference } from "./grammar.ts";

const CDATA_END = "]]>";

function next(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

/** Checks the pieces of one document, each beginning where or after the one before ended. */
export class References {
  readonly #text: string;
  /** The next `&` and `]]>` at or after the place reached: no piece of text is searched beyond its end. */
  #nextReference: number;
  #nextCdataEnd: number;

  constructor(text: string) {
    this.#text = text;
    this.#nextReference = next(text, "&", 0);
    this.#nextCdataEnd = next(text, CDATA_END, 0);
  }

  /**
   * Whether the piece holds references.
   *
   * @throws UnusableInput where one of them is none of those that XML itself defines.
   */
  check(from: number, to: number): boolean {
    const text = this.#text;
    if (this.#nextReference < from) this.#nextReference = next(text, "&", from);
    if (this.#nextReference >= to) return false;
    for (; this.#nextReference < to; this.#nextReference = next(text, "&", this.#nextReference + 1)) {
      const at = this.#nextReference;
      reference.lastIndex = at;
      const found = reference.exec(text);
      if (!found)
        throw fault(
          text,
          at,
          "«&» isolata o entità non definita (ammesse: amp, lt, gt, quot, apos e quelle numeriche)",
        );
      const code = found[1] ? Number.parseInt(found[1], 10) : found[2] ? Number.parseInt(found[2], 16) : 0x20;
      if (!isXmlCodePoint(code)) throw fault(text, at, `${found[0]} indica un carattere che l'XML non ammette`);
    }
    return true;
  }

  /**
   * Whether the piece, which is text, holds references.
   *
   * @throws UnusableInput also where it holds the end of a character data section.
   */
  checkText(from: number, to: number): boolean {
    const referring = this.check(from, to);
    if (this.#nextCdataEnd < from) this.#nextCdataEnd = next(this.#text, CDATA_END, from);
    if (this.#nextCdataEnd < to) throw fault(this.#text, this.#nextCdataEnd, "«]]>» nel testo");
    return referring;
  }
}
