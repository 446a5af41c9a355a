/** The documents of the search with their texts, and where those of an act are (`generator/search/files/texts.ts`). */

import { itemAt } from "../../collections/at.ts";
import { inflatedJson } from "../../format/inflated.ts";
import { ownEntry } from "../../format/line-json.ts";
import type { Read } from "../../format/read-tree.ts";
import { fileOfEli } from "../../law/identity/canonical-eli.ts";
import type { WordTables } from "../analysis.ts";
import {
  type ActPlace,
  type ActPlaces,
  BLOCK_DOCUMENTS,
  type BlockArticle,
  decodeActPlace,
  placesFile,
  type SearchTables,
  type TextBlock,
  type TextRests,
  textsFile,
} from "../files/texts.ts";

/** What is known of the whole index. */
export type Tables = SearchTables<WordTables>;

/** An act's row, and its article where the document is one. */
export interface FoundDocument {
  readonly norma: {
    readonly eli: string;
    readonly tipo: string;
    readonly data: string;
    readonly titolo: string;
    readonly numero: string | null;
  };
  readonly articolo: BlockArticle | null;
  /** Names of the files that have what follows the beginning of its text. */
  readonly rests: readonly string[];
  /** Its text: that of the article, or the title of the act. */
  whole(): Promise<string>;
}

/** Where a document is: chunk, number of the file in it, place in the file. */
function placeOf({ blocchi }: Tables, document: number): readonly [chunk: number, block: number, place: number] {
  const chunk = blocchi.findLastIndex(([first]) => first <= document);
  const within = document - (blocchi[chunk]?.[0] ?? 0);
  return [chunk, Math.floor(within / BLOCK_DOCUMENTS), within % BLOCK_DOCUMENTS];
}

/** Name of the file that has a document. */
export function fileOfDocument(tables: Tables, document: number): string {
  const [chunk, block] = placeOf(tables, document);
  return textsFile(chunk, block);
}

/** A document by its number. */
export async function documentOfNumber(read: Read, tables: Tables, document: number): Promise<FoundDocument> {
  const [chunk, block, place] = placeOf(tables, document);
  const { norme, documenti } = await inflatedJson<TextBlock>(read, textsFile(chunk, block));
  const [row = 0, articolo = null] = documenti[place] ?? [];
  // What a file of the tree says, its format says.
  const norma = norme[row] as FoundDocument["norma"];
  const [first, last] = articolo?.seguito ?? [0, -1];
  const rests = Array.from({ length: last + 1 - first }, (_, i) => textsFile(chunk, block, first + i));
  return {
    norma,
    articolo,
    rests,
    async whole() {
      if (!articolo) return norma.titolo;
      const pieces = await Promise.all(rests.map((name) => inflatedJson<TextRests>(read, name)));
      return articolo.testo + pieces.map((piece) => piece[place] ?? "").join("");
    },
  };
}

/** Where the documents of an act are; `null` where it is not here. */
export async function placeOfAct(read: Read, { blocchi }: Tables, eli: string): Promise<ActPlace | null> {
  const data = eli.split("/").slice(3, 6).join("-");
  const chunk = blocchi.findLastIndex(([, from, act]) => from < data || (from === data && act >= eli));
  if (chunk < 0) return null;
  const place = ownEntry(await inflatedJson<ActPlaces>(read, placesFile(chunk)), fileOfEli(eli));
  return place ? decodeActPlace(place, itemAt(blocchi, chunk)[0]) : null;
}

/**
 * The number of the document of an act, or of an article of it; `null` where it has none so.
 *
 * @param path of the article below the ELI of the act; `null` for the act itself
 * @param comma of an article whose commi are documents; `null` for the first of them
 */
export function numberOf({ first, pieces }: ActPlace, path: string | null, comma: string | null): number | null {
  if (path === null) return first + pieces.length;
  const ofArticle = pieces.findIndex(([percorso]) => percorso === path);
  const ofComma = pieces.findIndex(([percorso, number]) => percorso === path && number === comma);
  return ofArticle < 0 ? null : first + pieces.length - (ofComma < 0 ? ofArticle : ofComma) - 1;
}
