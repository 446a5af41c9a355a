import { itemAt, numberAt, valueAt } from "../../collections/at.ts";
import { decode } from "../../format/bytes.ts";
import { documentOf } from "../../format/line-json.ts";
import { decodeRow, lineAt, type RowPlace, rowAt, rowsFile, type TitlesCard } from "../../format/titles.ts";
import { foldWords } from "../../law/fold.ts";
import { typeTerm } from "../../law/type-term.ts";
import { answerOf } from "../answer.ts";
import { card, must } from "../tree.ts";
import type { Render } from "./render.ts";
import { rowsWith } from "./titles.ts";

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
    texts.set(page, decode(await must(read, rowsFile(folder, page))));
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
