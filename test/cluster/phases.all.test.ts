import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, ensureDirSync } from "fs-extra/esm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PhaseLeft } from "../../generator/build/cluster/phase-parts.ts";
import { planOf } from "../../generator/build/cluster/run-part.ts";
import { PHASES } from "../../generator/build/run.ts";
import { digestsOf } from "../digests-of.ts";
import { generateHere, used } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder, temporaryFolderOfEach } from "../temporary-folder.ts";

const sample = sharedTree();
/** A part of the sample: most tests need no more. */
const few = path.join(temporaryFolder(), "data");
let fewTree: Map<string, string>;
const folder = temporaryFolderOfEach();
const [stage, out] = [path.join(folder, "stage"), path.join(folder, "tree")];

beforeAll(async () => {
  copySync("data-raw/norme", path.join(few, "norme"), { filter: (name) => !name.includes("/20") });
  copySync("data-raw/fonti.json", path.join(few, "fonti.json"));
  const made = path.join(path.dirname(few), "tree");
  await generateHere({ data: few, out: made });
  fewTree = digestsOf(made);
});

const phases = (...args: string[]) =>
  used(
    "phases",
    "--of",
    "3",
    "--stage",
    stage,
    "--out",
    out,
    ...(args.includes("--data") ? [] : ["--data", few]),
    ...args,
  );
const phase = (name: string, part: number, of: number) =>
  used("phase", name, "--part", `${part}`, "--of", `${of}`, "--stage", stage);

