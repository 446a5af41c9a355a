/** What measurements share: whole processes, rounds of reads, corpora and words to ask for. */

import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import type { Caso } from "./corpus/caso.ts";
import { scriviCorpus } from "./corpus/scrivi.ts";

export interface Run {
  readonly seconds: number;
  /** Seconds of all processors, in the program and for it; read from the system while it runs (Linux only, else 0). */
  readonly cpu: number;
  /** Largest resident memory of the process, in MiB. */
  readonly peak: number;
}

/** Runs a Node script to its end; rejects where it fails. Peak memory is read from the system while it runs (Linux only, else 0). */
export function runNode(script: string, args: readonly string[]): Promise<Run> {
  return new Promise((done, failed) => {
    const started = performance.now();
    const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "ignore", "inherit"] });
    let [peak, cpu] = [0, 0];
    const look = setInterval(() => {
      try {
        const line = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"));
        if (line) peak = Math.max(peak, Number(line[1]) / 1024);
        // Behind the name of the program, which may hold anything: the 14th and 15th fields, in hundredths.
        const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ");
        cpu = (Number(fields[11]) + Number(fields[12])) / 100;
      } catch {
        // The process has just ended, or this system has no /proc: the last figure stands.
      }
    }, 50);
    child.once("exit", (code) => {
      clearInterval(look);
      if (code !== 0) failed(new Error(`${script} ${args.join(" ")}: exit code ${code}`));
      else done({ seconds: (performance.now() - started) / 1000, cpu, peak });
    });
  });
}

/** One line of the table: the figure, its bound, and whether it holds. */
export function report(what: string, figure: number, bound: { most?: number; least?: number }, unit = ""): boolean {
  const holds = bound.most !== undefined ? figure <= bound.most : figure >= bound.least!;
  const limit = bound.most !== undefined ? `at most ${bound.most}` : `at least ${bound.least}`;
  console.log(`${holds ? "ok  " : "OVER"} ${what}: ${figure.toFixed(2)}${unit} (${limit}${unit})`);
  return holds;
}

/** Milliseconds without another read after which a round is over: what was read is opened in less. */
const QUIET = 15;

/** Counts rounds: reads that are asked for while none is answered go together, and are answered together. */
export class Rounds {
  /** Bytes of the reads of each round. */
  readonly sizes: number[][] = [];
  #waiting: { readonly size: number; give(): void }[] = [];
  #quiet: ReturnType<typeof setTimeout> | undefined;

  /** Answers a read once its round is over. */
  answer<T extends Uint8Array | null>(content: T): Promise<T> {
    return new Promise((done) => {
      this.#waiting.push({ size: content?.length ?? 0, give: () => done(content) });
      clearTimeout(this.#quiet);
      this.#quiet = setTimeout(() => this.#answerAll(), QUIET);
    });
  }

  #answerAll(): void {
    const all = this.#waiting;
    this.#waiting = [];
    this.sizes.push(all.map(({ size }) => size));
    for (const { give } of all) give();
  }
}

/** A corpus of so many acts below a folder, made once. */
export function corpusOf(dir: string, atti: number, leggero = false): string {
  const corpus = path.join(dir, `corpus-${atti}${leggero ? "-leggero" : ""}`);
  if (existsSync(path.join(corpus, "fonti.json"))) return corpus;
  removeSync(corpus);
  ensureDirSync(corpus);
  const bytes = scriviCorpus(corpus, { atti, seme: "1", leggero }, false, () => {});
  console.log(`     ${corpus}: ${atti} acts, ${(bytes / 1e9).toFixed(2)} GB of XML`);
  return corpus;
}

/** Draws words of a tree's index, each as often as the root of how many documents have it: what stands in many is asked for often. */
export function wordsOfTree(tree: string, d: Caso): () => string {
  const folder = path.join(tree, "indici/cerca/forme");
  const lines = readdirSync(folder)
    .sort()
    .flatMap((name) =>
      inflateRawSync(readFileSync(path.join(folder, name)))
        .toString()
        .trim()
        .split("\n"),
    );
  let sum = 0;
  const ends = lines.map((line) => {
    sum += Math.sqrt(Number(line.split(" ")[1]));
    return sum;
  });
  return () => {
    const wanted = d.next() * sum;
    return lines[ends.findIndex((end) => end >= wanted)]?.split(" ")[0] ?? "";
  };
}
