/** Random valid requests about acts, answered by the router over a generated tree and by the oracle over the model. */

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { WholeCorpus } from "../corpus/norme/whole-corpus.ts";
import * as cites from "../oracle/citata.ts";
import * as oracle from "../oracle/norme.ts";
import { expectSame } from "./expect-answer.ts";
import { between, query } from "./request.ts";
import { corpusOf, generatedTree } from "./tree.ts";

/**
 * Declares the property tests over one data folder.
 *
 * @param runs requests of each kind
 */
export function describeNormeOracle(name: string, data: string, runs: number): void {
  describe(`the router over ${name}`, () => {
    const tree = generatedTree(data);
    let corpus: WholeCorpus;
    beforeAll(async () => {
      corpus = await corpusOf(data);
    });

    const check = async (target: string, expected: Record<string, unknown>) => {
      const { status, body } = await tree.get(target);
      const { meta, ...rest } = body;
      expect(status).toBe(200);
      expect(meta).toBeDefined();
      expectSame(rest, expected);
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

    it("says who cites an act, here or not, and what it cites, in any window", async () => {
      const cited = cites.citedActs(corpus);
      const request = fc.record({
        eli: fc.constantFrom(...cited, ...corpus.norme.map((n) => n.eli)),
        tipo: fc.constantFrom("", "", ...corpus.norme.map((n) => n.record.tipo)),
        dal: fc.constantFrom("", "", ...corpus.norme.map((n) => n.record.data)),
        al: fc.constantFrom("", "", ...corpus.norme.map((n) => n.record.data)),
        limit: between(1, 1000),
        offset: fc.oneof(fc.nat(20), fc.nat()),
        nth: fc.nat(8),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ eli, nth, ...p }) => {
          const whole = cites.citata(corpus, eli, { articolo: "", tipo: "", dal: "", al: "", limit: 1, offset: 0 });
          const [{ articolo } = { articolo: "" }] = (whole.articoli as { articolo: string }[]).slice(nth);
          await check(
            `/norme/${eli}/citata?${query({ ...p, articolo })}`,
            cites.citata(corpus, eli, { ...p, articolo }),
          );
          const { limit, offset } = p;
          if (corpus.norme.some((n) => n.eli === eli))
            await check(`/norme/${eli}/cita?${query({ limit, offset })}`, cites.cita(corpus, eli, p));
        }),
        { numRuns: runs },
      );
    });

    it("gives the relations that the oracle gives, in every direction", async () => {
      const request = fc.record({
        eli: fc.constantFrom(...corpus.norme.map((n) => n.eli)),
        dir: fc.constantFrom("out", "in", "entrambe"),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ eli, dir }) => {
          const { status, body } = await tree.get(`/relazioni?${query({ norma: eli, dir })}`);
          const { norma, totale, relazioni } = body;
          expect(status).toBe(200);
          expectSame({ norma, dir: body.dir, totale, relazioni }, oracle.relazioni(corpus, eli, dir as "out"));
        }),
        { numRuns: runs },
      );
    });

    it("shows in an act the relations that /relazioni shows", async () => {
      for (const { eli } of corpus.norme) {
        const { body } = await tree.get(`/norme/${eli}`);
        const both = oracle.relazioni(corpus, eli, "entrambe").relazioni as object[];
        const shown = body.relazioni as { out: object[]; in: object[] };
        expectSame([...shown.out, ...shown.in], both);
        expect(body.n_relazioni).toBe(both.length);
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
              const ranked = nodes.map(({ id, grado }) => ({ id, grado }));
              expectSame(ranked, kept);
              expectSame(links, linked);
            },
          ),
          { numRuns: runs },
        );
      }
    });
  });
}
