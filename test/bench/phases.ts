/**
 * Measures a build that processes share: seconds, seconds of processor and memory of each phase, with so many processes at once.
 *
 *   npm run bench -- phases [--data DIR | --atti N [--leggero]] [--of N] [--at-once N,N] [--memory MB] [--dir DIR]
 *
 * Every build gives the same tree, or this ends with 1. What `npm run phase` said of the last one is in `DIR/log.txt`.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { Command } from "commander";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import type { PlannedPhase } from "../../generator/pipeline/cluster/phase-parts.ts";
import { planOf } from "../../generator/pipeline/cluster/run-part.ts";
import { commandOf, openingCommand } from "../../generator/pipeline/cluster/scripts.ts";
import { SUMS } from "../../generator/tree/manifest.ts";
import { corpusOf } from "./measure.ts";

interface Options {
  readonly data?: string;
  readonly atti: string;
  readonly leggero: boolean;
  readonly of: string;
  readonly atOnce: string;
  readonly memory: string;
  readonly dir: string;
}

/**
 * Sums what `npm run phase` said of the tasks of a phase.
 *
 * @returns seconds of processor of all, megabytes that one held at the most
 * @example taken("read 0/2: 9 tasks, 8.0 s, 7.5 s of processor, 140 MB of memory at the most\n") // { cpu: 7.5, megabytes: 140 }
 */
function taken(said: string): { cpu: number; megabytes: number } {
  const tasks = [...said.matchAll(/ ([\d.]+) s of processor, (\d+) MB of memory/g)];
  return {
    cpu: tasks.reduce((sum, [, seconds]) => sum + Number(seconds), 0),
    megabytes: Math.max(0, ...tasks.map(([, , held]) => Number(held))),
  };
}

/** Runs a command to its end; gives what it printed. */
async function printed(command: readonly string[]): Promise<string> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code !== 0) throw new Error(`${command.join(" ")}: exit code ${code}`);
  return said;
}

/** Runs the parts of a phase, some at once; gives what they printed. */
async function runParts(phase: PlannedPhase, stage: { folder: string; memory: number }, atOnce: number) {
  const said: string[] = [];
  let next = 0;
  const one = async () => {
    while (next < phase.parts) said.push(await printed(commandOf(phase, stage, String(next++))));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return said.join("");
}

/** Builds with so many processes at once, prints its phases, and gives the sums of its tree. */
async function build(options: Options, data: string, atOnce: number): Promise<string> {
  const [folder, out] = [path.join(options.dir, "stage"), path.join(options.dir, "tree")];
  for (const left of [folder, out]) removeSync(left);
  const { of, memory } = options;
  const made = ["--of", of, "--stage", folder, "--data", data, "--out", out, "--pack", "--memory", memory];
  await printed(openingCommand(made));
  const [log, rows]: [string[], string[]] = [[], []];
  const began = performance.now();
  let cpuOfAll = 0;
  for (const phase of planOf(Number(of))) {
    const start = performance.now();
    const said = await runParts(phase, { folder, memory: Number(memory) }, atOnce);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const { cpu, megabytes } = taken(said);
    rows.push(`| ${phase.name} | ${seconds} | ${cpu.toFixed(1)} | ${megabytes} |`);
    cpuOfAll += cpu;
    log.push(said);
  }
  rows.push(`| all | ${((performance.now() - began) / 1000).toFixed(1)} | ${cpuOfAll.toFixed(1)} |  |`);
  writeFileSync(path.join(options.dir, "log.txt"), log.join(""));
  console.log(
    `\n${data}, --of ${of}, --memory ${memory}, ${atOnce} at once, ${new Date().toISOString().slice(0, 10)}\n`,
  );
  console.log(
    ["| phase | seconds | seconds of processor | MB of a task |", "| --- | --- | --- | --- |", ...rows].join("\n"),
  );
  return readFileSync(path.join(out, SUMS), "utf8");
}

export const phasesCommand = new Command("phases")
  .description("measures each phase of a build that processes share")
  .option("--data <dir>", "folder of the data; without it so many artificial acts are made")
  .option("--atti <n>", "how many", "20000")
  .option("--leggero", "small ones", false)
  .option("--of <n>", "parts of a phase at the most", "8")
  .option("--at-once <n,n>", "processes at once, build after build", "1,2,4")
  .option("--memory <mb>", "megabytes of each", "512")
  .option("--dir <dir>", "folder for corpus, stage and tree", ".bench")
  .action(async (options: Options) => {
    ensureDirSync(options.dir);
    const data = options.data ?? corpusOf(options.dir, Number(options.atti), options.leggero);
    const sums = new Set<string>();
    for (const atOnce of options.atOnce.split(",")) sums.add(await build(options, data, Number(atOnce)));
    console.log(sums.size === 1 ? "\nthe same tree each time" : "\nNOT the same tree each time");
    if (sums.size !== 1) process.exitCode = 1;
  });
