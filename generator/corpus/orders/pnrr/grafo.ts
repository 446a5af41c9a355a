import { itemAt, numberAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import type { ModelloPnrr } from "../../pnrr/modello.ts";
import { choosableSets } from "../choosable-sets.ts";
import type { FilterableGraph, GraphSet } from "../filterable-graph.ts";
import { type BasePnrr, pnrrBaseOf, TIPI_LINK } from "./base.ts";
import { euro } from "./euro.ts";

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

// Which sets of sectors a text can choose.

interface SettoreSets {
  /** Sector names in lower case, each once, by code unit. */
  readonly nomi: readonly string[];
  /** The sets, as ascending indexes into `nomi`; the first is the set of all names, which the empty text chooses. */
  readonly insiemi: readonly (readonly number[])[];
}

/**
 * The sets that the filter by sector can choose: by the names that contain a text.
 *
 * @example settoreSets(["RICERCA", "TRASPORTI"]).insiemi // [[0, 1], [0], [1]]
 */
export function settoreSets(settori: Iterable<string>): SettoreSets {
  const nomi = [...new Set(Array.from(settori, (s) => s.toLowerCase()))].sort(byCodeUnit);
  const all = nomi.map((_, i) => i);
  const some = choosableSets(nomi.map((nome) => [nome])).filter((chosen) => chosen.length < all.length);
  return { nomi, insiemi: [all, ...some] };
}

// The filtered graphs: one walk over the base per set of sectors.

type Choose = (settore: string) => boolean;

/**
 * Walks the chosen projects in graph order. Since they go by amount, a lower bound on the amount keeps a prefix of the walk: a
 * step says how long it is for each amount that occurs.
 *
 * @param choose whether a sector is in the set
 */
function walk(base: BasePnrr, choose: Choose): GraphSet {
  const { start, ordinals } = base.vicini;
  const neighbours = (of: number) => ordinals.subarray(numberAt(start, of), numberAt(start, of + 1));
  const met = new Uint8Array(base.nodes.length);
  const order = new Uint32Array(base.nodes.length);
  const steps: { threshold: number; nodes: number; links: number }[] = [];
  let nodes = 0;
  let links = 0;
  const meet = (ordinal: number): boolean => {
    if (met[ordinal]) return false;
    met[ordinal] = 1;
    order[nodes++] = ordinal;
    return true;
  };
  for (const { progetto, ordinal } of base.progetti) {
    if (!choose(progetto.settore)) continue;
    meet(ordinal);
    for (const appalto of neighbours(ordinal)) {
      links++;
      if (!meet(appalto)) continue;
      for (const subject of neighbours(appalto)) {
        meet(subject);
        links++;
      }
    }
    const threshold = euro(progetto.totale ?? 0);
    const last = steps.at(-1);
    if (last?.threshold === threshold) Object.assign(last, { nodes, links });
    else steps.push({ threshold, nodes, links });
  }
  return { order: order.slice(0, nodes), totalLinks: links, steps };
}

/**
 * A filtered graph per choice of sectors. Each is walked when it is asked for and forgotten when another one is: all of them
 * together would weigh several times the graph.
 */
function insiemi(base: BasePnrr, choices: readonly Choose[]): GraphSet[] {
  let latest: { choose: Choose; set: GraphSet } | null = null;
  const setOf = (choose: Choose): GraphSet => {
    if (latest?.choose !== choose) latest = { choose, set: walk(base, choose) };
    return latest.set;
  };
  return choices.map((choose) => ({
    get order() {
      return setOf(choose).order;
    },
    get totalLinks() {
      return setOf(choose).totalLinks;
    },
    get steps() {
      return setOf(choose).steps;
    },
  }));
}
