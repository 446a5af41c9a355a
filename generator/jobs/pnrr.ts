/** The recovery plan, from the files of `pnrr/` to the answers below `/pnrr`. */

import { buildPnrr } from "../corpus/pnrr/build.ts";
import { readItaliaDomani } from "../sources/italia-domani/read.ts";
import { lineJson } from "../tree/line-json.ts";
import { writeFilterableGraph } from "../tree/write-filterable-graph.ts";
import { writeRanking } from "../tree/write-ranking.ts";
import { pnrrViews } from "../views/pnrr/views.ts";
import type { RunContext } from "./run-context.ts";
import { TEXTS } from "./texts.ts";

/** Reading, joining, ordering, writing. */
const STAGES = 4;

/** Reads `pnrr/` and writes everything that is served about it; gives the counts for `/health`. */
export async function runPnrr({ data, spool, rapporto, staging, cards, progress, downloads }: RunContext) {
  progress.start(TEXTS.steps.pnrr, STAGES);
  const read = await readItaliaDomani(data, rapporto, { spool });
  progress.advance(1);
  const modello = buildPnrr(read, rapporto);
  progress.advance(1);
  const { conteggi, grafo, aziende, enti, regioni, finanziamenti, note } = pnrrViews(modello);
  progress.advance(1);
  const everySector = grafo.filtro.nomi.map((_, i) => i).join(",");
  const echo = { settore: "", importo_min: 0 };
  writeFilterableGraph(staging, cards, "pnrr-graph", "pnrr/graph", echo, grafo, everySector, note["pnrr-graph"]);
  writeRanking(staging, "pnrr/classifica-aziende", cards.card("pnrr-aziende", note["pnrr-aziende"]), aziende);
  writeRanking(staging, "pnrr/classifica-enti", cards.card("pnrr-enti", note["pnrr-enti"]), enti);
  writeRanking(staging, "pnrr/classifica-regioni", cards.card("pnrr-regioni", note["pnrr-regioni"]), regioni);
  const { totale, fonti, settori, flussi } = finanziamenti;
  const meta = cards.card("pnrr-finanziamenti", note["pnrr-finanziamenti"]);
  const lists = { fonti, settori, flussi };
  const document = lineJson(
    meta,
    { totale },
    Object.entries(lists).map(([name, items]) => ({ path: [name], items: items.map((i) => JSON.stringify(i)) })),
  );
  staging.write("api/public/pnrr/finanziamenti.json", document);
  downloads?.pnrr(modello, grafo);
  return { conteggi };
}
