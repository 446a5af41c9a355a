/** Acts, from the files of `norme/` to the answers of `/norme`, `/norme/{eli}`, `/relazioni` and `/graph`. */

import { mkdirSync } from "node:fs";
import path from "node:path";
import { OPERATIONS } from "../api/operations.ts";
import { NOTE_NORME } from "../api/prose.ts";
import { tiersOf } from "../api/tiers.ts";
import { buildCorpus, type CorpusNorme } from "../corpus/norme/corpus.ts";
import { fileOfEli, formatEli } from "../law/eli.ts";
import { type InputFile, listInputs } from "../sources/input.ts";
import type { AttoRecord } from "../sources/normattiva/records.ts";
import { writeGraphTiers } from "../tree/graph-tiers.ts";
import { lineJson, members } from "../tree/line-json.ts";
import { inSample } from "../tree/staging.ts";
import { writeGazzetta, writeList, writeNumbers } from "../tree/write-norme.ts";
import { actScalars } from "../views/norme/act.ts";
import type { Livello } from "../views/norme/graph-nodes.ts";
import { graphOfCorpus } from "../views/norme/graph-of-corpus.ts";
import { relationsOf } from "../views/norme/relations.ts";
import { byListOrder, rowOf } from "../views/norme/rows.ts";
import { ACT_TASKS, type FinishActTask } from "./act-tasks.ts";
import { openPool, type Pool } from "./pool.ts";
import type { RunContext } from "./run-context.ts";

/** An act of Normattiva is at most 10 MB; ten times that is no act. Legitimate ratios stay below 60. */
const ZIP_LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };
const LIVELLI: readonly Livello[] = ["norma", "articolo"];

/** What the rest of a run needs of the acts. */
export interface NormeDone {
  readonly corpus: CorpusNorme;
  readonly conteggi: { readonly norme: number; readonly articoli: number; readonly relazioni: number };
}

export type ActPool = Pool<typeof ACT_TASKS>;

async function readAll(context: RunContext, pool: ActPool, spool: string) {
  const { rapporto, progress } = context;
  const listed = await listInputs(context.data, "norme", "norme", ZIP_LIMITS, rapporto);
  const inputs = listed.filter(({ name }) => /\.(xml|akn)$/i.test(name));
  progress.start("Atti letti", inputs.length);
  const records: AttoRecord[] = [];
  const spools = new Map<AttoRecord, string>();
  const readOne = async (input: InputFile, index: number) => {
    const target = path.join(spool, String(index));
    const read = await pool.run("readAct", { input, spool: target });
    progress.advance(1);
    if ("record" in read) {
      records.push(read.record);
      spools.set(read.record, target);
    } else rapporto.discard({ area: "norme", file: input.name, luogo: read.luogo, motivo: read.motivo });
  };
  // The largest first, so that no thread is left with a code when the others have finished.
  const numbered = inputs.map((input, index) => ({ input, index })).sort((a, b) => b.input.bytes - a.input.bytes);
  await Promise.all(numbered.map(({ input, index }) => readOne(input, index)));
  records.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { records, spools, files: inputs.length };
}

