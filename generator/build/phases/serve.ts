/** The acts, bucket by bucket: their relations, their answers, and what the rest of a run must know of both. */

import { adjacent } from "../../collections/adjacent.ts";
import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { successiveTo } from "../../contract/modifiche-successive.ts";
import type { RulingRow } from "../../contract/resources/pronunce.ts";
import { rulingRow } from "../../contract/resources/ruling-row.ts";
import type { UnionOfAct } from "../../contract/resources/union-row.ts";
import { type NormaServita, shownOf } from "../../corpus/norme/corpus.ts";
import { mergeRelations } from "../../corpus/norme/merge.ts";
import type { Relazione } from "../../corpus/norme/relazione.ts";
import { isFuture } from "../../corpus/norme/versions.ts";
import { typesOf } from "../../corpus/orders/norme/coverage.ts";
import {
  type ActHistory,
  historyOf,
  type ReadVersion,
  type VersionLines,
  versionLines,
} from "../../corpus/orders/norme/history.ts";
import { encodeRelation, relationLine } from "../../corpus/orders/norme/relations.ts";
import { rowOf } from "../../corpus/orders/norme/rows.ts";
import { type EliOf, rulingsOfAct } from "../../corpus/orders/norme/rulings.ts";
import { unionOfAct, unionServed } from "../../corpus/orders/norme/union.ts";
import { blockFile, earlierFile, encodeActIndex, indexFile } from "../../format/act-index.ts";
import { actFile, encodeAct, encodeRelazioni, relazioniFile, textualDays } from "../../format/act-lines.ts";
import { actMeta } from "../../format/act-note.ts";
import { encodeLines } from "../../format/entry-lists.ts";
import { encodeOutside, outsideFile } from "../../format/outside.ts";
import { encodeActPack, encodeIndexPack, indexPackFile, type PackedText, packFile } from "../../format/pack.ts";
import type { ActChanges, LastChange } from "../../format/register.ts";
import { rulingsFile, rulingsIn } from "../../format/rulings.ts";
import { unionFile, unionIn } from "../../format/union.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { fileOfEli } from "../../law/identity/canonical-eli.ts";
import type { Corpo, Segnale } from "../../sources/normattiva/records.ts";
import { actIndex, blocksOf } from "../../tree/act-index.ts";
import { datiAl } from "../../tree/cards.ts";
import type { FileSink } from "../../tree/file-sink.ts";
import { sha256 } from "../../tree/sha256.ts";
import type { Staging } from "../../tree/staging.ts";
import { validateAnswer } from "../../tree/validate.ts";
import { namingInput } from "../naming-input.ts";
import { keepBucket, type ReadNorma, rowsDigest } from "../stage/buckets.ts";
import { FILES, type Member } from "../stage/files.ts";
import { parsed } from "../stage/kept.ts";
import type { Phase } from "../stage/phase.ts";
import { readingOf } from "../stage/readings.ts";
import { citedIn, isCitation, sentLines, signalIn, textSent } from "../stage/relations.ts";
import type { ServedTable } from "../stage/served-table.ts";
import { sortedRuns } from "../stage/sorted-runs.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";
import { BucketCitations, type CitedCounts } from "./cited.ts";

// Writes what articles and versions of an act are cut by.

/** Bytes of an act's answer and its earlier texts beyond which its articles have files of their own: an article is then read in little. */
const LARGE = { file: 36 * 1024, pack: 1024 * 1024 } as const;

/** An act in all its versions, before it is written. */
interface WholeAct {
  readonly norma: NormaServita;
  /** The version that is served to who asks for no day. */
  readonly lines: VersionLines;
  readonly history: ActHistory;
  /** By version, what title, preamble and attachments say of the Union. */
  readonly ue: readonly Corpo["ue"][];
  readonly cited: CitedCounts;
}

const NOT_CITED: CitedCounts = { atti: 0, citazioni: 0, articoli: {} };

/**
 * Joins the versions of an act.
 *
 * @param read its versions as they were read: first the one that is served to who asks for no day, then the others, the newest first
 * @param relations the act's own, as lines of its answer
 * @param datiAl newest day of the sources of acts
 * @param cited how often other acts cite it
 */
