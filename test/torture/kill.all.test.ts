/** SIGKILL of a build before its n-th step on files: afterwards the old or the new tree is there, and the next run completes. */

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { earlierPlace } from "../../generator/contract/earlier-place.ts";
import { command, run, SIGNAL_AT_STEP } from "../cli/commands.ts";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { times } from "./times.ts";

const folder = temporaryFolderOfEach();
const at = (...names: string[]) => path.join(folder, ...names);
const out = at("tree");
/** The act that differs from one tree to the next. */
const ACT = at("data/norme/20100503_10X09004_VIGENZA_20260110.xml");

const sumsOf = (tree: string) => readFileSync(path.join(tree, "SHA256SUMS"), "utf8");

const WAYS: readonly [string, string[]][] = [
  ["in packs, with a cache", ["--pack", "--cache", at("cache")]],
  ["without a cache", []],
];

describe("a build that is killed", () => {
  it.each(WAYS.slice(0, times(1)))("leaves the old or the new tree whole at any step: %s", (_, options) => {
    // Acts alone: each of the fifteen builds takes a third of the time, and the same steps.
    for (const name of ["fonti.json", "norme"])
      copySync(path.join(SAMPLE, name), at("data", name), { dereference: true });
    const act = readFileSync(ACT, "utf8");
    const build = (version: number, env: Record<string, string> = {}) => {
      writeFileSync(ACT, act.replace(/<p>/, `$&Testo ${version}. `));
      const args = ["--import", SIGNAL_AT_STEP, command("generate"), "--data", at("data"), "--out", out, "--jobs", "1"];
      return spawnSync(process.execPath, [...args, ...options], { env: { ...process.env, ...env }, encoding: "utf8" });
    };
    let steps = 0;
    const expected = [0, 1].map((version) => {
      steps = Number(/steps: (\d+)/.exec(build(version).stderr)?.[1]);
      return sumsOf(out);
    });
    expect(expected[0]).not.toBe(expected[1]);
    expect(steps).toBeGreaterThan(100);
    // The first step, the last ones, around the swap, and some between.
    const kills = [1, ...Array.from({ length: times(4) }, (_, i) => Math.ceil(((i + 1) / times(5)) * steps))];
    const last = Array.from({ length: times(4) }, (_, i) => steps - i);
    const ends = new Set<number>();
    let standing = 1;
    for (const [turn, step] of [...kills, ...last].entries()) {
      const next = turn % 2;
      expect(build(next, { SIGNAL: "SIGKILL", STEP: `${step}` }).signal, `step ${step}`).toBe("SIGKILL");
      // Between the two renames the earlier tree stands aside, where the server finds it.
      const there = existsSync(out) ? out : earlierPlace(out);
      standing = expected.indexOf(sumsOf(there));
      ends.add(standing === next ? 1 : 0);
      expect(standing, `step ${step}`).toBeGreaterThanOrEqual(0);
      const whole = spawnSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: there, encoding: "utf8" });
      expect(whole, `step ${step}`).toMatchObject({ status: 0, stdout: "" });
    }
    expect([...ends].sort()).toEqual([0, 1]);
    expect(build(1 - standing)).toMatchObject({ status: 0 });
    expect(sumsOf(out)).toBe(expected[1 - standing]);
    expect(run("check", "--dir", out)).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(folder).filter((name) => !["cache", "data", "tree"].includes(name))).toEqual([]);
  });
});
