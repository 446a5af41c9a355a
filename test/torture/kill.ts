/** SIGKILL of `generate` at random moments: afterwards there is the old or the new tree, and the next run completes. */

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copySync, removeSync } from "fs-extra/esm";
import { earlierPlace } from "../../generator/api/earlier-place.ts";
import { stagingOf } from "../../generator/tree/publish/work-folder.ts";
import { Caso } from "../bench/corpus/caso.ts";
import type { Row, Scale, Trial } from "./trial.ts";
import { faultOf, sumsOf } from "./whole-tree.ts";

const GENERATE = path.join(import.meta.dirname, "../generate.js");
const SAMPLE = "data-raw";
/** The act that differs from one tree to the next. */
const ACT = "norme/20100503_10X09004_VIGENZA_20260110.xml";
const VERSIONS = ["vecchio", "nuovo"] as const;

/** How many kills are shared out among the ways to generate. */
const KILLS: Readonly<Record<Scale, number>> = { part: 100, whole: 1000 };
const WAYS: readonly (readonly string[])[] = [[], ["--cache"], ["--pack", "--cache"]];
/** After so many kills, one upon the other, a run goes to its end. */
const TO_ITS_END = 5;
/** Of so many kills one comes once the tree is written, while it is flushed, swapped in, and the old one goes: a run is short there. */
const LATE = 4;
/** Within so many milliseconds then. */
const LATE_WITHIN = 80;

/** One way to generate, in a folder of its own. */
class Lane {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "kill-"));
  readonly #args: readonly string[];
  readonly #caso: Caso;
  readonly #acts: readonly string[];
  /** `SHA256SUMS` of the tree of each version, from a run that nobody disturbs. */
  readonly #expected: string[] = [];
  /** Version of the tree that is there. */
  #standing = VERSIONS.length - 1;
  /** Milliseconds that such a run takes. */
  #duration = 0;
  readonly failures: string[] = [];
  killed = 0;
  published = 0;

  constructor(way: readonly string[]) {
    const cache = way.includes("--cache") ? [this.#at("cache")] : [];
    this.#args = [GENERATE, "--data", this.#at("data"), "--jobs", "2", ...way, ...cache];
    this.#caso = new Caso(way.join(" "));
    copySync(SAMPLE, this.#at("data"), { dereference: true });
    const act = readFileSync(this.#at("data", ACT), "utf8");
    this.#acts = VERSIONS.map((version) => act.replace(/<p>/, `$&Testo ${version}. `));
  }

  #at(...names: string[]): string {
    return path.join(this.#folder, ...names);
  }

  get #out(): string {
    return this.#at("tree");
  }

  /** Begins a run over one version; gives its end, as exit code and what it said. */
  #begin(version: number, out: string) {
    writeFileSync(this.#at("data", ACT), this.#acts[version] ?? "");
    const child = spawn(process.execPath, [...this.#args, "--out", out], { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
    });
    const ended = new Promise<string | null>((done) => {
      child.once("close", (code, signal) => done(code === 0 ? null : `${signal ?? code}: ${said}`));
    });
    return { child, ended };
  }

  async #whole(version: number, out = this.#out): Promise<void> {
    const failed = await this.#begin(version, out).ended;
    if (failed !== null) throw new Error(failed);
  }

  async prepare(): Promise<void> {
    for (const version of VERSIONS.keys()) {
      const started = performance.now();
      await this.#whole(version);
      this.#duration = performance.now() - started;
      this.#expected[version] = sumsOf(this.#out);
    }
    if (this.#expected[0] === this.#expected[1]) throw new Error("old and new tree are the same");
  }

  /** Waits for the moment to kill. */
  async #moment(turn: number, ended: Promise<unknown>): Promise<void> {
    if (turn % LATE !== 0) return wait(this.#caso.next() * this.#duration);
    let over = false;
    void ended.then(() => {
      over = true;
    });
    while (!over && !existsSync(path.join(stagingOf(this.#out), "SHA256SUMS"))) await wait(1);
    await wait(this.#caso.next() * LATE_WITHIN);
  }

  /** Kills one run over the version whose turn it is; the tree of some version is there before. */
  async kill(turn: number): Promise<void> {
    const next = turn % 2;
    const { child, ended } = this.#begin(next, this.#out);
    await this.#moment(turn, ended);
    child.kill("SIGKILL");
    const end = await ended;
    if (end?.startsWith("SIGKILL")) this.killed++;
    else if (end !== null) this.failures.push(`turn ${turn}: it failed by itself: ${end}`);

    // Between the two renames it is the earlier one, from where it stepped aside: there the server finds it.
    const standing = existsSync(this.#out) ? this.#out : earlierPlace(this.#out);
    const fault = faultOf(standing);
    const sums = fault === null ? sumsOf(standing) : null;
    if (fault !== null) this.failures.push(`turn ${turn}: ${fault}`);
    else if (sums === this.#expected[next]) {
      this.published++;
      this.#standing = next;
    } else if (sums !== this.#expected[this.#standing])
      this.failures.push(`turn ${turn}: neither the old nor the new tree`);
    if (turn % TO_ITS_END === TO_ITS_END - 1) await this.#expectNextRun(turn, next);
  }

  async #expectNextRun(turn: number, version: number): Promise<void> {
    const failed = await this.#begin(version, this.#out).ended;
    const fault = failed ?? faultOf(this.#out);
    if (fault !== null) this.failures.push(`turn ${turn}, the next run: ${fault}`);
    else if (sumsOf(this.#out) !== this.#expected[version])
      this.failures.push(`turn ${turn}: the next run made another tree`);
    this.#standing = version;
    const left = readdirSync(this.#folder).filter((name) => !["cache", "data", "tree"].includes(name));
    if (left.length > 0) this.failures.push(`turn ${turn}: the next run left ${left.join(", ")}`);
  }

  remove(): void {
    removeSync(this.#folder);
  }
}

async function row(way: readonly string[], runs: number, report: (doing: string) => void): Promise<Row> {
  const what = ["SIGKILL of generate", ...way].join(" ");
  const lane = new Lane(way);
  try {
    await lane.prepare();
    for (let turn = 0; turn < runs; turn++) {
      report(`${what}: ${turn + 1} of ${runs}`);
      await lane.kill(turn);
    }
  } catch (error) {
    lane.failures.push(String(error));
  } finally {
    lane.remove();
  }
  const figure = `${lane.killed} killed at work; ${lane.published} times the new tree was there already`;
  return { what, runs, failures: lane.failures, figure };
}

export const kill: Trial = {
  name: "kill",
  run: (scale, report) => {
    const each = Math.ceil(KILLS[scale] / WAYS.length);
    return Promise.all(WAYS.map((way) => row(way, each, report)));
  },
};
