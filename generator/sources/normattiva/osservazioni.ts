/** What is to be told about the texts of an act's articles. */

import { isHole } from "../../law/articles/comparable-text.ts";
import type { Articolo, Osservazioni } from "./records.ts";

const EXAMPLES_KEPT = 10;

const VUOTI = "articoli senza testo nella fonte, serviti vuoti: vedere se un altro scaricamento dell'atto li ha";
const DOPPI = "articoli con due versioni dei commi nella fonte: servita l'ultima";
const INCERTE = "articoli che si aprono con una riga che forse è la rubrica: lasciata nel testo";
const DISCORDI = "articoli che eId numera altrimenti da num: vale num";

/**
 * The reasons that hold for some articles.
 *
 * @param doppi identifiers of the articles whose commi stand there twice
 * @param incerte identifiers of those whose first line may be a rubrica
 * @param discordi identifiers of those that their identifier numbers otherwise than their words
 * @example observe(articoli, { doppi: ["art_27"], incerte: [], discordi: [] })
 *   // { "articoli con due versioni dei commi nella fonte: servita l'ultima": { quanti: 1, esempi: ["art_27"] } }
 */
export function observe(
  articoli: readonly Pick<Articolo, "id" | "testo">[],
  found: {
    readonly doppi: readonly string[];
    readonly incerte: readonly string[];
    readonly discordi: readonly string[];
  },
): Osservazioni {
  const vuoti = articoli.filter(({ testo }) => isHole(testo)).map(({ id }) => id);
  const lists: [string, readonly string[]][] = [
    [VUOTI, vuoti],
    [DOPPI, found.doppi],
    [INCERTE, found.incerte],
    [DISCORDI, found.discordi],
  ];
  return Object.fromEntries(
    lists
      .filter(([, ids]) => ids.length > 0)
      .map(([reason, ids]) => [reason, { quanti: ids.length, esempi: ids.slice(0, EXAMPLES_KEPT) }]),
  );
}
