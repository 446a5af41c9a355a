/** Who is who: versions of one act are put together, acts get their ELI and their bucket, and it is settled which buckets are served. */

import { adjacent } from "../../collections/adjacent.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { inBatches } from "../../collections/in-batches.ts";
import { mapped } from "../../collections/mapped.ts";
import { jsonLines, type MakeList, type SortedList, textLines } from "../../collections/sorted-list.ts";
import { AREAS, type ReleaseArea } from "../../contract/areas.ts";
import { NOTE_NORME } from "../../contract/note-norme.ts";
import { buildCorpus, type CorpusAct, type CorpusNorme, type StatedVersion } from "../../corpus/norme/corpus.ts";
import { keyOfUncertain, type ServedIdentity, uncertainIdentities } from "../../corpus/norme/identities.ts";
import type { AttoSommario } from "../../corpus/norme/sommario.ts";
import { differenceOf } from "../../corpus/norme/versions.ts";
import { DEFAULT_BASE } from "../../exports/catalogue/published.ts";
import type { TreeReleases } from "../../format/mark.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { Rapporto } from "../../sources/rapporto.ts";
import { API_VERSION, Cards, datiAl } from "../../tree/cards.ts";
import { inSample } from "../../tree/staging.ts";
import { bucketIfKept, tidyBuckets } from "../stage/buckets.ts";
import { type Citing, FILES, type Listed, type Member, type Placed } from "../stage/files.ts";
import { keepText, parsed } from "../stage/kept.ts";
import { KnownInputs, type TextPlace } from "../stage/known-inputs.ts";
import type { Phase } from "../stage/phase.ts";
import { type FreshInput, type ReadAct, readingPlace } from "../stage/read-act.ts";
import { articlesOf, SPARSE, tidyReadings } from "../stage/readings.ts";
import { writeRecords } from "../stage/records.ts";
import { type Innovator, pagesFor, type WrittenPage } from "../stage/served-table.ts";
import { sortedRuns } from "../stage/sorted-runs.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";
import { type ActNearBuckets, BucketInputs, nearBuckets } from "./bucket-inputs.ts";
import { byName, type NamedContent, releasesOf } from "./release.ts";

// Who is who among the acts, page by page: all that citations with the keys of one page can mean is found together, and nothing else is held.

type Issuer = AttoSommario["emananti"][number];

/** Something that a page must know of the acts with a key. */
interface Entry {
  readonly page: number;
  readonly key: string;
  /** The identity of an act as JSON; empty where it is no act. */
  readonly text: string;
  /** Of an act that has any. */
  readonly paths?: WrittenPage["paths"][number];
  /** A bucket with an act that names the key. */
  readonly naming?: number;
  /** The same, if its text alone does. */
  readonly citing?: number;
  readonly issuer?: Issuer;
  /** Of an act that says effects: numbers of its articles that do, and the buckets that they matter to. */
  readonly acting?: { readonly numeri: readonly string[]; readonly near: readonly number[] };
  /** An act that inserts or replaces something whole in articles of the acts with the key. */
  readonly innovator?: Innovator & { readonly numeri: readonly string[] };
}

/** Numbers of the articles that say effects in any version of an act. */
const actingIn = ({ record, earlier }: CorpusAct<AttoSommario>): string[] => [
  ...new Set([record, ...earlier].flatMap(({ agiscono }) => agiscono)),
];

/** Bytes of an entry beside its text, about. */
const FEW_BYTES = 60;

/** Fills a list with what is known of all acts, and notes of each what buckets are made from. */
function addEntries(
  list: SortedList<Entry>,
  acts: Iterable<ActNearBuckets<ReadAct>>,
  pages: number,
  made: BucketInputs,
): void {
  const pageOf = (key: string) => bucketOf(key, pages);
  for (const act of acts) {
    made.addAct(act);
    const { eli, record, earlier, identita, cita, citaNelTesto, bucket } = act;
    const key = bucketKeyOfEli(eli);
    const text = JSON.stringify(identita);
    const { percorsi, innova, reading, signals } = record;
    const numeri = actingIn(act);
    const own: Entry = {
      page: pageOf(key),
      key,
      text,
      ...(Object.keys(percorsi).length > 0 && { paths: [eli, percorsi] }),
      ...(numeri.length > 0 && { acting: { numeri, near: [...act.near] } }),
    };
    list.add(own, FEW_BYTES + text.length);
    for (const [innovated, articles] of Object.entries(innova)) {
      const innovator = { eli, reading, signals, numeri: articles };
      list.add({ page: pageOf(innovated), key: innovated, text: "", innovator }, 4 * FEW_BYTES);
    }
    for (const named of cita) list.add({ page: pageOf(named), key: named, text: "", naming: bucket }, FEW_BYTES);
    for (const cited of citaNelTesto)
      list.add({ page: pageOf(cited), key: cited, text: "", citing: bucket }, FEW_BYTES);
    for (const { emananti } of [record, ...earlier])
      for (const issuer of emananti) {
        const cited = keyOfUncertain(issuer[0]);
        list.add({ page: pageOf(cited), key: cited, text: "", issuer }, 2 * FEW_BYTES);
      }
  }
}

