/** Who is who: versions of one act are put together, acts get their ELI and their bucket, and it is settled which buckets are served. */

import { NOTE_NORME } from "../../api/prose.ts";

import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { inBatches } from "../../collections/in-batches.ts";
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
import { articlesOf, tidyReadings } from "../stage/readings.ts";
import { writeRecords } from "../stage/records.ts";
import { servedPages } from "../stage/served-table.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** Acts whose signals one task spreads. */
const SPREAD_AT_ONCE = 2000;

/** The JSON of one value after the other: together the texts of all acts in force take a tenth of a gigabyte. */
function* jsonOf(values: Iterable<unknown>): Generator<string> {
  for (const value of values) yield JSON.stringify(value);
}

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
  const tasks = stage.recordCount(FILES.batches);
  for (let task = 0; task < tasks; task++)
    for (const input of stage.read<KnownInput[]>(FILES.read(task))) inputs.set(input.name, input);
  const gone = [...before.keys()].filter((name) => !inputs.has(name));
  saveInputs(stage.kept("inputs"), program, inputs.values(), [...fresh.map(([name]) => name), ...gone]);
  return inputs;
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

/** Writes the acts of the wanted buckets, for the tasks that serve them. */
function writeMembers(stage: Stage, { atti }: CorpusNorme<ReadAct>, { buckets, wanted }: Placed): void {
  const members = new Map(wanted.map(({ bucket }): [number, Member[]] => [bucket, []]));
  for (const [position, { eli, record, earlier }] of atti.entries()) {
    const readings = [record, ...earlier].map(({ reading }) => reading);
    members.get(bucketOf(bucketKeyOfEli(eli), buckets))?.push({ eli, readings, validate: inSample(position) });
  }
  writeRecords(stage.file(FILES.members), jsonOf(wanted.map(({ bucket }) => members.get(bucket))));
}

/** Writes which reading of each act is served, for the search. */
function writeReadingOf(stage: Stage, { atti }: CorpusNorme<ReadAct>, buckets: number): void {
  const readings = Array.from({ length: buckets }, (): Record<string, string> => ({}));
  for (const { eli, record } of atti) itemAt(readings, bucketOf(bucketKeyOfEli(eli), buckets))[eli] = record.reading;
  writeRecords(stage.file(FILES.readingOf), jsonOf(readings));
}

/** The acts whose signals the wanted buckets need. */
function* citingActs({ atti }: CorpusNorme<ReadAct>, { buckets, wanted }: Placed): Generator<Citing> {
  const served = new Set(wanted.map(({ bucket }) => bucket));
  for (const atto of atti) {
    if (![...bucketsNear(atto, buckets)].some((near) => served.has(near))) continue;
    const { eli, record, earlier } = atto;
    const versions = [record, ...earlier].map(({ reading, signals }) => ({ reading, signals }));
    yield { eli, bucket: bucketOf(bucketKeyOfEli(eli), buckets), versions };
  }
}

export const PLACE: Phase<Stage> = {
  name: "place",
  title: BUILD_TEXTS.phases.place,
  apart: true,
  most: 1,
  count: () => 1,
  async run(stage, task) {
    const { settings } = stage;
    const { pack, linkedData, fonti, program } = settings;
    const listed = stage.read<Listed>(FILES.listed);
    const inputs = gatherInputs(stage, listed);
    const acts = [...inputs.values()].flatMap((input) => ("act" in input ? [input.act] : []));
    tidyReadings(stage.kept("readings"), new Set(acts.map(({ reading }) => reading)));
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
    writeRecords(stage.file(FILES.served), servedPages(corpus.atti, corpus.incerti));
    stage.write(FILES.placed, placed);
    writeReadingOf(stage, corpus, buckets);
    writeMembers(stage, corpus, placed);
    writeRecords(stage.file(FILES.citing), jsonOf(inBatches(citingActs(corpus, placed), SPREAD_AT_ONCE)));
    stage.leave("place", task, staging, rapporto);
  },
};