export function wholeAct(
  eli: string,
  read: readonly ReadVersion[],
  relations: Lines,
  datiAl: string | null,
  cited: CitedCounts = NOT_CITED,
): WholeAct {
  const [first, ...others] = read;
  if (first === undefined) return nothing(eli);
  const isLater = ({ summary }: ReadVersion) => summary.versione.al > first.summary.versione.al;
  const later = others.filter(isLater);
  const versions = [...later, first, ...others.filter((version) => !isLater(version))];
  const counted = { out: relations.out.length, in: relations.in.length };
  const versioni = versions.map(({ summary }) => summary.versione.al);
  const stated = versions.find(({ summary }) => summary.entrata_in_vigore !== null)?.summary.entrata_in_vigore ?? null;
  const norme = versions.map(({ summary }): NormaServita => {
    const { entrata_in_vigore, versione } = summary;
    const futura = isFuture(versione, datiAl) ? { futura: true as const } : {};
    const record = {
      ...shownOf(summary),
      versione: { ...versione, ...futura },
      entrata_in_vigore: entrata_in_vigore ?? stated,
    };
    return { eli, record, relazioni: counted, versioni };
  });
  const textual = textualDays(relations.in);
  const all = versions.map((version, i) =>
    versionLines(norme[i] ?? nothing(eli), version, successiveTo(version.summary.versione.al, textual), cited),
  );
  const served = later.length;
  const [norma, lines] = [norme[served], all[served]];
  if (norma === undefined || lines === undefined) return nothing(eli);
  const ue = versions.map(({ text }) => text.ue);
  return { norma, lines, history: historyOf(norme, versions, all, served), ue, cited };
}

function nothing(eli: string): never {
  throw new RangeError(`${eli}: no version of it was read`);
}

/**
 * Writes the index of an act and, where it is large, the files of its articles and of its earlier texts.
 *
 * @param file `fileOfEli` of its ELI
 * @param answer bytes of the act's answer
 * @param meta first line of an index of its own, both languages; `null` where acts are packed
 * @returns the index where it is to be packed with others, `null` where it is written
 */
export function writeHistory(
  staging: Staging,
  file: string,
  { norma, lines, history, cited }: WholeAct,
  relations: Lines,
  answer: number,
  meta: string | null,
): string | null {
  const { index, earlier } = actIndex(rowOf(norma), history, lines, relations.in, cited.articoli);
  if (answer + Buffer.byteLength(earlier) <= LARGE[meta === null ? "pack" : "file"]) {
    const text = encodeActIndex(index, earlier);
    if (meta === null) return text;
    staging.write(indexFile(file), Buffer.from(meta + text));
    return null;
  }
  const { first, files } = blocksOf(history, relations);
  for (const [n, bytes] of files.entries()) staging.write(blockFile(file, n), bytes);
  if (earlier !== "") staging.write(earlierFile(file), Buffer.from(earlier));
  staging.write(indexFile(file), Buffer.from(encodeActIndex({ ...index, blocchi: first }, "", meta ?? "")));
  return null;
}

/**
 * Writes the rulings on the articles of an act, if there are any.
 *
 * @returns those of the version that is served, in the order of the answers
 */
export function writeRulings(
  files: FileSink,
  { norma, history }: Pick<WholeAct, "norma" | "history">,
  eliOf: EliOf,
): RulingRow[] {
  const { eli } = norma;
  const kept = rulingsOfAct(eli, history, eliOf);
  const file = fileOfEli(eli);
  if (kept.length > 0) files.write(rulingsFile(file), encodeLines(kept));
  for (const own of adjacent(kept, ([, , at]) => at)) files.write(rulingsFile(file, own[0]?.[2]), encodeLines(own));
  const served = rulingsIn(kept, history.served, [...history.articoli.strands.keys()]);
  return served.map(([, , , ruling]) => rulingRow(ruling, rowOf(norma)));
}

/**
 * Writes what an act says of the European Union, if it says anything.
 *
 * @returns what the version that is served says
 */
export function writeUnion(
  files: FileSink,
  { norma: { eli }, history, ue }: Pick<WholeAct, "norma" | "history" | "ue">,
): UnionOfAct[] {
  const kept = unionOfAct(history, ue);
  const lines = kept.map(([from, to, at, { denominazione: _, ...said }]) => [from, to, at, said]);
  if (lines.length > 0) files.write(unionFile(fileOfEli(eli)), encodeLines(lines));
  const served = unionIn(kept, history.served, [...history.articoli.strands.keys()]);
  return unionServed(eli, history, served);
}

/** Relations of one act, as lines of its answer. */
export interface Lines {
  readonly out: string[];
  readonly in: string[];
}

