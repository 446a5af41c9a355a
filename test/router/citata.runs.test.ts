import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { runs } from "../runs.ts";
import { thrown } from "../thrown.ts";
import { CITED, citationsOf, citedWindow, OUTSIDE, SELDOM } from "./small-citations.ts";
import { ROWS, reader, smallTree } from "./small-tree.ts";

const read = reader(smallTree());

async function ask(path: string, query: Readonly<Record<string, string | number>> = {}) {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const { status, body } = await respond({ method: "GET", target: `/api/public${path}?${parameters}` }, read, thrown);
  const { meta: _, norma, ...rest } = JSON.parse(new TextDecoder().decode(body));
  return { status, norma, rest };
}

describe("who cites an act", () => {
  it("is what filter, sort and slice give, in every window", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(CITED, CITED, SELDOM, OUTSIDE),
        fc.record({
          articolo: fc.constantFrom("", "", "1", "2-bis", "10"),
          tipo: fc.constantFrom("", "", "legge", "dpr", "niente"),
          dal: fc.constantFrom("", "1950-02-11", "1980-01-01"),
          al: fc.constantFrom("", "1960-12-31", "2009-12-31"),
          limit: fc.integer({ min: 1, max: 1000 }),
          offset: fc.oneof(fc.nat(700), fc.constantFrom(1e15)),
        }),
        async (eli, query) => {
          const { status, norma, rest } = await ask(`/norme/${eli}/citata`, query);
          const wanted = citedWindow(ROWS, eli, query);
          // An article that no text cites of an act that is not here is not known.
          const known =
            eli !== OUTSIDE ||
            !query.articolo ||
            citedWindow(ROWS, eli, { ...query, tipo: "", dal: "", al: "" }).totale > 0;
          if (!known || (status === 404 && query.articolo)) {
            expect([status, wanted.totale]).toEqual([404, 0]);
            return;
          }
          expect(norma.eli).toBe(eli);
          expect(rest).toEqual(wanted);
        },
      ),
      { numRuns: runs(200) },
    ));

  it("says of an act that is not here what a text says of it", async () => {
    const { norma } = await ask(`/norme/${OUTSIDE}/citata`);
    const outside = { tipo: "legge", titolo: null, data: "1970-05-20", numero: "9300", nel_corpus: false };
    expect(norma).toEqual({ eli: OUTSIDE, ...outside });
    expect((await ask("/norme/legge 9300 del 1970/citata")).norma).toEqual(norma);
    expect((await ask("/norme/legge 9301 del 1970/citata")).status).toBe(404);
  });

  it("understands articles as people write them, and names the nearest of one that is not there", async () => {
    const { rest } = await ask(`/norme/${CITED}/citata`, { articolo: "art. 2 bis" });
    expect(rest.totale).toBe(citedWindow(ROWS, CITED, { ...NO_FILTER, articolo: "2-bis" }).totale);
    for (const eli of [CITED, OUTSIDE]) {
      const { status, rest: body } = await ask(`/norme/${eli}/citata`, { articolo: "77" });
      expect([status, body.articoli.length > 0]).toEqual([404, true]);
    }
  });
});

const NO_FILTER = { articolo: "", tipo: "", dal: "", al: "", limit: 1, offset: 0 };

it("what an act cites counts the same citations, most cited first", async () => {
  const all = citationsOf([...ROWS].reverse());
  const [da] = all.find(([, { a }]) => a === OUTSIDE) ?? [];
  const { rest } = await ask(`/norme/${da?.eli}/cita`, { limit: 1, offset: 0 });
  const own = all.filter(([row]) => row === da).map(([, one]) => one);
  expect(rest).toMatchObject({ totale: 2, limit: 1, offset: 0 });
  expect(rest.atti).toMatchObject([{ norma: { eli: CITED }, n: own.filter(({ a }) => a === CITED).length }]);
  const { rest: next } = await ask(`/norme/${da?.eli}/cita`, { offset: 1 });
  expect(next.atti).toMatchObject([{ norma: { eli: OUTSIDE, nel_corpus: false }, n: 1 }]);
});
