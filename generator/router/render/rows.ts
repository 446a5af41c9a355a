import { foldWords } from "../../law/fold.ts";
import { answerOf } from "../answer.ts";
import { type Card, card, decode, metaLine, must } from "../tree.ts";
import { documentOf } from "./document.ts";
import type { Render } from "./render.ts";
import { each, type Place, type Terms, termsBeginning } from "./search.ts";

interface ListCard extends Card, Terms {
  readonly totale: number;
  /** First ordinal of each page but the first. */
  readonly pagine: readonly number[];
}

/** What a page costs, in the proportion of their sizes: so the worst window, 100 rows far apart, stays within 1.3 MB. */
const [LIST_PAGE, COPY_PAGE] = [3, 10];

/** The JSON text of a row, from its line in a page. */
function rowText(line: string): string {
  const [, name, titolo, numero, n_articoli, n_relazioni] = JSON.parse(line);
  const [tipo] = name.split("/");
  const data = name.slice(tipo.length + 1, tipo.length + 11).replaceAll("/", "-");
  return JSON.stringify({ eli: `eli:/it/${name}`, tipo, titolo, data, numero, n_articoli, n_relazioni });
}

/**
 * A window of the list of acts: those of a type, those with words in the title, both or all. What it reads: the card, a file for each
 * word and for the type, and the pages that hold the rows of the window where they stand closest together.
 */
export const renderRows: Render<"rows"> = async ({ tipo, q, limit, offset }, { lingua, read }) => {
  const list = await card<ListCard>(read, "norme");
  const asked = [...new Set(foldWords(q))];
  if (tipo) asked.push(` ${tipo} `);
  const found = await Promise.all(asked.map((text) => termsBeginning(read, list, text)));
  // How many of the conditions each row meets, one after another: a row that misses one stays behind for good.
  const met = new Uint32Array(list.totale);
  found.forEach(({ sets }, i) => {
    for (const set of sets)
      each(set, list.totale, (ordinal) => {
        if (met[ordinal] === i) met[ordinal] = i + 1;
      });
  });
  let totale = 0;
  const rows: number[] = [];
  for (let ordinal = 0; ordinal < list.totale; ordinal++)
    if (met[ordinal] === found.length && ++totale > offset && rows.length < limit) rows.push(ordinal);
  let folder = "";
  let pages: readonly number[] = [];
  let best = Number.POSITIVE_INFINITY;
  const consider = (name: string, pageCost: number, [first, ...firsts]: Place) => {
    let page = 0;
    const holding = rows.map((row) => {
      while (firsts[page]! <= row) page++;
      return first + page;
    });
    const cost = new Set(holding).size * pageCost;
    if (cost < best) [best, folder, pages] = [cost, name, holding];
  };
  consider("pagine", LIST_PAGE, [0, ...list.pagine]);
  for (const { place } of found) if (place) consider("copie", COPY_PAGE, place);
  const lines = new Map<number, string>();
  const load = async (page: number) => {
    const text = decode(await must(read, `indici/norme/${folder}/${page}.ndjson`));
    // A line begins with a bracket and the ordinal.
    for (const line of text.split("\n")) lines.set(Number.parseInt(line.slice(1), 10), line);
  };
  await Promise.all(Array.from(new Set(pages), load));
  const norme = rows.map((ordinal) => rowText(lines.get(ordinal)!)).join(",\n");
  return answerOf(200, documentOf(metaLine(list, lingua), { totale, limit, offset }, { norme }), lingua);
};
