import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { writeGraphTiers } from "../../generator/tree/graph-tiers.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { meta } from "./least-meta.ts";

const folder = temporaryFolderOfEach();

/** A chain with accents in its names: node i is linked to node i - 1. */
function chain(n: number) {
  const id = (i: number) => `eli:/it/prova/2000/01/01/è${i}`;
  return {
    nodes: Array.from({ length: n }, (_, i) =>
      JSON.stringify({ id: id(i), label: id(i), tipo: "legge", norma: id(i), nel_corpus: true, grado: 1 }),
    ),
    links: Array.from({ length: Math.max(0, n - 1) }, (_, i) =>
      JSON.stringify({ source: id(i + 1), target: id(i), tipo: "modifica", classe: "testo", peso: 1 }),
    ),
    linksWithin: Uint32Array.from({ length: n }, (_, i) => i),
    totalNodes: n,
    totalLinks: Math.max(0, n - 1),
  };
}

describe("the cut index of a graph tier", () => {
  it.each([0, 1, 2, 37])(
    "gives, for every smaller cap of %i nodes, the bytes of exactly the nodes and links kept",
    async (n) => {
      const staging = new Staging(folder);
      const graph = chain(n);
      writeGraphTiers(staging, "graph/norma", meta, { livello: "norma" }, [50], graph);
      const bytes = readFileSync(path.join(folder, "api/public/graph/norma/50.json"));
      const index = readFileSync(path.join(folder, "indici/graph/norma/50.bin"));
      const word = (i: number) => index.readUInt32LE(4 * i);
      expect(word(0)).toBe(n);
      expect(JSON.parse(bytes.toString())).toMatchObject({ max_nodi: 50, totale_nodi: n, troncato: false });
      for (let k = 1; k <= n; k++) {
        const nodes = bytes.subarray(word(1), word(3 + k - 1)).toString();
        const links = bytes.subarray(word(2), word(3 + n + k - 1)).toString();
        expect(nodes).toBe(graph.nodes.slice(0, k).join(",\n"));
        expect(links).toBe(graph.links.slice(0, k - 1).join(",\n"));
      }
    },
  );
});
