/**
 * The texts of the documents of the search, `indici/cerca/testi/<chunk>/`: what results show. All of these files are JSON, compressed by
 * DEFLATE without a header.
 *
 *     <b>.bin       some documents (`TextBlock`), the first of which is the chunk's first and so many times b
 *     <b>-<n>.bin   what follows the beginnings of long texts of that file (`TextRests`)
 *     atti.bin      where the acts of the chunk are (`ActPlaces`)
 */

import { piecesWritten } from "../../law/articles/commi.ts";
import { SEARCH_FOLDER } from "./terms.ts";

/** Documents of a file, at the most: each result of a search reads one such file, and twice as many documents are twice its bytes. */
export const BLOCK_DOCUMENTS = 8;

/** Name of a file of texts, or of the n-th of its rests. */
export const textsFile = (chunk: number, block: number, rest?: number): string =>
  `${SEARCH_FOLDER}/testi/${chunk}/${block}${rest === undefined ? "" : `-${rest}`}.bin`;

/** Name of the file that says where the acts of a chunk are. */
export const placesFile = (chunk: number): string => `${SEARCH_FOLDER}/testi/${chunk}/atti.bin`;

/** What is known of the whole index besides its card, JSON: `SearchTables`, with the tables that words are read by. */
export const SEARCH_TABLES = `${SEARCH_FOLDER}/tabelle.bin`;

export interface SearchTables<Words> {
  /** Of each chunk the first document, with date and ELI of its act. */
  readonly blocchi: readonly (readonly [first: number, data: string, eli: string])[];
  readonly tabelle: Words;
  /** By everyday name the places that it means, below `eli:/it/`. */
  readonly detti: Readonly<Record<string, readonly string[]>>;
}

/** An article as a result shows it. */
export interface BlockArticle {
  /** What follows the act's ELI: `art/3`. */
  readonly percorso: string;
  readonly numero: string;
  readonly rubrica: string | null;
  /** Number of the comma that is the document; `null` where the article is. */
  readonly comma: string | null;
  /** Rulings that the notes of the article report; absent where there are none. */
  readonly pronunce?: number;
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

/** By file of the ELI the first document of an act, counted from that of the chunk, and `art/1,art/2*1-30;31`: paths of its articles, with the commi that are documents. */
export type ActPlaces = Readonly<Record<string, readonly [first: number, percorsi: string]>>;

/** Where the documents of an act are: its first one, and of each article or comma that is one its path and number. */
export interface ActPlace {
  readonly first: number;
  /** Of an act its last piece comes first among the documents, and the act itself last. */
  readonly pieces: readonly (readonly [percorso: string, comma: string | null])[];
}

/** What a file says of an act. @param base the first document of the chunk */
export function decodeActPlace([first, paths]: ActPlaces[string], base: number): ActPlace {
  const pieces = (paths ? paths.split(",") : []).flatMap((one) => {
    const [percorso = "", commi = ""] = one.split("*");
    return piecesWritten(commi).map((number) => [percorso, number] as const);
  });
  return { first: base + first, pieces };
}