/** What is left to do, as `phases` prints it. */
async function listed(...args: string[]): Promise<PhaseLeft[]> {
  const { status, stdout, stderr } = await phases(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return JSON.parse(stdout);
}

/** Runs what is left, part by part. */
async function runAll(left: readonly PhaseLeft[], until?: string): Promise<void> {
  for (const one of left) {
    if (one.name === until) return;
    for (const part of one.left)
      expect(await phase(one.name, part, one.parts)).toMatchObject({ status: 0, stderr: "" });
  }
}

describe("the plan of a build", () => {
  it("has the phases of generate in their order, each after the one before, and publication at the end", () => {
    const names = [...PHASES.map(({ name }) => name), "publish"];
    expect(planOf(8).map(({ name }) => name)).toEqual(names);
    expect(planOf(8).map(({ after }) => after)).toEqual([null, ...names.slice(0, -1)]);
  });

  it("has a number of parts that is fixed, and no more than a phase can have tasks", () => {
    const parts = Object.fromEntries(planOf(8).map((one) => [one.name, one.parts]));
    expect(parts).toMatchObject({ list: 1, read: 8, place: 1, serve: 8, order: 3, areas: 2, terms: 8, publish: 1 });
    expect(new Set(planOf(1).map((one) => one.parts))).toEqual(new Set([1]));
  });
});

describe("a build by processes that share a stage", () => {
  it("gives the tree of generate; a part killed before its mark was there is run again and changes nothing", async () => {
    const left = await listed("--data", "data-raw");
    for (const one of left) {
      await runAll([one]);
      if (one.name === "publish") continue;
      // As if all of them had been killed at the very end, leaving half of another file.
      rmSync(path.join(stage, "done", one.name), { recursive: true });
      ensureDirSync(path.join(stage, "tree/half"));
      writeFileSync(path.join(stage, "tree/half", one.name), "half");
      await runAll([one]);
    }
    expect(digestsOf(out)).toEqual(digestsOf(sample));
    expect(existsSync(path.join(stage, "tree"))).toBe(false);
    expect((await listed("--data", "data-raw")).flatMap((one) => one.left)).toEqual([]);
    expect((await phase("publish", 0, 1)).stdout).toBe("publish 0/1: done before\n");
  });

  it("lists what lacks its mark, and runs nothing else", async () => {
    const left = await listed();
    await runAll(left, "spread");
    rmSync(path.join(stage, "done/read/1"));
    const again = await listed();
    expect(again.filter((one) => one.left.length > 0).map((one) => one.name)).toEqual([
      "read",
      ...left.slice(3).map((one) => one.name),
    ]);
    expect(again.find(({ name }) => name === "read")).toEqual({
      name: "read",
      parts: 3,
      after: "list",
      overAll: false,
      left: [1],
    });
    expect((await phase("read", 0, 3)).stdout).toBe("read 0/3: done before\n");
    const said = /^read 1\/3: \d+ tasks, \d+\.\d s, \d+\.\d s of processor, \d+ MB of memory at the most\n$/;
    expect((await phase("read", 1, 3)).stdout).toMatch(said);
  });

  it("ends where publication was killed before it was said to be done", async () => {
    await runAll(await listed());
    rmSync(path.join(stage, "done/publish"), { recursive: true });
    expect(await phase("publish", 0, 1)).toMatchObject({ status: 0, stderr: "" });
    expect(digestsOf(out)).toEqual(fewTree);
    rmSync(path.join(stage, "done/publish"), { recursive: true });
    rmSync(out, { recursive: true });
    const { status, stderr } = await phase("publish", 0, 1);
    expect(status).toBe(1);
    expect(stderr).toContain(`${path.join(stage, "tree")}: the tree is not there any more`);
  });

  it("takes over what is the same when it begins again", async () => {
    await runAll(await listed());
    const before = digestsOf(out);
    const readings = path.join(stage, "kept/readings");
    const count = readdirSync(readings, { recursive: true }).length;
    const left = await listed("--anew");
    expect(left.every((one) => one.left.length === one.parts)).toBe(true);
    expect(readdirSync(readings, { recursive: true })).toHaveLength(count);
    await runAll(left);
    expect(digestsOf(out)).toEqual(before);
  });
});

describe("a part that cannot run", () => {
  beforeEach(async () => {
    await listed();
  });

  it.each([
    ["nope", 0, 3, "nope: there is no such phase; it needs one of: list, read, place"],
    ["read", 0, 4, "read --part 0 --of 4: the phase has 3 parts, from 0 to 2: --of 3"],
    ["read", 3, 3, "read --part 3 --of 3: the phase has 3 parts"],
    ["place", 0, 1, "place: it comes after read, of which these parts are not done: 0, 1, 2"],
  ])("says why: %s %i of %i", async (name, part, of, said) => {
    const { status, stderr } = await phase(name, part, of);
    expect(status).toBe(1);
    expect(stderr).toContain(said);
  });

  it.each([
    ["list/batches", "read", 3],
    ["list/listed", "place", 1],
    ["place/members", "serve", 3],
  ])("names what is damaged: %s", async (file, name, of) => {
    await runAll(await listed(), name);
    truncateSync(path.join(stage, file), 5);
    const { status, stderr } = await phase(name, 0, of);
    expect(status).toBe(1);
    expect(stderr.split("\n")[0]).toContain(`${path.join(stage, file)}: it is damaged.`);
    await runAll(await listed("--anew"), name);
    expect(await phase(name, 0, of)).toMatchObject({ status: 0, stderr: "" });
  });

  it("names a reading that is damaged, of which the rest is made anew", async () => {
    const readings = path.join(stage, "kept/readings");
    await runAll(await listed(), "serve");
    for (const entry of readdirSync(readings, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) truncateSync(path.join(entry.parentPath, entry.name), 200);
    const { status, stderr } = await phase("serve", 0, 3);
    expect(status).toBe(1);
    expect(stderr).toContain(`${readings}/`);
    await runAll(await listed("--anew"));
    expect(digestsOf(out)).toEqual(fewTree);
  });
});

describe("a stage", () => {
  it("is not shared by builds that were asked otherwise", async () => {
    await listed();
    expect((await listed()).length).toBeGreaterThan(10);
    expect((await phases("--pack", "--strict")).stderr).toContain("its build has other options (pack, strict)");
    expect((await used("phases", "--of", "4", "--stage", stage, "--out", out, "--data", few)).stderr).toContain(
      "(--of 3)",
    );
    expect((await listed("--pack", "--anew")).length).toBeGreaterThan(10);
  });

  it.each([
    ["holds files of somebody else", "foreign", "it holds files that are not of this program (notes.txt)"],
    ["is where the tree goes", "tree", "it is the stage (--stage)"],
  ])("is refused where it %s", async (_where, name, said) => {
    mkdirSync(path.join(folder, "foreign"));
    writeFileSync(path.join(folder, "foreign/notes.txt"), "mine");
    const { status, stderr } = await used("phases", "--of", "3", "--stage", path.join(folder, name), "--out", out);
    expect(status).toBe(1);
    expect(stderr).toContain(said);
  });

  it("must have been made before a part runs", async () => {
    const { status, stderr } = await phase("list", 0, 1);
    expect(status).toBe(1);
    expect(stderr).toContain("no build was begun there");
  });
});
