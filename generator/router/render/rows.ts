import { itemAt, numberAt, valueAt } from "../../collections/at.ts";
import { decode } from "../../format/bytes.ts";
import { documentOf, ownEntry } from "../../format/line-json.ts";
import { card, type Read, readRequired } from "../../format/read-tree.ts";
import {
  addOrdinalSet,
  bitmapBytes,
  decodeRow,
  decodeTitleTerms,
  lineAt,
  type RowPlace,
  rowAt,
  rowsFile,
  type TitlesCard,
  titleTermsFile,
} from "../../format/titles.ts";
import { foldWords } from "../../law/fold.ts";
import { typeTerm } from "../../law/type-term.ts";
import { answerOf } from "../answer.ts";
import type { Render } from "./render.ts";

/** What a request asks for, found. */
interface Found {
  /** A bit for each row that has it all, low bits first. */
  readonly bits: Uint8Array;
  /** Where rows with one of the texts stand side by side among few others. */
  readonly places: readonly RowPlace[];
}

/**
 * The rows that have, for each of some texts, a term that begins with it. Each file is read once, however many texts are looked for in it.
 */
async function rowsWith(
  read: Read,
  { totale, file, inizi }: Pick<TitlesCard, "totale" | "file" | "inizi">,
  texts: Iterable<string>,
): Promise<Found> {
  let bits = new Uint8Array(bitmapBytes(totale)).fill(255);
  const places: RowPlace[] = [];
  const asked = Array.from(texts, (text) => {
    return { text, index: ownEntry(inizi, text) ?? file.findLastIndex((from) => from <= text) };
  });
  const look = async (index: number) => {
    const { terms, copie } = decodeTitleTerms(await readRequired(read, titleTermsFile(index)));
    for (const { text } of asked.filter((one) => one.index === index)) {
      const found = new Uint8Array(bits.length);
      for (const { term, set } of terms) if (term.startsWith(text)) addOrdinalSet(found, set);
      bits = bits.map((byte, i) => byte & numberAt(found, i));
      // Copies are sorted: the last one has the longest key.
      const copy = copie.findLast(([key]) => text.startsWith(key));
      if (copy) places.push(copy[1]);
    }
  };
  await Promise.all(Array.from(new Set(asked.map(({ index }) => index)), look));
  return { bits, places };
}

/** Rows on a page of copies, about: what reading one costs. */
const COPY_PAGE = 230;

/**
 * A window of the list of acts: those of a type, those with words in the title, both or all. What it reads: the card, the files of
 * the words and of the type, and the pages that hold the rows of the window where they stand closest together.
 */
export const renderRows: Render<"rows"> = async ({ tipo, q, limit, offset }, { lingua, read }) => {
  const { said: list, metaLine } = await card<TitlesCard>(read, "norme");
  const asked = new Set(foldWords(q));
  if (tipo) asked.add(typeTerm(tipo));
  const { bits, places } = await rowsWith(read, list, asked);
  let totale = 0;
  const rows: number[] = [];
  for (let ordinal = 0; ordinal < list.totale; ordinal++)
    if ((numberAt(bits, ordinal >> 3) >> (ordinal & 7)) & 1 && ++totale > offset && rows.length < limit)
      rows.push(ordinal);
  const source = (folder: "pagine" | "copie", pageCost: number, [first, ...firsts]: RowPlace) => {
    let page = 0;
    const pages = rows.map((row) => {
      while (page < firsts.length && itemAt(firsts, page) <= row) page++;
      return first + page;
    });
    return { folder, pages, cost: new Set(pages).size * pageCost };
  };
  const sources = [
    source("pagine", list.totale / list.pagine.length, list.pagine),
    ...places.map((place) => source("copie", COPY_PAGE, place)),
  ];
  const { folder, pages } = itemAt(
    sources.sort((a, b) => a.cost - b.cost),
    0,
  );
  const texts = new Map<number, string>();
  const load = async (page: number) => {
    texts.set(page, decode(await readRequired(read, rowsFile(folder, page))));
  };
  await Promise.all(Array.from(new Set(pages), load));
  let at = 0;
  const norme = rows.map((ordinal, i) => {
    const text = valueAt(texts, itemAt(pages, i));
    // The lines of a page are ascending: the next row stands behind this one.
    at = rowAt(text, ordinal, pages[i] === pages[i - 1] ? at - 1 : 0);
    return decodeRow(lineAt(text, at));
  });
  const body = documentOf(
    metaLine(lingua),
    { totale, limit, offset },
    { norme: norme.map((row) => JSON.stringify(row)).join(",\n") },
  );
  return { ...answerOf(200, body, lingua), window: { totale, tipo: norme[0]?.tipo } };
};
