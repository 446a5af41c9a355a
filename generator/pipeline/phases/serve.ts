/** The acts, bucket by bucket: their relations, their answers, and what the rest of a run must know of both. */

import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { mergeRelations } from "../../corpus/norme/merge.ts";
import type { Relazione } from "../../corpus/norme/relazione.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { fileOfEli } from "../../law/identity/canonical-eli.ts";
import type { Segnale } from "../../sources/normattiva/records.ts";
import { indexPack, indexPackFile } from "../../tree/articles/files.ts";
import { datiAl } from "../../tree/cards.ts";
import { packBytes, packFile } from "../../tree/pack.ts";
import { sha256 } from "../../tree/sha256.ts";
import type { Staging } from "../../tree/staging.ts";
import { validateAnswer } from "../../tree/validate.ts";
import { typesOf } from "../../views/norme/coverage.ts";
import { relationSeen } from "../../views/norme/relations.ts";
import { actText, type Lines, relationsAnswer } from "../acts/answers.ts";
import { namingInput } from "../acts/naming-input.ts";
import { rowsDigest } from "../acts/rows-digest.ts";
import { wholeAct, writeHistory } from "../acts/write-history.ts";
import { keepBucket, type ReadNorma } from "../stage/buckets.ts";
import { FILES, type Member } from "../stage/files.ts";
import { parsed } from "../stage/parsed.ts";
import type { Phase } from "../stage/phase.ts";
import { readingOf } from "../stage/readings.ts";
import { linesOfRelations } from "../stage/relations.ts";
import type { ServedTable } from "../stage/served-table.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** The signals of a bucket, by ELI of the act that has them: in its order, whatever that of the acts in the batches. */
function signalsOf(stage: Stage, task: number): [eli: string, segnali: Segnale[]][] {
  const found = new Map<string, Segnale[]>();
  const batches = stage.recordCount(FILES.citing);
  for (let batch = 0; batch < batches; batch++) {
    const lines = stage.record(FILES.spread(batch), task).toString();
    for (const line of lines.split("\n")) {
      const tab = line.indexOf("\t");
      if (tab < 0) continue;
      const signal = parsed<Segnale>(line.slice(tab + 1));
      getOrMake(found, line.slice(0, tab), () => []).push(signal);
    }
  }
  return [...found].sort(([a], [b]) => byCodeUnit(a, b));
}

/** The relations of a bucket, of its own acts and of those that name them. */
function relationsIn(stage: Stage, task: number, here: (eli: string) => boolean) {
  const { table } = stage;
  const told = signalsOf(stage, task).map(([eli, segnali]) => {
    const atto = table.identity(eli);
    if (atto === undefined) throw new RangeError(`there is no act ${eli}`);
    return { atto, segnali };
  });
  return mergeRelations(told, table, ({ eli }) => here(eli));
}

/** Each relation as its acts of the bucket show it. */
function linesByAct(relazioni: readonly Relazione[], members: readonly Member[], table: Pick<ServedTable, "served">) {
  const lines = new Map(members.map(({ eli }): [string, Lines] => [eli, { out: [], in: [] }]));
  for (const relazione of relazioni) {
    const { da, a } = relazione;
    lines.get(da)?.out.push(JSON.stringify(relationSeen(relazione, "out", table.served(a))));
    lines.get(a)?.in.push(JSON.stringify(relationSeen(relazione, "in", table.served(da))));
  }
  return lines;
}

/** Writes the answers of the acts of a bucket, or their pack; gives what is known of each. */
function writeAnswers(
  stage: Stage,
  staging: Staging,
  bucket: number,
  members: readonly Member[],
  lines: ReadonlyMap<string, Lines>,
) {
  const { pack, fonti } = stage.settings;
  const extracted = datiAl(fonti, ["norme"]);
  const { meta, articoli } = stage.placed;
  const packed: { file: string; text: Buffer }[] = [];
  const indexes: { file: string; text: string }[] = [];
  const acts = members.map(({ eli, readings, validate }) =>
    namingInput(eli, (): ReadNorma => {
      const versions = readings.map((reading) => readingOf(stage.kept("readings"), reading));
      const own = lines.get(eli) ?? { out: [], in: [] };
      const whole = wholeAct(eli, versions, own, extracted);
      const { norma } = whole;
      const served = { norma, reading: itemAt(readings, 0) };
      const file = fileOfEli(eli);
      const name = `api/public/norme/${file}.json`;
      const answer = actText(whole.lines, own);
      const index = writeHistory(staging, file, whole, own, Buffer.byteLength(answer), articoli);
      if (index !== null) indexes.push({ file, text: index });
      if (pack) {
        if (validate) validateAnswer("norma", name, meta.norma + answer);
        packed.push({ file, text: Buffer.from(answer) });
        return served;
      }
      const written = meta.norma + answer;
      staging.write(name, Buffer.from(written), validate ? written : null);
      const relazioni = relationsAnswer(norma, own, meta.relazioni);
      staging.write(`api/public/relazioni/${file}.json`, Buffer.from(relazioni), validate ? relazioni : null);
      return served;
    }),
  );
  if (packed.length > 0) staging.write(packFile(bucket), packBytes(packed));
  if (indexes.length > 0) staging.write(indexPackFile(bucket), indexPack(indexes));
  return acts;
}

/**
 * A relation between two buckets is found in both, the same; the outcome of the one that holds the act that modifies counts it.
 */
export const SERVE: Phase<Stage> = {
  name: "serve",
  title: BUILD_TEXTS.phases.serve,
  count: (stage) => stage.placed.wanted.length,
  run(stage, task) {
    const { buckets, wanted } = stage.placed;
    const found = wanted[task];
    if (found === undefined) throw new RangeError(`there is no task ${task}`);
    const { bucket, made } = found;
    const members = parsed<Member[]>(stage.record(FILES.members, task).toString());
    const here = (eli: string) => bucketOf(bucketKeyOfEli(eli), buckets) === bucket;
    const subject = members.map(({ eli }) => eli).join(", ");
    const { relazioni, conteggi } = namingInput(subject, () => relationsIn(stage, task, here));
    const staging = stage.staging();
    const lines = linesByAct(relazioni, members, stage.table);
    const acts = writeAnswers(stage, staging, bucket, members, lines);
    const norme = acts.map(({ norma }) => norma);
    const counted = relazioni.filter(({ da }) => here(da));
    const days = counted.flatMap(({ data }) => data ?? []);
    const outcome = {
      made,
      files: [...staging.entries()],
      rows: rowsDigest(norme),
      types: typesOf(norme),
      articoli: norme.reduce((sum, { record }) => sum + record.n_articoli, 0),
      withoutRelation: conteggi,
      relations: counted.length,
      newest: days.sort(byCodeUnit).at(-1) ?? null,
      changes: sha256(Buffer.from(linesOfRelations(counted))),
    };
    keepBucket(stage.settings.kept, bucket, outcome, acts, counted);
  },
};