/** A page of some acts as text. */
function pageText(acts: readonly string[], rest: Omit<WrittenPage, "acts">): string {
  return `{"acts":[${acts.join()}],${JSON.stringify(rest).slice(1)}`;
}

/** A page that no act is on. */
const EMPTY = pageText([], { uncertain: [], paths: [], innovators: [] });

/** What who cites an act in its text must know of it: of its versions and commi nothing. */
function citedIdentity(text: string): string {
  if (!text.startsWith("{")) return text;
  const { eli, data, emanante, contenitorePrincipale, contenitori, luoghi } = parsed<ServedIdentity>(text);
  return JSON.stringify([eli, data, emanante, contenitorePrincipale, contenitori, Object.keys(luoghi)]);
}

/** The acts that insert or replace something in the articles of some acts that say effects, by ELI of the latter; notes whom they matter to. */
function innovatorsOf(entries: readonly Entry[], made: BucketInputs): WrittenPage["innovators"] {
  const all = entries.flatMap(({ key, innovator }) => (innovator === undefined ? [] : [{ key, ...innovator }]));
  if (all.length === 0) return [];
  return entries.flatMap(({ key, text, acting }) => {
    if (acting === undefined) return [];
    const numbers = new Set(acting.numeri);
    const found = all.filter((one) => one.key === key && one.numeri.some((numero) => numbers.has(numero)));
    if (found.length === 0) return [];
    const { eli } = parsed<ServedIdentity>(text);
    made.addInnovators(eli, found, acting.near);
    return [[eli, found.map(({ eli: by, reading, signals }): Innovator => ({ eli: by, reading, signals }))] as const];
  });
}

/** The page that some entries make; notes what their keys mean. */
function pageOfEntries(entries: readonly Entry[], made: BucketInputs): string {
  const acts = entries.filter(({ text }) => text !== "");
  const paths = acts.flatMap((act) => (act.paths === undefined ? [] : [act.paths]));
  const emananti = entries.flatMap(({ issuer }) => (issuer === undefined ? [] : [issuer]));
  const identities = mapped(acts, ({ text }) => parsed<ServedIdentity>(text));
  const uncertain = [...uncertainIdentities(identities, [{ emananti }])].sort(byCodeUnit);
  const meant = new Map<string, string[]>();
  for (const { key, text } of acts) getOrMake(meant, key, () => []).push(text);
  for (const identity of uncertain) getOrMake(meant, keyOfUncertain(identity), () => []).push(identity);
  const naming = new Map<string, number[]>();
  const citing = new Map<string, number[]>();
  for (const { key, naming: bucket, citing: cited } of entries) {
    if (!meant.has(key)) continue;
    if (bucket !== undefined) getOrMake(naming, key, () => []).push(bucket);
    if (cited !== undefined) getOrMake(citing, key, () => []).push(cited);
  }
  for (const [key, texts] of meant) made.addKey(key, texts, naming.get(key) ?? []);
  for (const [key, buckets] of citing) made.addCited(key, (meant.get(key) ?? []).map(citedIdentity), buckets);
  return pageText(
    acts.map(({ text }) => text),
    { uncertain, paths, innovators: innovatorsOf(entries, made) },
  );
}

/**
 * The pages of all acts as texts, in their order.
 *
 * @param count how many acts there are
 * @param made notes what buckets are made from: it is whole once the pages are read
 * @example writeRecords("stage/place/served", servedPages(nearBuckets(corpus.atti(), 64), corpus.count, made, lists))
 */
