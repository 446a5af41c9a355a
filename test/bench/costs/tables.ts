/** What a build of so many articles takes, computed from one that was measured: the tables of `generator/pipeline/cluster/COSTS.md`. */

import { SHAPE } from "../../../generator/tree/lists/lists-of.ts";
import type { Measured } from "./measured.ts";
import { COMPUTE, STORAGE } from "./prices.ts";

/** Sizes for which it is computed. */
export const SIZES: readonly number[] = [1e6, 1e7, 1e8];
const PROCESSORS: readonly number[] = [1, 8, 64];
/** Seconds of processor that a task should have at the most: what is lost when one is killed. */
const OF_TASK = 600;
const HOUR = 3600;
const GB = 1e9;

const tasksOf = (most: number | null, wanted: number) => Math.min(wanted, most ?? wanted);
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
/** Three figures that count: `0.0123`, `1.23`, `12.3`, `123`, `12,300`. */
const figure = (n: number) =>
  n === 0 ? "0" : Number(n.toPrecision(3)).toLocaleString("en-US", { maximumSignificantDigits: 3 });
const dollars = (n: number) => (n > 0 && n < 0.01 ? "< $0.01" : `$${n.toFixed(2)}`);

/** The measured build, phase by phase. */
export function measuredTable({ phases }: Measured): string {
  const whole = phases.reduce((sum, { cpu }) => sum + cpu, 0);
  const rows = phases.map(({ name, most, cpu, memory }) => {
    return [
      name,
      most === null ? "any number" : String(most),
      cpu.toFixed(1),
      `${((100 * cpu) / whole).toFixed(1)} %`,
      String(memory),
    ];
  });
  return table(
    ["phase", "tasks at the most", "seconds of processor", "share", "MB of a task"],
    [...rows, ["all", "", whole.toFixed(1), "100 %", ""]],
  );
}

/** What a build of so many articles takes: every figure grows as the articles do. */
export function scaled(measured: Measured, articles: number) {
  const by = articles / measured.articles;
  const phases = measured.phases.map((phase) => ({ ...phase, cpu: phase.cpu * by }));
  const spread = phases.filter(({ most }) => most === null);
  const alone = phases.filter(({ most }) => most !== null);
  const widest = Math.max(...spread.map(({ cpu }) => cpu));
  const tasks = Math.max(1, Math.ceil(widest / OF_TASK));
  /** One phase after the other, each on as many processors as it has tasks for. */
  const hours = (processors: number) =>
    phases.reduce((sum, { most, cpu }) => sum + cpu / tasksOf(most, processors), 0) / HOUR;
  const files = Math.round(measured.treeFiles * by);
  return {
    acts: measured.acts * by,
    inputBytes: measured.inputBytes * by,
    tasks,
    cpuHours: phases.reduce((sum, { cpu }) => sum + cpu, 0) / HOUR,
    hours,
    spreadMemory: Math.max(...spread.map(({ memory }) => memory)),
    aloneMemory: Math.max(...alone.map(({ memory }) => memory)) * Math.max(1, by),
    stageBytes: measured.stageBytes * by,
    treeBytes: measured.treeBytes * by,
    files,
    manifestParts: files > SHAPE.whole ? Math.ceil(files / SHAPE.part) : 0,
  };
}

/** Time, memory and room, a column for each size. */
export function buildTable(measured: Measured): string {
  const sizes = SIZES.map((articles) => scaled(measured, articles));
  const row = (what: string, of: (size: (typeof sizes)[number]) => string) => [what, ...sizes.map(of)];
  return table(
    ["articles", ...SIZES.map((n) => n.toLocaleString("en-US"))],
    [
      row("acts", ({ acts }) => figure(acts)),
      row("input, GB", ({ inputBytes }) => figure(inputBytes / GB)),
      row("tasks of a phase at the least (`--of`)", ({ tasks }) => figure(tasks)),
      row("hours of processor", ({ cpuHours }) => figure(cpuHours)),
      ...PROCESSORS.map((n) => row(`hours on ${n} processor${n > 1 ? "s" : ""}`, ({ hours }) => figure(hours(n)))),
      row("MB of a task that is spread", ({ spreadMemory }) => figure(spreadMemory)),
      row("MB of a task that is alone, at the most", ({ aloneMemory }) => figure(aloneMemory)),
      row("stage, GB", ({ stageBytes }) => figure(stageBytes / GB)),
      row("tree, GB", ({ treeBytes }) => figure(treeBytes / GB)),
      row("files of the tree", ({ files }) => figure(files)),
      row("parts of its manifest", ({ manifestParts }) => (manifestParts === 0 ? "none" : figure(manifestParts))),
    ],
  );
}

/** What it costs, a row for each thing that is paid for. */
export function priceTable(measured: Measured): string {
  const sizes = SIZES.map((articles) => scaled(measured, articles));
  const row = (host: string, what: string, of: (size: (typeof sizes)[number]) => number) => [
    host,
    what,
    ...sizes.map((size) => dollars(of(size))),
  ];
  const hosts = STORAGE.flatMap(({ host, gigabyteMonth, millionWrites }) => [
    row(host, "tree, a month", ({ treeBytes }) => (treeBytes / GB) * gigabyteMonth),
    row(host, "first upload", ({ files }) => (files / 1e6) * millionWrites),
  ]);
  return table(
    ["", "", ...SIZES.map((n) => `${n.toLocaleString("en-US")} articles`)],
    [row("AWS Fargate", "a build", ({ cpuHours }) => cpuHours * COMPUTE.hour), ...hosts],
  );
}

/** What each price is, and who says so. */
export function sourceTable(): string {
  const rows = STORAGE.map(({ host, gigabyteMonth, millionWrites, millionReads, gigabyteOut, source }) => [
    host,
    `$${gigabyteMonth} a GB and month, $${millionWrites} a million writes, $${millionReads} a million reads, $${gigabyteOut} a GB out`,
    source,
  ]);
  return table(
    ["host", "prices", "source"],
    [["AWS Fargate, us-east-1", `$${COMPUTE.hour.toFixed(5)} an hour of processor with 2 GB`, COMPUTE.source], ...rows],
  );
}
