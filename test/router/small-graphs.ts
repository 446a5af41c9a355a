/** Invented graphs small enough to be judged by the plainest code, in the shapes that the tree writers take. */

import type { FilterableGraph, GraphSet } from "../../generator/views/filterable-graph.ts";
import type { OrderedGraph } from "../../generator/views/ordered-graph.ts";

export interface Node {
  readonly id: string;
  readonly [field: string]: unknown;
}
export interface Link {
  readonly source: string;
  readonly target: string;
  readonly tipo: string;
}
export interface Graph {
  readonly nodes: readonly Node[];
  readonly links: readonly Link[];
}

/** The cap of the contract, by its words: the first nodes, the links with both ends among them, in link order. */
export function capped({ nodes, links }: Graph, maxNodi: number): Graph {
  const kept = nodes.slice(0, maxNodi);
  const at = new Map(kept.map(({ id }, i) => [id, i]));
  const ends = ({ source, target }: Link) => [at.get(source)!, at.get(target)!] as const;
  const within = links.filter(({ source, target }) => at.has(source) && at.has(target));
  within.sort((a, b) => {
    const [as, at] = ends(a);
    const [bs, bt] = ends(b);
    return (
      Math.max(as, at) - Math.max(bs, bt) ||
      Math.min(as, at) - Math.min(bs, bt) ||
      (a.tipo < b.tipo ? -1 : a.tipo > b.tipo ? 1 : 0)
    );
  });
  return { nodes: kept, links: within };
}

/** A graph of acts: node `i` is tied to some of those before it. */
export function actsGraph(livello: string, size: number): Graph {
  const nodes = Array.from({ length: size }, (_, i) => ({
    id: `eli:/it/legge/1999/01/01/${i}`,
    label: `L. ${i}/1999 «${livello}» è`,
    tipo: "legge",
    norma: `eli:/it/legge/1999/01/01/${i}`,
    nel_corpus: i % 3 === 0,
    grado: size - i,
  }));
  const links: (Link & { peso: number })[] = [];
  for (let i = 1; i < size; i++)
    for (const step of [1, 3, 7, 20])
      if (i >= step && (i * step) % 4 !== 1)
        links.push({
          source: nodes[i]!.id,
          target: nodes[i - step]!.id,
          tipo: step % 2 ? "modifica" : "abroga",
          peso: step,
        });
  return { nodes, links };
}

/** As the tier writer takes it. */
export function ordered(graph: Graph): OrderedGraph {
  const { nodes, links } = capped(graph, graph.nodes.length);
  const at = new Map(nodes.map(({ id }, i) => [id, i]));
  const linksWithin = new Uint32Array(nodes.length);
  for (const { source, target } of links) linksWithin[Math.max(at.get(source)!, at.get(target)!)]!++;
  for (let i = 1; i < nodes.length; i++) linksWithin[i]! += linksWithin[i - 1]!;
  return {
    nodes: nodes.map((node) => JSON.stringify(node)),
    links: links.map((link) => JSON.stringify(link)),
    linksWithin,
    totalNodes: nodes.length,
    totalLinks: links.length,
  };
}

export const SETTORI = ["ENERGIA", "NON DISPONIBILE", "SCUOLA E RICERCA"];
const FINANZIATO = [900.5, 900.5, 500, 400, 300.25, 200, 100, 100, 50, 0];

/** Projects by amount, each with a tender that one of seven companies wins. */
const PROGETTI = Array.from({ length: 60 }, (_, i) => ({
  id: `progetto:${String(i).padStart(3, "0")}:à`,
  settore: SETTORI[i % 3]!,
  finanziamento: FINANZIATO[Math.floor(i / 6)]!,
  appalto: `appalto:${i}`,
  azienda: `azienda:${i % 7}`,
}));

function graphOfProjects(chosen: typeof PROGETTI): Graph {
  const nodes = new Map<string, Node>();
  const links: Link[] = [];
  for (const { id, settore, finanziamento, appalto, azienda } of chosen) {
    nodes.set(id, { id, label: `Progetto ${id}`, cup: null, settore, finanziamento_totale: finanziamento });
    nodes.set(appalto, { id: appalto, label: "Appalto", cig: null, importo: null });
    nodes.set(
      azienda,
      nodes.get(azienda) ?? { id: azienda, label: "Impresa Esempio", codice_fiscale: azienda.slice(8) },
    );
    links.push(
      { source: id, target: appalto, tipo: "ha_appalto" },
      { source: azienda, target: appalto, tipo: "vince" },
    );
  }
  return { nodes: [...nodes.values()], links };
}

