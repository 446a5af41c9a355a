/** What is served of all acts together: their list with its index and what finds one; the rulings on them and the acts of the Union that they name; the graphs. */

import { createHash } from "node:crypto";
import { mapped } from "../../collections/mapped.ts";
import { jsonLines } from "../../collections/sorted-list.ts";
import type { NormaRow } from "../../contract/norma-row.ts";
import { noteCitazioni } from "../../contract/note-citazioni.ts";
import { NOTE_NORME } from "../../contract/note-norme.ts";
import { parameterOf } from "../../contract/operations.ts";
import { tiersOf } from "../../contract/tiers.ts";
import { normeGraph } from "../../corpus/orders/norme/graph-head.ts";
import type { Livello } from "../../corpus/orders/norme/graph-nodes.ts";
import { byListOrder, rowOf } from "../../corpus/orders/norme/rows.ts";
import type { OrderedGraph } from "../../corpus/orders/ordered-graph.ts";
import { lineJson } from "../../format/line-json.ts";
import type { ActChanges } from "../../format/register.ts";
import { ITALIAN_CITATIONS } from "../../law/italian/tables.ts";
import { Cards, datiAl } from "../../tree/cards.ts";
import { writeGraphTiers } from "../../tree/graph-tiers.ts";
import type { Staging } from "../../tree/staging.ts";
import { writeGazzetta, writeList, writeNumbers, writeRegister, writeUrns } from "../../tree/write-norme.ts";
import { writeRulingLists } from "../../tree/write-ruling-lists.ts";
import { writeUnionLists } from "../../tree/write-union-lists.ts";
import {
  allRelations,
  bucketsOf,
  changingActs,
  listsDigest,
  type ReadNorma,
  rulingsOnActs,
  unionOnActs,
} from "../stage/buckets.ts";
import { FILES } from "../stage/files.ts";
import { keptOrMade } from "../stage/kept.ts";
import type { Phase } from "../stage/phase.ts";
import { sortedRuns } from "../stage/sorted-runs.ts";
import type { Stage } from "../stage/stage.ts";
import { storedTexts } from "../stage/stored-texts.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** The larger graph first. */
const LEVELS: readonly Livello[] = ["articolo", "norma"];

/** An act as the lists show it, and what else finds it. */
interface Listable {
  readonly row: NormaRow;
  readonly urn: string;
  /** Day of the Gazzetta that published it, and codice redazionale. */
  readonly pubblicata: string;
  readonly codice: string;
  readonly changes: ActChanges;
}

function listable({ norma, changes }: Pick<ReadNorma, "norma" | "changes">): Listable {
  const { urn, pubblicazione } = norma.record;
  const { data: pubblicata, codice_redazionale: codice } = pubblicazione;
  return { row: rowOf(norma), urn, pubblicata, codice, changes };
}

/** Bytes of one beside its title, about. */
const BYTES = 600;

/** Writes the list and its index, what finds an act by its number, by its Gazzetta and by its URN, and the register; gives how the list begins, and the dates of the oldest act and the newest. */
function writeLists(stage: Stage, staging: Staging, limit: number) {
  const { settings, placed } = stage;
  const lists = sortedRuns(stage, "order");
  const acts = lists(
    "rows",
    jsonLines<Listable>((a, b) => byListOrder(a.row, b.row)),
  );
  for (const act of changingActs(settings.kept, placed.buckets))
    acts.add(listable(act), act.norma.record.titolo.length + BYTES);
  const rows = mapped(acts.items(), ({ row }) => row);
  const card = writeList(staging, { lists, texts: storedTexts(stage, "order") }, rows);
  writeNumbers(staging, lists, rows);
  writeGazzetta(
    staging,
    lists,
    mapped(acts.items(), ({ row: { eli }, pubblicata: data, codice }) => ({ eli, data, codice })),
  );
  writeUrns(
    staging,
    lists,
    mapped(acts.items(), ({ row: { eli, tipo, data, numero }, urn }) => ({ eli, tipo, data, numero, urn })),
  );
  const parti = writeRegister(
    staging,
    lists,
    mapped(acts.items(), ({ row: norma, changes }) => ({ norma, ...changes })),
    acts.count,
  );
  const items: string[] = [];
  let [al, dal]: [string | null, string | null] = [null, null];
  for (const row of rows) {
    al ??= row.data;
    dal = row.data;
    if (items.length < limit) items.push(JSON.stringify(row));
  }
  const totale = acts.count;
  acts.close();
  const rulings = writeRulingLists(staging, rulingsOnActs(settings.kept, placed.buckets));
  const union = writeUnionLists(staging, unionOnActs(settings.kept, placed.buckets));
  return { card, totale, items, dal, al, register: { parti }, rulings, union };
}

