#!/usr/bin/env node
// A `kubectl` without a cluster: it runs the pods of a Job that is applied, one after the other, as its controller would: each index once,
// and again up to `backoffLimitPerIndex` times where it failed. What it is asked is written to the file KUBECTL_LOG, what became of the Job
// stands beside it.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

const log = process.env.KUBECTL_LOG;
const [verb, ...args] = process.argv.slice(2);
const stateOf = (name) => `${log}.${name}`;
appendFileSync(log, `${JSON.stringify([verb, ...args])}\n`);

if (verb === "apply") {
  const { metadata, spec } = JSON.parse(readFileSync(0, "utf8"));
  const { completions = 1, backoffLimitPerIndex, backoffLimit = 0, template } = spec;
  const [{ command }] = template.spec.containers;
  const ends = (index) => {
    const words = command.map((word) => word.replace("$(JOB_COMPLETION_INDEX)", String(index)));
    for (let tries = 0; tries <= (backoffLimitPerIndex ?? backoffLimit); tries++)
      if (spawnSync(words[0], words.slice(1), { stdio: "inherit" }).status === 0) return true;
    return false;
  };
  // Every index is tried, whatever becomes of the others.
  const ended = Array.from({ length: completions }, (_, index) => ends(index)).every(Boolean);
  writeFileSync(stateOf(metadata.name), ended ? "SuccessCriteriaMet Complete" : "FailureTarget Failed");
} else if (verb === "get") {
  const file = stateOf(args[1]);
  if (existsSync(file)) process.stdout.write(readFileSync(file, "utf8"));
  else process.exitCode = 1;
}
