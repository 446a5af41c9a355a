/**
 * A graph with filters: one base of nodes and links, and every set of them that a request can choose, as ordinals into the base.
 */
export interface FilterableGraph {
  /** JSON of each base node, beginning `{"id":`. */
  readonly nodes: readonly string[];
  /** Names of the kinds of links (`ha_appalto`, ...). */
  readonly linkKinds: readonly string[];
  /** Base links: ordinals of both ends, index of the kind. */
  readonly links: { readonly source: Uint32Array; readonly target: Uint32Array; readonly kind: Uint8Array };
  readonly sets: readonly GraphSet[];
  /** How a request's text chooses a set: written into the operation's card as it is (`FORMAT.md`, Graphs with filters). */
  readonly filtro: { readonly nomi: readonly unknown[]; readonly insiemi: Readonly<Record<string, number>> };
}

export interface GraphSet {
  /** Ordinals of the set's nodes, in the set's node order. */
  readonly order: Uint32Array;
  readonly totalLinks: number;
  /**
   * By threshold descending: with a lower bound `x` the filtered graph is the first `nodes` nodes and `links` links of the last
   * step whose threshold is at least `x`. Empty where no amount filters.
   */
  readonly steps: readonly { readonly threshold: number; readonly nodes: number; readonly links: number }[];
}
