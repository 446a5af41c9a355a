/** What is served of all acts together: their list with its index, what finds one, the graphs. */

import { OPERATIONS } from "../api/operations.ts";
import { NOTE_NORME } from "../api/prose.ts";
import { tiersOf } from "../api/tiers.ts";
import type { NormaServita } from "../corpus/norme/corpus.ts";
import { lineJson } from "../tree/line-json.ts";
import type { Staging } from "../tree/staging.ts";
import { writeGazzetta, writeNumbers, writeUrns } from "../tree/write-norme.ts";
import type { Livello } from "../views/norme/graph-nodes.ts";
import { byListOrder, firstInList, type NormaRow, rowOf } from "../views/norme/rows.ts";
import type { WriteGraphTask } from "./act-graphs.ts";
import type { ActPool } from "./act-pool.ts";
import type { ServedActs } from "./norme-done.ts";
import type { RunContext } from "./run-context.ts";
import type { ThreadTree } from "./thread-files.ts";

/** The larger graph first. */
const LIVELLI: readonly Livello[] = ["articolo", "norma"];

/** Writes the list in a thread, and gives what its card must say. */
async function writeRows(
  staging: Staging,
  pool: ActPool,
  tree: ThreadTree,
  rows: readonly NormaRow[],
): Promise<object> {
  const { entries, card } = await pool.run("writeLists", { tree, rows });
  for (const entry of entries) staging.enter(entry);
  return card;
}

/** The answer of `/norme` without parameters, and the card. */
function writeFirstPage({ staging, cards }: RunContext, norme: readonly NormaServita[], card: object): void {
  const { default: limit } = OPERATIONS.find((o) => o.id === "norme")!.parameters.find((p) => p.name === "limit")!;
  const items = firstInList(norme, Number(limit)).map((norma) => JSON.stringify(rowOf(norma)));
  const scalars = { totale: norme.length, limit, offset: 0 };
  const meta = cards.card("norme", NOTE_NORME.norme, card);
  staging.write("api/public/norme.json", lineJson(meta, scalars, [{ path: ["norme"], items }]));
}

/** Writes what finds an act by its number, by its Gazzetta and by its URN. */
function writeFinders(staging: Staging, norme: readonly NormaServita[], rows: readonly NormaRow[]): void {
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
}

/** Writes the graphs in threads. */
async function writeGraphs(
  { staging, cards }: RunContext,
  pool: ActPool,
  sources: Pick<WriteGraphTask, "tree" | "serviti" | "parts">,
): Promise<void> {
  const meta = cards.card("graph", NOTE_NORME.graph);
  const maxNodi = OPERATIONS.find((o) => o.id === "graph")!.parameters.find((p) => p.name === "max_nodi")!;
  const tiers = tiersOf(maxNodi as { ge: number; le: number; default: number });
  const graph = async (livello: Livello) => {
    const entries = await pool.run("writeGraph", { ...sources, livello, meta, tiers });
    for (const entry of entries) staging.enter(entry);
  };
  await Promise.all(LIVELLI.map(graph));
}

/**
 * Writes what is served of all acts together, most of it in threads.
 *
 * @param where the growing tree; what the card of `/norme` must say where its lists are those of the earlier tree (`kept`), else `null`
 */
export async function writeRaccolta(
  context: RunContext,
  pool: ActPool,
  { norme, serviti, parts }: ServedActs,
  where: { readonly tree: ThreadTree; readonly kept: object | null },
): Promise<void> {
  const { tree, kept } = where;
  const rows = kept ? null : norme.map(rowOf).sort(byListOrder);
  if (rows) writeFinders(context.staging, norme, rows);
  const [card] = await Promise.all([
    rows ? writeRows(context.staging, pool, tree, rows) : kept!,
    writeGraphs(context, pool, { tree, serviti, parts }),
  ]);
  writeFirstPage(context, norme, card);
}