/** The filtered graph of the contract, whole. */
export function projectsGraph(settore: string, importoMin: number): Graph {
  const wanted = settore.toLowerCase();
  return graphOfProjects(
    PROGETTI.filter((p) => p.settore.toLowerCase().includes(wanted) && p.finanziamento >= importoMin),
  );
}

export const GRUPPI = [
  ["Gruppo Esempio Uno", "GEU", "Camera"],
  ["Gruppo Esempio Due", "GED", "Senato"],
] as const;

const PARLAMENTARI = Array.from({ length: 40 }, (_, i) => ({
  id: `${i % 2 ? "S" : "C"}-${i}`,
  gruppo: i % 10 === 9 ? null : GRUPPI[i % 2]!,
  ramo: i % 2 ? "Senato" : "Camera",
  firma: [`D-${i % 12}`, `D-${(i * 5) % 12}`],
}));

/** The filtered graph of the contract, whole. */
export function peopleGraph(gruppo: string, ramo: string): Graph {
  const wanted = gruppo.toLowerCase();
  const chosen = PARLAMENTARI.filter(
    (p) =>
      (ramo === "" || p.ramo === ramo) &&
      (gruppo === "" || p.gruppo?.slice(0, 2).some((name) => name.toLowerCase().includes(wanted))),
  );
  const links = chosen.flatMap(({ id, firma }) =>
    [...new Set(firma)].map((target, k) => ({ source: id, target, tipo: k ? "cofirmatario" : "primo_firmatario" })),
  );
  const degree = (id: string) => links.filter(({ source, target }) => source === id || target === id).length;
  const people = chosen.map(({ id, ramo, gruppo }) => ({ id, label: `Parlamentare Esempio ${id}`, ramo, gruppo }));
  const bills = [...new Set(links.map((l) => l.target))].map((id) => ({
    id,
    label: `S.${id}`,
    titolo: "è",
    stato: "",
  }));
  const nodes: Node[] = [...people, ...bills];
  nodes.sort((a, b) => degree(b.id) - degree(a.id) || (a.id < b.id ? -1 : 1));
  return { nodes, links };
}

/** A base and its sets, as the writer takes them. */
export function filterable(
  base: Graph,
  nomi: readonly unknown[],
  sets: readonly { key: string; graph: Graph; steps: GraphSet["steps"] }[],
): FilterableGraph {
  const ordinal = new Map(base.nodes.map(({ id }, i) => [id, i]));
  const linkKinds = [...new Set(base.links.map((l) => l.tipo))];
  return {
    nodes: base.nodes.map((node) => JSON.stringify(node)),
    linkKinds,
    links: {
      source: Uint32Array.from(base.links, (l) => ordinal.get(l.source)!),
      target: Uint32Array.from(base.links, (l) => ordinal.get(l.target)!),
      kind: Uint8Array.from(base.links, (l) => linkKinds.indexOf(l.tipo)),
    },
    sets: sets.map(({ graph, steps }) => ({
      order: Uint32Array.from(graph.nodes, ({ id }) => ordinal.get(id)!),
      totalLinks: graph.links.length,
      steps,
    })),
    filtro: { nomi, insiemi: Object.fromEntries(sets.map(({ key }, s) => [key, s])) },
  };
}

/** The projects' base and every set of sectors. */
export function projectSets(): FilterableGraph {
  const subsets = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];
  const sets = subsets.map((subset) => {
    const chosen = PROGETTI.filter((p) => subset.includes(SETTORI.indexOf(p.settore)));
    const steps = [...new Set(FINANZIATO)].map((threshold) => {
      const { nodes, links } = graphOfProjects(chosen.filter((p) => p.finanziamento >= threshold));
      return { threshold, nodes: nodes.length, links: links.length };
    });
    return { key: subset.join(","), graph: graphOfProjects(chosen), steps };
  });
  const nomi = SETTORI.map((name) => name.toLowerCase());
  return filterable(graphOfProjects(PROGETTI), nomi, sets);
}

/** The people's base and every set of groups and branches. */
export function peopleSets(): FilterableGraph {
  const sets: { key: string; graph: Graph; steps: [] }[] = [];
  for (const ramo of ["", "Camera", "Senato"]) {
    sets.push({ key: `${ramo}|*`, graph: peopleGraph("", ramo), steps: [] });
    if (ramo === "") sets.push({ key: "|0,1", graph: peopleGraph("gruppo", ""), steps: [] });
    GRUPPI.forEach(([name, , branch], i) => {
      if (ramo === "" || ramo === branch) sets.push({ key: `${ramo}|${i}`, graph: peopleGraph(name, ramo), steps: [] });
    });
  }
  return filterable(
    peopleGraph("", ""),
    GRUPPI.map(([a, b, c]) => [a.toLowerCase(), b.toLowerCase(), c]),
    sets,
  );
}
