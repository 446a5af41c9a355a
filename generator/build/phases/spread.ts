/**
 * The signals and citations, spread over the buckets that are served from them: each act's to its own bucket, and to that of the act it names. Every act is
 * opened once, and no bucket looks for its signals in thousands of acts.
 */

import { bucketOf } from "../../law/identity/act-bucket.ts";
import { namingInput } from "../naming-input.ts";
import { type Citing, FILES, type Version } from "../stage/files.ts";
import { parsed } from "../stage/kept.ts";
import type { Phase } from "../stage/phase.ts";
import { signalLines } from "../stage/readings.ts";
import { writeRecords } from "../stage/records.ts";
import { citedIn, isCitation, sentSignal } from "../stage/relations.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** The lines of the newest version, then the signals that only an earlier one has. */
function linesOf(readings: string, versions: readonly Version[]): string[] {
  const [newest = [], ...earlier] = versions.map((version) => signalLines(readings, version));
  const known = new Set(newest);
  const old = new Set(earlier.flat().filter((line) => !known.has(line) && !isCitation(line)));
  return [...newest, ...old];
}

export const SPREAD: Phase<Stage> = {
  name: "spread",
  title: BUILD_TEXTS.phases.spread,
  count: (stage) => stage.recordCount(FILES.citing),
  run(stage, task) {
    const { buckets, wanted } = stage.placed;
    const readings = stage.kept("readings");
    const lines = new Map(wanted.map((bucket): [number, string[]] => [bucket, []]));
    const acts = parsed<Citing[]>(stage.record(FILES.citing, task).toString());
    for (const { eli, bucket, versions } of acts)
      for (const line of namingInput(eli, () => linesOf(readings, versions))) {
        const signal = sentSignal(eli, line);
        for (const near of new Set([bucketOf(citedIn(line), buckets), bucket])) lines.get(near)?.push(signal);
      }
    writeRecords(
      stage.file(FILES.spread(task)),
      wanted.map((bucket) => (lines.get(bucket) ?? []).join("")),
    );
  },
};
