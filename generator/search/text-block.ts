/** What a file of texts of the search holds, compressed (`generator/tree/FORMAT.md`, Search by words). */

/** Documents of a file, at the most. */
export const BLOCK_DOCUMENTS = 32;

/** An article as a result shows it. */
export interface BlockArticle {
  /** What follows the act's ELI: `art/3`. */
  readonly percorso: string;
  readonly numero: string;
  readonly rubrica: string | null;
  /** Its text, or the beginning of it. */
  readonly testo: string;
  /** Whether all of its text is there. */
  readonly intero: boolean;
}

export interface TextBlock {
  /** Rows of acts. */
  readonly norme: readonly object[];
  /** For each document the place of its act among them, and its article; `null` for the act itself. */
  readonly documenti: readonly (readonly [norma: number, articolo: BlockArticle | null])[];
}
