/** The graph of the views against that of the oracle, for any filter and any cap. */

import fc from "fast-check";
import { expect } from "vitest";
import { parlamentoOracle } from "../../oracle/parlamento.ts";
import type { load } from "./load.ts";
import { window } from "./window.ts";

/**
 * Holds graphs against the oracle's, of any branch.
 *
 * @param gruppo texts to filter groups by
 * @param most the largest `max_nodi`
 * @throws Error with the smallest filter that gives two graphs
 * @example expectOracleGraphs(loaded, fc.constant("lega"), 3000, 40);
 */
export function expectOracleGraphs(
  { modello, views }: Awaited<ReturnType<typeof load>>,
  gruppo: fc.Arbitrary<string>,
  most: number,
  numRuns: number,
): void {
  fc.assert(
    fc.property(
      gruppo,
      fc.constantFrom("", "Camera", "Senato"),
      fc.integer({ min: 10, max: most }),
      (g, ramo, max_nodi) => {
        const params = { gruppo: g, ramo, max_nodi };
        expect(window(views.grafo, params)).toEqual(parlamentoOracle(modello, "politici-graph", params));
      },
    ),
    { numRuns },
  );
}