/** Writes all lists, and the answer of `/norme` without parameters. */
function orderLists(stage: Stage, staging: Staging): void {
  const { settings, placed } = stage;
  const { kept, program, fonti } = settings;
  const made = listsDigest(bucketsOf(kept, placed.buckets), program);
  const limit = parameterOf("norme", "limit").default;
  const lists = keptOrMade(stage.kept("lists"), made, staging, () => writeLists(stage, staging, limit));
  const { card, totale, items, dal, al, register, rulings, union } = lists;
  const cards = new Cards(staging, placed.releases.norme, fonti);
  const meta = cards.card("norme", NOTE_NORME.norme, card);
  cards.card("citazioni", noteCitazioni({ atti: totale, dal, al }));
  cards.card("registro", NOTE_NORME.registro, register);
  cards.card("pronunce", NOTE_NORME.pronunce, rulings.pronunce);
  const fino = Number(datiAl(fonti, ["norme"])?.slice(0, 4) ?? ITALIAN_CITATIONS.fino);
  cards.card("pronuncia", NOTE_NORME.pronuncia, { codici: rulings.codici, fino });
  cards.card("ue", NOTE_NORME.ue, union.ue);
  cards.card("ue-atto", NOTE_NORME["ue-atto"], { codici: union.codici });
  const scalars = { totale, limit, offset: 0 };
  staging.write("api/public/norme.json", lineJson(meta, scalars, [{ path: ["norme"], items }]));
}

/** Digest of the acts' identities, days of versions among them, and of their relations, evidence included: more than the graphs show. */
function graphsDigest(stage: Stage): string {
  const { kept, program } = stage.settings;
  const hash = createHash("sha256").update(program);
  const pages = stage.recordCount(FILES.served);
  for (let page = 0; page < pages; page++) hash.update(stage.record(FILES.served, page));
  for (const { changes } of bucketsOf(kept, stage.placed.buckets)) hash.update(changes);
  return hash.digest("hex");
}

/** The first nodes and links of a level's graph; reuses those of an earlier run if `graphsDigest` is the same. */
function graphOf(stage: Stage, staging: Staging, livello: Livello, most: number): OrderedGraph {
  const { settings, placed } = stage;
  const graph = keptOrMade(stage.kept("graphs", livello), graphsDigest(stage), staging, () => {
    const relations = allRelations(settings.kept, placed.buckets);
    const { graph: acts } = stage.tableWithin("list");
    const made = normeGraph(acts, relations, livello, most, sortedRuns(stage, `graph-${livello}`));
    return { ...made, linksWithin: [...made.linksWithin] };
  });
  return { ...graph, linksWithin: Uint32Array.from(graph.linksWithin) };
}

/** Writes the graph of a level. */
function orderGraph(stage: Stage, staging: Staging, livello: Livello): void {
  const tiers = tiersOf(parameterOf("graph", "max_nodi"));
  const graph = graphOf(stage, staging, livello, Math.max(...tiers));
  writeGraphTiers(staging, `graph/${livello}`, stage.placed.meta.graph, { livello }, tiers, graph);
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
