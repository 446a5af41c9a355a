/** Acts, from the files of `norme/` to the answers of `/norme`, `/norme/{eli}`, `/relazioni` and `/graph`. */

import { OPERATIONS } from "../api/operations.ts";
import { NOTE_NORME } from "../api/prose.ts";
import { tiersOf } from "../api/tiers.ts";
import { buildCorpus, type CorpusNorme, type NormaServita } from "../corpus/norme/corpus.ts";
import { lineJson } from "../tree/line-json.ts";
import type { Staging } from "../tree/staging.ts";
import { writeGazzetta, writeNumbers } from "../tree/write-norme.ts";
import type { Livello } from "../views/norme/graph-nodes.ts";
import { byListOrder, type NormaRow, rowOf } from "../views/norme/rows.ts";
import type { WriteGraphTask } from "./act-graphs.ts";
import type { ActPool } from "./act-pool.ts";
import { graphActs } from "./graph-acts.ts";
import { keepLists } from "./kept-lists.ts";
import type { Letto } from "./letti.ts";
import { giveBack } from "./memory.ts";
import type { NormeDone, ServedActs } from "./norme-done.ts";
import type { ReadActs } from "./read-acts.ts";
import { listsDigest } from "./rows-digest.ts";
import type { RunContext } from "./run-context.ts";
import { bucketsFor, serveActs } from "./serve-acts.ts";
import { ServedAnswers } from "./served-answers.ts";
import { servedTable } from "./served-table.ts";
import type { ActStore } from "./store.ts";
import { enterAll, type ThreadTree } from "./thread-files.ts";

const LIVELLI: readonly Livello[] = ["norma", "articolo"];

/** Writes the list in a thread, and gives what its card must say. */
async function writeRows(
  staging: Staging,
  pool: ActPool,
  tree: ThreadTree,
  rows: readonly NormaRow[],
): Promise<object> {
  const { entries, card } = await pool.run("writeLists", { tree, rows });
  enterAll(staging, entries);
  return card;
}

/** The answer of `/norme` without parameters, and the card. */
function writeFirstPage({ staging, cards }: RunContext, rows: readonly NormaRow[], card: object): void {
  const { default: limit } = OPERATIONS.find((o) => o.id === "norme")!.parameters.find((p) => p.name === "limit")!;
  const items = rows.slice(0, Number(limit)).map((row) => JSON.stringify(row));
  const scalars = { totale: rows.length, limit, offset: 0 };
  const meta = cards.card("norme", NOTE_NORME.norme, card);
  staging.write("api/public/norme.json", lineJson(meta, scalars, [{ path: ["norme"], items }]));
}

/** Writes what finds an act by its number and by its Gazzetta. */
function writeFinders(staging: Staging, norme: readonly NormaServita[], rows: readonly NormaRow[]): void {
  writeNumbers(staging, rows);
  const published = norme.map(({ eli, record: { pubblicazione } }) => ({
    eli,
    data: pubblicazione.data,
    codice: pubblicazione.codice_redazionale,
  }));
  writeGazzetta(staging, published);
}

/** Writes the graphs in threads. */
async function writeGraphs(
  { staging, cards }: RunContext,
  pool: ActPool,
  sources: Pick<WriteGraphTask, "tree" | "serviti" | "esiti" | "modifiche">,
): Promise<void> {
  const meta = cards.card("graph", NOTE_NORME.graph);
  const maxNodi = OPERATIONS.find((o) => o.id === "graph")!.parameters.find((p) => p.name === "max_nodi")!;
  const tiers = tiersOf(maxNodi as { ge: number; le: number; default: number });
  const graph = async (livello: Livello) =>
    enterAll(staging, await pool.run("writeGraph", { ...sources, livello, meta, tiers }));
  await Promise.all(LIVELLI.map(graph));
}

/** Reports what the corpus left aside: doubled versions, acts that share an ELI, references to no act. */
function reportCorpus({ rapporto }: RunContext, corpus: CorpusNorme<Letto>, { senzaRelazione }: ServedActs): void {
  for (const { file, altro } of corpus.doppioni)
    rapporto.discard({
      area: "norme",
      file,
      luogo: null,
      motivo: `stessa versione dello stesso atto di ${altro}: letta una volta`,
    });
  for (const [eli, candidates] of corpus.collisioni)
    rapporto.count("norme", "atti con lo stesso ELI, distinti dal codice redazionale", {
      scarto: true,
      esempio: `${eli}: ${candidates.join(", ")}`,
    });
  for (const [motivo, by] of Object.entries({ ...corpus.conteggi, ...senzaRelazione }))
    if (by > 0) rapporto.count("norme", motivo, { by });
}

/**
 * Writes everything that is served about the acts that were read.
 *
 * @param spool folder for what is needed until the end of the run
 * @param options whether acts share files (`pack`), and the tree that is there now (`out`)
 */
export async function runNorme(
  context: RunContext,
  pool: ActPool,
  { letti, entries }: ReadActs,
  store: ActStore,
  spool: string,
  { pack, out }: { pack: boolean; out: string },
): Promise<NormeDone> {
  const { cards } = context;
  giveBack();
  const corpus = buildCorpus(letti);
  const buckets = bucketsFor(corpus.atti.length, pack);
  const packed = pack ? { pacchi: buckets } : {};
  const norma = cards.card("norma", NOTE_NORME.norma, { gemelli: context.linkedData, ...packed });
  const meta = { norma, relazioni: cards.card("relazioni", NOTE_NORME.relazioni, packed) };
  const packs = pack ? buckets : null;
  const tree = { root: context.staging.root, out };
  const settings = { tree, buckets, pack, meta, letti: store.letti, esiti: store.esiti };
  const standing = store.standing(out, letti, corpus, packs);
  const done = await serveActs(context, pool, corpus, settings, spool, standing);
  reportCorpus(context, corpus, done);
  giveBack();
  const liste = listsDigest(done.esiti);
  const kept = standing?.liste === liste ? keepLists(context.staging, out) : null;
  const rows = done.norme.map(rowOf).sort(byListOrder);
  const written = kept ?? writeRows(context.staging, pool, tree, rows);
  const graphs = writeGraphs(context, pool, {
    tree,
    serviti: done.serviti,
    esiti: store.esiti,
    modifiche: done.esiti.map(({ modifiche }) => modifiche.file),
  });
  if (!kept) writeFinders(context.staging, done.norme, rows);
  const [card] = await Promise.all([written, graphs]);
  writeFirstPage(context, rows, card);
  const grafo = graphActs(servedTable(done.serviti));
  const articoli = done.norme.reduce((sum, { record }) => sum + record.n_articoli, 0);
  return {
    ...done,
    grafo,
    answers: new ServedAnswers(context.staging, grafo.served),
    conteggi: { norme: done.norme.length, articoli, relazioni: done.relazioni },
    keep: () => store.keep(out, entries, { packs, esiti: done.esiti, incerti: corpus.incerti, liste }),
  };
}
