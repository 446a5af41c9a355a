/**
 * A document taken apart into its tags and its texts. The parser reads text one character at a time, and nine tenths of an act are
 * text: it is given the tags alone, and the texts are put back into what it gives. It is given them piece by piece: what it makes of a
 * piece is dropped before it grows old (measured: a sixth of the time of parsing is the collector's otherwise).
 */

const CDATA_START = "<![CDATA[".length;
const CDATA_END = "]]>".length;

/** Part of the root element with no text in it, well-formed by itself. */
export interface Piece {
  /** The elements open at its beginning are opened again, without attributes; those open at its end are closed. */
  readonly markup: string;
  /** How many elements are open at its beginning, and at its end. */
  readonly carried: number;
  readonly left: number;
  /** How many gaps there are up to its end. */
  readonly gaps: number;
}

export interface Skeleton {
  readonly pieces: readonly Piece[];
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
  readonly #size: number;
  readonly #pieces: Piece[] = [];
  readonly #gaps: string[] = [];
  /** Markup of the piece at hand, its characters, and how many elements it opens again. */
  #markup: string[] = [];
  #gathered = 0;
  #carried = 0;
  /** What was met since the last tag, and where the markup not yet gathered begins. */
  #gap = "";
  #from = 0;

  /**
   * @param decode replaces the references of a run of text
   * @param size characters of markup after which a piece ends
   */
  constructor(text: string, decode: (run: string) => string, size: number) {
    this.#text = text;
    this.#size = size;
    this.#decode = decode;
    this.#carriageReturns = text.includes("\r");
  }

  /** The root element begins. */
  root(at: number): void {
    this.#from = at;
  }

  /** A tag begins, other than the first of the root element, while some elements are open. */
  tag(at: number, open: readonly string[]): void {
    this.emptyEnd();
    this.#gather(at);
    if (this.#gathered > this.#size) this.#cut(open);
  }

  /** The end of an empty element. */
  emptyEnd(): void {
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
    this.#gather(from);
    this.#from = to;
  }

  /** The root element ends. */
  end(at: number): Skeleton {
    this.#gather(at);
    this.#cut([]);
    return { pieces: this.#pieces, gaps: this.#gaps };
  }

  #gather(to: number): void {
    if (to <= this.#from) return;
    this.#markup.push(this.#text.slice(this.#from, to));
    this.#gathered += to - this.#from;
    this.#from = to;
  }

  #cut(open: readonly string[]): void {
    for (let i = open.length - 1; i >= 0; i--) this.#markup.push(`</${open[i]}>`);
    const [carried, left] = [this.#carried, open.length];
    this.#pieces.push({ markup: this.#markup.join(""), carried, left, gaps: this.#gaps.length });
    this.#markup = open.map((name) => `<${name}>`);
    this.#gathered = 0;
    this.#carried = left;
  }

  #run(from: number, to: number): string {
    const run = this.#text.slice(from, to);
    return this.#carriageReturns ? run.replace(/\r\n?/g, "\n") : run;
  }
}