/** The answer of `/norme/{eli}` from its second line on. */
export const actText = ({ scalari, cornice, articoli, allegati }: VersionLines, relazioni: Lines): string =>
  encodeAct({
    scalari: `${scalari},${cornice}`,
    articoli: articoli.map(({ line }) => line),
    allegati: allegati.map(({ line }) => line),
    relazioni,
  });

/**
 * The signals of a bucket, by ELI of the act that has them: in its order, whatever that of the acts in the batches.
 *
 * @param citations gets what else was sent to it
 */
function signalsOf(stage: Stage, task: number, citations: BucketCitations): [eli: string, segnali: Segnale[]][] {
  const found = new Map<string, Segnale[]>();
  const batches = stage.recordCount(FILES.citing);
  for (let batch = 0; batch < batches; batch++) {
    for (const [eli, line] of sentLines(stage.record(FILES.spread(batch), task).toString()))
      if (!isCitation(line)) getOrMake(found, eli, () => []).push(signalIn(line));
      else if (citedIn(line) === "") citations.cites(eli, JSON.parse(textSent(line)));
      else citations.cited(eli, citedIn(line), textSent(line));
  }
  return [...found].sort(([a], [b]) => byCodeUnit(a, b));
}

function actNamed({ table }: Stage, eli: string) {
  const atto = table.identity(eli);
  if (atto === undefined) throw new RangeError(`there is no act ${eli}`);
  return atto;
}

/** The relations of a bucket, of its own acts and of those that name them. */
function relationsIn(stage: Stage, task: number, here: (eli: string) => boolean, citations: BucketCitations) {
  const signals = signalsOf(stage, task, citations).map(([eli, segnali]) => ({ atto: actNamed(stage, eli), segnali }));
  return mergeRelations(signals, stage.table, ({ eli }) => here(eli));
}

/**
 * What the register says of an act.
 *
 * @param last the newest of the relations in
 * @param rulings on it, in the order of the answers
 */
export function actChanges(
  { history: { versioni, served } }: Pick<WholeAct, "history">,
  last?: LastChange,
  rulings: readonly RulingRow[] = [],
): ActChanges {
  const [{ ecli = null, deposito = null, articolo } = {}] = rulings;
  return {
    versioni: versioni.map(({ al, tipo, futura, sha256 }) => ({ al, tipo, ...(futura && { futura }), sha256 })),
    ...(served > 0 && { attuale: served }),
    ...(last && { ultima_modifica: last }),
    ...(deposito !== null && articolo && { ultima_pronuncia: { ecli, deposito, articolo: articolo.numero } }),
  };
}

/** The relations of an act as it shows them, and the newest of those in. */
interface ActLines extends Lines {
  last?: LastChange;
}

/** A relation, and its JSON. */
interface Encoded {
  readonly relazione: Relazione;
  readonly json: string;
}

/** Each relation as its acts of the bucket show it. */
function linesByAct(relazioni: readonly Encoded[], members: readonly Member[], table: Pick<ServedTable, "served">) {
  const lines = new Map(members.map(({ eli }): [string, ActLines] => [eli, { out: [], in: [] }]));
  for (const { relazione, json } of relazioni) {
    const { da, a, data, tipo } = relazione;
    const changed = lines.get(a);
    if (changed && data !== null && data > (changed.last?.data ?? "")) changed.last = { data, da, tipo };
    lines.get(da)?.out.push(relationLine(json, "out", table.served(a)));
    lines.get(a)?.in.push(relationLine(json, "in", table.served(da)));
  }
  return lines;
}

/** Writes the relations of the acts of a bucket that are not here, if any are named. */
function writeOutside(
  stage: Stage,
  staging: Staging,
  bucket: number,
  relazioni: readonly Encoded[],
  here: (eli: string) => boolean,
): void {
  const { table } = stage;
  const outside = new Map<string, Lines>();
  const linesOf = (eli: string) =>
    here(eli) && !table.served(eli) ? getOrMake(outside, eli, (): Lines => ({ out: [], in: [] })) : undefined;
  for (const { relazione, json } of relazioni) {
    linesOf(relazione.da)?.out.push(relationLine(json, "out", table.served(relazione.a)));
    linesOf(relazione.a)?.in.push(relationLine(json, "in", table.served(relazione.da)));
  }
  if (outside.size > 0) staging.write(outsideFile(bucket), encodeOutside(outside));
}

