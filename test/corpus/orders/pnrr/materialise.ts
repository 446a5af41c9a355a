import type { FilterableGraph } from "../../../../generator/corpus/orders/filterable-graph.ts";
import type { PnrrViews } from "../../../../generator/corpus/orders/pnrr/views.ts";
import type { PnrrParams } from "../../../oracle/pnrr.ts";

/** Composes an answer out of the base and a set, as `generator/format/FORMAT.md` says (Graphs with filters). */
export function materialiseGraph(graph: FilterableGraph, params: PnrrParams): object {
  const { settore = "", importo_min = 0, max_nodi = 500 } = params;
  const nomi = graph.filtro.nomi as readonly string[];
  const key = nomi.flatMap((nome, i) => (nome.includes(settore.toLowerCase()) ? [i] : [])).join(",");
  const set = graph.sets[graph.filtro.insiemi[key] ?? -1];
  const step = set?.steps.findLast(({ threshold }) => threshold >= importo_min);
  const [totale_nodi, totale_link] = [step?.nodes ?? 0, step?.links ?? 0];
  const order = set ? set.order.subarray(0, Math.min(max_nodi, totale_nodi)) : new Uint32Array();
  const position = new Map(Array.from(order, (node, i) => [node, i]));
  const nodes = Array.from(order, (node) => JSON.parse(graph.nodes[node]!) as { id: string });
  const links: { source: number; target: number; tipo: string }[] = [];
  graph.links.source.forEach((from, l) => {
    const [source, target] = [position.get(from), position.get(graph.links.target[l]!)];
    if (source !== undefined && target !== undefined)
      links.push({ source, target, tipo: graph.linkKinds[graph.links.kind[l]!]! });
  });
  links.sort(
    (a, b) =>
      Math.max(a.source, a.target) - Math.max(b.source, b.target) ||
      Math.min(a.source, a.target) - Math.min(b.source, b.target) ||
      (a.tipo < b.tipo ? -1 : 1),
  );
  return {
    settore,
    importo_min: Number.isFinite(importo_min) ? importo_min : null,
    max_nodi,
    totale_nodi,
    totale_link,
    troncato: totale_nodi > max_nodi,
    nodes,
    links: links.map(({ source, target, tipo }) => ({ source: nodes[source]!.id, target: nodes[target]!.id, tipo })),
  };
}

/** The first entries of a ranking, as they are served. */
export function materialiseRanking(entries: PnrrViews["aziende" | "enti" | "regioni"], limit: number): object {
  return { limit, totale: entries.length, classifica: entries.slice(0, limit) };
}
