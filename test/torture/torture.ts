/**
 * The harness that treats the project badly and prints what became of it: `npm run torture` runs a part of every trial, `--all` the whole.
 * Exit code 1 if anything failed.
 */

import { Command } from "commander";
import type { Row, Trial } from "./trial.ts";
import { TRIALS } from "./trials.ts";

/** The rows as a Markdown table, so that it can be quoted as it is. */
function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, runs, failures, figure }) => `| ${what} | ${runs} | ${failures.length} | ${figure ?? ""} |`,
  );
  return ["| trial | runs | failures | figure |", "| --- | ---: | ---: | --- |", ...lines].join("\n");
}

const command = new Command("torture")
  .option("--all", "run every trial at full length (about an hour), not the part that CI runs")
  .option("--only <name...>", `run these trials alone: ${TRIALS.map(({ name }) => name).join(", ")}`)
  .parse();
const { all, only } = command.opts<{ all?: true; only?: string[] }>();
const unknown = only?.filter((name) => !TRIALS.some((trial: Trial) => trial.name === name)) ?? [];
if (unknown.length > 0) command.error(`unknown trial: ${unknown.join(", ")}`, { exitCode: 2 });

const rows: Row[] = [];
for (const trial of TRIALS.filter(({ name }) => only === undefined || only.includes(name))) {
  const report = (doing: string) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${trial.name}: ${doing}`);
  rows.push(...(await trial.run(all ? "whole" : "part", report)));
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
}
console.log(table(rows));
for (const { what, failures } of rows) for (const failure of failures) console.log(`${what}: ${failure}`);
process.exitCode = rows.some(({ failures }) => failures.length > 0) ? 1 : 0;
