/** Acts, from the files of `norme/` to the answers of `/norme`, `/norme/{eli}`, `/relazioni` and `/graph`. */

import { OPERATIONS } from "../api/operations.ts";
import { NOTE_NORME } from "../api/prose.ts";
import { buildCorpus, type CorpusNorme, type NormaServita } from "../corpus/norme/corpus.ts";
import { lineJson } from "../tree/line-json.ts";
import type { GraphActs, Livello } from "../views/norme/graph-nodes.ts";
import { rowOf } from "../views/norme/rows.ts";
import type { ActPool } from "./act-pool.ts";
import { graphActs, type WriteGraphTask } from "./amendment-graph.ts";
import type { Letto } from "./letti.ts";
import type { ReadActs } from "./read-acts.ts";
import type { RunContext } from "./run-context.ts";
import { bucketsFor, type ServedActs, serveActs } from "./serve-acts.ts";
import { ServedAnswers } from "./served-answers.ts";
import { servedTable } from "./served-table.ts";
import type { ActStore } from "./store.ts";
import { enterAll, type ThreadTree } from "./thread-files.ts";

const LIVELLI: readonly Livello[] = ["norma", "articolo"];

/** What the rest of a run needs of the acts. */
export interface NormeDone extends ServedActs {
  /** What was written of the acts. */
  readonly answers: ServedAnswers;
  /** What the graphs must know of the acts. */
  readonly grafo: GraphActs;
  readonly conteggi: { readonly norme: number; readonly articoli: number; readonly relazioni: number };
  /** To call once the tree is published. */
  readonly keep: () => Promise<void>;
}

/** Writes the lists in a thread. */
async function writeAllLists(
  { staging, cards }: RunContext,
  pool: ActPool,
  tree: ThreadTree,
  norme: readonly NormaServita[],
): Promise<void> {
  const { default: limit } = OPERATIONS.find((o) => o.id === "norme")!.parameters.find((p) => p.name === "limit")!;
  const published = norme.map(({ eli, record: { pubblicazione } }) => ({
    eli,
    data: pubblicazione.data,
    codice: pubblicazione.codice_redazionale,
  }));
  const task = { tree, rows: norme.map(rowOf), published, limit: Number(limit) };
  const { entries, card, first } = await pool.run("writeLists", task);
  enterAll(staging, entries);
  const items = first.map((row) => JSON.stringify(row));
  const scalars = { totale: norme.length, limit, offset: 0 };
  const meta = cards.card("norme", NOTE_NORME.norme, card);
  staging.write("api/public/norme.json", lineJson(meta, scalars, [{ path: ["norme"], items }]));
}

/** Writes the graphs in threads. */
async function writeGraphs(
  { staging, cards }: RunContext,
  pool: ActPool,
  task: Omit<WriteGraphTask, "livello" | "meta">,
): Promise<void> {
  const meta = cards.card("graph", NOTE_NORME.graph);
  const write = async (livello: Livello) => {
    enterAll(staging, await pool.run("writeGraph", { ...task, livello, meta }));
  };
  await Promise.all(LIVELLI.map(write));
}

/** Reports what the corpus left aside: doubled versions, acts that share an ELI, references to no act. */
function reportCorpus({ rapporto }: RunContext, corpus: CorpusNorme<Letto>, { conteggi }: ServedActs): void {
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
  for (const [motivo, by] of Object.entries({ ...corpus.conteggi, ...conteggi }))
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
  const corpus = buildCorpus(letti);
  const buckets = bucketsFor(corpus.atti.length, pack);
  const packed = pack ? { pacchi: buckets } : {};
  const norma = cards.card("norma", NOTE_NORME.norma, { gemelli: context.linkedData, ...packed });
  const meta = { norma, relazioni: cards.card("relazioni", NOTE_NORME.relazioni, packed) };
  const packs = pack ? buckets : null;
  const tree = { root: context.staging.root, out };
  const settings = { tree, buckets, pack, meta, letti: store.letti, esiti: store.esiti };
  const done = await serveActs(context, pool, corpus, settings, spool, store.standing(out, letti, corpus, packs));
  reportCorpus(context, corpus, done);
  await Promise.all([
    writeAllLists(context, pool, tree, done.norme),
    writeGraphs(context, pool, { tree, serviti: done.serviti, esiti: store.esiti, buckets }),
  ]);
  const grafo = graphActs(servedTable(done.serviti));
  const articoli = done.norme.reduce((sum, { record }) => sum + record.n_articoli, 0);
  return {
    ...done,
    grafo,
    answers: new ServedAnswers(context.staging, packs, norma, grafo.served),
    conteggi: { norme: done.norme.length, articoli, relazioni: done.relazioni },
    keep: () => store.keep(out, entries, packs, corpus.incerti),
  };
}