export function* servedPages(
  acts: Iterable<ActNearBuckets<ReadAct>>,
  count: number,
  made: BucketInputs,
  lists: MakeList,
): Generator<string> {
  const pages = pagesFor(count);
  const list = lists(
    "pages",
    textLines<Entry>((a, b) => a.page - b.page),
  );
  addEntries(list, acts, pages, made);
  let page = 0;
  for (const entries of adjacent(list.items(), (entry) => entry.page)) {
    for (const [first] = entries; first !== undefined && page < first.page; page++) yield EMPTY;
    yield pageOfEntries(entries, made);
    page++;
  }
  for (; page < pages; page++) yield EMPTY;
  list.close();
}

// The acts that are served, each with its readings and its bucket, for the tasks that come after.

/** An act on its way to the tasks that spread its signals and that serve its bucket. */
interface PlacedAct extends Citing {
  /** Buckets that its signals matter to. */
  readonly near: readonly number[];
  /** Whether its answers are held against their schemas. */
  readonly validate: boolean;
}

/** Acts in the order of their buckets, and by ELI in each. */
type PlacedActs = SortedList<PlacedAct>;

/** In the order of the buckets, as they come in each. */
const BY_BUCKET = jsonLines<PlacedAct>((a, b) => a.bucket - b.bucket);

/** Bytes of an act or of a version, and of a number, about. */
const BYTES = 100;
const NUMBER_BYTES = 5;

/**
 * Acts, by ELI; each is added to a list as it goes by.
 *
 * @example for (const { eli } of placing(acts, lists("members", BY_BUCKET))) elis.push(eli);
 */
function* placing(acts: Iterable<ActNearBuckets<ReadAct>>, placed: PlacedActs): Generator<ActNearBuckets<ReadAct>> {
  let position = 0;
  for (const act of acts) {
    const { eli, bucket, record, earlier } = act;
    const near = [...act.near];
    const versions = [record, ...earlier].map(({ reading, signals, versione }) => ({
      reading,
      signals,
      al: versione.al,
    }));
    const bytes = BYTES * (1 + versions.length) + NUMBER_BYTES * near.length;
    const effects = actingIn(act).length > 0;
    placed.add({ eli, bucket, versions, effects, near, validate: inSample(position++) }, bytes);
    yield act;
  }
}

/** The acts whose signals some buckets need. */
function* citingActs(placed: PlacedActs, wanted: ReadonlySet<number>): Generator<Citing> {
  for (const { eli, bucket, versions, effects, near } of placed.items())
    if (near.some((one) => wanted.has(one))) yield { eli, bucket, versions, effects };
}

/** The acts of each bucket, in the order of the buckets. */
function* byBucket(placed: PlacedActs, buckets: number): Generator<readonly PlacedAct[]> {
  let bucket = 0;
  for (const group of adjacent(placed.items(), (act) => act.bucket)) {
    for (const [first] = group; first !== undefined && bucket < first.bucket; bucket++) yield [];
    yield group;
    bucket++;
  }
  for (; bucket < buckets; bucket++) yield [];
}

/** The acts of each bucket that is wanted, in the order of the buckets. */
function* bucketMembers(
  placed: PlacedActs,
  buckets: number,
  wanted: ReadonlySet<number>,
): Generator<readonly Member[]> {
  let bucket = 0;
  for (const acts of byBucket(placed, buckets))
    if (wanted.has(bucket++))
      yield acts.map(({ eli, versions, validate }) => ({
        eli,
        readings: versions.map(({ reading }) => reading),
        validate,
      }));
}

/** Acts in a pack at the least, on average: half of the packs that a host could hold, and a pack is read at once. */
const PACKED = 12;
/** Buckets at the most where acts have files of their own. */
const MOST = 4096;

/**
 * How many buckets some acts are served in: a power of two.
 *
 * @param pack whether each is a file of the tree
 * @example bucketsFor(157_000, true) // 8192
 */
function bucketsFor(acts: number, pack: boolean): number {
  return 2 ** Math.max(0, Math.floor(Math.log2(pack ? acts / PACKED : Math.min(acts, MOST))));
}

/** What the report says of words that no rule knows, by what they are of, and how many it names one by one: the most frequent. */
const UNKNOWN_WORDS: Readonly<
  Record<string, { readonly named: number; readonly reason: string; readonly are: string }>
