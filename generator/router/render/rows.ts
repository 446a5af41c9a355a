import { foldWords } from "../../law/fold.ts";
import { typeTerm } from "../../law/type-term.ts";
import { answerOf } from "../answer.ts";
import { type Card, card, decode, metaLine, must } from "../tree.ts";
import { documentOf } from "./document.ts";
import type { Render } from "./render.ts";
import { type Place, type Terms, termsBeginning } from "./search.ts";

interface ListCard extends Card, Terms {
  readonly pagine: Place;
}

/** What a page costs, in the proportion of their sizes: so the worst window, 100 rows far apart, stays within 1.3 MB. */
const [LIST_PAGE, COPY_PAGE] = [3, 10];

/** The JSON text of a row, from its line in a page. */
function rowText(line: string): string {
  const [, name, titolo, numero, n_articoli, n_relazioni] = JSON.parse(line);
  const [, tipo, date] = /(.+?)\/(.{10})/.exec(name)!;
  const data = date!.replaceAll("/", "-");
  return JSON.stringify({ eli: `eli:/it/${name}`, tipo, titolo, data, numero, n_articoli, n_relazioni });
}

/**
 * A window of the list of acts: those of a type, those with words in the title, both or all. What it reads: the card, a file for each
 * word and for the type, and the pages that hold the rows of the window where they stand closest together.
 */
export const renderRows: Render<"rows"> = async ({ tipo, q, limit, offset }, { lingua, read }) => {
  const list = await card<ListCard>(read, "norme");
  const asked = [...new Set(foldWords(q))];
  if (tipo) asked.push(typeTerm(tipo));
  const found = await Promise.all(asked.map((text) => termsBeginning(read, list, text)));
  const all = new Uint8Array((list.totale + 7) >> 3).fill(255);
  const met = found.reduce((so, { bits }) => so.map((byte, i) => byte & bits[i]!), all);
  let totale = 0;
  const rows: number[] = [];
  for (let ordinal = 0; ordinal < list.totale; ordinal++)
    if ((met[ordinal >> 3]! >> (ordinal & 7)) & 1 && ++totale > offset && rows.length < limit) rows.push(ordinal);
  const source = (folder: string, pageCost: number, [first, ...firsts]: Place) => {
    let page = 0;
    const pages = rows.map((row) => {
      while (firsts[page]! <= row) page++;
      return first + page;
    });
    return { folder, pages, cost: new Set(pages).size * pageCost };
  };
  const sources = [source("pagine", LIST_PAGE, list.pagine)];
  for (const { place } of found) if (place) sources.push(source("copie", COPY_PAGE, place));
  const { folder, pages } = sources.sort((a, b) => a.cost - b.cost)[0]!;
  const texts: Record<number, string> = {};
  const load = async (page: number) => {
    texts[page] = decode(await must(read, `indici/norme/${folder}/${page}.ndjson`));
  };
  await Promise.all(Array.from(new Set(pages), load));
  let at = 0;
  const norme = rows.map((ordinal, i) => {
    const text = texts[pages[i]!]!;
    // A page has a newline before each line, and its lines are ascending.
    at = text.indexOf(`\n[${ordinal},`, pages[i] === pages[i - 1] ? at : 0);
    return rowText(text.slice(at, text.indexOf("\n", at + 1)));
  });
  return answerOf(
    200,
    documentOf(metaLine(list, lingua), { totale, limit, offset }, { norme: norme.join(",\n") }),
    lingua,
  );
};
