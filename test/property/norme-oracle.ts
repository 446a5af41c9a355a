/** Random valid requests about acts, answered by the router over a generated tree and by the oracle over the model. */

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WholeCorpus } from "../corpus/norme/whole-corpus.ts";
import * as oracle from "../oracle/norme.ts";
import { between, query } from "./request.ts";
import { corpusOf, generatedTree, type TestTree } from "./tree.ts";

/**
 * Declares the property tests over one data folder.
 *
 * @param runs requests of each kind
 */
export function describeNormeOracle(name: string, data: string, runs: number): void {
  describe(`the router over ${name}`, () => {
    const tree = generatedTree(data);
    let packs: Awaited<ReturnType<TestTree["pack"]>>;
    let corpus: WholeCorpus;
    beforeAll(async () => {
      packs = await tree.pack(64);
      corpus = await corpusOf(data);
    });
    afterAll(() => packs?.remove());

    const check = async (target: string, expected: Record<string, unknown>) => {
      const { status, body } = await tree.get(target);
      const { meta, ...rest } = body;
      expect(status).toBe(200);
      expect(meta).toBeDefined();
      expect(rest).toEqual(expected);
    };

    it("lists what the oracle lists for any type, words, limit and offset", async () => {
      const words = [...new Set(corpus.norme.flatMap((n) => oracle.words(n.record.titolo)))];
      const tipi = ["", "", "inesistente", ...new Set(corpus.norme.map((n) => n.record.tipo))];
      const prefix = fc.tuple(fc.constantFrom(...words), fc.nat(12)).map(([w, n]) => w.slice(0, 1 + n));
      const q = fc.oneof(
        fc.constant(""),
        fc.array(fc.oneof(prefix, fc.string({ maxLength: 3 })), { maxLength: 3 }).map((list) => list.join(" ")),
      );
      const request = fc.record({
        tipo: fc.constantFrom(...tipi),
        q,
        limit: between(1, 1000),
        offset: fc.oneof(fc.nat(corpus.norme.length + 3), fc.nat()),
      });
      await fc.assert(
        fc.asyncProperty(request, (p) => check(`/norme?${query(p)}`, oracle.norme(corpus, p))),
        { numRuns: runs },
      );
    });

    const layouts = [
      ["each act a file", () => tree],
      ["acts in packs", () => packs],
    ] as const;

    it.each(layouts)("gives the relations that the oracle gives, in every direction: %s", async (_layout, from) => {
      const request = fc.record({
        eli: fc.constantFrom(...corpus.norme.map((n) => n.eli)),
        dir: fc.constantFrom("out", "in", "entrambe"),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ eli, dir }) => {
          const { status, body } = await from().get(`/relazioni?${query({ norma: eli, dir })}`);
          const { norma, totale, relazioni } = body;
          expect(status).toBe(200);
          expect({ norma, dir: body.dir, totale, relazioni }).toEqual(oracle.relazioni(corpus, eli, dir as "out"));
        }),
        { numRuns: runs },
      );
    });

    it.each(layouts)("shows in an act the relations that /relazioni shows: %s", async (_layout, from) => {
      for (const { eli } of corpus.norme) {
        const { body } = await from().get(`/norme/${eli}`);
        const both = oracle.relazioni(corpus, eli, "entrambe").relazioni as object[];
        const shown = body.relazioni as { out: object[]; in: object[] };
        expect([...shown.out, ...shown.in]).toEqual(both);
        expect(body.n_relazioni).toBe(both.length);
      }
    });

    it("gives the same answer about an act out of a pack", async () => {
      for (const { eli, record } of corpus.norme)
        for (const target of [
          `/norme/${eli}`,
          `/norme/${encodeURIComponent(record.urn)}?lang=en`,
          `/relazioni?norma=${eli}`,
        ]) {
          const [whole, packed] = [await tree.get(target), await packs.get(target)];
          expect({ status: packed.status, body: packed.body }).toEqual({ status: whole.status, body: whole.body });
          expect(packed.reads).toBeLessThanOrEqual(3);
        }
    });

    it("cuts the graph where the oracle cuts it, at any max_nodi", async () => {
      for (const livello of ["norma", "articolo"]) {
        const whole = oracle.graph(corpus, livello);
        await fc.assert(
          fc.asyncProperty(
            fc.oneof(between(10, 20_000), fc.integer({ min: 10, max: Math.max(11, whole.totale_nodi + 2) })),
            async (maxNodi) => {
              const { status, body } = await tree.get(`/graph?${query({ livello, max_nodi: maxNodi })}`);
              const { nodes, links, ...scalars } = body as unknown as oracle.Graph;
              const { nodes: kept, links: linked, ...rest } = oracle.cut(whole, maxNodi);
              expect(status).toBe(200);
              expect({ ...scalars, meta: undefined }).toEqual({ ...rest, meta: undefined });
              expect(nodes.map(({ id, grado }) => ({ id, grado }))).toEqual(kept);
              expect(links).toEqual(linked);
            },
          ),
          { numRuns: runs },
        );
      }
    });
  });
}
