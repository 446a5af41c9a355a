/** What is served of all acts together: their list with its index and what finds one; the graphs. */

import { parameterOf } from "../../api/operations.ts";
import { NOTE_NORME } from "../../api/prose.ts";
import { tiersOf } from "../../api/tiers.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import { Cards } from "../../tree/cards.ts";
import { writeGraphTiers } from "../../tree/graphs/graph-tiers.ts";
import { lineJson } from "../../tree/line-json.ts";
import type { Staging } from "../../tree/staging.ts";
import { writeGazzetta, writeList, writeNumbers, writeUrns } from "../../tree/write-norme.ts";
import { normeGraph } from "../../views/norme/graph.ts";
import type { Livello } from "../../views/norme/graph-nodes.ts";
import { byListOrder, firstInList, rowOf } from "../../views/norme/rows.ts";
import { listsDigest } from "../acts/rows-digest.ts";
import { allActs, allRelations, bucketsOf } from "../stage/buckets.ts";
import { keptOrMade } from "../stage/kept-files.ts";
import type { Phase } from "../stage/phase.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** The larger graph first. */
const LEVELS: readonly Livello[] = ["articolo", "norma"];

/** Writes the list and its index, and what finds an act by its number, by its Gazzetta and by its URN. */
function writeLists(staging: Staging, norme: readonly NormaServita[]): object {
  const rows = norme.map(rowOf).sort(byListOrder);
  const card = writeList(staging, rows);
  writeNumbers(staging, rows);
  const published = norme.map(({ eli, record: { pubblicazione } }) => ({
    eli,
    data: pubblicazione.data,
    codice: pubblicazione.codice_redazionale,
  }));
  writeGazzetta(staging, published);
  writeUrns(
    staging,
    norme.map(({ eli, record: { tipo, data, numero, urn } }) => ({ eli, tipo, data, numero, urn })),
  );
  return card;
}

/** Writes all lists, and the answer of `/norme` without parameters. */
function orderLists(stage: Stage, staging: Staging): void {
  const { settings, placed } = stage;
  const { kept, program, fonti } = settings;
  const made = listsDigest(bucketsOf(kept, placed.buckets), program);
  const limit = parameterOf("norme", "limit").default;
  const { card, totale, items } = keptOrMade(stage.kept("lists"), made, staging, () => {
    const norme = [...allActs(kept, placed.buckets)];
    const items = firstInList(norme, limit).map((norma) => JSON.stringify(rowOf(norma)));
    return { card: writeLists(staging, norme), totale: norme.length, items };
  });
  const meta = new Cards(staging, placed.release, fonti).card("norme", NOTE_NORME.norme, card);
  const scalars = { totale, limit, offset: 0 };
  staging.write("api/public/norme.json", lineJson(meta, scalars, [{ path: ["norme"], items }]));
}

/** Writes the graph of a level. */
function orderGraph(stage: Stage, staging: Staging, livello: Livello): void {
  const { settings, placed, table } = stage;
  const tiers = tiersOf(parameterOf("graph", "max_nodi"));
  const most = Math.max(...tiers);
  const graph = normeGraph(table.graph, allRelations(settings.kept, placed.buckets), livello, most);
  writeGraphTiers(staging, `graph/${livello}`, placed.meta.graph, { livello }, tiers, graph);
}

export const ORDER: Phase<Stage> = {
  name: "order",
  title: BUILD_TEXTS.phases.order,
  most: 1 + LEVELS.length,
  count: () => 1 + LEVELS.length,
  run(stage, task) {
    const staging = stage.staging();
    const level = LEVELS[task];
    if (level === undefined) orderLists(stage, staging);
    else orderGraph(stage, staging, level);
    stage.leave("order", task, staging);
  },
};
