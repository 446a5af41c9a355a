/** A manifest in parts says of a tree what a whole one says, to everybody who reads it; a part that is spoilt is named. */

import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, ensureDirSync, removeSync } from "fs-extra/esm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SILENT } from "../../generator/terminal/progress.ts";
import type { ManifestHead } from "../../generator/tree/lists/manifest-parts.ts";
import { OpenManifest } from "../../generator/tree/lists/open-manifest.ts";
import type { ManifestEntry } from "../../generator/tree/manifest.ts";
import { carryOver } from "../../generator/tree/publish/carry-over.ts";
import { EarlierTree } from "../../generator/tree/publish/earlier-tree.ts";
import { isTree } from "../../generator/tree/publish/folder-mark.ts";
import { sha256 } from "../../generator/tree/sha256.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { problemsOf } from "../../generator/tree/validate.ts";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { checkTree, Failure, generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { namesIn, SMALL, writeInParts } from "./in-parts.ts";

const folder = temporaryFolder();
const at = (...names: string[]) => path.join(folder, ...names);
const data = at("data");
const whole = at("whole");
const sound = at("in-parts");
const tree = at("tree");

const read = (name: string, root = tree) => readFileSync(path.join(root, name), "utf8");
const json = (name: string, root = tree) => JSON.parse(read(name, root));
const headIn = (root: string): ManifestHead => json("manifest.json", root);
const entries = (root: string) => [...new OpenManifest(root).entries()];

beforeAll(async () => {
  for (const name of ["ddl", "fonti.json", "norme"]) copySync(path.join(SAMPLE, name), path.join(data, name));
  await generateHere({ data, out: whole });
  writeInParts(whole, sound);
});
beforeEach(() => {
  removeSync(tree);
  copySync(sound, tree, { preserveTimestamps: true });
});

/** Changes what a part lists; the head says so, if it is to. */
function changePart(n: number, change: (files: ManifestEntry[]) => ManifestEntry[], told = true): string {
  const head = headIn(tree);
  const name = `manifest/${n}.json`;
  const text = JSON.stringify(change(json(name)));
  writeFileSync(path.join(tree, name), text);
  if (told) {
    const parti = head.parti.map((part) =>
      part.path === name ? { ...part, bytes: text.length, sha256: sha256(Buffer.from(text)) } : part,
    );
    writeFileSync(path.join(tree, "manifest.json"), JSON.stringify({ ...head, parti }));
  }
  return name;
}

function gone(name: string): string {
  rmSync(path.join(tree, name));
  return name;
}

/** What a check of the tree ends with. */
async function said(): Promise<string> {
  const ended: unknown = await checkTree(tree, SILENT).catch((error: unknown) => error);
  expect(ended).toBeInstanceOf(Failure);
  return ended instanceof Failure ? ended.message : "";
}

