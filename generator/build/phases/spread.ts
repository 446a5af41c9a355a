/**
 * The signals and citations, spread over the buckets that are served from them: each act's to its own bucket, and to that of the act it names. Every act is
 * opened once, and no bucket looks for its signals in thousands of acts.
 */

import { isTextEffect, wordsDated } from "../../corpus/norme/acting-words.ts";
import { placedCitations } from "../../corpus/norme/citations.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { namingInput } from "../naming-input.ts";
import { type Citing, FILES } from "../stage/files.ts";
import { parsed } from "../stage/kept.ts";
import type { Phase } from "../stage/phase.ts";
import { signalLines } from "../stage/readings.ts";
import { writeRecords } from "../stage/records.ts";
import {
  citationIn,
  citedIn,
  isCitation,
  lineOfCited,
  lineOfCiting,
  lineOfSignal,
  sentSignal,
  signalIn,
} from "../stage/relations.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";
import { citedActs } from "./cited.ts";

/** A line with the day of the oldest version that has it. */
type Line = readonly [line: string, al: string];

/** The lines of the newest version, then the signals that only an earlier one has. */
function linesOf(readings: string, [newest, ...earlier]: Citing["versions"]): Line[] {
  if (newest === undefined) return [];
  const since = new Map<string, string>();
  for (const version of earlier)
    for (const line of signalLines(readings, version)) {
      const known = since.get(line);
      if (!isCitation(line) && (known === undefined || version.al < known)) since.set(line, version.al);
    }
  const lines = signalLines(readings, newest);
  const own = lines.map((line): Line => [line, since.get(line) ?? newest.al]);
  for (const line of lines) since.delete(line);
  return [...own, ...since];
}

/** The lines of an act, its effects with the day of their words. */
function datedLines(stage: Stage, { eli, versions, effects }: Citing): string[] {
  const { table } = stage;
  const readings = stage.kept("readings");
  const lines = linesOf(readings, versions);
  const atto = effects ? table.identity(eli) : undefined;
  if (atto === undefined) return lines.map(([line]) => line);
  const segnali = lines.flatMap(([line]) => (isCitation(line) ? [] : [signalIn(line)]));
  const others = table.innovators(eli).flatMap((by) => {
    const other = table.identity(by.eli);
    const told = signalLines(readings, by).filter((line) => !isCitation(line));
    return other === undefined ? [] : [{ atto: other, segnali: told.map(signalIn) }];
  });
  const dated = wordsDated(atto, segnali, others, table);
  return lines.map(([line, al]) => {
    const segnale = isCitation(line) ? null : signalIn(line);
    return segnale !== null && isTextEffect(segnale) ? lineOfSignal(dated(segnale, al)).trimEnd() : line;
  });
}

/** The lines of an act that make its relations, and its citations as its own bucket and those of the acts it cites are told. */
function* sentLinesOf(stage: Stage, act: Citing): Generator<readonly [line: string, bucket: number]> {
  const { buckets } = stage.placed;
  const lines = datedLines(stage, act);
  for (const line of lines.filter((one) => !isCitation(one)))
    for (const near of new Set([bucketOf(citedIn(line), buckets), act.bucket])) yield [line, near];
  const atto = stage.table.identity(act.eli);
  const citations = lines.filter(isCitation);
  if (citations.length === 0 || atto === undefined) return;
  const placed = citations.flatMap((line) => placedCitations(citationIn(line), atto, stage.table));
  for (const one of placed) yield [lineOfCited(one), bucketOf(bucketKeyOfEli(one.a), buckets)];
  if (placed.length > 0) yield [lineOfCiting(citedActs(placed)), act.bucket];
}

/** A line, and the act that sends it. */
type SentLine = readonly [eli: string, line: string];

/** The records of buckets, each made when it is written: all together they are twice what the acts say. */
function* recordsOf(buckets: Iterable<readonly SentLine[]>): Generator<string> {
  for (const lines of buckets) yield lines.map(([eli, line]) => sentSignal(eli, line)).join("");
}

export const SPREAD: Phase<Stage> = {
  name: "spread",
  title: BUILD_TEXTS.phases.spread,
  count: (stage) => stage.recordCount(FILES.citing),
  run(stage, task) {
    const sent = new Map(stage.placed.wanted.map((bucket): [number, SentLine[]] => [bucket, []]));
    const acts = parsed<Citing[]>(stage.record(FILES.citing, task).toString());
    for (const act of acts)
      for (const [line, bucket] of namingInput(act.eli, () => [...sentLinesOf(stage, act)]))
        sent.get(bucket)?.push([act.eli, line]);
    writeRecords(stage.file(FILES.spread(task)), recordsOf(sent.values()));
  },
};
