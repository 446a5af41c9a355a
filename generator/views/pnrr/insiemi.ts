/** The filtered graphs: one walk over the base per set of sectors. */

import { numberAt } from "../../collections/at.ts";
import type { GraphSet } from "../filterable-graph.ts";
import type { BasePnrr } from "./base.ts";
import { euro } from "./euro.ts";

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
export function insiemi(base: BasePnrr, choices: readonly Choose[]): GraphSet[] {
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