describe("a manifest in parts", () => {
  it("lists the same files by path, each part as many as it says, as its schema has it", () => {
    const head = headIn(sound);
    expect(problemsOf("manifest-parti", head)).toEqual([]);
    expect(head.parti.length).toBeGreaterThan(5);
    const parts = head.parti.map(({ path: name }): ManifestEntry[] => json(name, sound));
    expect(parts.flat()).toEqual(json("manifest.json", whole));
    expect(head.file).toBe(parts.flat().length);
    expect(head.bytes).toBe(parts.flat().reduce((sum, { bytes }) => sum + bytes, 0));
    for (const [n, part] of parts.entries()) {
      expect(problemsOf("manifest", part)).toEqual([]);
      expect([part.length <= SMALL.part, part[0]?.path]).toEqual([true, head.parti[n]?.da]);
    }
  });

  it("is not there where files are few: then nothing is new", () => {
    const again = at("again");
    removeSync(again);
    const files = entries(whole).length;
    writeInParts(whole, again, { whole: files, part: 10 });
    expect(namesIn(again)).toEqual(namesIn(whole));
    for (const name of ["manifest.json", "SHA256SUMS"]) expect(read(name, again)).toBe(read(name, whole));
    expect(namesIn(again)).not.toContain("schemas/manifest-parti.json");
    rmSync(again, { recursive: true });
    writeInParts(whole, again, { whole: files - 1, part: files });
    expect(namesIn(again)).toEqual([...namesIn(whole), "manifest/0.json"].sort());
  });

  it("has its parts among the sums", () => {
    expect(execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: sound, encoding: "utf8" })).toBe("");
    const listed = read("SHA256SUMS", sound)
      .split("\n")
      .flatMap((line) => line.slice(66) || []);
    expect(listed).toEqual(namesIn(sound).filter((name) => name !== "SHA256SUMS"));
  });

  it("has its files and the folders above them, as a whole one does, and nothing else", () => {
    for (const manifest of [new OpenManifest(sound), new OpenManifest(whole)]) {
      const files = [...manifest.entries()].map((entry) => entry.path);
      const folders = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)));
      for (const name of [...files, ...folders]) expect(manifest.has(name), name).toBe(true);
      for (const name of ["", "a", "api/publi", "api/public/none.json", "api/public/health.json/none", "zzz"])
        expect(manifest.has(name), name).toBe(false);
    }
  });

  it("is told apart from a file of that name in the tree", () => {
    const staging = new Staging(at("clash"), { shape: { whole: 1, part: 1 } });
    for (const name of ["a.json", "manifest/0.json"]) staging.write(name, "{}");
    expect(() => staging.seal()).toThrow("due volte nell'albero: manifest/0.json");
  });

  it("gives each file, and any stretch of files, as a whole one does", () => {
    const [parted, one] = [new OpenManifest(sound), new OpenManifest(whole)];
    const all = [...one.entries()];
    expect([...parted.entries()]).toEqual(all);
    for (const [n, entry] of all.entries()) if (n % 7 === 0) expect(parted.entry(entry.path)).toEqual(entry);
    for (const name of ["", "a", "api/public/none.json", "zzz", "manifest/0.json"])
      expect(parted.entry(name)).toBeUndefined();
    for (const [from, to] of [
      [0, 1],
      [36, 38],
      [37, 74],
      [100, 100],
      [all.length - 1, all.length],
    ] as const)
      expect([...parted.entries(from, to)]).toEqual(all.slice(from, to));
  });
});

describe("whoever reads a manifest in parts", () => {
  it("checks the tree as one whose manifest is whole, and tells the same problems", async () => {
    const [one, parted] = [await checkTree(whole, SILENT), await checkTree(tree, SILENT)];
    expect(parted).toEqual({ ...one, files: one.files + headIn(tree).parti.length, problems: [] });
    writeFileSync(path.join(tree, "api/public/health.json"), "{}");
    writeFileSync(path.join(tree, "manifest/more.json"), "{}");
    rmSync(path.join(tree, "rapporto.json"));
    expect((await checkTree(tree, SILENT)).problems).toEqual([
      "api/public/health.json: it is missing or damaged: totals are not held against it",
      expect.stringMatching(
        /^damaged, at byte \d+ of api\/public\/health.json: .*its content is not as in the manifest/,
      ),
      "manifest/more.json: it is not in the manifest",
      "rapporto.json: it is missing",
    ]);
    writeFileSync(path.join(tree, "SHA256SUMS"), read("SHA256SUMS").replace(/^./, "x"));
    expect((await checkTree(tree, SILENT)).problems).toContainEqual(
      expect.stringMatching(/^damaged, at byte 0 of SHA256SUMS: .*it does not agree/),
    );
  });

  it("takes its files over, but those of a part that is spoilt", () => {
    const earlier = EarlierTree.read(tree);
    expect(entries(whole).every((entry) => earlier?.has(entry))).toBe(true);
    // In no order, and from what was read once.
    for (const { path: part } of headIn(tree).parti) renameSync(at("tree", part), at("tree", `${part}.away`));
    expect(
      entries(whole)
        .toReversed()
        .every((entry) => earlier?.has(entry)),
    ).toBe(true);
    for (const { path: part } of headIn(tree).parti) renameSync(at("tree", `${part}.away`), at("tree", part));
    const spoilt: ManifestEntry[] = json(changePart(2, (files) => files.slice(1), false));
    const other = EarlierTree.read(tree);
    for (const entry of entries(whole)) {
      const inSpoilt =
        entry.path >= (headIn(tree).parti[2]?.da ?? "") && entry.path < (headIn(tree).parti[3]?.da ?? "");
      expect(other?.has(entry), entry.path).toBe(!inSpoilt);
    }
    expect(spoilt.length).toBe(SMALL.part - 1);
  });

  it("knows its files from what others put there", () => {
    expect(isTree(tree)).toBe(true);
    ensureDirSync(at("next"));
    writeFileSync(path.join(tree, "manifest/stray.txt"), "");
    expect(carryOver(tree, at("next"))).toEqual(["manifest/stray.txt"]);
    // The sums are gone, and the manifest says it all.
    renameSync(path.join(tree, "SHA256SUMS"), at("sums"));
    expect(carryOver(tree, at("next"))).toEqual([]);
    expect(isTree(tree)).toBe(false);
  });

  it("knows them by the sums where a part is spoilt", () => {
    ensureDirSync(at("next"));
    writeFileSync(path.join(tree, "api/public/stray.txt"), "");
    changePart(2, (files) => files.slice(1), false);
    expect(carryOver(tree, at("next"))).toEqual(["api/public/stray.txt"]);
  });
});

