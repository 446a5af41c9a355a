/** Random votes of random members, written as a tree has them and answered by the router, beside the oracle. */

import fc from "fast-check";
import { expect, it } from "vitest";
import type { Votazione } from "../../generator/corpus/parlamento/modello.ts";
import { listed, ofMember, oneVote } from "../oracle/votazioni.ts";
import { runs } from "../runs.ts";
import { query } from "./request.ts";
import { MEMBERS, servedVotes, vote } from "./votes.ts";

const DAYS = [null, "2022-10-13", "2023-12-31", "2024-01-01", "2024-05-02"] as const;
const words = fc.string({ unit: fc.constantFrom(..."fcapmP-ns."), minLength: 12, maxLength: 12 });

/** Votes in the order of the model; of a secret one no position is known. */
const votes = fc
  .uniqueArray(
    fc.record({
      branch: fc.constantFrom("S", "C"),
      at: fc.integer({ min: 1, max: 400 }),
      data: fc.constantFrom(...DAYS),
      words,
      palese: fc.boolean(),
      categoria: fc.constantFrom("finale" as const, "fiducia" as const),
      groups: fc.boolean(),
    }),
    { selector: ({ branch, at }) => `${branch}${at}`, maxLength: 130 },
  )
  .map((all): Votazione[] =>
    all
      .map(({ branch, at, data, palese, categoria, groups, ...rest }) => {
        const known = palese ? rest.words.replaceAll("s", ".") : rest.words.replace(/[^s]/g, ".");
        const one = vote(`${branch}-19-${at}-1`, data, known, { palese, categoria });
        return groups ? one : { ...one, voti: one.voti.map((voter) => ({ ...voter, gruppo: null })) };
      })
      .sort((a, b) =>
        (a.data ?? "") < (b.data ?? "") ? 1 : (a.data ?? "") > (b.data ?? "") ? -1 : b.seduta - a.seduta,
      ),
  );

const asked = fc.record({
  ramo: fc.constantFrom("", "S", "C"),
  categoria: fc.constantFrom("", "finale", "fiducia"),
  dal: fc.constantFrom("", "2023-12-31", "2024-01-02"),
  al: fc.constantFrom("", "2022-10-13", "2024-01-01"),
  limit: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 150 })),
  offset: fc.oneof(fc.nat(3), fc.nat(150)),
});

it("lists, counts and tells of each member what the oracle does", async () => {
  await fc.assert(
    fc.asyncProperty(votes, asked, fc.constantFrom(...MEMBERS), async (votazioni, request, { id }) => {
      const model = { votazioni, persone: MEMBERS };
      const ask = servedVotes(model);
      const { limit, offset } = request;
      const rows = listed(model, request);
      expect(await ask(`/votazioni?${query(request)}`)).toEqual({
        ...{ status: 200, totale: rows.length, limit, offset },
        votazioni: rows.slice(offset, offset + limit),
      });
      for (const one of votazioni.slice(0, 3))
        expect(await ask(`/votazioni/${one.id}`)).toEqual({ status: 200, ...oneVote(one) });
      const { voti, ...of } = ofMember(model, id);
      const { tenute, palesi, difformi, ...parts } = of.totali;
      if (palesi !== null) expect(Object.values(parts).reduce((sum: number, n) => sum + Number(n), 0)).toBe(palesi);
      expect(await ask(`/politici/${id}/voti?${query({ limit, offset })}`)).toEqual({
        ...{ status: 200, ...of, totale: voti.length, limit, offset },
        voti: voti.slice(offset, offset + limit),
      });
    }),
    { numRuns: runs(60) },
  );
});
