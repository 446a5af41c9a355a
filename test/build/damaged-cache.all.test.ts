import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, removeSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { command, run } from "../cli/commands.ts";
import { cachedRuns, treeOf } from "./cached-runs.ts";

const { at, edit, generate, again, allAsTheyWere, expectAsFromNothing, readings } = cachedRuns();

/** The same bytes, but for the last bit of one. */
function withOtherByte(bytes: Buffer, at: number): Buffer {
  const other = Buffer.from(bytes);
  other[at] = bytes.readUInt8(at) ^ 1;
  return other;
}

/** Folders of the cache, itself included. */
const FOLDERS = ["buckets", "acts", "relations", "inputs", "graphs", "words", "."];
const DAMAGES: Readonly<Record<string, (file: string) => void>> = {
  gone: (file) => rmSync(file),
  "cut short": (file) => truncateSync(file, Math.max(0, statSync(file).size - 1)),
  empty: (file) => truncateSync(file),
  "full of zeros": (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
  "changed in a byte": (file) => {
    const bytes = readFileSync(file);
    writeFileSync(file, withOtherByte(bytes, Math.floor(bytes.length / 2)));
  },
};

describe("what a run takes over", () => {
  it("is nothing where the tree is not the one it knows", async () => {
    const expected = treeOf(at("out"));
    writeFileSync(at("out", "manifest.json"), "[]");
    await again();
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it("is nothing that a killed run left half made, and a whole run leaves nothing half made", async () => {
    // Outcomes of a run whose tree was not published, of a bucket that there is no more, and a file that grew.
    removeSync(at("killed"));
    copySync(at("out"), at("killed"));
    edit(3, "other text");
    await generate(at("killed"), at("cache"));
    edit(3, "as it was");
    for (const folder of ["buckets", "acts", "relations"])
      writeFileSync(at("cache", folder, "9999"), "un giro interrotto");
    writeFileSync(at("cache", "readings", "abc.1-0.new"), "un giro interrotto");
    edit(7, "other text");
    await again();
    await expectAsFromNothing();
    expect(readdirSync(at("cache")).sort()).toEqual([
      ".api-diritto-italiano.json",
      "acts",
      "buckets",
      "graphs",
      "inputs",
      "last-build",
      "lists",
      "readings",
      "relations",
      "sparse-readings",
      "words",
    ]);
    expect(readings().filter((name) => name.includes("."))).toEqual([]);
    expect(readdirSync(at("cache", "buckets"))).toHaveLength(readdirSync(at("cache", "relations")).length);
    expect(readdirSync(at("cache", "buckets"))).not.toContain("9999");
  });

  it.each<[how: string, damage: (bytes: Buffer) => Buffer]>([
    ["cut short", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["changed in its summary", (bytes) => withOtherByte(bytes, bytes.indexOf("titolo") + 12)],
    ["changed in its text", (bytes) => withOtherByte(bytes, bytes.length - 20)],
  ])("is read again where an act that it needs was %s", async (_, damage) => {
    await allAsTheyWere();
    const whole = new Map(readings().map((name) => [name, readFileSync(at("cache", "readings", name))]));
    for (const [name, bytes] of whole) writeFileSync(at("cache", "readings", name), damage(bytes));
    edit(7, "other text");
    const args = ["--data", at("data"), "--out", at("out"), "--cache", at("cache"), "--pack"];
    const { status, stderr } = run("generate", ...args);
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(/readings\S+: it is not as it was kept: it is made again/),
    ]);
    await expectAsFromNothing();
  });

  it.each(FOLDERS.flatMap((folder) => Object.keys(DAMAGES).map((damage) => [folder, damage] as const)))(
    "is made anew where the files of %s are %s",
    async (folder, damage) => {
      await allAsTheyWere();
      for (const { name, parentPath } of readdirSync(at("cache", folder), { withFileTypes: true })) {
        const file = path.join(parentPath, name);
        if (!name.startsWith(".") && statSync(file).isFile()) DAMAGES[damage]?.(file);
      }
      edit(7, "another title");
      await again();
      await expectAsFromNothing();
    },
  );

  it.each([["--cache"], ["without"]])("is no file that was touched in the tree: %s", async (how) => {
    const expected = treeOf(at("out"));
    const pack = at("out", "indici/norme/pacchi/1.txt");
    writeFileSync(pack, "x".repeat(statSync(pack).size));
    if (how === "--cache") await again();
    else await generate(at("out"));
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it("is nothing of another version of the program", async () => {
    await allAsTheyWere();
    const expected = treeOf(at("out"));
    const known = new Set(readings());
    const program = at("program");
    copySync(path.dirname(command("generate")), path.join(program, ".build"));
    symlinkSync(path.resolve("node_modules"), path.join(program, "node_modules"));
    // As a build of other sources writes it.
    writeFileSync(
      path.join(program, ".build/program.json"),
      JSON.stringify({ reading: "f".repeat(64), answers: "f".repeat(64) }),
    );
    const args = ["--data", at("data"), "--out", at("out"), "--cache", at("cache"), "--pack"];
    const { status, stderr } = spawnSync(process.execPath, [path.join(program, ".build/generate.js"), ...args]);
    expect(status, String(stderr)).toBe(0);
    // Its release is another one, which every answer bears.
    expect(treeOf(at("out"))).not.toEqual(expected);
    expect(readings().filter((name) => known.has(name))).toEqual([]);
  });
});
