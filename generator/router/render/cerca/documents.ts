/** The documents of the search with their texts, and where those of an act are. */

import { piecesWritten } from "../../../law/articles/commi.ts";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { BLOCK_DOCUMENTS, type BlockArticle, type TextBlock, type TextRests } from "../../../search/text-block.ts";
import { json, must, own, type Read } from "../../tree.ts";
import { inflatedJson, type SearchCard } from "./lists.ts";

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
  /** Names of the files that have its text: the first has what else is known of it. */
  readonly files: readonly string[];
  /** Its text: that of the article, or the title of the act. */
  whole(): Promise<string>;
}

/** A document by its number. */
export async function documentOfNumber(read: Read, { blocchi }: SearchCard, document: number): Promise<FoundDocument> {
  const chunk = blocchi.findLastIndex(([first]) => first <= document);
  const within = document - (blocchi[chunk]?.[0] ?? 0);
  const file = `testi/${chunk}/${Math.floor(within / BLOCK_DOCUMENTS)}`;
  const place = within % BLOCK_DOCUMENTS;
  const { norme, documenti } = await inflatedJson<TextBlock>(read, `${file}.bin`);
  const [row = 0, articolo = null] = documenti[place] ?? [];
  // What a file of the tree says, its format says.
  const norma = norme[row] as FoundDocument["norma"];
  const [first, last] = articolo?.seguito ?? [0, -1];
  const names = Array.from({ length: last + 1 - first }, (_, i) => `${file}-${first + i}.bin`);
  return {
    norma,
    articolo,
    files: [`${file}.bin`, ...names],
    async whole() {
      if (!articolo) return norma.titolo;
      const rests = await Promise.all(names.map((name) => inflatedJson<TextRests>(read, name)));
      return articolo.testo + rests.map((rest) => rest[place] ?? "").join("");
    },
  };
}

/**
 * The number of the document of an act, or of an article of it; `null` where it is not here.
 *
 * @param path of the article below the ELI of the act; `null` for the act itself
 * @param comma of an article whose commi are documents; `null` for the first of them
 */
export async function numberOf(
  read: Read,
  { blocchi }: SearchCard,
  eli: string,
  path: string | null,
  comma: string | null,
): Promise<number | null> {
  const data = eli.split("/").slice(3, 6).join("-");
  const chunk = blocchi.findLastIndex(([, from, act]) => from < data || (from === data && act >= eli));
  if (chunk < 0) return null;
  const bytes = await must(read, `indici/cerca/testi/${chunk}/atti.json`);
  const place = own(json<Record<string, readonly [first: number, percorsi: string]>>(bytes), fileOfEli(eli));
  if (!place) return null;
  const [first, paths] = place;
  // Of an act its last piece comes first, and the act itself last.
  const pieces = (paths ? paths.split(",") : []).flatMap((one) => {
    const [percorso = "", commi = ""] = one.split("*");
    return piecesWritten(commi).map((number) => [percorso, number] as const);
  });
  if (path === null) return first + pieces.length;
  const ofArticle = pieces.findIndex(([percorso]) => percorso === path);
  const ofComma = pieces.findIndex(([percorso, number]) => percorso === path && number === comma);
  return ofArticle < 0 ? null : first + pieces.length - (ofComma < 0 ? ofArticle : ofComma) - 1;
}