const OTHER = /it lists other files than manifest.json says, or not in their order/;

describe("a part that is spoilt", () => {
  it.each([
    ["missing", () => gone("manifest/1.json"), /it is missing; download/],
    [
      "another than the head says",
      () => changePart(1, (files) => files.slice(1), false),
      /its content is not as manifest.json says \(\d+ bytes, expected \d+\)/,
    ],
    ["out of order", () => changePart(1, ([a, b, ...rest]) => [b!, a!, ...rest]), OTHER],
    [
      "out of order at its end",
      () => changePart(1, (files) => files.toSpliced(-2, 2, files.at(-1)!, files.at(-2)!)),
      OTHER,
    ],
    ["too short", () => changePart(1, (files) => files.slice(0, -1)), OTHER],
    ["another part's beginning", () => changePart(1, ([first, ...rest]) => [{ ...first!, path: "a" }, ...rest]), OTHER],
    [
      "beyond the next part",
      () => changePart(1, (files) => [...files.slice(0, -1), { ...files[0]!, path: "zz" }]),
      OTHER,
    ],
  ])("because it is %s is named, with what to do", async (_what, spoil, expected) => {
    const name = spoil();
    const message = await said();
    expect(message).toMatch(expected);
    expect(message.startsWith(path.join(tree, name))).toBe(true);
    expect(message).toMatch(/download the tree again, or make it anew|\(schemas/);
  });

  it("is named where it is no list, or not as its schema has it", async () => {
    const name = changePart(0, () => ({}) as never);
    expect(await said()).toContain(path.join(tree, name));
    rmSync(tree, { recursive: true });
    copySync(sound, tree, { preserveTimestamps: true });
    changePart(0, ([first, ...rest]) => [{ ...first!, sha256: "x" }, ...rest]);
    expect(await said()).toMatch(/manifest\/0\.json: \/0\/sha256 must match pattern/);
  });

  it("is not read from where the head has no business", async () => {
    const head = headIn(tree);
    const parti = head.parti.map((part, n) => (n === 0 ? { ...part, path: "../whole/manifest.json" } : part));
    writeFileSync(path.join(tree, "manifest.json"), JSON.stringify({ ...head, parti }));
    expect(await said()).toContain("manifest.json");
  });

  it("makes no head that counts wrongly, or whose parts do not follow each other", async () => {
    const head = headIn(tree);
    writeFileSync(path.join(tree, "manifest.json"), JSON.stringify({ ...head, file: 1 }));
    expect(await said()).toMatch(OTHER);
    writeFileSync(path.join(tree, "manifest.json"), JSON.stringify({ ...head, parti: head.parti.toReversed() }));
    expect(await said()).toMatch(OTHER);
  });
});