> = {
  nota_aggiornamento: { named: 40, reason: "note che aggiornano senza dire come", are: "che si aprono con" },
  testo_modificativo: { named: 50, reason: "parole non capite accanto a una modifica", are: "cioè" },
};
/** Different words that are counted at once; of more, those met least are forgotten. */
const MOST_WORDS = 10_000;

/** A counter of the readers as the report names it: `modifica_attiva`, `riferimento_passivo: europeo`, `nota_aggiornamento = che le pene`. */
function nameOfCounter(key: string): string {
  const [base, motivo] = key.split(": ", 2);
  return motivo === undefined ? `segnali letti: ${base}` : `segnali ${base} senza relazione: ${motivo}`;
}

type Counts = readonly (readonly [words: string, times: number])[];
const mostFrequent = (counts: Iterable<readonly [string, number]>): Counts =>
  [...counts].sort(([a, m], [b, n]) => n - m || byCodeUnit(a, b));

/** The readers' own counters, summed over the acts served: of words that no rule knows the most frequent, the others together. */
export class ReadersCounts {
  readonly #sums: Record<string, number> = {};
  readonly #words = new Map<string, Map<string, number>>();

  add({ conteggi }: Pick<AttoSommario, "conteggi">): void {
    for (const [key, by] of Object.entries(conteggi)) {
      const [base = "", words] = key.split(" = ", 2);
      if (words === undefined) this.#sums[nameOfCounter(key)] = (this.#sums[nameOfCounter(key)] ?? 0) + by;
      else this.#count(base, words, by);
    }
  }

  #count(base: string, words: string, by: number): void {
    const known = getOrMake(this.#words, base, () => new Map<string, number>());
    known.set(words, (known.get(words) ?? 0) + by);
    if (known.size <= MOST_WORDS) return;
    for (const [least, times] of mostFrequent(known).slice(MOST_WORDS / 2)) {
      known.delete(least);
      this.#sums[others(base)] = (this.#sums[others(base)] ?? 0) + times;
    }
  }

