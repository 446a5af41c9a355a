import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placesNamed } from "../../../../generator/sources/normattiva/amending/spared.ts";
import { namedActs } from "../../../../generator/sources/normattiva/signals/named-acts.ts";
import { markersIn, readOperations } from "../../../../generator/sources/normattiva/signals/operations.ts";
import { articleOfDestination } from "../../../../generator/sources/normattiva/signals/s1-modifica-attiva.ts";
import { OPERATION_PIECES } from "./text-pieces.ts";

describe("markersIn", () => {
  it("ends a marker after the parentheses that points of lists close", () => {
    const text =
      "ha disposto (con l'art. 15, comma 2, lettere a) e b), numero 3)) la modifica; (con l'art. 16) la proroga";
    expect(markersIn(text).map(({ numero, at, end }) => [numero, text.slice(at, end)])).toEqual([
      ["15", " la modifica; "],
      ["16", " la proroga"],
    ]);
  });

  it.each([
    ["ha disposto (con l'articolo unico, comma 1) che", "1", "comma 1", " che"],
    ["ha disposto (con l'art. 231, comma 1)l'abrogazione", "231", "comma 1", "l'abrogazione"],
    ["ha disposto (con l'art. 1, comma 1), in relazione al comma 3", "1", "comma 1", ", in relazione al comma 3"],
    ["ha disposto (con l'art. 11-undiecies) la proroga", null, null, " la proroga"],
  ])("reads the place in %j", (text, numero, parte, words) => {
    expect(markersIn(text).map((one) => [one.numero, one.parte, text.slice(one.at, one.end)])).toEqual([
      [numero, parte, words],
    ]);
  });
});

describe("readOperations", () => {
  it("reads no noun inside a quotation that holds another one", () => {
    const text =
      "ha disposto (con l'art. 5) che «la parola «x» e' sostituita e l'abrogazione dell'art. 9 resta» vale per l'art. 12";
    expect(readOperations(text).map(({ tipo, places }) => [tipo, places.map(({ articolo }) => articolo)])).toEqual([
      ["modifica", ["12"]],
    ]);
  });

  it("gives something for any text, however broken", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...OPERATION_PIECES), fc.string()), { maxLength: 20 }), (parts) => {
        expect(readOperations(parts.join("")).length).toBeGreaterThan(0);
      }),
    );
  });

  it.each([...OPERATION_PIECES, " - "])("comes to an end with 30,000 characters of %j", (piece) => {
    const text = piece.repeat(30_000 / piece.length);
    for (const read of [readOperations, namedActs, placesNamed, articleOfDestination])
      expect(() => read(text)).not.toThrow();
  });
});
