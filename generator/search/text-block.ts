/** What a file of texts of the search holds, compressed (`generator/format/FORMAT.md`, Full-text search). */

/** Documents of a file, at the most: each result of a search reads one such file, and twice as many documents are twice its bytes. */
export const BLOCK_DOCUMENTS = 16;

/** An article as a result shows it. */
export interface BlockArticle {
  /** What follows the act's ELI: `art/3`. */
  readonly percorso: string;
  readonly numero: string;
  readonly rubrica: string | null;
  /** Number of the comma that is the document; `null` where the article is. */
  readonly comma: string | null;
  /** Its text, or the beginning of it. */
  readonly testo: string;
  /** First and last of the files of rests that hold what follows; `null` where that is all. */
  readonly seguito: readonly [first: number, last: number] | null;
}

/** What a file of rests holds: by place in `documenti`, a piece of what follows the beginning of a text. */
export type TextRests = Readonly<Record<string, string>>;

export interface TextBlock {
  /** Rows of acts. */
  readonly norme: readonly object[];
  /** For each document the place of its act among them, and its article; `null` for the act itself. */
  readonly documenti: readonly (readonly [norma: number, articolo: BlockArticle | null])[];
}
