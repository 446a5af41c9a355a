import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SortedRuns } from "../../../../generator/build/stage/sorted-runs.ts";
import type { MakeList } from "../../../../generator/collections/sorted-list.ts";
import type { Arco } from "../../../../generator/corpus/orders/norme/graph-changes.ts";
import { normeGraph } from "../../../../generator/corpus/orders/norme/graph-head.ts";
import type { GraphActs, Livello } from "../../../../generator/corpus/orders/norme/graph-nodes.ts";
import { listsInMemory } from "../../../lists-in-memory.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const LEGGE = (numero: number) => `eli:/it/legge/2000/01/01/${numero}`;
const SERVED = [0, 1, 2, 3].map(LEGGE);
const PATHS: Readonly<Record<string, string>> = { "1": "art/1", "Allegato A, 1": "annesso/1/art/1" };

const ACTS: GraphActs = {
  served: (eli) => SERVED.includes(eli),
  elis: () => SERVED,
  percorso: (eli, articolo) => (SERVED.includes(eli) ? PATHS[articolo] : undefined),
  page: (eli) => eli.length % 3,
};

const folder = temporaryFolder();
const hardly: MakeList = (name, format) => new SortedRuns(path.join(folder, name), 200, format);

const arco = (da: string, a: string, more: Partial<Arco> = {}): Arco => ({
  da,
  a,
  articolo_da: null,
  articolo_a: null,
  tipo: "modifica",
  ...more,
});

const graphOf = (archi: readonly Arco[], livello: Livello, limit = Number.POSITIVE_INFINITY) => {
  const { nodes, links, linksWithin, totalNodes, totalLinks } = normeGraph(ACTS, archi, livello, limit, listsInMemory);
  return {
    nodes: nodes.map((node) => JSON.parse(node) as { id: string; label: string; grado: number }),
    links: links.map(
      (link) => JSON.parse(link) as { source: string; target: string; tipo: string; classe: string; peso: number },
    ),
    linksWithin: [...linksWithin],
    totalNodes,
    totalLinks,
  };
};

/** Three articles by five names: one is named twice, once as no served text names it. */
const ARTICOLI = [null, "1", "2", "Allegato A, 1", "allegato a, 1"];
const arbitraryArco: fc.Arbitrary<Arco> = fc.record({
  da: fc.integer({ min: 0, max: 6 }).map(LEGGE),
  a: fc.integer({ min: 0, max: 6 }).map(LEGGE),
  articolo_da: fc.constantFrom(...ARTICOLI),
  articolo_a: fc.constantFrom(...ARTICOLI),
  tipo: fc.constantFrom("modifica" as const, "abroga" as const, "deroga" as const, "aggiorna" as const),
});

const CLASSE: Readonly<Record<string, string | null>> = {
  modifica: "testo",
  abroga: "testo",
  deroga: "ambito",
  aggiorna: null,
};

/** The definition of the contract, told with texts. */
function oracle(archi: readonly Arco[], livello: Livello) {
  const id = (eli: string, articolo: string | null) => {
    if (livello === "norma" || articolo === null) return eli;
    const known = ACTS.percorso(eli, articolo);
    return `${eli}/${known ?? (articolo.includes(",") ? "annesso/allegato-a/art/1" : `art/${articolo}`)}`;
  };
  const grado = new Map<string, number>(livello === "norma" ? SERVED.map((eli) => [eli, 0]) : []);
  const peso = new Map<string, number>();
  for (const { da, a, articolo_da, articolo_a, tipo } of archi) {
    const [source, target] = [id(da, articolo_da), id(a, articolo_a)];
    const own = source === target ? 0 : 1;
    for (const end of [source, target]) grado.set(end, (grado.get(end) ?? 0) + own);
    if (own) peso.set([source, target, tipo].join(" "), (peso.get([source, target, tipo].join(" ")) ?? 0) + 1);
  }
  const nodes = [...grado].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const at = new Map(nodes.map(([node], i) => [node, i]));
  const links = [...peso]
    .map(([key, count]) => {
      const [source, target, tipo] = key.split(" ") as [string, string, string];
      const ends = [at.get(source)!, at.get(target)!];
      return { source, target, tipo, peso: count, far: Math.max(...ends), near: Math.min(...ends), from: ends[0]! };
    })
    .sort((a, b) => a.far - b.far || a.near - b.near || (a.tipo < b.tipo ? -1 : a.tipo > b.tipo ? 1 : a.from - b.from));
  return { nodes, links };
}

