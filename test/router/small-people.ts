/** Invented members of Parliament, and the graph of what they sign by group and branch. */

import type { FilterableGraph } from "../../generator/corpus/orders/filterable-graph.ts";
import { filterable, type Graph, type Node } from "./small-graphs.ts";

/** Groups: name, acronym, branch. */
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

/**
 * The filtered graph of the contract, whole.
 *
 * @example peopleGraph("uno", "Camera")
 */
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

/**
 * The people's base and every set of groups and branches.
 *
 * @example peopleSets().sets.length // 8
 */
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
