import { numberAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { runs } from "../../collections/runs.ts";

/** The order of a graph's nodes. */
export interface NodeOrder {
  /** The nodes in order, and their ids. */
  readonly shown: Uint32Array;
  readonly ids: readonly string[];
  /** Place by node. */
  readonly position: Uint32Array;
}

/** Nodes by degree descending, otherwise as they are given. */
function byDegree(nodes: Uint32Array, grado: Uint32Array): Uint32Array {
  const { length } = nodes;
  let most = 0;
  for (const node of nodes) most = Math.max(most, numberAt(grado, node));
  const keys = new Float64Array(length);
  for (let i = 0; i < length; i++) keys[i] = (most - numberAt(grado, numberAt(nodes, i))) * length + i;
  keys.sort();
  return Uint32Array.from(keys, (key) => numberAt(nodes, key - Math.floor(key / length) * length));
}

/**
 * Puts nodes in order: degree descending, then id.
 *
 * @param nodes all nodes of the graph
 * @param grado degree by node
 * @example orderNodes(Uint32Array.of(0, 1, 2), Uint32Array.of(1, 2, 1), (node) => "cba"[node]!)
 * // { shown: [1, 2, 0], ids: ["b", "a", "c"], position: [2, 0, 1] }
 */
export function orderNodes(nodes: Uint32Array, grado: Uint32Array, idOf: (node: number) => string): NodeOrder {
  const shown = byDegree(nodes, grado);
  const ids: string[] = [];
  const position = new Uint32Array(grado.length);
  const degreeAt = (place: number) => numberAt(grado, numberAt(shown, place));
  for (const [start, end] of runs(shown.length, (a, b) => degreeAt(a) === degreeAt(b))) {
    const alike = Array.from(shown.subarray(start, end), (node) => ({ node, id: idOf(node) }));
    for (const [i, { node, id }] of alike.sort((a, b) => byCodeUnit(a.id, b.id)).entries()) {
      shown[start + i] = node;
      ids.push(id);
      position[node] = start + i;
    }
  }
  return { shown, ids, position };
}
