import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { command, run } from "../cli/commands.ts";
import { cachedRuns, treeOf } from "./cached-runs.ts";

const { at, edit, generate, again, allAsTheyWere, expectAsFromNothing, letti } = cachedRuns();

/** A file of the last whole run in the cache. */
function kept(...names: string[]): string {
  const { giro } = JSON.parse(readFileSync(at("cache", "stato.json"), "utf8")) as { giro: string };
  return at("cache", giro, ...names);
}

/** The same bytes, but for the last bit of one. */
function withOtherByte(bytes: Buffer, at: number): Buffer {
  const other = Buffer.from(bytes);
  other[at] = bytes.readUInt8(at) ^ 1;
  return other;
}

describe("what a run takes over", () => {
  it("is nothing where the tree is not the one it knows, or what it kept is damaged", () => {
    const expected = treeOf(at("out"));
    writeFileSync(at("out", "manifest.json"), "[]");
    again();
    expect(treeOf(at("out"))).toEqual(expected);
    const [some] = readdirSync(at("cache", "letti"));
    for (const name of readdirSync(at("cache", "letti", some!))) writeFileSync(at("cache", "letti", some!, name), "");
    writeFileSync(at("cache", "stato.json"), "{");
    again();
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it.each([
    ["cut short", '{"name":'],
    ["empty", ""],
    ["full of zeros", "\0".repeat(512)],
  ])("is read anew where the index is %s", (_, left) => {
    const expected = treeOf(at("out"));
    writeFileSync(kept("indice", "0.ndjson"), left);
    again();
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it.each([
    ["gone", (file: string) => rmSync(file)],
    ["cut short", (file: string) => truncateSync(file, statSync(file).size - 1)],
    ["full of zeros", (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size))],
  ])("is made anew where the relations are %s", (_, damage) => {
    const expected = treeOf(at("out"));
    damage(kept("modifiche.tsv"));
    again();
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it.each([
    ["cut short", '{"bucket":'],
    ["empty", ""],
  ])("is made anew where the outcomes are %s", (_, left) => {
    const expected = treeOf(at("out"));
    writeFileSync(kept("esiti.ndjson"), left);
    again();
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it("is nothing that a killed run left among the relations, and a whole run leaves nothing there", () => {
    mkdirSync(at("cache", "esiti"));
    // One of any bucket that the next run may serve.
    for (let bucket = 0; bucket < 64; bucket++)
      writeFileSync(at("cache", "esiti", String(bucket)), "relazioni di un giro interrotto");
    edit(7, "other text");
    again();
    expectAsFromNothing();
    expect(readdirSync(at("cache")).filter((name) => !name.startsWith("giro-"))).toEqual([
      ".api-diritto-italiano.json",
      "letti",
      "stato.json",
    ]);
  });

  it.each<[how: string, damage: (bytes: Buffer) => Buffer]>([
    ["cut short", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["changed in its summary", (bytes) => withOtherByte(bytes, bytes.indexOf("titolo") + 12)],
    ["changed in its text", (bytes) => withOtherByte(bytes, bytes.length - 20)],
  ])("B2: is read again where an act that it needs was %s", (_, damage) => {
    allAsTheyWere();
    const whole = new Map(letti().map((name) => [name, readFileSync(at("cache", "letti", name))]));
    for (const [name, bytes] of whole) writeFileSync(at("cache", "letti", name), damage(bytes));
    edit(7, "other text");
    const args = ["--data", at("data"), "--out", at("out"), "--cache", at("cache"), "--pack"];
    const { status, stderr } = run("generate", ...args);
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(/letti\S+: the act is not as it was kept: it is read again/),
    ]);
    expectAsFromNothing();
    for (const name of letti())
      if (whole.has(name)) expect(readFileSync(at("cache", "letti", name))).toEqual(whole.get(name));
  });

  it.each([["esiti.ndjson"], ["../stato.json"]])("B2: is made anew where one byte of %s was changed", (name) => {
    allAsTheyWere();
    const file = kept(name);
    const bytes = readFileSync(file);
    writeFileSync(file, withOtherByte(bytes, Math.floor(bytes.length / 2)));
    edit(7, "another title");
    again();
    expectAsFromNothing();
  });

  it.each([["--cache"], ["without"]])("is no file that was touched in the tree: %s", (how) => {
    const expected = treeOf(at("out"));
    const pack = at("out", "indici/norme/pacchi/1.txt");
    writeFileSync(pack, "x".repeat(statSync(pack).size));
    if (how === "--cache") again();
    else generate(at("out"));
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it("is nothing of another version of the program", () => {
    allAsTheyWere();
    const expected = treeOf(at("out"));
    const known = new Set(letti());
    const program = at("program");
    cpSync(path.dirname(command("generate")), path.join(program, ".build"), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(program, "node_modules"));
    appendFileSync(path.join(program, ".build/worker.js"), "// another\n");
    const args = ["--data", at("data"), "--out", at("out"), "--cache", at("cache"), "--pack"];
    const { status, stderr } = spawnSync(process.execPath, [path.join(program, ".build/generate.js"), ...args]);
    expect(status, String(stderr)).toBe(0);
    expect(treeOf(at("out"))).toEqual(expected);
    expect(letti().filter((name) => known.has(name))).toEqual([]);
  });
});
