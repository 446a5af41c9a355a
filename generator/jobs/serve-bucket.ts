/** The work on one bucket of acts that runs in a thread: their relations, their answers, and what the rest of a run must know of both. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NormaServita } from "../corpus/norme/corpus.ts";
import { type ActIdentity, Identities } from "../corpus/norme/identities.ts";
import { mergeRelations } from "../corpus/norme/merge.ts";
import type { Relazione } from "../corpus/norme/relazione.ts";
import { bucketKeyOfEli, bucketOf } from "../law/act-bucket.ts";
import { fileOfEli, formatEli } from "../law/eli.ts";
import type { Segnale } from "../sources/normattiva/records.ts";
import { writeNew } from "../tree/durable-write.ts";
import { lineJson, listLines, members } from "../tree/line-json.ts";
import { packBytes, packFile } from "../tree/pack.ts";
import { type ManifestEntry, sha256 } from "../tree/staging.ts";
import { validateAnswer } from "../tree/validate.ts";
import { actScalars } from "../views/norme/act.ts";
import { relationSeen } from "../views/norme/relations.ts";
import { rowOf } from "../views/norme/rows.ts";
import { type Citing, gatheredFor, spreadFor, type Testimoni } from "./cited-signals.ts";
import { type Esito, keepEsito } from "./esiti.ts";
import { textOf } from "./letti.ts";

/** What every bucket is served with. */
export interface ServeSettings {
  /** Folders of the acts that were read and of the outcomes; file of the identities (`writeServed`). */
  readonly letti: string;
  readonly esiti: string;
  readonly serviti: string;
  /** Folder of the growing tree. */
  readonly root: string;
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

/** The acts served, as all threads know them. */
interface Served {
  readonly acts: readonly ActIdentity[];
  readonly identities: Identities;
}

let loaded: { readonly file: string; readonly served: Served } | undefined;

/** Writes what `serveBucket` must know of all acts, by ordinal. */
export function writeServed(file: string, acts: readonly ActIdentity[], incerti: ReadonlySet<string>): void {
  writeFileSync(file, JSON.stringify({ acts, incerti: [...incerti] }));
}

/** The acts served: read once by each thread. */
function servedIn(file: string): Served {
  if (loaded?.file !== file) {
    const { acts, incerti } = JSON.parse(readFileSync(file, "utf8")) as { acts: ActIdentity[]; incerti: string[] };
    loaded = { file, served: { acts, identities: new Identities(acts, new Set(incerti)) } };
  }
  return loaded.served;
}

/** Relations of one act, as lines of its answer. */
interface Lines {
  readonly out: string[];
  readonly in: string[];
}

/** An act's answer from its second line on; its articles carry the ELI that they must carry (it differs where two acts share one). */
function actText(norma: NormaServita, text: ReturnType<typeof textOf>, lines: Lines): string {
  const spilled = formatEli(norma.record);
  const articoli =
    norma.eli === spilled
      ? text.articoli
      : text.articoli.map((line) => {
          const articolo = JSON.parse(line) as { eli: string };
          return JSON.stringify({ ...articolo, eli: norma.eli + articolo.eli.slice(spilled.length) });
        });
  const lists = listLines([
    { path: ["articoli"], items: articoli },
    { path: ["allegati"], items: text.allegati },
    { path: ["relazioni", "out"], items: lines.out },
    { path: ["relazioni", "in"], items: lines.in },
  ]);
  return `${members(actScalars(norma))},\n${lists}`;
}

function relationsAnswer(norma: NormaServita, lines: Lines, meta: string): string {
  const [out, into] = [lines.out.length, lines.in.length];
  const scalars = { norma: rowOf(norma), dir: "entrambe", totale: out + into, totale_out: out, totale_in: into };
  return lineJson(meta, scalars, [{ path: ["relazioni"], items: [...lines.out, ...lines.in] }]);
}

class Answers {
  readonly #root: string;
  readonly files: ManifestEntry[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  write(name: string, content: string | Uint8Array): void {
    const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
    const full = path.join(this.#root, name);
    mkdirSync(path.dirname(full), { recursive: true });
    writeNew(full, bytes);
    this.files.push({ path: name, bytes: bytes.length, sha256: sha256(bytes) });
  }
}

function relationsOf(task: ServeBucketTask, { acts, identities }: Served) {
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
  const served = servedIn(settings.serviti);
  const { relazioni, conteggi, here } = relationsOf(task, served);
  const lines = linesByAct(relazioni, task, served.identities.elis);
  const answers = new Answers(settings.root);
  const packed: { file: string; text: string }[] = [];
  const atti: Esito["atti"][number][] = [];
  for (const { eli, letto, validate } of acts) {
    const text = textOf(settings.letti, letto);
    const own = lines.get(eli)!;
    const norma = { eli, record: text.sommario, relazioni: { out: own.out.length, in: own.in.length } };
    atti.push([eli, own.out.length, own.in.length]);
    const file = fileOfEli(eli);
    const body = actText(norma, text, own);
    const name = `api/public/norme/${file}.json`;
    if (validate) validateAnswer("norma", name, settings.meta.norma + body);
    if (settings.pack) packed.push({ file, text: body });
    else {
      answers.write(name, settings.meta.norma + body);
      const relazioniName = `api/public/relazioni/${file}.json`;
      const answer = relationsAnswer(norma, own, settings.meta.relazioni);
      if (validate) validateAnswer("relazioni", relazioniName, answer);
      answers.write(relazioniName, answer);
    }
  }
  if (packed.length > 0) answers.write(packFile(bucket), packBytes(packed));
  const archi = relazioni.filter(({ da }) => here(da));
  return keepEsito(settings.esiti, { bucket, files: answers.files, atti, conteggi, relazioni: archi.length }, archi);
}