  /** What was counted, by Italian reason. */
  counts(): Record<string, number> {
    const sums = { ...this.#sums };
    for (const [base, known] of this.#words)
      for (const [at, [words, by]] of mostFrequent(known).entries()) {
        const { named = 0, reason = base, are = "" } = UNKNOWN_WORDS[base] ?? {};
        const name = at < named ? `${reason}, ${are} «${words}»` : others(base);
        sums[name] = (sums[name] ?? 0) + by;
      }
    return sums;
  }
}

const others = (base: string): string => {
  const { reason = base, are = "" } = UNKNOWN_WORDS[base] ?? {};
  return `${reason}, ${are} altre parole`;
};

const UNDATED = "nulla dice il giorno della versione";
const REFUSED =
  "giorno della versione impossibile (non del calendario, o fuori dal 1861-2099): vale la fonte del giorno che segue";

/**
 * Reports what became of the acts that the inputs hold: doubled versions, versions without a day, acts that share an ELI.
 *
 * @param articlesOf the articles of a reading, by ELI
 */
function reportCorpus(
  rapporto: Rapporto,
  corpus: CorpusNorme<ReadAct>,
  articlesOf: (reading: string) => Parameters<typeof differenceOf>[0],
): void {
  for (const { left, kept } of corpus.doppioni()) {
    if (readingPlace(left.reading).key === readingPlace(kept.reading).key) {
      const esempio = `${left.file}: copia di ${kept.file}`;
      rapporto.count("norme", "copia dello stesso file: letto una volta", { esempio });
      continue;
    }
    const difference = differenceOf(articlesOf(kept.reading), articlesOf(left.reading));
    const motivo = `stessa versione dello stesso atto di ${kept.file}: letta una volta`;
    const more = difference ? `; vi si trovano ${difference}` : "";
    rapporto.discard({ area: "norme", file: left.file, luogo: null, motivo: motivo + more });
  }
  for (const file of corpus.senzaGiorno)
    rapporto.discard({
      area: "norme",
      file,
      luogo: null,
      motivo: `${UNDATED}, e l'atto ne ha altre: lasciata da parte; scaricarla da una raccolta, che ha il giorno nel nome`,
    });
  for (const [eli, candidates] of corpus.collisioni)
    rapporto.count("norme", "atti con lo stesso ELI, distinti dal codice redazionale", {
      scarto: true,
      esempio: `${eli}: ${candidates.join(", ")}`,
    });
}

/**
 * The acts of a corpus; reports what was found in the texts of each as it goes by, and after the last one what their readers counted.
 *
 * @example for (const { eli } of reportedActs(rapporto, corpus.atti())) elis.push(eli);
 */
function* reportedActs<A extends Pick<CorpusAct<ReadAct>, "record" | "earlier">>(
  rapporto: Rapporto,
  acts: Iterable<A>,
): Generator<A> {
  const counts = new ReadersCounts();
  for (const act of acts) {
    const { record, earlier } = act;
    counts.add(record);
    for (const { file, giornoRifiutato, versione } of [record, ...earlier])
      if (giornoRifiutato !== undefined)
        rapporto.count("norme", REFUSED, { esempio: `${file}: ${giornoRifiutato}, vale ${versione.al}` });
    if (record.senzaGiorno)
      rapporto.count("norme", `${UNDATED}: l'unica dell'atto, servita con il giorno della Gazzetta`, {
        esempio: record.file,
      });
    for (const [motivo, { quanti, esempi }] of Object.entries(record.osservazioni))
      rapporto.count("norme", motivo, { by: quanti, esempio: `${record.file}: ${esempi.join(", ")}` });
    yield act;
  }
  for (const [motivo, by] of Object.entries(counts.counts())) if (by > 0) rapporto.count("norme", motivo, { by });
}

/** Acts whose signals and citations one task spreads, which holds all of them. */
const SPREAD_AT_ONCE = 1000;

/** The JSON of one value after the other: together the texts of all acts in force take a tenth of a gigabyte. */
function* jsonOf(values: Iterable<unknown>): Generator<string> {
  for (const value of values) yield JSON.stringify(value);
}

/** What the tasks before have just read. */
function* justRead(stage: Stage): Generator<FreshInput> {
  const tasks = stage.recordCount(FILES.batches);
  for (let task = 0; task < tasks; task++) yield* stage.read<FreshInput[]>(FILES.read(task));
}

/** What is reported of the inputs while their acts go by. */
interface Noted {
  readonly rapporto: Rapporto;
  /** The files of `norme/`: those that were read for their acts with what they hold. */
  readonly contents: SortedList<NamedContent>;
  /** Names of the readings of all acts. */
  readonly readings: SortedList<string>;
}

/** The versions of acts that all inputs hold. */
function* versionsIn(
  inputs: KnownInputs,
  stage: Stage,
  lists: MakeList,
  { rapporto, contents, readings }: Noted,
): Generator<StatedVersion<TextPlace>> {
  const listed = (file: number) => {
    const here = parsed<Listed>(stage.record(FILES.listed, file).toString());
    for (const name of here.others) contents.add([name, null], name.length);
    return here;
  };
  for (const [input, at] of inputs.join({ listed, read: justRead(stage) }, lists)) {
    const { name, content, loose } = input;
    if (loose) contents.add([name, content], 2 * name.length);
    if ("act" in input) {
      const { reading, ...version } = input.act;
      readings.add(reading, reading.length);
      yield { ...version, file: name, at };
    } else rapporto.discard({ area: "norme", file: name, luogo: input.luogo, motivo: input.motivo });
  }
}

function releases({ settings }: Stage, files: Iterable<NamedContent>): TreeReleases {
  const { data, date, held, fonti, base, madeBy, pack, search } = settings;
  const counted = Object.keys(held).length > 0 ? [JSON.stringify(held)] : [];
  // Files and answers about acts bear the address; where acts are packed, and what has no search, other files say so.
  const published = Object.entries({
    [`base ${base}`]: base !== DEFAULT_BASE,
    pack,
    "no search": !search,
  }).flatMap(([name, isSo]) => (isSo ? [name] : []));
  const of = (wanted: ReleaseArea, ...more: string[]) => [
    API_VERSION,
    madeBy,
    JSON.stringify(fonti.filter(({ area }) => AREAS[area].release === wanted)),
    ...more,
  ];
  const areas = { norme: of("norme", ...published), pnrr: of("pnrr"), parlamento: of("parlamento", String(date)) };
  return releasesOf(data, { tree: [API_VERSION, madeBy, String(date), ...counted, ...published], ...areas }, files);
}

/**
 * What the buckets that must be served are made from: those whose outcome is not made from what is there now, or whose files the earlier tree
 * has not.
 *
 * @param wanted receives their numbers
 */
function* wantedBuckets(stage: Stage, inputs: Iterable<string>, wanted: number[]): Generator<string> {
  // The outcome of a bucket says which files are its own.
  const staging = stage.staging();
  let bucket = 0;
  for (const made of inputs) {
    const outcome = bucketIfKept(stage.settings.kept, bucket);
    if (outcome?.made !== made || !staging.keep(outcome.files)) {
      wanted.push(bucket);
      yield made;
    }
    bucket++;
  }
}

/** Writes what is wanted of the acts: for the tasks that spread their signals and that serve their buckets. */
function writeActs(stage: Stage, acts: PlacedActs, { buckets, wanted }: Placed): void {
  const served = new Set(wanted);
  writeRecords(stage.file(FILES.citing), jsonOf(inBatches(citingActs(acts, served), SPREAD_AT_ONCE)));
  writeRecords(stage.file(FILES.members), jsonOf(bucketMembers(acts, buckets, served)));
}

export const PLACE: Phase<Stage> = {
  name: "place",
  title: BUILD_TEXTS.phases.place,
  apart: true,
  most: 1,
  count: () => 1,
  async run(stage, task) {
    const { settings } = stage;
    const { pack, fonti, program, base } = settings;
    const lists = sortedRuns(stage, "place");
    const rapporto = new Rapporto();
    const contents = lists("contents", jsonLines<NamedContent>(byName));
    const readings = lists("readings", jsonLines<string>(byCodeUnit));
    const inputs = new KnownInputs(stage.kept("inputs"), program);
    const versions = versionsIn(inputs, stage, lists, { rapporto, contents, readings });
    const extracted = datiAl(fonti, ["norme"]);
    const corpus = buildCorpus(versions, (at) => parsed<ReadAct>(inputs.textAt(at)), lists, extracted);
    keepText(stage.kept(SPARSE), JSON.stringify(tidyReadings(stage.kept("readings"), readings.items())));
    readings.close();
    reportCorpus(rapporto, corpus, (reading) => articlesOf(stage.kept("readings"), reading));
    const staging = stage.staging();
    const made = releases(stage, contents.items());
    contents.close();
    const cards = new Cards(staging, made.releases.norme, fonti);
    const buckets = bucketsFor(corpus.count, pack);
    tidyBuckets(settings.kept, buckets);
    const packed = pack ? { pacchi: buckets } : {};
    const norma = cards.card("norma", NOTE_NORME.norma, packed);
    const relazioni = cards.card("relazioni", NOTE_NORME.relazioni, { esterni: buckets, ...packed });
    const meta = { norma, relazioni, graph: cards.card("graph", NOTE_NORME.graph) };
    // Feeds are read away from the host: theirs are the only links of answers that must name it.
    cards.card("articolo", NOTE_NORME.articolo, { ...packed, ...(base !== DEFAULT_BASE && { base }) });
    cards.card("norma-pronunce", NOTE_NORME["norma-pronunce"]);
    cards.card("norma-ue", NOTE_NORME["norma-ue"]);
    cards.card("norma-citata", NOTE_NORME["norma-citata"], { pacchi: buckets });
    cards.card("norma-cita", NOTE_NORME["norma-cita"], { pacchi: buckets });
    const articoli = pack ? null : `${JSON.stringify({ meta: cards.meta("articolo", NOTE_NORME.articolo) })}\n`;
    // What is packed does not say the release.
    const more = articoli === null ? [program] : [program, norma, relazioni, articoli];
    const from = new BucketInputs(buckets, extracted);
    const acts = lists("members", BY_BUCKET);
    const atti = placing(nearBuckets(reportedActs(rapporto, corpus.atti()), buckets), acts);
    writeRecords(stage.file(FILES.served), servedPages(atti, corpus.count, from, lists));
    corpus.close();
    inputs.close();
    const wanted: number[] = [];
    writeRecords(stage.file(FILES.made), wantedBuckets(stage, from.digests(more), wanted));
    const placed: Placed = { ...made, buckets, meta, articoli, wanted };
    stage.write(FILES.placed, placed);
    writeActs(stage, acts, placed);
    acts.close();
    stage.leave("place", task, staging, rapporto);
  },
};
