import { TOP_N } from "./operations.ts";

/** Values of `max_nodi` whose answer is a file of its own, whatever the operation. */
const FIXED = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000];

/**
 * The values of `max_nodi` whose answer is written whole, ascending: the fixed tiers within the parameter's bounds, its
 * default and its maximum.
 *
 * @example tiersOf({ ge: 10, le: 3000, default: 300 }) // [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000]
 */
export function tiersOf(parameter: { ge: number; le: number; default: number }): number[] {
  return FIXED.concat(parameter.default, parameter.le)
    .filter((n, i, all) => n >= parameter.ge && n <= parameter.le && all.indexOf(n) === i)
    .sort((a, b) => a - b);
}

/** Rankings are written whole at every `limit` from 1 to this. */
export const RANKING_MAX = TOP_N.le;
