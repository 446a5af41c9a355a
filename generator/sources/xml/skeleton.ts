/**
 * A document taken apart into its tags and its texts. The parser reads text one character at a time, and nine tenths of an act are
 * text: it is given the tags alone, and the texts are put back into what it gives.
 */

const CDATA_START = "<![CDATA[".length;
const CDATA_END = "]]>".length;

export interface Skeleton {
  /** The root element with no text in it. */
  readonly markup: string;
  /**
   * What stands between each tag of the root element and the next, in document order, references and line ends replaced; mostly blanks,
   * often nothing. An empty element counts for two tags.
   */
  readonly gaps: readonly string[];
}

/** Gathers the skeleton of a document while its pieces are met, in order. */
export class SkeletonWriter {
  readonly #text: string;
  readonly #decode: (run: string) => string;
  readonly #carriageReturns: boolean;
  readonly #markup: string[] = [];
  readonly #gaps: string[] = [];
  /** What was met since the last tag, and where the markup not yet gathered begins. */
  #gap = "";
  #from = 0;

  /** @param decode replaces the references of a run of text */
  constructor(text: string, decode: (run: string) => string) {
    this.#text = text;
    this.#decode = decode;
    this.#carriageReturns = text.includes("\r");
  }

  /** The root element begins. */
  root(at: number): void {
    this.#from = at;
  }

  /** A tag begins, other than the first of the root element. */
  tag(): void {
    this.#gaps.push(this.#gap);
    this.#gap = "";
  }

  /** Characters, some of which may be references. */
  characters(from: number, to: number, referring: boolean): void {
    const run = this.#run(from, to);
    this.#gap += referring ? this.#decode(run) : run;
    this.leaveOut(from, to);
  }

  /** A character data section with its delimiters. */
  characterData(from: number, to: number): void {
    this.#gap += this.#run(from + CDATA_START, to - CDATA_END);
    this.leaveOut(from, to);
  }

  /** A comment or an instruction: what stands on its two sides is one text. */
  leaveOut(from: number, to: number): void {
    if (from > this.#from) this.#markup.push(this.#text.slice(this.#from, from));
    this.#from = to;
  }

  /** The root element ends. */
  end(at: number): Skeleton {
    this.leaveOut(at, at);
    return { markup: this.#markup.join(""), gaps: this.#gaps };
  }

  #run(from: number, to: number): string {
    const run = this.#text.slice(from, to);
    return this.#carriageReturns ? run.replace(/\r\n?/g, "\n") : run;
  }
}
