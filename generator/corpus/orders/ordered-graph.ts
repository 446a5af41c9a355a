/** A graph in its final order: a cap keeps the first nodes and the first links. */
export interface OrderedGraph {
  /** JSON of each node, in node order. */
  readonly nodes: readonly string[];
  /** JSON of each link, in link order (larger end, smaller end, tipo). */
  readonly links: readonly string[];
  /** `linksWithin[i]`: how many links have both ends among nodes 0..i. */
  readonly linksWithin: Uint32Array;
  /** Size of the whole graph: at least `nodes.length` and `links.length`, more where only its head is given. */
  readonly totalNodes: number;
  readonly totalLinks: number;
}
