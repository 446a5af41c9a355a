import { itemAt, numberAt, valueAt } from "../../collections/at.ts";
import { decode } from "../../format/bytes.ts";
import { documentOf } from "../../format/line-json.ts";
import { foldWords } from "../../law/fold.ts";
import { typeTerm } from "../../law/type-term.ts";
import { answerOf } from "../answer.ts";
import { card, must } from "../tree.ts";
import type { Render } from "./render.ts";
import { type Place, rowsWith, type Terms } from "./titles.ts";

interface ListCard extends Terms {
  readonly pagine: Place;
}

/** Rows on a page of copies, about: what reading one costs. */
const COPY_PAGE = 230;

/** The JSON text of a row, from its line in a page. */
function rowText(line: string): string {
  const [, name, titolo, numero, n_articoli, n_relazioni] = JSON.parse(line);
  const [, tipo, date = ""] = /(.+?)\/(.{10})/.exec(name) ?? [];
  const data = date.replaceAll("/", "-");
  return JSON.stringify({ eli: `eli:/it/${name}`, tipo, titolo, data, numero, n_articoli, n_relazioni });
}

/**
 * A window of the list of acts: those of a type, those with words in the title, both or all. What it reads: the card, the files of
 * the words and of the type, and the pages that hold the rows of the window where they stand closest together.
 */
export const renderRows: Render<"rows"> = async ({ tipo, q, limit, offset }, { lingua, read }) => {
  const { said: list, metaLine } = await card<ListCard>(read, "norme");
  const asked = new Set(foldWords(q));
  if (tipo) asked.add(typeTerm(tipo));
  const { bits, places } = await rowsWith(read, list, asked);
  let totale = 0;
  const rows: number[] = [];
  for (let ordinal = 0; ordinal < list.totale; ordinal++)
    if ((numberAt(bits, ordinal >> 3) >> (ordinal & 7)) & 1 && ++totale > offset && rows.length < limit)
      rows.push(ordinal);
  const source = (folder: string, pageCost: number, [first, ...firsts]: Place) => {
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
    texts.set(page, decode(await must(read, `indici/norme/${folder}/${page}.ndjson`)));
  };
  await Promise.all(Array.from(new Set(pages), load));
  let at = 0;
  const norme = rows.map((ordinal, i) => {
    const text = valueAt(texts, itemAt(pages, i));
    // A page has a newline before each line, and its lines are ascending.
    at = text.indexOf(`\n[${ordinal},`, pages[i] === pages[i - 1] ? at : 0);
    return rowText(text.slice(at, text.indexOf("\n", at + 1)));
  });
  return answerOf(200, documentOf(metaLine(lingua), { totale, limit, offset }, { norme: norme.join(",\n") }), lingua);
};
