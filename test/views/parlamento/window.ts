/** The answer that a client sees, cut out of the sequences as the format of the tree says: what the views are tested by. */

import type { FilterableGraph } from "../../../generator/views/filterable-graph.ts";

/** The filtered graph, cut at `max_nodi`. */
export function window(graph: FilterableGraph, p: { gruppo: string; ramo: string; max_nodi: number }) {
  const text = p.gruppo.toLowerCase();
  const names = graph.filtro.nomi as readonly (readonly [string, string, string])[];
  const chosen = [...names.keys()].filter((i) => {
    const [name, acronym, branch] = names[i]!;
    return (name.includes(text) || acronym.includes(text)) && (p.ramo === "" || p.ramo === branch);
  });
  const set = graph.sets[graph.filtro.insiemi[`${p.ramo}|${text === "" ? "*" : chosen.join(",")}`] ?? -1];
  const order = set ? [...set.order] : [];
  const nodes = order.slice(0, p.max_nodi).map((ordinal) => JSON.parse(graph.nodes[ordinal]!) as { id: string });
  const position = new Map(order.slice(0, p.max_nodi).map((ordinal, i) => [ordinal, i]));
  const links: { ends: [number, number]; source: string; target: string; tipo: string }[] = [];
  graph.links.source.forEach((source, l) => {
    const [s, t] = [position.get(source), position.get(graph.links.target[l]!)];
    if (s === undefined || t === undefined) return;
    const tipo = graph.linkKinds[graph.links.kind[l]!]!;
    links.push({ ends: s > t ? [s, t] : [t, s], source: nodes[s]!.id, target: nodes[t]!.id, tipo });
  });
  links.sort((a, b) => a.ends[0] - b.ends[0] || a.ends[1] - b.ends[1] || (a.tipo < b.tipo ? -1 : 1));
  return {
    ...p,
    totale_nodi: order.length,
    totale_link: set?.totalLinks ?? 0,
    troncato: order.length > p.max_nodi,
    nodes,
    links: links.map(({ source, target, tipo }) => ({ source, target, tipo })),
  };
}
