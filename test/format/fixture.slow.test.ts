/** The page `generator/format/FORMAT.md`, the fixture beside it and the program say the same. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { HOST_NAMES } from "../../generator/hosts/profiles.ts";
import { generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import {
  examplesOf,
  FIXTURE,
  filesIn,
  hexLine,
  isLineOf,
  keptFiles,
  PAGE,
  TREES,
  type TreeName,
  withBytes,
  writeFixture,
} from "./fixture.ts";
import { writeFixtureData } from "./fixture-data.ts";

const folder = temporaryFolder();
const made = (tree: TreeName) => path.join(folder, tree);
const NAMES: readonly TreeName[] = ["tree", "packed"];

/** A file that an example names. */
function fileOf(name: string): Buffer {
  const [, place = "", file = ""] = /^(\w+)\/(.*)$/.exec(name) ?? [];
  return readFileSync(place === "made" ? path.join(made("tree"), file) : path.join(FIXTURE, place, file));
}

beforeAll(async () => {
  for (const tree of NAMES) {
    const data = path.join(folder, `data-${tree}`);
    writeFixtureData(data, tree === "tree");
    await generateHere({ data, out: made(tree), pack: tree === "packed", madeBy: "fixture" });
  }
  // A tree with everything that a tree can have.
  await generateHere({
    data: path.join(folder, "data-tree"),
    out: path.join(folder, "whole"),
    hosts: HOST_NAMES,
    download: ["csv", "albero"],
    madeBy: "fixture",
  });
  if (process.env.FIXTURE !== "write") return;
  for (const tree of NAMES) writeFixture(made(tree), tree);
  writeFileSync(PAGE, withBytes(readFileSync(PAGE, "utf8"), fileOf));
});

describe("the fixture of the format", () => {
  it.each(NAMES)("is what the generator writes: %s", (tree) => {
    const kept = keptFiles(made(tree), tree);
    expect(filesIn(path.join(FIXTURE, tree))).toEqual(kept.map(([name]) => name));
    for (const [name, bytes] of kept)
      expect(readFileSync(path.join(FIXTURE, tree, name)).equals(bytes), name).toBe(true);
  });

  it("is small", () => {
    const sizes = Object.keys(TREES).flatMap((tree) =>
      filesIn(path.join(FIXTURE, tree)).map((name) => readFileSync(path.join(FIXTURE, tree, name)).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(177_000);
  });
});

/** A name of the page as a pattern: `<x>` is a part of a path, `<act>` and `<answer>` are several. */
const patternOf = (name: string): RegExp =>
  new RegExp(
    `^${name
      .replace(/[.]/g, "\\.")
      .replace("**", ".*")
      .replace(/<(act|answer)>/g, ".+")
      .replace(/<[^>]*>/g, "[^/]+")}$`,
  );

/** What the page names as files of the tree, in its sections about files and in its table of others. */
const filesNamed = (page: string): string[] =>
  [...page.matchAll(/^\*\*Files:\*\*(?:.*,\n)*.*$|^\| (`[^|]*) \|[^|]*\| (?:always|with|`--|beyond).*$/gm)].flatMap(
    ([found, cell]) => [...(cell ?? found).matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );

describe("the page of the format", () => {
  const page = () => readFileSync(PAGE, "utf8");
  const examples = () => examplesOf(page());

  it("shows the bytes of the fixture", () => {
    for (const { kind, name, lines } of examples())
      if (kind === "hex") expect(lines, name).toEqual(lines.map((line) => hexLine(line, fileOf(name))));
  });

  it("shows lines of the fixture, in their order", () => {
    for (const { kind, name, lines } of examples()) {
      if (kind !== "file") continue;
      let at = 0;
      const bytes = fileOf(name);
      const own = (name.endsWith(".bin") ? inflateRawSync(bytes) : bytes).toString().split("\n");
      for (const line of lines) {
        const found = own.slice(at).findIndex((one) => isLineOf(line, one));
        expect(found, `${name}: ${line}`).toBeGreaterThanOrEqual(0);
        at += found + 1;
      }
    }
  });

  it("shows an example in every section about files", () => {
    const sections = page()
      .split(/^(?=## )/m)
      .filter((section) => /^\*\*Files:\*\*/m.test(section));
    expect(sections.length).toBeGreaterThan(10);
    const shown = new Set(examples().map(({ section }) => section));
    for (const section of sections) {
      const [title = ""] = section.slice(3).split("\n");
      expect(shown, title).toContain(title);
      expect(section, title).toMatch(/\*\*Invalid\*\* where|### Ranking/);
    }
  });

  it("names every file that the generator writes, whatever it is asked for", () => {
    const patterns = filesNamed(page()).map(patternOf);
    const written = [...filesIn(made("packed")), ...filesIn(path.join(folder, "whole"))];
    const unnamed = written.filter((name) => !patterns.some((pattern) => pattern.test(name)));
    expect(unnamed).toEqual([]);
  });

  it("names files that are there", () => {
    for (const { name } of examples())
      expect(name.startsWith("made/") || existsSync(path.join(FIXTURE, name)), name).toBe(true);
  });
});
