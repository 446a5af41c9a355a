import { fileSafe } from "../../law/file-safe.ts";
import { foldWords } from "../../law/fold.ts";
import { answerOf } from "../answer.ts";
import { type Card, card, decode, metaLine, must, words } from "../tree.ts";
import { documentOf } from "./document.ts";
import type { Render } from "./render.ts";
import { rowsWithWords } from "./search.ts";

interface ListCard extends Card {
  readonly totale: number;
  /** Rows in a page. */
  readonly pagina: number;
  readonly tipi: Readonly<Record<string, number>>;
}

/** A window of the list of acts: by position where nothing or only the type filters, by the words' index where `q` does. */
export const renderRows: Render<"rows"> = async ({ tipo, q, limit, offset }, { lingua, read }) => {
  const list = await card<ListCard>(read, "norme");
  const asked = foldWords(q);
  const ofType = `tipi/${fileSafe(tipo)}`;
  let totale = list.totale;
  if (tipo) totale = Object.hasOwn(list.tipi, tipo) ? list.tipi[tipo]! : 0;
  let ordinals: readonly number[] | undefined;
  if (asked.length && totale) {
    if (tipo)
      ordinals = Array.from({ length: totale }, (_, i) => i).map(words(await must(read, `indici/norme/${ofType}.bin`)));
    ordinals = await rowsWithWords(read, asked, ordinals, list.totale);
    totale = ordinals.length;
  }
  const folder = tipo && !ordinals ? ofType : "pagine";
  const pages = new Map<number, Promise<string[]>>();
  const rows: Promise<string>[] = [];
  const rowAt = async (position: number) => {
    const page = Math.floor(position / list.pagina);
    let lines = pages.get(page);
    if (!lines) {
      lines = must(read, `indici/norme/${folder}/${page}.ndjson`).then((bytes) => decode(bytes).split("\n"));
      pages.set(page, lines);
    }
    return (await lines)[position % list.pagina]!;
  };
  for (let i = offset; i < Math.min(offset + limit, totale); i++) rows.push(rowAt(ordinals?.[i] ?? i));
  const norme = (await Promise.all(rows)).join(",\n");
  return answerOf(200, documentOf(metaLine(list, lingua), { totale, limit, offset }, { norme }), lingua);
};