describe.each(["norma", "articolo"] as const)("the graph at level %s", (livello) => {
  it("is that of the contract, cut at any number of nodes", () => {
    fc.assert(
      fc.property(fc.array(arbitraryArco, { maxLength: 60 }), fc.integer({ min: 0, max: 40 }), (archi, limit) => {
        const expected = oracle(archi, livello);
        const found = graphOf(archi, livello, limit);
        expect(found.nodes.map(({ id, grado }) => [id, grado])).toEqual(expected.nodes.slice(0, limit));
        const kept = expected.links.filter(({ far }) => far < limit);
        expect(found.links).toEqual(
          kept.map(({ source, target, tipo, peso }) => ({ source, target, tipo, classe: CLASSE[tipo], peso })),
        );
        expect(found.linksWithin).toEqual(found.nodes.map((_, i) => kept.filter(({ far }) => far <= i).length));
        expect([found.totalNodes, found.totalLinks]).toEqual([expected.nodes.length, expected.links.length]);
      }),
    );
  });

  it("does not depend on the order of the relations", () => {
    fc.assert(
      fc.property(fc.array(arbitraryArco, { maxLength: 40 }), fc.integer({ min: 0, max: 20 }), (archi, limit) => {
        expect(graphOf(archi.toReversed(), livello, limit)).toEqual(graphOf(archi, livello, limit));
      }),
    );
  });

  it("is the same where memory holds hardly any of it", () => {
    fc.assert(
      fc.property(fc.array(arbitraryArco, { maxLength: 40 }), fc.integer({ min: 0, max: 20 }), (archi, limit) => {
        expect(normeGraph(ACTS, archi, livello, limit, hardly)).toEqual(
          normeGraph(ACTS, archi, livello, limit, listsInMemory),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("keeps the first by id of many nodes with one degree", () => {
    const many = Array.from({ length: 30_000 }, (_, i) => arco(LEGGE(0), LEGGE(100 + i)));
    const ids = graphOf(many, livello, 10).nodes.map(({ id }) => id);
    const others = many.map(({ a }) => a).sort();
    expect(ids).toEqual([LEGGE(0), ...others.slice(0, 9)]);
  });
});

describe("a graph whose acts are on pages", () => {
  it.each(["norma", "articolo"] as const)(
    "asks for each page once after another when it shows its nodes: %s",
    (livello) => {
      const asked: number[] = [];
      const acts: GraphActs = {
        ...ACTS,
        served: (eli) => asked.push(Number(eli.slice(-1))) > 0,
        page: (eli) => Number(eli.slice(-1)),
      };
      const archi = Array.from({ length: 500 }, (_, i) => arco(LEGGE(i % 7), LEGGE(100 + i)));
      const { nodes } = normeGraph(acts, archi, livello, 400, listsInMemory);
      expect(asked).toHaveLength(nodes.length);
      expect(asked).toEqual(asked.toSorted());
    },
  );
});

describe("a node of an article", () => {
  it("has the path of the served text, or one made of its name where there is none", () => {
    const { nodes } = graphOf(
      [arco(LEGGE(1), LEGGE(9), { articolo_da: "Allegato A, 1", articolo_a: "Tabella B, 3-bis" })],
      "articolo",
    );
    expect(nodes.map(({ id, label }) => [id, label])).toEqual([
      [`${LEGGE(1)}/annesso/1/art/1`, "Allegato A, art. 1 L. 1/2000"],
      [`${LEGGE(9)}/annesso/tabella-b/art/3-bis`, "Tabella B, art. 3-bis L. 9/2000"],
    ]);
  });

  it("is one for two names that lead to one path, by the name that comes first", () => {
    const names = ["allegato b, 1", "Allegato B, 1"];
    const { nodes, links } = graphOf(
      names.map((articolo_a) => arco(LEGGE(1), LEGGE(9), { articolo_a })),
      "articolo",
    );
    expect(nodes.map(({ label, grado }) => [label, grado])).toEqual([
      ["L. 1/2000", 2],
      ["Allegato B, art. 1 L. 9/2000", 2],
    ]);
    expect(links).toMatchObject([{ peso: 2 }]);
  });

  it("stays when a relation links it only to itself", () => {
    const { nodes, totalLinks } = graphOf(
      [arco(LEGGE(1), LEGGE(1), { articolo_da: "1", articolo_a: "1" })],
      "articolo",
    );
    expect(nodes).toMatchObject([{ id: `${LEGGE(1)}/art/1`, grado: 0 }]);
    expect(totalLinks).toBe(0);
  });
});
