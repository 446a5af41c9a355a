import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NameEntry } from "../../../generator/contract/resources/money-files.ts";
import { bearerNames } from "../../../generator/corpus/orders/pnrr/bearer-names.ts";
import { bearersIn, nameFilesFor } from "../../../generator/pages/explorer/client/views/pnrr/names.ts";

const firsts = ["acqua", "comune", "comune", "comuni", "di", "roma"];

describe("files of names for a text", () => {
  it("are those that hold words which begin with it", () => {
    expect(nameFilesFor("comun", firsts)).toMatchObject({ first: 0, last: 3 });
    expect(nameFilesFor("comune", firsts)).toMatchObject({ first: 0, last: 2 });
    expect(nameFilesFor("zeta", firsts)).toMatchObject({ first: 5, last: 5 });
    expect(nameFilesFor("aaa", firsts)).toBeUndefined();
  });

  it("are those of the rarest word", () => {
    expect(nameFilesFor("Comune di ROMA", firsts)).toEqual({ word: "roma", first: 4, last: 5 });
  });

  it("are none where nothing can be looked for", () => {
    for (const text of ["", " ", "a", "s.r.l.", "°"]) expect(nameFilesFor(text, firsts)).toBeUndefined();
    expect(nameFilesFor("roma", [])).toBeUndefined();
  });

  it("hold whoever has all words, wherever files end", () => {
    const word = fc.constantFrom("alfa", "alfabeta", "beta", "be", "comune", "di", "zz");
    const names = fc.uniqueArray(
      fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(
        names,
        fc.integer({ min: 1, max: 4 }),
        fc.array(word, { minLength: 1, maxLength: 2 }),
        (all, a, q) => {
          const bearers = all.map(
            (label, i) => ({ id: `ente:${100 + i}`, tipo: "ente", label, codice_fiscale: `${100 + i}` }) as const,
          );
          const entries = bearerNames(bearers.map((bearer) => [bearer, 1]));
          const files: NameEntry[][] = [];
          for (let at = 0; at < entries.length; at += a) files.push(entries.slice(at, at + a));
          const range = nameFilesFor(
            q.join(" "),
            files.map(([entry]) => entry?.[0] ?? ""),
          );
          const read = range ? files.slice(range.first, range.last + 1).flat() : [];
          const expected = bearers.filter(({ label }) =>
            q.every((w) => label.split(" ").some((own) => own.startsWith(w))),
          );
          expect(bearersIn(q.join(" "), read).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        },
      ),
    );
  });
});

describe("who is meant by a text", () => {
  const names: NameEntry[] = [
    ["lombardia", "azienda:02", "LOMBARDIA LAVORI S.R.L.", 3],
    ["lombardia", "ente:12874720159", "REGIONE LOMBARDIA", 858],
  ];
  it("is whoever has all its words, most tenders first", () => {
    expect(bearersIn("lombard", names).map(({ id }) => id)).toEqual(["ente:12874720159", "azienda:02"]);
    expect(bearersIn("regione lomb", names)).toEqual([
      { id: "ente:12874720159", nome: "REGIONE LOMBARDIA", tipo: "ente", appalti: 858 },
    ]);
    expect(bearersIn("lombardia 128747", names)).toHaveLength(1);
    expect(bearersIn("lombardia veneto", names)).toEqual([]);
  });
});
