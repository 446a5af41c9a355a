/** Who is who: versions of one act are put together, acts get their ELI and their bucket, and it is settled which buckets are served. */

import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { NOTE_NORME } from "../../api/prose.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { buildCorpus, type CorpusNorme } from "../../corpus/norme/corpus.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { Rapporto } from "../../sources/rapporto.ts";
import { API_VERSION, Cards } from "../../tree/cards.ts";
import { inSample } from "../../tree/staging.ts";
import { bucketInputs, bucketsNear } from "../acts/bucket-inputs.ts";
import { bucketsFor } from "../acts/buckets-for.ts";
import { reportCorpus } from "../acts/report-corpus.ts";
import { type NamedContent, releaseOf } from "../inputs/release.ts";
import { bucketIfKept, tidyBuckets } from "../stage/buckets.ts";
import { type Citing, FILES, type Listed, type Member, type Placed, type WantedBucket } from "../stage/files.ts";
import { knownInputs, saveInputs } from "../stage/known-inputs.ts";
import type { Phase } from "../stage/phase.ts";
import type { KnownInput, ReadAct } from "../stage/read-act.ts";
import { articlesOf, fileOfReading } from "../stage/readings.ts";
import { writeRecords } from "../stage/records.ts";
import { servedText } from "../stage/served-table.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** Acts whose signals one task spreads. */
const SPREAD_AT_ONCE = 2000;

/** The inputs by name, those just read and those known before; the next run knows them all. */
function gatherInputs(stage: Stage, { fresh, known }: Listed): Map<string, KnownInput> {
  const { program } = stage.settings;
  const before = knownInputs(stage.kept("inputs"), program);
  const inputs = new Map<string, KnownInput>();
  for (const [name] of known) {
    const input = before.get(name);
    if (input === undefined) throw new Error(`${name}: it was known a moment ago`);
    inputs.set(name, input);
  }
  const tasks = stage.records(FILES.batches).count;
  for (let task = 0; task < tasks; task++)
    for (const input of stage.read<KnownInput[]>(FILES.read(task))) inputs.set(input.name, input);
  const gone = [...before.keys()].filter((name) => !inputs.has(name));
  saveInputs(stage.kept("inputs"), program, inputs.values(), [...fresh.map(([name]) => name), ...gone]);
  return inputs;
}

/** Removes the readings of no input, and what killed runs left half written. */
function tidyReadings(readings: string, acts: readonly ReadAct[]): void {
  mkdirSync(readings, { recursive: true });
  const wanted = new Set(acts.map(({ reading }) => fileOfReading(readings, reading)));
  for (const { name, parentPath } of readdirSync(readings, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )) {
    const file = path.join(parentPath, name);
    if (!wanted.has(file)) rmSync(file, { force: true });
  }
}

/** The files of `norme/`: those that were read for their acts with what they hold. */
function* filesOfNorme(
  { fresh, known, others }: Listed,
  inputs: ReadonlyMap<string, KnownInput>,
): Generator<NamedContent> {
  for (const name of others) yield [name, null];
  for (const [name, loose] of [...fresh, ...known]) if (loose) yield [name, inputs.get(name)?.content ?? null];
}

function release({ settings }: Stage, files: Iterable<NamedContent>): Promise<string> {
  const { data, date, held } = settings;
  const counted = Object.keys(held).length > 0 ? [JSON.stringify(held)] : [];
  return releaseOf(data, [API_VERSION, String(date), ...counted], files);
}

/** The buckets that must be served: those whose outcome is not made from what is there now, or whose files the earlier tree has not. */
function wantedBuckets(stage: Stage, inputs: readonly string[]): WantedBucket[] {
  // The outcome of a bucket says which files are its own.
  const staging = stage.staging();
  const wanted: WantedBucket[] = [];
  for (const [bucket, made] of inputs.entries()) {
    const outcome = bucketIfKept(stage.settings.kept, bucket);
    if (outcome?.made !== made || !staging.keep(outcome.files)) wanted.push({ bucket, made });
  }
  return wanted;
}

/** Writes what the tasks of the wanted buckets are about: their acts, and the acts whose signals they need. */
function writeTasks(stage: Stage, { atti }: CorpusNorme<ReadAct>, { buckets, wanted }: Placed): void {
  const members = new Map(wanted.map(({ bucket }): [number, Member[]] => [bucket, []]));
  const citing: Citing[] = [];
  for (const [position, atto] of atti.entries()) {
    const { eli, record, earlier } = atto;
    const all = [record, ...earlier];
    const bucket = bucketOf(bucketKeyOfEli(eli), buckets);
    members.get(bucket)?.push({ eli, readings: all.map(({ reading }) => reading), validate: inSample(position) });
    if (![...bucketsNear(atto, buckets)].some((near) => members.has(near))) continue;
    const versions = all.map(({ reading, signals }) => ({ reading, signals }));
    citing.push({ eli, position, bucket, versions });
  }
  writeRecords(
    stage.file(FILES.members),
    wanted.map(({ bucket }) => JSON.stringify(members.get(bucket))),
  );
  const batches = Array.from({ length: Math.ceil(citing.length / SPREAD_AT_ONCE) }, (_, i) =>
    citing.slice(i * SPREAD_AT_ONCE, (i + 1) * SPREAD_AT_ONCE),
  );
  writeRecords(
    stage.file(FILES.citing),
    batches.map((batch) => JSON.stringify(batch)),
  );
}

export const PLACE: Phase<Stage> = {
  name: "place",
  title: BUILD_TEXTS.phases.place,
  count: () => 1,
  async run(stage, task) {
    const { settings } = stage;
    const { pack, linkedData, fonti, program } = settings;
    const listed = stage.read<Listed>(FILES.listed);
    const inputs = gatherInputs(stage, listed);
    const acts = [...inputs.values()].flatMap((input) => ("act" in input ? [input.act] : []));
    tidyReadings(stage.kept("readings"), acts);
    const corpus = buildCorpus(acts.sort((a, b) => byCodeUnit(a.file, b.file)));
    const rapporto = new Rapporto();
    reportCorpus(rapporto, corpus, inputs, (reading) => articlesOf(stage.kept("readings"), reading));
    const staging = stage.staging();
    const number = await release(stage, filesOfNorme(listed, inputs));
    const cards = new Cards(staging, number, fonti);
    const buckets = bucketsFor(corpus.atti.length, pack);
    tidyBuckets(settings.kept, buckets);
    const packed = pack ? { pacchi: buckets } : {};
    const norma = cards.card("norma", NOTE_NORME.norma, { gemelli: linkedData, ...packed });
    const relazioni = cards.card("relazioni", NOTE_NORME.relazioni, packed);
    const meta = { norma, relazioni, graph: cards.card("graph", NOTE_NORME.graph) };
    cards.card("articolo", NOTE_NORME.articolo, packed);
    const articoli = pack ? null : `${JSON.stringify({ meta: cards.meta("articolo", NOTE_NORME.articolo) })}\n`;
    // What is packed does not say the release.
    const made = bucketInputs(corpus, buckets, articoli === null ? [program] : [program, norma, relazioni, articoli]);
    const placed: Placed = { release: number, buckets, meta, articoli, wanted: wantedBuckets(stage, made) };
    stage.settle(servedText(corpus.atti, corpus.incerti), placed);
    stage.write(FILES.readingOf, Object.fromEntries(corpus.atti.map(({ eli, record }) => [eli, record.reading])));
    writeTasks(stage, corpus, placed);
    stage.leave("place", task, staging, rapporto);
  },
};
