/**
 * Measures what the earlier versions of acts cost: building a packed tree with them and without, the sizes of both, and the reads of an
 * article on a day.
 *
 *   npm run bench:versioni -- [--atti N] [--dir DIR]
 */

import { existsSync, linkSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import { guardFolders } from "../../generator/folders/guard.ts";
import { respond } from "../../generator/router/respond.ts";
import { Failure } from "../../generator/terminal/failure.ts";
import { Caso } from "./corpus/caso.ts";
import { scriviCorpus } from "./corpus/scrivi.ts";
import { median, report, runNode } from "./measure.ts";

/** The whole corpus: acts in force, and all versions of them. */
const WHOLE = { acts: 157_000, versions: 440_000 };
/** Articles that are asked for. */
const REQUESTS = 2000;
/** A file of an earlier version, as the corpus names it. */
const EARLIER = /_V0\.xml$/;
const MIB = 1024 ** 2;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

const bytesOf = (folder: string, names: readonly string[]) =>
  names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);

/** A corpus with all versions, made once, and beside it the newest ones alone: the same files under second names. */
function corpora(dir: string, atti: number): { all: string; newest: string } {
  const [all, newest] = [path.join(dir, `versioni-${atti}`), path.join(dir, `versioni-${atti}-ultime`)];
  if (!existsSync(path.join(newest, "fonti.json"))) {
    for (const folder of [all, newest]) removeSync(folder);
    ensureDirSync(all);
    scriviCorpus(all, { atti, seme: "1", leggero: false, versioni: true }, false, () => {});
    for (const name of filesBelow(all).filter((file) => !EARLIER.test(file))) {
      ensureDirSync(path.dirname(path.join(newest, name)));
      linkSync(path.join(all, name), path.join(newest, name));
    }
  }
  return { all, newest };
}

interface Built {
  readonly seconds: number;
  readonly cpu: number;
  readonly peak: number;
  /** Bytes of the tree, and those of its indexes of articles and earlier texts. */
  readonly bytes: number;
  readonly indexes: number;
}

async function build(data: string, out: string): Promise<Built> {
  removeSync(out);
  const generate = path.join(import.meta.dirname, "../generate.js");
  const run = await runNode(generate, ["--data", data, "--out", out, "--jobs", "2", "--pack", "--no-search"]);
  const names = filesBelow(out);
  const indexes = names.filter((name) => /^indici\/norme\/(?:articoli\/|pacchi\/\d+\.articoli)/.test(name));
  return { ...run, bytes: bytesOf(out, names), indexes: bytesOf(out, indexes) };
}

/** What an answer reads. */
interface Cost {
  readonly reads: number;
  readonly bytes: number;
}

/** Asks for articles of acts in several versions, each on a day on which one of these was in force. */
async function articlesOnDays(out: string): Promise<Cost[]> {
  const d = new Caso("versioni");
  const acts = amendedActs(out);
  const costs: Cost[] = [];
  while (costs.length < REQUESTS) {
    const { eli, days, chiavi } = d.pick(acts);
    const chiave = d.pick(chiavi);
    const place = chiave.startsWith("annesso/") ? chiave : `art/${chiave}`;
    const sizes: number[] = [];
    const read = async (name: string) => {
      const file = path.join(out, name);
      if (!existsSync(file)) return null;
      const bytes = readFileSync(file);
      sizes.push(bytes.length);
      return bytes;
    };
    const target = encodeURI(`/api/public/norme/${eli}@${d.pick(days)}/${place}`);
    const { status } = await respond({ method: "GET", target }, read, (error) => {
      throw error;
    });
    // An article that this version lacks is told as quickly, but is no article.
    if (status === 200) costs.push({ reads: sizes.length, bytes: sizes.reduce((sum, one) => sum + one, 0) });
  }
  return costs;
}

interface Index {
  readonly norma: { readonly eli: string };
  readonly versioni: readonly { readonly al: string }[];
  readonly chiavi: readonly string[];
}

