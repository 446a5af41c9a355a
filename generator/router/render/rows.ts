import { fileSafe } from "../../law/file-safe.ts";
import { foldWords } from "../../law/fold.ts";
import { answerOf } from "../answer.ts";
import { type Card, card, concat, linesOf, metaLine, must, type Read, words } from "../tree.ts";
import type { Render } from "./render.ts";
import { rowsWithWords } from "./search.ts";

interface ListCard extends Card {
  readonly totale: number;
  /** Rows in a page. */
  readonly pagina: number;
  readonly tipi: Readonly<Record<string, number>>;
}

const FOLDER = "indici/norme";

/** The rows at some positions of a sequence of pages, each page read once. */
async function rowsAt(read: Read, folder: string, page: number, positions: readonly number[]): Promise<Uint8Array[]> {
  const pages = new Map<number, readonly Uint8Array[]>();
  const wanted = new Set(positions.map((position) => Math.floor(position / page)));
  await Promise.all([...wanted].map(async (n) => pages.set(n, linesOf(await must(read, `${folder}/${n}.ndjson`)))));
  return positions.map((position) => pages.get(Math.floor(position / page))![position % page]!);
}

async function ordinalsOfType(read: Read, tipo: string, count: number): Promise<number[]> {
  const at = words(await must(read, `${FOLDER}/tipi/${fileSafe(tipo)}.bin`));
  return Array.from({ length: count }, (_, i) => at(i));
}

/** A window of the list of acts: by position where nothing or only the type filters, by the words' index where `q` does. */
export const renderRows: Render<"rows"> = async ({ tipo, q, limit, offset }, { lingua, read }) => {
  const list = await card<ListCard>(read, "norme");
  const asked = foldWords(q);
  const ofType = tipo === "" ? list.totale : Object.hasOwn(list.tipi, tipo) ? list.tipi[tipo]! : 0;
  const among = tipo !== "" && asked.length > 0 && ofType > 0 ? await ordinalsOfType(read, tipo, ofType) : null;
  const found = asked.length > 0 && ofType > 0 ? await rowsWithWords(read, asked, among, list.totale) : null;
  const totale = found ? found.length : ofType;
  const positions: number[] = [];
  for (let i = offset; i < Math.min(offset + limit, totale); i++) positions.push(found ? found[i]! : i);
  const folder = tipo !== "" && !found ? `${FOLDER}/tipi/${fileSafe(tipo)}` : `${FOLDER}/pagine`;
  const rows = await rowsAt(read, folder, list.pagina, positions);
  return answerOf(
    200,
    concat([
      metaLine(list, lingua),
      `"totale":${totale},"limit":${limit},"offset":${JSON.stringify(offset)},\n"norme":[\n`,
      ...rows.flatMap((row, i) => (i === 0 ? [row] : [",\n", row])),
      rows.length > 0 ? "\n]}\n" : "]}\n",
    ]),
    lingua,
  );
};
