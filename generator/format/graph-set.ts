/**
 * A set of a filtered graph: the nodes that one choice of names leaves, in their order, `indici/<operation>/insieme-<s>.bin`.
 *
 *     offset  type        field
 *          0  u32         nodes        nodes of the set, stored or not
 *          4  u32         links        links between them
 *          8  u32         m            ordinals that follow: no answer needs more
 *         12  u32         p            steps that follow
 *         16  u32 × m     ordinals     of nodes of the base, in the set's node order
 *      next   8 bytes     where p > 0 the steps start at the next multiple of 8:
 *             p × { f64 threshold, u32 nodes, u32 links }, thresholds descending
 *
 * All numbers are little-endian.
 */

import { words, wordWriter } from "./bytes.ts";

/** With a bound of at most `threshold` the filtered graph is the set's first `nodes` nodes and `links` links. */
export interface GraphStep {
  readonly threshold: number;
  readonly nodes: number;
  readonly links: number;
}

/** A set as its file has it. */
export interface StoredSet {
  readonly nodes: number;
  readonly links: number;
  /** Ordinals that are stored, and steps. */
  readonly stored: number;
  readonly steps: number;
  ordinal(place: number): number;
  step(place: number): GraphStep;
}

const HEAD = 16;
const STEP = 16;
const stepsAt = (stored: number) => Math.ceil((HEAD + 4 * stored) / 8) * 8;
const sizeOf = ({ stored, steps }: Pick<StoredSet, "stored" | "steps">) =>
  steps ? stepsAt(stored) + STEP * steps : HEAD + 4 * stored;

/** Name of a set: `pnrr-graph`, 3 → `indici/pnrr-graph/insieme-3.bin`. */
export const graphSetFile = (operation: string, set: number): string => `indici/${operation}/insieme-${set}.bin`;

export function encodeGraphSet(set: StoredSet): Uint8Array {
  const { nodes, links, stored, steps } = set;
  const writer = wordWriter(sizeOf(set));
  writer.put(nodes, links, stored, steps);
  writer.list(stored, set.ordinal);
  for (let place = 0; place < steps; place++) {
    const step = set.step(place);
    const at = stepsAt(stored) + STEP * place;
    writer.view.setFloat64(at, step.threshold, true);
    writer.view.setUint32(at + 8, step.nodes, true);
    writer.view.setUint32(at + 12, step.links, true);
  }
  return writer.bytes;
}

/** Reads nothing but what is asked for. */
export function decodeGraphSet(bytes: Uint8Array): StoredSet {
  const at = words(bytes);
  const stored = at(2);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    nodes: at(0),
    links: at(1),
    stored,
    steps: at(3),
    ordinal: (place) => at(HEAD / 4 + place),
    step(place) {
      const word = (stepsAt(stored) + STEP * place) / 4;
      return { threshold: view.getFloat64(4 * word, true), nodes: at(word + 2), links: at(word + 3) };
    },
  };
}

/** How many nodes and links of a set are left where a bound asks for at least so much. */
export function sizeFrom(set: StoredSet, bound: number): Pick<GraphStep, "nodes" | "links"> {
  let size: Pick<GraphStep, "nodes" | "links"> = set.steps ? { nodes: 0, links: 0 } : set;
  for (let place = 0; place < set.steps && set.step(place).threshold >= bound; place++) size = set.step(place);
  return size;
}