/** ELI, days and articles of the acts in several versions. */
function amendedActs(out: string) {
  const index = (line: string) => {
    const { norma, versioni, chiavi }: Index = JSON.parse(line);
    return { eli: norma.eli, days: versioni.map(({ al }) => al), chiavi: chiavi.filter((chiave) => chiave !== "") };
  };
  const folder = path.join(out, "indici/norme");
  const packed = readdirSync(path.join(folder, "pacchi")).filter((name) => name.endsWith(".articoli.txt"));
  const lines = packed.flatMap((name) => {
    const bytes = readFileSync(path.join(folder, "pacchi", name));
    const texts = bytes.indexOf(10) + 1;
    const places: Record<string, readonly [number, number]> = JSON.parse(bytes.toString("utf8", 0, texts));
    return Object.values(places).map(([start]) =>
      bytes.toString("utf8", texts + start, bytes.indexOf(10, texts + start)),
    );
  });
  const own = existsSync(path.join(folder, "articoli")) ? filesBelow(path.join(folder, "articoli")) : [];
  const large = own
    .filter((name) => !/\.(?:\d+|versioni)\.txt$/.test(name))
    .map((name) => readFileSync(path.join(folder, "articoli", name), "utf8"));
  return [...lines, ...large].map(index).filter(({ days, chiavi }) => days.length > 1 && chiavi.length > 0);
}

/** A figure of whole size: of so many acts, and of so many earlier versions more. */
const onPaper = (acts: number, newest: number, versions: number, all: number) =>
  (newest / acts) * WHOLE.acts + ((all - newest) / (versions - acts)) * (WHOLE.versions - WHOLE.acts);

const program = new Command("bench:versioni")
  .option(
    "--atti <n>",
    "how many acts; three versions each on average (20000: 4 GB of XML, 8 GB of disk in all)",
    "20000",
  )
  .option("--dir <dir>", "folder for corpus and tree", ".bench")
  .action(async ({ atti, dir }: { atti: string; dir: string }) => {
    const data = corpora(dir, Number(atti));
    const out = path.join(dir, "albero-versioni");
    guardFolders({ data: data.all, out });
    const xml = filesBelow(path.join(data.all, "norme"));
    const [acts, versions] = [Number(atti), xml.length];
    const before = await build(data.newest, out);
    const after = await build(data.all, out);
    const size = (bytes: number) => `${(bytes / MIB).toFixed(0)} MiB`;
    const told = (what: string, { seconds, cpu, peak, bytes, indexes }: Built) =>
      console.log(
        `     ${what}: ${seconds.toFixed(0)} s, ${cpu.toFixed(0)} CPU s, peak ${peak.toFixed(0)} MiB, tree ${size(bytes)}, ${size(indexes)} of it for articles and versions`,
      );
    console.log(
      `     ${size(bytesOf(path.join(data.all, "norme"), xml))} of XML, ${xml.filter((name) => !EARLIER.test(name)).length} acts`,
    );
    told(`${acts} newest versions`, before);
    told(`all ${versions} versions`, after);
    const paper = (figure: (built: Built) => number) => onPaper(acts, figure(before), versions, figure(after));
    console.log(
      `     ${WHOLE.acts} acts, ${WHOLE.versions} versions, on paper: ${paper((b) => b.seconds).toFixed(0)} s, ${paper((b) => b.cpu).toFixed(0)} CPU s, tree ${size(paper((b) => b.bytes))}`,
    );
    const each = ((after.peak - before.peak) * 1024) / (versions - acts);
    console.log(`     memory: ${each.toFixed(1)} KiB more for an earlier version`);
    report("peak memory with all versions", after.peak, { most: 1500 }, " MiB");
    report(
      "CPU of an earlier version / of an act",
      ((after.cpu - before.cpu) * acts) / (versions - acts) / before.cpu,
      { most: 1 },
    );
    report("tree with all versions / of the newest alone", after.bytes / before.bytes, { most: 1.35 });
    const costs = await articlesOnDays(out);
    const middle = (figure: (cost: Cost) => number) => median(costs.map(figure));
    const most = (figure: (cost: Cost) => number) => Math.max(...costs.map(figure));
    console.log(
      `     ${costs.length} articles on a day: ${middle(({ reads }) => reads)} reads and ${(middle(({ bytes }) => bytes) / 1024).toFixed(0)} KiB in the middle, at most ${(most(({ bytes }) => bytes) / 1024).toFixed(0)} KiB`,
    );
    report(
      "reads of an article on a day",
      most(({ reads }) => reads),
      { most: 3 },
    );
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
