import type { ModelloPnrr } from "../../corpus/pnrr/modello.ts";
import type { FilterableGraph } from "../filterable-graph.ts";
import { baseDi, TIPI_LINK } from "./base.ts";
import { insieme } from "./insiemi.ts";
import { insiemiDiSettori } from "./settori.ts";

/**
 * The graph of `/pnrr/graph` with every set of sectors that a request can choose; the first set is the unfiltered graph. The
 * sectors are those of all projects, tenders or not.
 */
export function grafoPnrr(modello: ModelloPnrr): FilterableGraph {
  const base = baseDi(modello);
  const { nomi, insiemi } = insiemiDiSettori(modello.progetti.map((p) => p.settore));
  const indexOf = new Map(nomi.map((nome, i) => [nome, i]));
  const sets = insiemi.map((chosen) => {
    const names = new Set(chosen);
    return insieme(base, (settore) => names.has(indexOf.get(settore.toLowerCase())!));
  });
  return {
    nodes: base.nodes,
    linkKinds: TIPI_LINK,
    links: base.links,
    sets,
    filtro: { nomi, insiemi: Object.fromEntries(insiemi.map((chosen, s) => [chosen.join(","), s])) },
  };
}
