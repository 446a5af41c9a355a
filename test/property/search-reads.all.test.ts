import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { words } from "../oracle/norme.ts";
import { type Request, rowsOf, search, treeOf } from "./search-tree.ts";

/** Hosts without charge let a request read 50 files. */
const MOST = 45;
const ATTI = 20_000;
const RICERCHE = 20_000;
/** The plain search takes longer than ours: it is asked once in so many. */
const COMPARED = 25;

describe(`a list of ${ATTI} acts`, () => {
  const rows = rowsOf(ATTI);
  const { files, get } = treeOf(rows);
  const tipi = [...new Set(rows.map((row) => row.tipo))];
  const named = (folder: string) => [...files].filter(([name]) => name.startsWith(`indici/norme/${folder}/`));

  it("has so few files that no request can read more than 45", () => {
    const longest = named("parole").map(([, bytes]) => {
      const { copie } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(10)))) as {
        copie: [key: string, place: number[]][];
      };
      return Math.max(0, ...copie.map(([, place]) => place.length));
    });
    const pages = Math.max(named("pagine").length, ...longest);
    expect(1 + named("parole").length + pages).toBeLessThanOrEqual(MOST);
  });

  const title = fc.constantFrom(...rows).map((row) => words(row.titolo));
  const word = title.filter((list) => list.length > 0).chain((list) => fc.constantFrom(...list));
  const beginning = fc.tuple(word, fc.integer({ min: 1, max: 12 })).map(([text, length]) => text.slice(0, length));
  const whole = title.map((list) => list.join(" "));
  const some = fc.array(fc.oneof(word, beginning), { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
  const many = fc.array(fc.oneof(word, beginning), { minLength: 20, maxLength: 120 }).map((list) => list.join(" "));
  const request: fc.Arbitrary<Request> = fc.record({
    tipo: fc.oneof({ weight: 3, arbitrary: fc.constant("") }, { weight: 1, arbitrary: fc.constantFrom(...tipi) }),
    q: fc.oneof(
      { weight: 12, arbitrary: some },
      { weight: 4, arbitrary: word },
      { weight: 3, arbitrary: whole },
      { weight: 1, arbitrary: many },
    ),
    limit: fc.oneof(fc.constant(100), fc.constant(1000), fc.integer({ min: 1, max: 1000 })),
    offset: fc.oneof(fc.constant(0), fc.nat(2000), fc.nat(ATTI)),
  });

  it(`takes ${RICERCHE} searches, none of which reads more than 45 files`, { timeout: 900_000 }, async () => {
    let [done, worst] = [0, 0];
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const { answer, reads } = await get(asked);
        if (done++ % COMPARED === 0) expect(answer).toEqual(search(rows, asked));
        expect(reads).toBeLessThanOrEqual(MOST);
        worst = Math.max(worst, reads);
      }),
      { numRuns: RICERCHE },
    );
    console.log(`${done} searches of ${ATTI} acts: at most ${worst} reads`);
  });
});
