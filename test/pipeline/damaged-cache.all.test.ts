import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
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

describe("what a run takes over", () => {
  it("is nothing where the tree is not the one it knows, or what it kept is damaged", async () => {
    const expected = treeOf(at("out"));
    writeFileSync(at("out", "manifest.json"), "[]");
    await again();
    expect(treeOf(at("out"))).toEqual(expected);
    const [some] = readings();
    writeFileSync(at("cache", "readings", some!), "");
    writeFileSync(at("cache", "lists"), "{");
    writeFileSync(at("cache", "inputs", "3.ndjson"), "{");
    await again();
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it.each([
    ["cut short", '{"name":'],
    ["empty", ""],
    ["full of zeros", "\0".repeat(512)],
  ])("is read anew where the index is %s", async (_, left) => {
    const expected = treeOf(at("out"));
    for (const name of readdirSync(at("cache", "inputs"))) writeFileSync(at("cache", "inputs", name), left);
    await again();
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it.each([
    ["gone", (file: string) => rmSync(file)],
    ["changed in a byte", (file: string) => writeFileSync(file, withOtherByte(readFileSync(file), 20))],
    ["empty", (file: string) => writeFileSync(file, "")],
  ])("is read again where the acts of the inputs are %s", async (_, damage) => {
    await allAsTheyWere();
    const acts = () => readdirSync(at("cache", "inputs")).filter((name) => !name.endsWith(".ndjson"));
    const whole = acts();
    expect(whole.length).toBeGreaterThan(0);
    for (const name of whole) damage(at("cache", "inputs", name));
    edit(7, "other text");
    await again();
    await expectAsFromNothing();
    expect(acts()).toHaveLength(whole.length);
  });

  it.each([
    ["gone", (file: string) => rmSync(file)],
    ["cut short", (file: string) => truncateSync(file, statSync(file).size - 1)],
    ["full of zeros", (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size))],
  ])("is made anew where the relations are %s", async (_, damage) => {
    const expected = treeOf(at("out"));
    for (const name of readdirSync(at("cache", "relations"))) damage(at("cache", "relations", name));
    await again();
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it.each([
    ["cut short", '{"bucket":'],
    ["empty", ""],
  ])("is made anew where the outcomes are %s", async (_, left) => {
    const expected = treeOf(at("out"));
    for (const name of readdirSync(at("cache", "buckets"))) writeFileSync(at("cache", "buckets", name), left);
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

  it.each([["buckets"], ["acts"], ["relations"], ["inputs"], ["graphs"], ["words"], ["."]])(
    "is made anew where one byte of %s was changed",
    async (name) => {
      await allAsTheyWere();
      for (const { name: file, parentPath } of readdirSync(at("cache", name), { withFileTypes: true })) {
        const place = path.join(parentPath, file);
        if (file.startsWith(".") || !statSync(place).isFile()) continue;
        const bytes = readFileSync(place);
        writeFileSync(place, withOtherByte(bytes, Math.floor(bytes.length / 2)));
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
    appendFileSync(path.join(program, ".build/worker.js"), "// another\n");
    const args = ["--data", at("data"), "--out", at("out"), "--cache", at("cache"), "--pack"];
    const { status, stderr } = spawnSync(process.execPath, [path.join(program, ".build/generate.js"), ...args]);
    expect(status, String(stderr)).toBe(0);
    expect(treeOf(at("out"))).toEqual(expected);
    expect(readings().filter((name) => known.has(name))).toEqual([]);
  });
});
