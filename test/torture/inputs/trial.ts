/** Hostile inputs beside good ones: each has its expected outcome, none takes longer than 10 s, none stops the rest. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySync, removeSync } from "fs-extra/esm";
import type { Row, Trial } from "../trial.ts";
import { type Ended, generate, isTree, reportOf, servedBy, writeInput } from "./generated.ts";
import type { HostileInput, HostileRun, Served } from "./hostile-input.ts";

/** Seconds that an input may take where the good files alone take two; on a slower or busier machine, more by the same factor. */
const LIMIT = 10;
const GOOD_TAKE = 2;
/** Good files, which must be served whatever stands beside them. */
const GOOD = "data-raw";

/** What is known of the good files alone. */
interface Good {
  readonly served: Readonly<Record<Served, number>>;
  /** Seconds that an input may take on this machine, today. */
  readonly limit: number;
}

const sum = (inputs: readonly HostileInput[], good: Good["served"]): Record<string, number> => {
  const all: Record<string, number> = { ...good };
  for (const { serves = {} } of inputs)
    for (const [what, more] of Object.entries(serves)) all[what] = (all[what] ?? 0) + more;
  return all;
};

/** What a tree says otherwise than its inputs expect. */
function differences(out: string, inputs: readonly HostileInput[], good: Good["served"]): string[] {
  const { discards, counts } = reportOf(out);
  const found: string[] = [];
  const expected = new Map(
    inputs.flatMap(({ name, discards = {} }) =>
      Object.entries(discards).map(([file, motivo]) => [file, { name, motivo }] as const),
    ),
  );
  for (const [file, said] of discards) {
    const due = expected.get(file);
    if (due === undefined) found.push(`${JSON.stringify(file)} is discarded, and should not be: ${said}`);
    else if (!due.motivo.test(said)) found.push(`${due.name}: discarded as «${said}», expected ${due.motivo}`);
    expected.delete(file);
  }
  for (const [file, { name }] of expected) found.push(`${name}: ${JSON.stringify(file)} is not discarded`);
  for (const { name, counts: due = [] } of inputs)
    for (const pattern of due)
      if (!counts.some((text) => pattern.test(text))) found.push(`${name}: nothing counted as ${pattern}`);
  const [served, wanted] = [servedBy(out), sum(inputs, good)];
  for (const [what, number] of Object.entries(served))
    if (number !== wanted[what]) found.push(`${what}: ${number} are served, ${wanted[what]} expected`);
  return found;
}

/** Why a run did not end as it should. */
function fate({ exit, seconds, stderr }: Ended): string | null {
  if (exit === null) return `still at work after ${seconds.toFixed(0)} s`;
  if (exit !== 0) return `exit ${exit}: ${stderr.split("\n").slice(-6).join(" ").slice(0, 400)}`;
  return /^\s+at .*:\d+/m.test(stderr) ? `a stack on stderr: ${stderr.slice(0, 400)}` : null;
}

/** Some inputs in one folder. Where their run fails or is slow, each by itself: whose fault it is must be told. */
async function together(folder: string, inputs: readonly HostileInput[], good: Good): Promise<string[]> {
  const [data, out] = [path.join(folder, "data"), path.join(folder, "out")];
  removeSync(data);
  removeSync(out);
  copySync(GOOD, data);
  for (const { files } of inputs) writeInput(data, files);
  const alone = inputs.length === 1;
  const ended = await generate(data, out, [], alone ? good.limit : good.limit * 6);
  const broken = fate(ended);
  if (broken === null && (alone || ended.seconds <= good.limit)) return differences(out, inputs, good.served);
  if (alone) return [`${inputs[0]?.name}: ${broken}`];
  const found: string[] = [];
  for (const input of inputs) found.push(...(await together(folder, [input], good)));
  return found.length > 0 || broken === null ? found : [`all together: ${broken}`];
}

/** A run of its own. */
async function apart(
  folder: string,
  { name, files, arguments: more = [], exit, says }: HostileRun,
  sources: string,
  limit: number,
): Promise<string[]> {
  const [data, out] = [path.join(folder, "data"), path.join(folder, "out")];
  removeSync(data);
  removeSync(out);
  writeInput(data, { "fonti.json": sources, ...files });
  const ended = await generate(data, out, more, limit);
  const found: string[] = [];
  if (ended.exit !== exit) found.push(`${name}: ${fate(ended) ?? "exit 0"}, expected exit ${exit}`);
  if (!says.test(ended.stderr)) found.push(`${name}: says «${ended.stderr.slice(0, 300)}», expected ${says}`);
  if (/^\s+at .*:\d+/m.test(ended.stderr)) found.push(`${name}: a stack on stderr`);
  if (isTree(out) !== (exit === 0)) found.push(`${name}: ${isTree(out) ? "a" : "no"} tree is there`);
  return found;
}

async function rows(report: (doing: string) => void): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "inputs-"));
  try {
    report("the good files alone");
    const out = path.join(folder, "good");
    const first = await generate(GOOD, out, [], LIMIT * 6);
    const alone = fate(first);
    if (alone !== null) return [{ what: "hostile inputs", runs: 1, failures: [`the good files alone: ${alone}`] }];
    const good = { served: servedBy(out), limit: LIMIT * Math.max(1, first.seconds / GOOD_TAKE) };
    const [{ ACTS }, { ARCHIVES }, { FOLDERS }, { TABLES }, { DUMPS, TEXTS }, { GOOD_SOURCES, RUNS }] =
      await Promise.all([
        import("./acts.ts"),
        import("./archives.ts"),
        import("./folders.ts"),
        import("./tables.ts"),
        import("./bills.ts"),
        import("./sources.ts"),
      ]);
    const done: Row[] = [];
    const groups = {
      acts: ACTS,
      archives: ARCHIVES,
      folders: FOLDERS,
      tables: TABLES,
      "dumps and bills": [...DUMPS, ...TEXTS],
    };
    for (const [what, inputs] of Object.entries(groups)) {
      report(what);
      const started = performance.now();
      const failures = await together(folder, inputs, good);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      done.push({ what: `hostile inputs: ${what}`, runs: inputs.length, failures, figure: `all in ${seconds} s` });
    }
    const failures: string[] = [];
    for (const run of RUNS) {
      report(run.name);
      failures.push(...(await apart(folder, run, GOOD_SOURCES, good.limit)));
    }
    done.push({ what: "hostile inputs: runs of their own", runs: RUNS.length, failures });
    return done;
  } finally {
    removeSync(folder);
  }
}

/** Runs whole at either scale: it takes seconds. */
export const inputs: Trial = { name: "inputs", run: (_scale, report) => rows(report) };
