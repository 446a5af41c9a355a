/** All tenders of the graph of the recovery plan in pages that one reads alone, and in which of them somebody has a part. */

import { itemAt, numberAt } from "../../../collections/at.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import type { FilterableGraph } from "../filterable-graph.ts";

/** What `FilterableGraph` says of the whole graph. */
export type WholeGraph = Pick<FilterableGraph, "nodes" | "links" | "linkKinds">;

/** A page: nodes, and a row for each tender, both as JSON. */
interface TenderPage {
  readonly nodi: string[];
  readonly appalti: string[];
}

interface TenderPages {
  readonly pages: readonly TenderPage[];
  /** By the ordinal of a node: how many tenders it has a part in, then the pages that hold them, ascending. */
  readonly places: readonly (readonly number[])[];
}

/** Characters of a page, about: one tender with many projects may be more. */
const MOST = 24_000;

/** By the ordinal of each tender, the ordinals of its projects, bodies and companies: a list for each kind of link. */
function membersOf({ links, linkKinds }: WholeGraph): Map<number, number[][]> {
  const members = new Map<number, number[][]>();
  links.target.forEach((tender, l) => {
    const lists = getOrMake(members, tender, () => linkKinds.map(() => []));
    itemAt(lists, numberAt(links.kind, l)).push(numberAt(links.source, l));
  });
  return members;
}

/**
 * Lays the tenders out in pages: those of one body together, by the first body of each, then in graph order.
 *
 * @example tenderPages(pnrrGraph(modello)).places[0] // [2, 0]: the first project has two tenders, both on page 0
 */
export function tenderPages(graph: WholeGraph): TenderPages {
  const { nodes } = graph;
  const members = [...membersOf(graph)].map(([tender, lists]) => {
    const [, bodies] = lists;
    return { tender, lists, first: bodies?.[0] ?? nodes.length };
  });
  members.sort((a, b) => a.first - b.first || a.tender - b.tender);
  const pages: TenderPage[] = [];
  const places: number[][] = nodes.map(() => [0]);
  let page: TenderPage = { nodi: [], appalti: [] };
  let onPage = new Map<number, number>();
  let size = MOST;
  for (const { tender, lists } of members) {
    const all = [tender, ...lists.flat()];
    const cost = all.reduce((sum, node) => sum + (onPage.has(node) ? 4 : itemAt(nodes, node).length + 6), 8);
    if (size + cost > MOST) {
      page = { nodi: [], appalti: [] };
      pages.push(page);
      onPage = new Map();
      size = 0;
    }
    const placeOf = (node: number) =>
      getOrMake(onPage, node, () => {
        itemAt(places, node).push(pages.length - 1);
        return page.nodi.push(itemAt(nodes, node)) - 1;
      });
    page.appalti.push(JSON.stringify([placeOf(tender), ...lists.map((list) => list.map(placeOf))]));
    for (const node of all) {
      const place = itemAt(places, node);
      place[0] = itemAt(place, 0) + 1;
    }
    size += cost;
  }
  return { pages, places };
}