/** Writes the answers of the acts of a bucket, or their pack; gives what is known of each. */
function writeAnswers(
  stage: Stage,
  staging: Staging,
  bucket: number,
  members: readonly Member[],
  lines: ReadonlyMap<string, ActLines>,
  cited: ReadonlyMap<string, CitedCounts>,
) {
  const { pack, fonti } = stage.settings;
  const extracted = datiAl(fonti, ["norme"]);
  const { meta, articoli } = stage.placed;
  const packed: PackedText[] = [];
  const indexes: PackedText[] = [];
  const acts = members.map(({ eli, readings, validate }) =>
    namingInput(eli, (): ReadNorma => {
      const versions = readings.map((reading) => readingOf(stage.kept("readings"), reading));
      const own: ActLines = lines.get(eli) ?? { out: [], in: [] };
      const whole = wholeAct(eli, versions, own, extracted, cited.get(eli));
      const { norma } = whole;
      const pronunce = writeRulings(staging, whole, (cited) => {
        const found = stage.table.resolve(cited);
        return typeof found === "string" ? null : found.eli;
      });
      const ue = writeUnion(staging, whole);
      const changes = actChanges(whole, own.last, pronunce);
      const served = { norma, reading: itemAt(readings, 0), changes, pronunce, ue };
      const file = fileOfEli(eli);
      const name = actFile(file);
      const answer = actText(whole.lines, own);
      const index = writeHistory(staging, file, whole, own, Buffer.byteLength(answer), articoli);
      if (index !== null) indexes.push({ file, text: Buffer.from(index) });
      if (pack) {
        if (validate) validateAnswer("norma", name, JSON.parse(actMeta(meta.norma, answer, "it") + answer));
        packed.push({ file, text: Buffer.from(answer) });
        return served;
      }
      const written = actMeta(meta.norma, answer, "it") + answer;
      staging.write(name, Buffer.from(written), validate ? written : null);
      const relazioni = encodeRelazioni(meta.relazioni, rowOf(norma), own);
      staging.write(relazioniFile(file), Buffer.from(relazioni), validate ? relazioni : null);
      return served;
    }),
  );
  if (packed.length > 0) staging.write(packFile(bucket), encodeActPack(packed));
  if (indexes.length > 0) staging.write(indexPackFile(bucket), encodeIndexPack(indexes));
  return acts;
}

/**
 * A relation between two buckets is merged in both, the same; the outcome of the one that holds the act that modifies counts it. Merging is
 * one hundredth of a build's processor time: merging once would save half of that, and need a phase that carries relations between buckets.
 */
export const SERVE: Phase<Stage> = {
  name: "serve",
  title: BUILD_TEXTS.phases.serve,
  count: (stage) => stage.placed.wanted.length,
  run(stage, task) {
    const { buckets, wanted } = stage.placed;
    const bucket = itemAt(wanted, task);
    const members = parsed<Member[]>(stage.record(FILES.members, task).toString());
    const here = (eli: string) => bucketOf(bucketKeyOfEli(eli), buckets) === bucket;
    const citations = new BucketCitations(sortedRuns(stage, `serve-${bucket}`));
    const subject = members.map(({ eli }) => eli).join(", ");
    const { relazioni, conteggi, dubbie } = namingInput(subject, () => relationsIn(stage, task, here, citations));
    const encoded = relazioni.map((relazione): Encoded => ({ relazione, json: encodeRelation(relazione) }));
    const staging = stage.staging();
    const lines = linesByAct(encoded, members, stage.table);
    const cited = citations.write(staging, bucket);
    const acts = writeAnswers(stage, staging, bucket, members, lines, cited);
    writeOutside(stage, staging, bucket, encoded, here);
    const norme = acts.map(({ norma }) => norma);
    const counted = encoded.filter(({ relazione }) => here(relazione.da));
    const days = counted.flatMap(({ relazione }) => relazione.data ?? []);
    const changed = counted.map(({ json }) => json).join("\n");
    const outcome = {
      made: stage.record(FILES.made, task).toString(),
      files: [...staging.entries()],
      rows: rowsDigest(acts),
      types: typesOf(norme),
      articoli: norme.reduce((sum, { record }) => sum + record.n_articoli, 0),
      withoutRelation: conteggi,
      doubtful: dubbie,
      relations: counted.length,
      citations: citations.count,
      newest: days.sort(byCodeUnit).at(-1) ?? null,
      changes: sha256(Buffer.from(changed)),
    };
    keepBucket(stage.settings.kept, bucket, outcome, acts, changed);
  },
};
