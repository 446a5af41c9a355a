/** Finding articles by the index of an act: which of two pieces of one number, by a name borne before, and those between two. */

import { describe, expect, it } from "vitest";
import type { ActIndex, KeptPieces, KeptSpan } from "../../generator/format/act-index.ts";
import { betweenArticles, findArticle } from "../../generator/router/render/versions/find-article.ts";

const NONE: KeptPieces = { inizio: 0, vecchi: 0, byte: [], storia: {}, ordini: {} };

/** The index of an invented act of one version, or of as many as its spans tell. */
function indexOf(
  chiavi: readonly string[],
  storia: Readonly<Record<string, readonly KeptSpan[]>> = {},
  ordini: Readonly<Record<string, readonly number[]>> = {},
): ActIndex {
  return {
    norma: {
      eli: "eli:/it/legge/2020/01/15/9100",
      tipo: "legge",
      numero: "9100",
      data: "2020-01-15",
      titolo: "Legge inventata 9100",
      n_articoli: chiavi.length,
      n_relazioni: 0,
    },
    versioni: [],
    chiavi,
    numeri: {},
    nomi: {},
    id: {},
    scalari: NONE,
    cornice: NONE,
    articoli: { ...NONE, byte: chiavi.map(() => 10), storia, ordini },
    allegati: NONE,
    relazioni: 0,
  };
}

describe("of two pieces of one number", () => {
  const chiavi = ["1", "2-nonies", "2-novies"];
  const wanted = { below: "", numero: "art. 2 novies" };

  it("the first in the order of the version is meant", () => {
    expect(findArticle(indexOf(chiavi), 0, wanted)?.at).toBe(1);
    expect(findArticle(indexOf(chiavi, {}, { 0: [0, 2, 1] }), 0, wanted)?.at).toBe(2);
  });

  it("the one of that very path is", () => {
    expect(findArticle(indexOf(chiavi), 0, { below: "", numero: "2-novies" })?.at).toBe(2);
  });
});

it("an article is found in a version by the name that it bore there", () => {
  const index = indexOf(["1", "2-bis"], {
    1: [
      [0, 0, 10],
      [1, 1, 10, "", "2"],
    ],
  });
  expect(findArticle(index, 1, { below: "", numero: "2" })?.at).toBe(1);
  expect(findArticle(index, 0, { below: "", numero: "2" })).toBeUndefined();
  expect(findArticle(index, 0, { below: "", numero: "2-bis" })?.at).toBe(1);
});

describe("articles between two", () => {
  const between = betweenArticles(indexOf(Array.from({ length: 303 }, (_, at) => `${at + 1}`)), 0);

  it("are all of them, without the two", () => {
    expect(between({ articolo: "1", allegato: null }, "302", 300)).toHaveLength(300);
    expect(between({ articolo: "4", allegato: null }, "7", 300)?.map(({ at }) => at)).toEqual([4, 5]);
  });

  it("are not listed where they are more than asked for", () => {
    expect(between({ articolo: "1", allegato: null }, "303", 300)).toBeNull();
  });
});
