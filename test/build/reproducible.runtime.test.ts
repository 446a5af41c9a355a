import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { command } from "../cli/commands.ts";
import { digestsOf } from "../digests-of.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Folder with other versions of Node.js; `.ci/run` fills one. */
const { HOST_RUNTIMES = "" } = process.env;

/** Everything that a run can write for every host and reader. */
const WHOLE = ["--download", "all", "--base-url", "https://example.net/"];

const folder = temporaryFolder();
let expected: Map<string, string>;

/** A tree of the sample, made by a version of Node.js somewhere in the world. */
function tree(name: string, node: string, env: Record<string, string>, ...args: string[]): Map<string, string> {
  const out = path.join(folder, name);
  const made = spawnSync(node, [command("generate"), "--out", out, ...WHOLE, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  expect(made).toMatchObject({ status: 0, stderr: "" });
  return digestsOf(out);
}

beforeAll(() => {
  expected = tree("here", process.execPath, { TZ: "Asia/Tokyo", LC_ALL: "C" }, "--jobs", "1");
});

describe("the same input", () => {
  it("gives the same tree, downloads included, in another time zone and locale and with other jobs", () => {
    expect(expected.size).toBeGreaterThan(800);
    const elsewhere = { TZ: "America/New_York", LC_ALL: "it_IT.UTF-8", LANG: "it_IT.UTF-8" };
    expect(tree("elsewhere", process.execPath, elsewhere, "--jobs", "2")).toEqual(expected);
  });

  for (const [version, name] of [
    ["24", "node"],
    ["22", "node-22"],
  ] as const) {
    const node = path.join(HOST_RUNTIMES, "node_modules", name, "bin/node");
    const here = HOST_RUNTIMES !== "" && existsSync(node);
    it.skipIf(!here)(`gives the same tree on Node.js ${version} (skipped where .ci/run has not installed it)`, () => {
      expect(spawnSync(node, ["--version"], { encoding: "utf8" }).stdout).toContain(`v${version}.`);
      expect(tree(name, node, { TZ: "America/New_York", LC_ALL: "it_IT.UTF-8" }, "--jobs", "2")).toEqual(expected);
    });
  }
});
