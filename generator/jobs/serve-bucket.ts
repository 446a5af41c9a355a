/** The work on one bucket of acts that runs in a thread: their relations, their answers, and what the rest of a run must know of both. */

import path from "node:path";
import type { NormaServita } from "../corpus/norme/corpus.ts";
import { mergeRelations } from "../corpus/norme/merge.ts";
import type { Relazione } from "../corpus/norme/relazione.ts";
import { bucketKeyOfEli, bucketOf } from "../law/act-bucket.ts";
import { byCodeUnit } from "../law/code-unit.ts";
import { fileOfEli, formatEli } from "../law/eli.ts";
import type { Segnale } from "../sources/normattiva/records.ts";
import { lineJson, listBlock, listFrames, members } from "../tree/line-json.ts";
import { packBytes, packFile } from "../tree/pack.ts";
import { validateAnswer } from "../tree/validate.ts";
import { actScalars } from "../views/norme/act.ts";
import { relationSeen } from "../views/norme/relations.ts";
import { rowOf } from "../views/norme/rows.ts";
import { type Citing, gatheredFor, spreadFor, type Testimoni } from "./cited-signals.ts";
import type { Esito } from "./esiti.ts";
import { textOf } from "./letti.ts";
import { writeModifiche } from "./modifiche.ts";
import { rowsDigest } from "./rows-digest.ts";
import { type ServedTable, servedTable } from "./served-table.ts";
import { ThreadFiles, type ThreadTree } from "./thread-files.ts";

/** What every bucket is served with. */
export interface ServeSettings {
  /** Folders of the acts that were read and of the relations that are made; file of the acts served (`writeServedTable`). */
  readonly letti: string;
  readonly esiti: string;
  readonly serviti: string;
  readonly tree: ThreadTree;
  readonly buckets: number;
  /** Whether the acts of a bucket are one file. */
  readonly pack: boolean;
  /** Line 1 of the answers. */
  readonly meta: { readonly norma: string; readonly relazioni: string };
}

/** An act of the bucket. */
export interface Member {
  readonly eli: string;
  readonly letto: string;
  /** Whether its answers are held against their schemas. */
  readonly validate: boolean;
}

export interface ServeBucketTask {
  readonly settings: ServeSettings;
  readonly bucket: number;
  readonly members: readonly Member[];
  /** Where its signals are: the folder of the spread ones, or the acts that have them. */
  readonly signals: { readonly spread: string } | { readonly acts: readonly Citing[] };
}

/** Relations of one act, as lines of its answer. */
interface Lines {
  readonly out: string[];
  readonly in: string[];
}

/** Articles under the ELI that they must carry; the one they were read with differs where two acts share it. */
function renamed(articoli: Buffer, from: string, to: string): Buffer {
  if (from === to || articoli.length === 0) return articoli;
  const lines = articoli.toString().slice(0, -1).split(",\n");
  const own = lines.map((line) => {
    const articolo = JSON.parse(line) as { eli: string };
    return JSON.stringify({ ...articolo, eli: to + articolo.eli.slice(from.length) });
  });
  return Buffer.from(`${own.join(",\n")}\n`);
}

const FRAMES = listFrames([["articoli"], ["allegati"], ["relazioni", "out"], ["relazioni", "in"]]).map((text) =>
  Buffer.from(text),
);

/** The parts of an act's answer from its second line on. The text, which is nearly all of it, was read as bytes and stays bytes. */
function actParts(norma: NormaServita, text: ReturnType<typeof textOf>, lines: Lines): Buffer[] {
  const articoli = renamed(text.articoli, formatEli(norma.record), norma.eli);
  const blocks = [articoli, text.allegati, Buffer.from(listBlock(lines.out)), Buffer.from(listBlock(lines.in))];
  const framed = FRAMES.flatMap((frame, i) => (i < blocks.length ? [frame, blocks[i]!] : [frame]));
  return [Buffer.from(`${members(actScalars(norma))},`), text.cornice, Buffer.from(",\n"), ...framed];
}

