/**
 * Who cites an act, and which acts an act cites. `indici/norme/citazioni/<bucket>.bin` is a compressed pack (`pack.ts`): by `fileOfEli` of an act,
 * here or not, who cites it; by the same with `/cita` behind, what it cites:
 *
 *     {"totale":12,"articoli":["3",…],"di":[0,-1,…],"atti":[["eli:/it/…",2],…]}   line 1 of who cites an act: see `CitedHead`
 *     ["5","2","3","comma 1","…",14,42]                                          a citation a line: see `CitationLine`
 *
 *     ["eli:/it/legge/1990/08/07/241",3,[["3",2]]]                                an act that is cited a line: see `CitedActLine`
 *
 * Of an act with more citations than a page has, `indici/norme/citazioni/<act>.bin` has line 1, and `indici/norme/citazioni/<act>/<n>.bin` the
 * lines of a page, compressed; its text in the pack is empty.
 */

import { afterLine, decode } from "./bytes.ts";
import { inflated } from "./inflated.ts";
import { textInPack } from "./pack.ts";
import { type Read, readRequired } from "./read-tree.ts";

/** Citations of a page. */
export const CITATIONS_ON_PAGE = 200;

/** What is known of all citations of an act: enough to choose among them. */
export interface CitedHead {
  readonly totale: number;
  /** Articles that are cited. */
  readonly articoli: readonly string[];
  /** Of each citation the position of its article among them, -1 where it names none. */
  readonly di: readonly number[];
  /** Acts that cite it in their order, and how many citations each has. */
  readonly atti: readonly (readonly [eli: string, n: number])[];
}

/** A citation: where it stands, what it names, the words around it. */
export type CitationLine = readonly [
  articolo: string | null,
  comma: string | null,
  articolo_citato: string | null,
  partizione: string | null,
  brano: string,
  inizio: number,
  lunghezza: number,
];

/** An act that is cited: how often, and which of its articles how often. */
export type CitedActLine = readonly [
  eli: string,
  n: number,
  articoli: readonly (readonly [numero: string, n: number])[],
];

/** Name of the pack of a bucket. */
export const citationPackFile = (bucket: number): string => `indici/norme/citazioni/${bucket}.bin`;
/** Name of the file with what is known of all citations of an act with more than a page, by `fileOfEli`. */
export const citedFile = (file: string): string => `indici/norme/citazioni/${file}.bin`;
/** Name of a page of its citations. */
export const citedPageFile = (file: string, page: number): string => `indici/norme/citazioni/${file}/${page}.bin`;
/** What the acts that an act cites are called in a pack. */
export const citingName = (file: string): string => `${file}/cita`;

/**
 * The pack of a bucket; `null` if none of its acts cites or is cited.
 *
 * @example packedKeys((await readCitationPack(read, 0)) ?? new Uint8Array()) // ["legge/1990/08/07/241", "legge/1990/08/07/241/cita", ...]
 */
export async function readCitationPack(read: Read, bucket: number): Promise<Uint8Array | null> {
  const bytes = await read(citationPackFile(bucket));
  return bytes && inflated(bytes);
}

/** Lines as a file or a text of a pack has them. */
export const citationLines = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));

/**
 * The lines of a text, each as what its JSON says.
 *
 * @example linesIn<CitedActLine>(new TextEncoder().encode('["eli:A",1,[]]\n')) // [["eli:A", 1, []]]
 */
export const linesIn = <Line>(text: Uint8Array): Line[] =>
  decode(text)
    .split("\n")
    .slice(0, -1)
    .map((line): Line => JSON.parse(line));

/** Whether a name in a pack is of what an act cites. */
export const isCiting = (name: string): boolean => name.endsWith("/cita");

/** The citations of an act. */
interface OpenCited {
  readonly head: CitedHead;
  readonly pages: number;
  linesOn(page: number): Promise<readonly CitationLine[]>;
}

const NONE: OpenCited = { head: { totale: 0, articoli: [], di: [], atti: [] }, pages: 0, linesOn: async () => [] };

/**
 * Who cites an act, page by page.
 *
 * @param pack of its bucket, `null` if there is none
 * @param file `fileOfEli` of its ELI
 * @example (await openCited(read, pack, "legge/1990/08/07/241")).head.totale // 12
 */
export async function openCited(read: Read, pack: Uint8Array | null, file: string): Promise<OpenCited> {
  const found = pack && textInPack(pack, file);
  if (!found) return NONE;
  const isPaged = found.text.length === 0;
  const lines = async (name: string) => inflated(await readRequired(read, name));
  const text = isPaged ? await lines(citedFile(file)) : found.text;
  const end = afterLine(text);
  const head: CitedHead = JSON.parse(decode(text.subarray(0, end)));
  const own = linesIn<CitationLine>(text.subarray(end));
  const pages = Math.ceil(head.totale / CITATIONS_ON_PAGE);
  const linesOn = async (page: number) =>
    isPaged ? linesIn<CitationLine>(await lines(citedPageFile(file, page))) : own;
  return { head, pages, linesOn };
}
