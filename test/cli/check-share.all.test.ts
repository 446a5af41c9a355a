/** A tree checked in parts is checked as at once: the same problems, each told by one part, the totals by the last to end. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, ensureDirSync } from "fs-extra/esm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CheckedShare } from "../../generator/cli/check/check-share.ts";
import { SILENT } from "../../generator/terminal/progress.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { checkShare, checkTree } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { namesIn, SMALL, writeInParts } from "../tree/in-parts.ts";
import { packFolder } from "../tree/pack-tree.ts";
import { run } from "./commands.ts";

const folder = temporaryFolder();
const whole = sharedTree();
const at = (name: string) => path.join(folder, name);
let notes: string;
let made = 0;

beforeAll(async () => {
  await packFolder(whole, at("packed"), 16);
  writeInParts(at("packed"), at("in-parts"));
});
beforeEach(() => {
  notes = at(`notes-${++made}`);
});

/** Every part of a tree, in an order of its own. */
async function inShares(tree: string, of: number, order = Array.from({ length: of }, (_, n) => n)) {
  const shares: CheckedShare[] = [];
  for (const part of order) shares.push(await checkShare(tree, { part, of }, notes, SILENT));
  const sum = (count: "files" | "answers") => shares.reduce((all, share) => all + share[count], 0);
  const problems = shares.flatMap((share) => share.problems).sort();
  return { shares, checked: { files: sum("files"), answers: sum("answers"), problems } };
}

describe.each(["packed", "in-parts"])("a tree (%s) that is checked in parts", (name) => {
  it.each([1, 3, 7])("is sound as a whole in %i", async (of) => {
    const { shares, checked } = await inShares(at(name), of);
    expect(checked).toEqual(await checkTree(at(name), SILENT));
    expect(checked.problems).toEqual([]);
    expect(shares.map(({ left }) => left)).toEqual(shares.map((_, n) => of - n - 1));
  });

  it("tells every problem once, whichever part ends last", async () => {
    const tree = at(`spoilt-${name}`);
    const staging = new Staging(tree, name === "packed" ? {} : { shape: SMALL });
    const health = "api/public/health.json";
    for (const file of namesIn(at(name))) {
      if (/^(?:manifest[./]|SHA256SUMS)/.test(file)) continue;
      const bytes = readFileSync(path.join(at(name), file));
      staging.write(file, file === health ? bytes.toString().replace(/"norme":\d+/, '"norme":9999') : bytes);
    }
    staging.seal();
    writeFileSync(path.join(tree, "zzz.json"), "{}");
    writeFileSync(path.join(tree, "indici/norme.json"), "{}");
    const expected = await checkTree(tree, SILENT);
    expect(expected.problems.join("\n")).toMatch(/acts served: \d+, but \/health says 9999/);
    for (const order of [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ]) {
      notes = at(`notes-${++made}`);
      const { shares, checked } = await inShares(tree, 4, order);
      expect(checked).toEqual(expected);
      const totals = shares.map(({ problems }) => problems.some((line) => line.includes("9999")));
      expect(totals).toEqual([false, false, false, true]);
    }
  });
});

describe("what parts leave for each other", () => {
  it("does not count where it is of another tree, of another number of parts, or half written", async () => {
    await checkShare(at("packed"), { part: 0, of: 2 }, notes, SILENT);
    expect(await checkShare(at("in-parts"), { part: 1, of: 2 }, notes, SILENT)).toMatchObject({
      left: 1,
      problems: [],
    });
    expect(await checkShare(at("in-parts"), { part: 0, of: 3 }, notes, SILENT)).toMatchObject({
      left: 2,
      problems: [],
    });
    writeFileSync(path.join(notes, "1.json"), "{");
    expect(await checkShare(at("in-parts"), { part: 0, of: 2 }, notes, SILENT)).toMatchObject({ left: 1 });
    expect(await checkShare(at("in-parts"), { part: 1, of: 2 }, notes, SILENT)).toMatchObject({
      left: 0,
      problems: [],
    });
    expect(readdirSync(notes)).toEqual(["0.json", "1.json"]);
  });
});

describe("the folder of the notes", () => {
  const mine = '{"mine":true}';

  it("keeps a file that is no note, and the check says so before it begins", () => {
    mkdirSync(notes);
    writeFileSync(path.join(notes, "1.json"), mine);
    const { status, stderr } = run("check", "--dir", at("packed"), "--part", "1", "--of", "2", "--notes", notes);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/1\.json: it is not what a check of a part leaves there; /),
    ]);
    expect(readFileSync(path.join(notes, "1.json"), "utf8")).toBe(mine);
  });

  it("keeps a folder that stands in the place of a note", () => {
    ensureDirSync(path.join(notes, "0.json"));
    const { status, stderr } = run("check", "--dir", at("packed"), "--part", "0", "--of", "1", "--notes", notes);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/0\.json: it is not what a check of a part leaves there; /),
    ]);
    expect(existsSync(path.join(notes, "0.json"))).toBe(true);
  });

  it.each([
    ["a file", "a-file", "it is not a folder; choose another name"],
    ["below a file", "a-file/x", "a file stands where a folder is needed, ENOTDIR; choose a folder of its own"],
    ["where no folder can be", "/proc/x", "/proc/x cannot be written (there is no such file or folder, ENOENT)"],
  ])("is refused in a line: %s", (_what, name, reason) => {
    writeFileSync(at("a-file"), mine);
    const place = path.resolve(folder, name);
    const { status, stderr } = run("check", "--dir", at("packed"), "--part", "0", "--of", "1", "--notes", place);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^.*--notes [^\n]*\n$/)]);
    expect(stderr).toContain(reason);
    expect(readFileSync(at("a-file"), "utf8")).toBe(mine);
  });

  it("may not be in the tree", () => {
    const inside = path.join(at("packed"), "notes");
    const { status, stderr } = run("check", "--dir", at("packed"), "--part", "0", "--of", "1", "--notes", inside);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/--notes .*: it lies inside --dir .*choose a folder of its own/),
    ]);
    expect(existsSync(inside)).toBe(false);
  });
});

describe("the command", () => {
  const check = (...args: string[]) => run("check", "--dir", at("packed"), ...args);

  it("checks one part and says what is left", () => {
    expect(check("--part", "1", "--of", "2", "--notes", notes)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/files intact, .* totals when the last part is checked \(1 left\)/),
    });
    expect(check("--part", "0", "--of", "2", "--notes", notes)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/files intact, .* totals agree/),
    });
  });

  it("ends with 1 where the part has a problem", () => {
    copySync(at("packed"), at("copy"));
    writeFileSync(path.join(at("copy"), "more.txt"), "");
    const { status, stderr } = run("check", "--dir", at("copy"), "--part", "0", "--of", "2", "--notes", notes);
    expect([status, stderr]).toEqual([1, expect.stringContaining("more.txt: it is not in the manifest")]);
  });

  it.each([
    ["--part", "0"],
    ["--of", "2", "--notes", "n"],
    ["--part", "2", "--of", "2", "--notes", "n"],
    ["--part", "-1"],
  ])("wants all that belongs together: %s %s", (...args) => expect(check(...args)).toMatchObject({ status: 2 }));
});