function relationsAnswer(norma: NormaServita, lines: Lines, meta: string): string {
  const [out, into] = [lines.out.length, lines.in.length];
  const scalars = { norma: rowOf(norma), dir: "entrambe", totale: out + into, totale_out: out, totale_in: into };
  return lineJson(meta, scalars, [{ path: ["relazioni"], items: [...lines.out, ...lines.in] }]);
}

function relationsOf(task: ServeBucketTask, { acts, identities }: ServedTable) {
  const { signals, bucket, settings } = task;
  const { letti, buckets } = settings;
  const found: Testimoni =
    "spread" in signals ? spreadFor(signals.spread, bucket) : gatheredFor(letti, signals.acts, bucket, buckets);
  const testimonianze = [...found]
    .sort(([a], [b]) => a - b)
    .map(([ordinale, lines]) => ({
      atto: acts[ordinale]!,
      segnali: lines.map((line) => JSON.parse(line) as Segnale),
    }));
  const here = (eli: string) => bucketOf(bucketKeyOfEli(eli), buckets) === bucket;
  return { here, ...mergeRelations(testimonianze, identities, ({ eli }) => here(eli)) };
}

/** Each relation as its acts of the bucket show it. */
function linesByAct(relazioni: readonly Relazione[], task: ServeBucketTask, served: ReadonlySet<string>) {
  const lines = new Map(task.members.map(({ eli }): [string, Lines] => [eli, { out: [], in: [] }]));
  for (const relazione of relazioni) {
    const { da, a } = relazione;
    lines.get(da)?.out.push(JSON.stringify(relationSeen(relazione, "out", served.has(a))));
    lines.get(a)?.in.push(JSON.stringify(relationSeen(relazione, "in", served.has(da))));
  }
  return lines;
}

/**
 * Serves the acts of a bucket: writes their answers (or their pack) and the outcome. A relation between two buckets is found in both,
 * the same; the outcome of the one that holds the act that modifies counts it.
 */
export function serveBucket(task: ServeBucketTask): Esito {
  const { settings, bucket, members: acts } = task;
  const served = servedTable(settings.serviti);
  const { relazioni, conteggi: senzaRelazione, here } = relationsOf(task, served);
  const lines = linesByAct(relazioni, task, served.identities.elis);
  const answers = new ThreadFiles(settings.tree);
  const packed: { file: string; text: Buffer }[] = [];
  const norme: NormaServita[] = [];
  for (const { eli, letto, validate } of acts) {
    const text = textOf(settings.letti, letto);
    const own = lines.get(eli)!;
    const norma = { eli, record: text.sommario, relazioni: { out: own.out.length, in: own.in.length } };
    norme.push(norma);
    const file = fileOfEli(eli);
    const meta = Buffer.from(settings.meta.norma);
    const answer = Buffer.concat([meta, ...actParts(norma, text, own)]);
    const held = validate ? answer.toString() : null;
    const name = `api/public/norme/${file}.json`;
    if (settings.pack) {
      if (held !== null) validateAnswer("norma", name, held);
      packed.push({ file, text: answer.subarray(meta.length) });
      continue;
    }
    answers.write(name, answer, held);
    const relazioni = relationsAnswer(norma, own, settings.meta.relazioni);
    answers.write(`api/public/relazioni/${file}.json`, Buffer.from(relazioni), validate ? relazioni : null);
  }
  if (packed.length > 0) answers.write(packFile(bucket), packBytes(packed));
  const atti = norme.map(({ eli, relazioni: { out, in: into } }) => [eli, out, into] as const);
  const modifiche = relazioni.filter(({ da }) => here(da));
  const righe = rowsDigest(norme);
  const days = modifiche.flatMap(({ data }) => data ?? []);
  const ultima = days.sort(byCodeUnit).at(-1) ?? null;
  return {
    bucket,
    files: answers.entries,
    atti,
    righe,
    senzaRelazione,
    relazioni: modifiche.length,
    ultima,
    modifiche: writeModifiche(path.join(settings.esiti, String(bucket)), modifiche),
  };
}
