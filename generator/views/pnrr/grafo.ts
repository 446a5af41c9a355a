import { itemAt } from "../../collections/at.ts";
import type { ModelloPnrr } from "../../corpus/pnrr/modello.ts";
import type { FilterableGraph } from "../filterable-graph.ts";
import { pnrrBaseOf, TIPI_LINK } from "./base.ts";
import { insiemi } from "./insiemi.ts";
import { settoreSets } from "./settori.ts";

/**
 * The graph of `/pnrr/graph` with every set of sectors that a request can choose; the first set is the unfiltered graph. The
 * sectors are those of all projects, tenders or not.
 */
export function pnrrGraph(modello: ModelloPnrr): FilterableGraph {
  const base = pnrrBaseOf(modello);
  const settori = new Set(modello.progetti.map((p) => p.settore));
  const { nomi, insiemi: scelte } = settoreSets(settori);
  const spelled = nomi.map((nome) => [...settori].filter((s) => s.toLowerCase() === nome));
  const choices = scelte.map((chosen) => {
    const names = new Set(chosen.flatMap((i) => itemAt(spelled, i)));
    return (settore: string) => names.has(settore);
  });
  return {
    nodes: base.nodes,
    linkKinds: TIPI_LINK,
    links: base.links,
    sets: insiemi(base, choices),
    filtro: { nomi, insiemi: Object.fromEntries(scelte.map((chosen, s) => [chosen.join(","), s])) },
  };
}
