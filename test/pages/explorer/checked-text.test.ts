import { describe, expect, it } from "vitest";
import {
  type CheckedCitation,
  checkedPieces,
  citationsTable,
  type Outcome,
  worstOf,
} from "../../../generator/pages/explorer/client/views/citazioni/checked-text.ts";

const TEXT = "Vedi artt. 1 e 2 della legge n. 9001 del 1999 e la L. 1/2000.";

function citation(testo: string, esito: Outcome = "trovata", lunghezza = testo.length): CheckedCitation {
  const place = { inizio: TEXT.indexOf(testo), lunghezza, testo };
  return {
    ...place,
    esito,
    atto: null,
    norma: null,
    articolo: null,
    articolo_citato: null,
    partizione: null,
    ue: null,
    candidati: [],
    testo_ufficiale: null,
    per_nome: false,
  };
}

describe("a text whose citations were looked up", () => {
  it("is cut where they begin and end, and loses no letter", () => {
    const pieces = checkedPieces(TEXT, [citation("artt. 1"), citation("L. 1/2000")]);
    expect(pieces.map(({ text, citations }) => [text, citations.length])).toEqual([
      ["Vedi ", 0],
      ["artt. 1", 1],
      [" e 2 della legge n. 9001 del 1999 e la ", 0],
      ["L. 1/2000", 1],
      [".", 0],
    ]);
  });

  it("has citations that share words in one piece", () => {
    const whole = "artt. 1 e 2 della legge n. 9001 del 1999";
    const pieces = checkedPieces(TEXT, [citation(whole), citation("2 della legge n. 9001 del 1999", "ambigua")]);
    expect(pieces.map(({ text, citations }) => [text, citations.length])).toEqual([
      ["Vedi ", 0],
      [whole, 2],
      [" e la L. 1/2000.", 0],
    ]);
    expect(worstOf(pieces[1]?.citations ?? [])).toBe("ambigua");
  });

  it("is one piece where it has none, and none where it is empty", () => {
    expect(checkedPieces("Nulla.", [])).toEqual([{ text: "Nulla.", citations: [] }]);
    expect(checkedPieces("", [])).toEqual([]);
  });

  it("gives a table with a row for each", () => {
    expect(citationsTable([citation("L. 1/2000", "fuori_raccolta")]).rows).toEqual([
      [51, 9, "L. 1/2000", "fuori_raccolta", null, null, null, null, null, false],
    ]);
  });
});
