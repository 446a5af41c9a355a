import path from "node:path";
import { describe, expect, it } from "vitest";
import { SCHEMAS, type SchemaName } from "../../generator/contract/schemas.ts";
import { writeGraphTiers } from "../../generator/tree/graph-tiers.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { writeRanking } from "../../generator/tree/write-ranking.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { meta } from "./least-meta.ts";

const GRAPHS: readonly SchemaName[] = ["graph", "pnrr-graph", "politici-graph"];
const RANKINGS: readonly SchemaName[] = [
  "pnrr-aziende",
  "pnrr-enti",
  "pnrr-regioni",
  "politici-parlamentari",
  "politici-gruppi",
];

/** Keywords by which a list is right wherever a longer one that begins with it is. */
const OF_PREFIXES = ["type", "items", "maxItems", "description"];

const folder = temporaryFolder();
const staging = (name: string) => new Staging(path.join(folder, name));

describe("answers that differ in how many items they have", () => {
  it.each([...GRAPHS, ...RANKINGS])("are right in %s where the longest is", (name) => {
    const { properties } = SCHEMAS[name] as unknown as { properties: Record<string, { type?: string }> };
    const lists = Object.values(properties).filter(({ type }) => type === "array");
    expect(lists.length).toBe(GRAPHS.includes(name) ? 2 : 1);
    for (const list of lists) expect(OF_PREFIXES).toEqual(expect.arrayContaining(Object.keys(list)));
  });

  it("are refused for an item that only the longest graph has", () => {
    const node = (id: string) =>
      JSON.stringify({ id, label: id, tipo: "legge", norma: id, nel_corpus: true, grado: 1 });
    const nodes = Array.from({ length: 12 }, (_, i) => node(`eli:/it/prova/2000/01/01/${i}`));
    const graph = { links: [], linksWithin: new Uint32Array(12), totalNodes: 12, totalLinks: 0 };
    const write = (name: string, all: string[]) =>
      writeGraphTiers(staging(name), "graph/norma", meta, { livello: "norma" }, [10, 20], { ...graph, nodes: all });
    expect(() => write("right", nodes)).not.toThrow();
    expect(() => write("wrong", nodes.with(11, '{"id":3}'))).toThrow(/graph\/norma\/20\.json non rispetta/);
  });

  it("are refused for what stands before the items of a short one", () => {
    const graph = { nodes: [], links: [], linksWithin: new Uint32Array(0), totalNodes: 0, totalLinks: 0 };
    expect(() => writeGraphTiers(staging("scalar"), "graph/norma", meta, { livello: "norma" }, [0, 50], graph)).toThrow(
      /graph\/norma\/0\.json non rispetta/,
    );
  });

  it("are refused for an entry that only the longest ranking has", () => {
    const entries = Array.from({ length: 100 }, (_, i) => ({ errata: i }));
    expect(() => writeRanking(staging("ranking"), "politici/classifica-gruppi", meta, entries)).toThrow(
      /classifica-gruppi\/100\.json non rispetta/,
    );
  });
});