/** Every act's answer, and its relations as an answer of their own. */
async function writeActs(
  context: RunContext,
  pool: ActPool,
  corpus: CorpusNorme,
  spools: ReadonlyMap<AttoRecord, string>,
): Promise<void> {
  const { staging, cards, progress } = context;
  const meta = cards.card("norma", NOTE_NORME.norma, { gemelli: context.linkedData });
  const metaRelazioni = cards.card("relazioni", NOTE_NORME.relazioni);
  const served = new Set(corpus.norme.map((n) => n.eli));
  progress.start("Atti scritti", corpus.norme.length);
  const writes = corpus.norme.map(async (norma, index) => {
    const relazioni = relationsOf(corpus, norma, served);
    const [out, into] = [relazioni.out.map((r) => JSON.stringify(r)), relazioni.in.map((r) => JSON.stringify(r))];
    const file = fileOfEli(norma.eli);
    const name = `api/public/norme/${file}.json`;
    const task: FinishActTask = {
      spool: spools.get(norma.record)!,
      name,
      path: staging.locate(name),
      head: `${meta}${members(actScalars(norma))},\n`,
      spilledEli: formatEli(norma.record),
      eli: norma.eli,
      out,
      in: into,
      validate: inSample(index),
    };
    const written = pool.run("finishAct", task);
    const scalars = {
      norma: rowOf(norma),
      dir: "entrambe",
      totale: out.length + into.length,
      totale_out: out.length,
      totale_in: into.length,
    };
    const document = lineJson(metaRelazioni, scalars, [{ path: ["relazioni"], items: [...out, ...into] }]);
    staging.write(`api/public/relazioni/${file}.json`, document);
    staging.enter({ path: name, ...(await written) });
    progress.advance(1);
  });
  await Promise.all(writes);
}

function writeLists({ staging, cards }: RunContext, corpus: CorpusNorme): void {
  const rows = corpus.norme.map(rowOf).sort(byListOrder);
  const meta = cards.card("norme", NOTE_NORME.norme, writeList(staging, rows));
  const { default: limit } = OPERATIONS.find((o) => o.id === "norme")!.parameters.find((p) => p.name === "limit")!;
  const items = rows.slice(0, Number(limit)).map((row) => JSON.stringify(row));
  staging.write(
    "api/public/norme.json",
    lineJson(meta, { totale: rows.length, limit, offset: 0 }, [{ path: ["norme"], items }]),
  );
  writeNumbers(staging, rows);
  writeGazzetta(
    staging,
    corpus.norme.map(({ eli, record }) => ({
      eli,
      data: record.pubblicazione.data,
      codice: record.pubblicazione.codice_redazionale,
    })),
  );
}

function writeGraphs({ staging, cards }: RunContext, corpus: CorpusNorme): void {
  const meta = cards.card("graph", NOTE_NORME.graph);
  const maxNodi = OPERATIONS.find((o) => o.id === "graph")!.parameters.find((p) => p.name === "max_nodi")!;
  const tiers = tiersOf(maxNodi as { ge: number; le: number; default: number });
  for (const livello of LIVELLI) {
    const graph = graphOfCorpus(corpus, livello, tiers.at(-1)!);
    writeGraphTiers(staging, `graph/${livello}`, meta, { livello }, tiers, graph);
  }
}

/** Reports what the corpus left aside: doubled versions, acts that share an ELI, references to no act. */
function reportCorpus({ rapporto }: RunContext, corpus: CorpusNorme): void {
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
  for (const [motivo, by] of Object.entries(corpus.conteggi)) if (by > 0) rapporto.count("norme", motivo, { by });
}

/**
 * Opens the pool for `runNorme`: early, so that its threads load while the run prepares.
 *
 * @param jobs acts read side by side
 * @param worker module of the worker threads
 */
export function openActPool(jobs: number, worker: URL): ActPool {
  return openPool(jobs, worker, ACT_TASKS);
}

/**
 * Reads `norme/` and writes everything that is served about acts. Closes the pool.
 *
 * @param spool folder for the texts that wait for their relations
 */
export async function runNorme(context: RunContext, pool: ActPool, spool: string): Promise<NormeDone> {
  mkdirSync(spool, { recursive: true });
  try {
    const { records, spools } = await readAll(context, pool, spool);
    const corpus = buildCorpus(records);
    reportCorpus(context, corpus);
    const acts = writeActs(context, pool, corpus, spools);
    // While the threads write the acts.
    writeLists(context, corpus);
    writeGraphs(context, corpus);
    await acts;
    context.downloads?.norme(corpus);
    const articoli = corpus.norme.reduce((sum, { record }) => sum + record.articoli.length, 0);
    return { corpus, conteggi: { norme: corpus.norme.length, articoli, relazioni: corpus.relazioni.length } };
  } finally {
    await pool.close();
  }
}
