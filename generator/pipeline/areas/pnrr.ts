/** The recovery plan, from the files of `pnrr/` to the answers below `/pnrr`. */

import { buildPnrr } from "../../corpus/pnrr/build.ts";
import { readItaliaDomani } from "../../sources/italia-domani/read.ts";
import { writeFilterableGraph } from "../../tree/graphs/write-filterable-graph.ts";
import { writeMoneyFiles } from "../../tree/graphs/write-money-files.ts";
import { lineJson } from "../../tree/line-json.ts";
import { writeRankings } from "../../tree/write-ranking.ts";
import { pnrrViews } from "../../views/pnrr/views.ts";
import type { AreaContext } from "./area-context.ts";

/** Reads `pnrr/` and writes everything that is served about it, and what the explorer reads beside; gives the counts for `/health`, and what the files for keeping are made of. */
export async function writePnrr({ data, spool, rapporto, staging, cards }: AreaContext) {
  const read = await readItaliaDomani(data, rapporto, { spool });
  const modello = buildPnrr(read, rapporto);
  const { conteggi, grafo, aziende, enti, regioni, finanziamenti, note } = pnrrViews(modello);
  const everySector = grafo.filtro.nomi.map((_, i) => i).join(",");
  const echo = { settore: "", importo_min: 0 };
  writeFilterableGraph(staging, cards, "pnrr-graph", "pnrr/graph", echo, grafo, everySector, note["pnrr-graph"]);
  writeMoneyFiles(staging, grafo);
  writeRankings(staging, cards, { "pnrr-aziende": aziende, "pnrr-enti": enti, "pnrr-regioni": regioni }, note);
  const { totale, fonti, settori, flussi } = finanziamenti;
  const meta = cards.card("pnrr-finanziamenti", note["pnrr-finanziamenti"]);
  const lists = { fonti, settori, flussi };
  const document = lineJson(
    meta,
    { totale },
    Object.entries(lists).map(([name, items]) => ({ path: [name], items: items.map((i) => JSON.stringify(i)) })),
  );
  staging.write("api/public/pnrr/finanziamenti.json", document);
  return { conteggi, modello, grafo };
}
