/** `check` holds the maps of the graphs against the answers whose nodes they place. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { judgedFileProblems } from "../../generator/cli/check/judged-files.ts";
import { MAP_LEVELS, mapFileOf } from "../../generator/format/map.ts";
import { sharedTree } from "../shared-tree.ts";

const tree = sharedTree();

interface Graph {
  readonly meta: { readonly release: string };
  readonly nodes: readonly { readonly id: string }[];
}
const graphIn = (file: string): Graph => readJsonSync(path.join(tree, file));

/** What is said of a file of a tree where a map is other bytes; `null` where it is not there. */
function problemsOf(name: string, map: Buffer | null): string {
  const { positions } = mapFileOf("norma");
  const read = (file: string) => (file === positions ? map : readFileSync(path.join(tree, file)));
  return (judgedFileProblems({ has: (file) => file !== positions || map !== null, read }, name) ?? []).join("\n");
}

describe("the maps of a tree", () => {
  it.each(MAP_LEVELS)("%s: place each node of the answer, and each smaller answer has the first of them", (livello) => {
    const { positions, answer } = mapFileOf(livello);
    const ids = graphIn(answer).nodes.map(({ id }) => id);
    expect(readFileSync(path.join(tree, positions))).toHaveLength(4 * ids.length);
    expect(ids.length).toBeGreaterThan(10);
    const few = graphIn(answer.replace(/\d+\.json$/, "10.json")).nodes.map(({ id }) => id);
    expect(few).toEqual(ids.slice(0, 10));
  });

  it("are reported by `check` where they are of another length or missing, or two nodes stand at one place", () => {
    const { answer, positions } = mapFileOf("norma");
    const map = readFileSync(path.join(tree, positions));
    expect([problemsOf(positions, map), problemsOf(answer, map)]).toEqual(["", ""]);
    expect(problemsOf(positions, map.subarray(2))).toBe(
      `${positions}: it is ${map.length - 2} bytes, not ${map.length}`,
    );
    expect(problemsOf(answer, null)).toBe(`${answer}: ${positions} is missing`);
    const doubled = Buffer.from(map);
    map.copy(doubled, 4, 0, 4);
    expect(problemsOf(positions, doubled)).toBe(`${positions}: nodes 0 and 1 stand at one place`);
  });
});
