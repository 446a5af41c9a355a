/** `check` holds the maps of the graphs against the answers whose nodes they place. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { MAP_LEVELS, mapFileOf } from "../../generator/api/map-files.ts";
import { TotalsCheck } from "../../generator/cli/check/totals.ts";
import { sharedTree } from "../shared-tree.ts";

const tree = sharedTree();

interface Graph {
  readonly meta: { readonly release: string };
  readonly nodes: readonly { readonly id: string }[];
}
const graphIn = (file: string): Graph => readJsonSync(path.join(tree, file));

/** What is said of the maps of a tree where one has so many bytes; `null` where it is not there. */
function problemsOf(bytes: number | null): string {
  const { positions, answer } = mapFileOf("norma");
  const totals = new TotalsCheck((name) => (name === positions && bytes !== null ? bytes : undefined));
  totals.add("graph", answer, graphIn(answer));
  return totals.problems.join("\n");
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

  it("are told of by `check` where they are of another length or missing", () => {
    const nodes = graphIn(mapFileOf("norma").answer).nodes.length;
    expect(problemsOf(4 * nodes)).not.toContain("esplora");
    expect(problemsOf(4 * nodes - 2)).toContain(
      `esplora/grafo/norma.bin: it is ${4 * nodes - 2} bytes, which is not 4 for each of the ${nodes} nodes`,
    );
    expect(problemsOf(null)).toContain("esplora/grafo/norma.bin: it is missing");
  });
});
