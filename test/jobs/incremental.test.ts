import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fileSintetici } from "../bench/corpus/corpus.ts";
import { command, run } from "../cli/commands.ts";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Enough for several packs and acts that name acts of other packs. */
const ACTS = [...fileSintetici({ atti: 150, seme: "giri", leggero: true })].map(({ xml }) => xml);

/** What may become of an act's file; `null` where it goes. */
const EDITS: Readonly<Record<string, (xml: string) => string | null>> = {
  "as it was": (xml) => xml,
  gone: () => null,
  "other text": (xml) => xml.replace(/<content>\s*<p>/, "$&Testo cambiato. "),
  "another title": (xml) => xml.replace(/content="(?=[^>]*"eli:title")/, "$&Titolo cambiato, "),
  "one amendment less": (xml) => xml.replace(/<textualMod [\s\S]*?<\/textualMod>/, ""),
  "one event less": (xml) => xml.replace(/<passiveRef [^>]*\/>/, ""),
  "an issuer of its own": (xml) =>
    xml.replaceAll("urn:nir:stato:", "urn:nir:ministero.esempio:").replaceAll("/stato/", "/ministero.esempio/"),
  "no XML": (xml) => xml.slice(0, xml.length / 2),
};

const folder = temporaryFolder();
const at = (...names: string[]) => path.join(folder, ...names);

function treeOf(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return new Map(names.map((file) => [path.relative(dir, file), readFileSync(file, "latin1")]));
}

const place = (act: number) => at("data", "norme", `${act}.xml`);
function edit(act: number, how: string, copies: boolean): void {
  const xml = EDITS[how]!(ACTS[act]!);
  if (xml === null) rmSync(place(act), { force: true });
  else writeFileSync(place(act), xml);
  // An act of the same type, date and number: neither can be found by these alone.
  const twin = at("data", "norme", `gemello-${act}.xml`);
  const code = /\b\d{2,3}[A-Z]\d{4,5}\b/.exec(ACTS[act]!)![0];
  if (copies) writeFileSync(twin, ACTS[act]!.replaceAll(code, code.replace(/[A-Z]/, "Z")));
  else rmSync(twin, { force: true });
}

function generate(out: string, ...more: string[]): string {
  const { status, stdout, stderr } = run("generate", "--data", at("data"), "--out", out, "--pack", ...more);
  expect(status, stderr).toBe(0);
  return stdout;
}

const again = () => generate(at("out"), "--cache", at("cache"));

/** The tree is the one that a run without a cache makes. */
function expectAsFromNothing(): void {
  rmSync(at("whole"), { recursive: true, force: true });
  generate(at("whole"));
  expect(treeOf(at("out"))).toEqual(treeOf(at("whole")));
}

beforeAll(() => {
  mkdirSync(at("data", "norme"), { recursive: true });
  copyFileSync(path.join(SAMPLE, "fonti.json"), at("data", "fonti.json"));
  for (const act of ACTS.keys()) edit(act, "as it was", false);
  again();
});

const change = fc.record({
  act: fc.nat(ACTS.length - 1),
  how: fc.constantFrom(...Object.keys(EDITS)),
  copies: fc.boolean(),
});

describe("generate --cache", () => {
  it("gives the tree that a run from nothing gives, whatever acts came, went and changed", () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        for (const { act, how, copies } of changes) edit(act, how, copies);
        again();
        expectAsFromNothing();
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it("makes the lists anew where nothing but a title has changed", () => {
    for (const act of ACTS.keys()) edit(act, "as it was", false);
    again();
    edit(7, "another title", false);
    again();
    expectAsFromNothing();
  });

  it("leaves the packs that a change does not touch where they are, and reads one act", () => {
    for (const act of ACTS.keys()) edit(act, "as it was", false);
    again();
    const packs = () =>
      new Map(
        readdirSync(at("out", "indici/norme/pacchi")).map((name) => {
          const file = at("out", "indici/norme/pacchi", name);
          return [name, { inode: statSync(file).ino, text: readFileSync(file, "latin1") }];
        }),
      );
    const before = packs();
    const words = statSync(at("out", "indici/norme/parole/0.bin")).ino;
    const letti = () => new Set(readdirSync(at("cache", "letti"), { recursive: true, encoding: "utf8" }));
    const known = letti();
    edit(7, "other text", false);
    again();
    const changed = [...packs()].filter(([name, { text }]) => before.get(name)!.text !== text);
    const moved = [...packs()].filter(([name, { inode }]) => before.get(name)!.inode !== inode);
    expect(changed).toHaveLength(1);
    expect(moved.length).toBeLessThan(before.size);
    const fresh = [...letti()].filter((name) => !known.has(name) && name.includes(path.sep));
    expect(fresh).toHaveLength(1);
    // No row of a list has changed: the index of words is the one that was there.
    expect(statSync(at("out", "indici/norme/parole/0.bin")).ino).toBe(words);
    expectAsFromNothing();
  });

  it("makes everything anew where the tree is not the one it knows, or what it kept is damaged", () => {
    const expected = treeOf(at("out"));
    writeFileSync(at("out", "manifest.json"), "[]");
    again();
    expect(treeOf(at("out"))).toEqual(expected);
    const [some] = readdirSync(at("cache", "letti"));
    for (const name of readdirSync(at("cache", "letti", some!))) writeFileSync(at("cache", "letti", some!, name), "");
    writeFileSync(at("cache", "stato.json"), "{");
    again();
    expect(treeOf(at("out"))).toEqual(expected);
    const { giro } = JSON.parse(readFileSync(at("cache", "stato.json"), "utf8")) as { giro: string };
    writeFileSync(at("cache", giro, "indice", "0.ndjson"), '{"name":');
    again();
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it("serves a bucket anew whose relations are gone or damaged, and all of them where their outcomes are", () => {
    const expected = treeOf(at("out"));
    const kept = readdirSync(at("cache", "esiti")).map((name) => at("cache", "esiti", name));
    const [some, other] = kept.filter((file) => statSync(file).size > 0) as [string, string];
    rmSync(some);
    writeFileSync(other, "");
    again();
    expect(treeOf(at("out"))).toEqual(expected);
    for (const left of ['{"bucket":', ""]) {
      const { giro } = JSON.parse(readFileSync(at("cache", "stato.json"), "utf8")) as { giro: string };
      writeFileSync(at("cache", giro, "esiti.ndjson"), left);
      again();
      expect(treeOf(at("out"))).toEqual(expected);
    }
    expect(readdirSync(at("cache", "esiti")).length).toBe(kept.length);
  });

  it.each([["--cache"], ["without"]])("takes no file over that was touched in the tree: %s", (how) => {
    const expected = treeOf(at("out"));
    const pack = at("out", "indici/norme/pacchi/1.txt");
    writeFileSync(pack, "x".repeat(statSync(pack).size));
    if (how === "--cache") again();
    else generate(at("out"));
    expect(treeOf(at("out"))).toEqual(expected);
  });

  it("takes nothing over from another version of the program, whichever of its modules is another", () => {
    const expected = treeOf(at("out"));
    const letti = () => new Set(readdirSync(at("cache", "letti"), { recursive: true, encoding: "utf8" }));
    const known = letti();
    const program = at("program");
    cpSync(path.dirname(command("generate")), path.join(program, ".build"), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(program, "node_modules"));
    for (const module of ["generate.js", "worker.js"]) {
      appendFileSync(path.join(program, ".build", module), `// ${module}\n`);
      const args = ["--data", at("data"), "--out", at("out"), "--cache", at("cache"), "--pack"];
      const { status, stderr } = spawnSync(process.execPath, [path.join(program, ".build/generate.js"), ...args]);
      expect(status, String(stderr)).toBe(0);
      expect(treeOf(at("out"))).toEqual(expected);
      const fresh = [...letti()].filter((name) => name.includes(path.sep));
      expect(fresh.filter((name) => known.has(name))).toEqual([]);
      for (const name of fresh) known.add(name);
    }
  });

  it("goes on where a killed run was", async () => {
    const expected = treeOf(at("out"));
    const [out, cache] = [at("killed"), at("killed-cache")];
    const args = ["--data", at("data"), "--out", out, "--pack", "--cache", cache, "--jobs", "1"];
    const letti = () =>
      existsSync(path.join(cache, "letti"))
        ? readdirSync(path.join(cache, "letti"), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile() && !entry.name.includes("."))
            .map((entry) => path.join(entry.parentPath, entry.name))
        : [];
    const child = spawn(process.execPath, [command("generate"), ...args], { stdio: "ignore" });
    const ended = new Promise((done) => child.once("exit", done));
    while (child.exitCode === null && letti().length < 3) await wait(2);
    child.kill("SIGKILL");
    await ended;
    const before = new Map(letti().map((file) => [file, statSync(file).mtimeMs]));
    expect(before.size).toBeGreaterThanOrEqual(3);
    expect(run("generate", ...args)).toMatchObject({ status: 0 });
    for (const [file, time] of before) expect(statSync(file).mtimeMs).toBe(time);
    expect(treeOf(out)).toEqual(expected);
  });
});
