/** Invented projects of the recovery plan, and their graph by sector and amount. */

import type { FilterableGraph } from "../../generator/views/filterable-graph.ts";
import { filterable, type Graph, type Link, type Node } from "./small-graphs.ts";

/** Sectors, in order. */
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
    nodes.set(appalto, {
      id: appalto,
      label: "Appalto",
      cig: null,
      importo: null,
      natura: null,
      oltre_finanziamento: false,
    });
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

/**
 * The filtered graph of the contract, whole.
 *
 * @example projectsGraph("scuola", 0)
 */
export function projectsGraph(settore: string, importoMin: number): Graph {
  const wanted = settore.toLowerCase();
  return graphOfProjects(
    PROGETTI.filter((p) => p.settore.toLowerCase().includes(wanted) && p.finanziamento >= importoMin),
  );
}

/**
 * The projects' base and every set of sectors.
 *
 * @example projectSets().sets.length // 7
 */
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
