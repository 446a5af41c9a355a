/** A graph as it is drawn and listed, wherever it comes from. */

export interface DrawnNode {
  /** ELI of the act or of the article. */
  readonly id: string;
  readonly label: string;
  /** ELI of the act. */
  readonly norma: string;
  readonly nel_corpus: boolean;
  readonly grado: number;
  /** Around an act: how many relations lead from the node to it, and from it to the node. */
  readonly made?: number;
  readonly received?: number;
}

export interface DrawnLink {
  /** Places of the ends among the nodes. */
  readonly source: number;
  readonly target: number;
  /** Place among `RELATION_CLASSES`. */
  readonly kind: number;
  readonly peso: number;
}

export interface DrawnGraph {
  /** By degree descending; the centre, if there is one, first. */
  readonly nodes: readonly DrawnNode[];
  readonly links: readonly DrawnLink[];
}

/**
 * The nodes and links of a class; nodes without such links are left out.
 *
 * @param kind place among `RELATION_CLASSES`
 */
export function ofKind(graph: DrawnGraph, kind: number): DrawnGraph {
  const links = graph.links.filter((link) => link.kind === kind);
  const linked = new Set(links.flatMap(({ source, target }) => [source, target]));
  const shown = [...linked].sort((a, b) => a - b);
  const places = new Map(shown.map((node, place) => [node, place]));
  const placeOf = (node: number) => places.get(node) ?? 0;
  return {
    nodes: shown.flatMap((node) => graph.nodes[node] ?? []),
    links: links.map((link) => ({ ...link, source: placeOf(link.source), target: placeOf(link.target) })),
  };
}

/**
 * The first nodes, as many as a map can show, and the links between them.
 *
 * @example mostLinked(graph, 300).nodes.length // 300
 */
export const mostLinked = ({ nodes, links }: DrawnGraph, most: number): DrawnGraph => ({
  nodes: nodes.slice(0, most),
  links: links.filter(({ source, target }) => source < most && target < most),
});

/** The ELI as addresses of the explorer say it: `it/legge/1990/08/07/241`. */
export const addressOfEli = (eli: string): string => eli.replace(/^eli:\/?/, "");
