/**
 * Measures building a tree of many acts, and building it again after one of them has changed.
 *
 *   npm run bench -- build [--atti N] [--dir DIR]
 */

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { removeSync } from "fs-extra/esm";
import { guardFolders } from "../../generator/tree/folders/guard.ts";
import { corpusOf, report, runNode } from "./measure.ts";

const MIB = " MiB";

interface Options {
  atti: string;
  dir: string;
}

const here = (name: string) => path.join(import.meta.dirname, name);
const GENERATE = here("../generate.js");

/** What is still on its way to the disk would slow down what is measured next. */
const diskAtRest = () => spawnSync("sync");

/** Some act in the middle of the corpus. */
function someAct(corpus: string): string {
  const files = readdirSync(path.join(corpus, "norme"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".xml"))
    .sort();
  return path.join(corpus, "norme", files[files.length >> 1]!);
}

export const buildCommand = new Command("build")
  .description("measures building a tree of many acts, and again after one of them has changed")
  .option(
    "--atti <n>",
    "how many acts; the whole corpus in force has 157000 (8 GB of XML, 20 GB of disk in all)",
    "20000",
  )
  .option("--dir <dir>", "folder for corpus, cache and tree", ".bench")
  .action(async (options: Options) => {
    const corpus = corpusOf(options.dir, Number(options.atti));
    const [out, cache] = [path.join(options.dir, "albero"), path.join(options.dir, "cache")];
    // Only what an earlier measurement left is removed.
    guardFolders({ data: corpus, out, cache });
    for (const folder of [out, cache]) removeSync(folder);
    const generate = () => {
      diskAtRest();
      return runNode(GENERATE, ["--data", corpus, "--out", out, "--jobs", "2", "--pack", "--cache", cache]);
    };

    const full = await generate();
    console.log(`     full build with 2 jobs: ${full.seconds.toFixed(1)} s`);
    report("peak memory of the full build", full.peak, { most: 2048 }, MIB);

    const act = someAct(corpus);
    const before = readFileSync(act, "utf8");
    try {
      writeFileSync(act, before.replace(/<content>\s*<p>/, "$&Testo cambiato. "));
      const again = await generate();
      console.log(`     build after one changed act: ${again.seconds.toFixed(1)} s, ${again.peak.toFixed(0)}${MIB}`);
      report("build after one changed act / full build, in percent", (100 * again.seconds) / full.seconds, { most: 5 });
    } finally {
      writeFileSync(act, before);
    }
  });
