import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
/** Of the tree and of the area of acts: other files are another release. */
const RELEASE = /"release":"\w+"|"norme":"[0-9a-f]{12}"/g;
const filesOf = (tree: string) =>
  readdirSync(path.join(folder, tree), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(path.join(folder, tree), path.join(parentPath, name)));
const text = (tree: string, name: string) => readFileSync(path.join(folder, tree, name), "utf8");

describe("a tree without search", () => {
  beforeAll(async () => {
    await generateHere({ out: path.join(folder, "with") });
    await generateHere({ out: path.join(folder, "without"), search: false });
  });

  it("lacks the index of words and nothing else", () => {
    const [whole, without] = [new Set(filesOf("with")), new Set(filesOf("without"))];
    const lacking = [...whole].filter((name) => !without.has(name));
    expect(lacking.length).toBeGreaterThan(20);
    expect(lacking.filter((name) => !name.startsWith(path.join("indici", "cerca", "")))).toEqual([]);
    expect([...without].filter((name) => !whole.has(name))).toEqual([]);
  });

  it("says so in the card", () => {
    expect(JSON.parse(text("without", "indici/cerca.json")).documenti).toBeNull();
    expect(JSON.parse(text("with", "indici/cerca.json")).documenti).toBeGreaterThan(50);
  });

  it("has the same answers under another release", () => {
    for (const name of ["api/public/norme.json", "api/public/graph/norma/500.json", "api/public/health.json"])
      expect(text("without", name).replaceAll(RELEASE, "")).toBe(text("with", name).replaceAll(RELEASE, ""));
  });
});
