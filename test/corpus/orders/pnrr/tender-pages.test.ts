import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemAt, numberAt } from "../../../../generator/collections/at.ts";
import type { MoneyNode } from "../../../../generator/contract/resources/money-files.ts";
import { bearerNames } from "../../../../generator/corpus/orders/pnrr/bearer-names.ts";
import { pnrrGraph } from "../../../../generator/corpus/orders/pnrr/grafo.ts";
import { tenderPages, type WholeGraph } from "../../../../generator/corpus/orders/pnrr/tender-pages.ts";
import { randomModel } from "./random-model.ts";

const nodeOf = (json: string): MoneyNode => JSON.parse(json);

/** The links of a graph, as ids. */
function linksOf({ nodes, links, linkKinds }: WholeGraph): string[] {
  const id = (ordinal: number) => nodeOf(itemAt(nodes, ordinal)).id;
  return Array.from(links.source, (from, l) =>
    [itemAt(linkKinds, numberAt(links.kind, l)), id(from), id(numberAt(links.target, l))].join(" "),
  ).sort();
}

describe("pages of tenders", () => {
  it("hold each link of the graph once, and say where each node's are", () => {
    fc.assert(
      fc.property(randomModel, (modello) => {
        const graph = pnrrGraph(modello);
        const { pages, places } = tenderPages(graph);
        const links: string[] = [];
        const found = new Map<string, number[]>();
        pages.forEach(({ nodi, appalti }, page) => {
          const id = (place: number) => nodeOf(itemAt(nodi, place)).id;
          for (const row of appalti) {
            const [tender, ...lists]: [number, ...number[][]] = JSON.parse(row);
            lists.forEach((list, kind) => {
              for (const place of list) links.push([graph.linkKinds[kind], id(place), id(tender)].join(" "));
            });
            for (const one of [tender, ...lists.flat()].map(id)) {
              const [count = 0, ...on] = found.get(one) ?? [];
              found.set(one, [count + 1, ...new Set([...on, page])]);
            }
          }
        });
        expect(links.sort()).toEqual(linksOf(graph));
        expect(places.map((place) => place)).toEqual(graph.nodes.map((node) => found.get(nodeOf(node).id)));
      }),
    );
  });

  it("are of some size, those of one body together", () => {
    const node = (id: string) => JSON.stringify({ id, label: "x".repeat(200) });
    const bodies = ["ente:1", "ente:2"];
    const tenders = Array.from({ length: 400 }, (_, i) => `appalto:${i}`);
    const graph: WholeGraph = {
      nodes: [...bodies, ...tenders].map(node),
      linkKinds: ["ha_appalto", "bandisce", "vince"],
      links: {
        source: Uint32Array.from(tenders, (_, i) => i % 2),
        target: Uint32Array.from(tenders, (_, i) => i + 2),
        kind: new Uint8Array(tenders.length).fill(1),
      },
    };
    const { pages, places } = tenderPages(graph);
    expect(pages.length).toBeGreaterThan(3);
    for (const { nodi } of pages) expect(nodi.join().length).toBeLessThan(25_000);
    const [first = [], second = []] = places;
    expect([first[0], second[0]]).toEqual([200, 200]);
    expect(first.at(-1)).toBeLessThanOrEqual(Number(second[1]));
  });
});

describe("names of companies and authorities", () => {
  it("stand under each of their words and under the code, who has most tenders first", () => {
    const bearer = (id: string, label: string) => ({ id, tipo: "ente", label, codice_fiscale: id.slice(5) }) as const;
    expect(
      bearerNames([
        [bearer("ente:02", "Comune di Roma"), 1],
        [bearer("ente:01", "COMUNE D'ÈZE E COMUNE"), 3],
      ]),
    ).toEqual([
      ["01", "ente:01", "COMUNE D'ÈZE E COMUNE", 3],
      ["02", "ente:02", "Comune di Roma", 1],
      ["comune", "ente:01", "COMUNE D'ÈZE E COMUNE", 3],
      ["comune", "ente:02", "Comune di Roma", 1],
      ["di", "ente:02", "Comune di Roma", 1],
      ["eze", "ente:01", "COMUNE D'ÈZE E COMUNE", 3],
      ["roma", "ente:02", "Comune di Roma", 1],
    ]);
  });
});
