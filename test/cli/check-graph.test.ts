/** `check` lets the format judge each file by which a graph is cut. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { graphFileProblems } from "../../generator/cli/check/graph-files.ts";
import { sharedTree } from "../shared-tree.ts";

const tree = sharedTree();
const CUT = "indici/graph/norma/50.bin";
const CUT_OF_BILLS = "indici/politici/graph/50.bin";
const BASE = "indici/politici-graph/base.bin";
const SET = "indici/politici-graph/insieme-0.bin";

/** What is said of a file where some files are other bytes than they were, and some not there. */
function problemsOf(name: string, changed: Readonly<Record<string, Buffer | null>> = {}): string[] | null {
  const read = (file: string) => (file in changed ? (changed[file] ?? null) : readFileSync(path.join(tree, file)));
  return graphFileProblems({ has: (file) => existsSync(path.join(tree, file)), read }, name);
}

/** The bytes of a file with one number, of four bytes, changed. */
function spoilt(name: string, place: number, by: number): Buffer {
  const bytes = readFileSync(path.join(tree, name));
  bytes.writeUInt32LE(bytes.readUInt32LE(4 * place) + by, 4 * place);
  return bytes;
}

describe("the files by which graphs are cut", () => {
  it("are judged one by one, and those of a sound tree are sound", () => {
    const files = readdirSync(path.join(tree, "indici"), { recursive: true, encoding: "utf8" }).map(
      (file) => `indici/${file}`,
    );
    const judged = files.map((file) => problemsOf(file)).filter((problems) => problems !== null);
    const ofGraphs = files.filter((file) => /graph.*\.bin$/.test(file));
    expect(judged).toHaveLength(ofGraphs.length);
    expect(ofGraphs).toEqual(expect.arrayContaining([CUT, CUT_OF_BILLS, BASE, SET]));
    expect(judged.flat()).toEqual([]);
  });

  it.each([
    ["a cut", CUT, spoilt, 3],
    ["a cut of another graph", CUT_OF_BILLS, spoilt, 4],
    ["a base", BASE, spoilt, 3],
    ["a set", SET, spoilt, 2],
  ])("%s is named where one of its numbers is changed", (_what, name, change, place) => {
    const problems = problemsOf(name, { [name]: change(name, place, 1) });
    expect(problems?.length).toBeGreaterThan(0);
    expect(problems?.every((problem) => problem.startsWith(`${name}: `))).toBe(true);
  });

  it("are left alone where what they are held against has a line of its own", () => {
    expect(problemsOf(CUT, { [CUT]: null })).toEqual([]);
    expect(problemsOf(CUT, { "api/public/graph/norma/50.json": null })).toEqual([]);
    expect(problemsOf(SET, { [BASE]: null })).toEqual([]);
  });
});
