/** Random valid requests about Parliament, answered by the router over a generated tree and by the oracle over the model. */

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { ModelloParlamento } from "../../generator/corpus/parlamento/modello.ts";
import { load } from "../corpus/orders/parlamento/load.ts";
import { parlamentoOracle } from "../oracle/parlamento.ts";
import { expectAnswer } from "./expect-answer.ts";
import { between, pieceOf, query } from "./request.ts";
import { generatedTree } from "./tree.ts";

const MAX_READS = 4;
const MAX_BYTES = 40e6;

/**
 * Declares the property tests over one data folder.
 *
 * @param reference the reference date that the folder's sources give
 * @param runs requests of each kind
 */
export function describePoliticiOracle(name: string, data: string, reference: string, runs: number): void {
  describe(`the router over ${name}`, () => {
    const tree = generatedTree(data);
    let modello: ModelloParlamento;
    beforeAll(async () => {
      modello = (await load(data, reference)).modello;
    });

    const check = (target: string, expected: object) => expectAnswer(tree, target, expected, MAX_READS);

    it("cuts the filtered graph where the oracle cuts it, with at most four reads", async () => {
      const request = fc.record({
        gruppo: pieceOf(modello.gruppi.flatMap(({ nome, sigla }) => [nome, sigla])),
        ramo: fc.constantFrom("", "Camera", "Senato"),
        max_nodi: between(10, 3000),
        lang: fc.constantFrom("it", "en"),
      });
      await fc.assert(
        fc.asyncProperty(request, ({ lang, ...p }) =>
          check(`/politici/graph?${query({ ...p, lang })}`, parlamentoOracle(modello, "politici-graph", p)),
        ),
        { numRuns: runs },
      );
    });

    it("ranks what the oracle ranks at every limit", async () => {
      const request = fc.record({
        who: fc.constantFrom("parlamentari" as const, "gruppi" as const),
        limit: between(1, 100),
      });
      await fc.assert(
        fc.asyncProperty(request, ({ who, limit }) =>
          check(`/politici/classifica-${who}?limit=${limit}`, parlamentoOracle(modello, `politici-${who}`, { limit })),
        ),
        { numRuns: runs },
      );
    });

    it("lists every bill as the oracle does", () =>
      check("/ddl/lista", parlamentoOracle(modello, "ddl-lista", { dataRiferimento: reference })));

    it("opens a bill by any of its readings, and answers 300 where a bare number has two", async () => {
      const bare = new Map<string, Set<string>>();
      for (const { letture } of modello.disegni) {
        const current = letture.at(-1)!.fase;
        for (const { fase } of letture) {
          const { status, body, reads } = await tree.get(`/ddl/${encodeURIComponent(fase.toLowerCase())}`);
          expect([status, body.numero], fase).toEqual([200, current]);
          expect(reads).toBeLessThanOrEqual(MAX_READS);
          const key = fase.slice(2).toUpperCase();
          bare.set(key, (bare.get(key) ?? new Set()).add(current));
        }
      }
      for (const [key, bills] of [...bare].slice(0, 200)) {
        const { status, body } = await tree.get(`/ddl/${encodeURIComponent(key)}`);
        if (bills.size === 1) expect([status, body.numero], key).toEqual([200, [...bills][0]]);
        else {
          const numbers = (body.candidati as { numero: string }[]).map(({ numero }) => numero);
          expect([status, numbers], key).toEqual([300, [...bills].sort()]);
        }
      }
    });

    it("weighs at most 40 MB", () => {
      const files = tree.files((file) => file.includes("/politici"));
      expect(files.length).toBeGreaterThan(200);
      expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(MAX_BYTES);
    });
  });
}
