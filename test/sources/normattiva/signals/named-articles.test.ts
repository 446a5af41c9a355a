import { describe, expect, it } from "vitest";
import {
  articleOfDestination,
  namedArticles,
} from "../../../../generator/sources/normattiva/signals/named-articles.ts";

describe("namedArticles", () => {
  it.each([
    ["la modifica dell'art. 2712, comma 1.", ["2712"]],
    ["l'introduzione degli artt. 50-bis, 50-ter e 50-quater.", ["50-bis", "50-ter", "50-quater"]],
    ["l'abrogazione dei commi 2 e 3 dell'art. 336", ["336"]],
    ["la modifica dell'art. 1, commi 326, 327 e 328", ["1"]],
    ["la modifica dell'art. 50.4.", ["50.4"]],
    ["l'introduzione dell'art. 2325-ter.1.", ["2325-ter.1"]],
    ["la modifica dell'art.. 18-bis", ["18-bis"]],
    ["la modifica degli articoli 3 e 4", ["3", "4"]],
    ["la modifica dell'art. 7 bis e dell'art. 9", ["7-bis", "9"]],
    ["la modifica della Tabella A", []],
  ])("finds in %j %j", (text, articles) => {
    expect(namedArticles(text)).toEqual(articles);
  });

  it("never reads a misprinted suffix as the article without it", () => {
    expect(namedArticles("l'introduzione dell'art.11-undiecies e la modifica dell'art. 144-quiqnuies")).toEqual([]);
  });
});

describe("articleOfDestination", () => {
  it.each([
    ["38", null, "38"],
    ["27 bis", null, "27-bis"],
    ["2197 ter.1", null, "2197-ter.1"],
    ["135-undecies.1", null, "135-undecies.1"],
    ["CODICE CIVILE-art. 2712", "CODICE CIVILE", "2712"],
    ["Allegato I.8 - art. 1", "Allegato I.8", "1"],
    ["Allegati - Allegato I.1 art. 2", "Allegati - Allegato I.1", "2"],
    ["Allegato II.2-Allegato II.2 bis art. 10", "Allegato II.2-Allegato II.2 bis", "10"],
    ["Disposizioni sul processo - Art. 40", "Disposizioni sul processo", "40"],
    ["Ordinamento giudiziario-art. 50.4", "Ordinamento giudiziario", "50.4"],
  ])("keeps of %j the container %j with the number %j", (fragment, contenitore, numero) => {
    expect(articleOfDestination(fragment)).toEqual({ contenitore, numero });
  });

  it.each(["", "Tabelle", "Allegato A", "Allegato I.13-Tabella A", "Tabelle-Tabella P"])(
    "finds no article in %j",
    (fragment) => {
      expect(articleOfDestination(fragment)).toBeNull();
    },
  );
});
