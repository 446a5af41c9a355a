import { describe, expect, it } from "vitest";
import { unionInArticle, unionInFrame } from "../../../generator/sources/normattiva/union.ts";
import { unionOfAct } from "../../../generator/views/norme/union.ts";

describe("what an act says of the Union", () => {
  it("is each citation of an article, with comma and article of the act cited", () => {
    const testo =
      "1. Si applicano gli articoli 9 e 10 del regolamento (UE) 2016/679.\n2. E' fatta salva la direttiva 24/2014/UE:\na) la direttiva 98/84/CE.";
    expect(
      unionInArticle({ rubrica: "Attuazione della direttiva 2014/23/UE", testo }, 2020).said.map(
        ({ celex, partizione, articolo_ue }) => [celex, partizione, articolo_ue],
      ),
    ).toEqual([
      ["32014L0023", "rubrica", null],
      ["32016R0679", "comma 1", "9"],
      ["32016R0679", "comma 1", "10"],
      ["32014L0024", "comma 2", null],
      ["31998L0084", "comma 2", null],
    ]);
  });

  it("names no act younger than the version, and counts numbers of two readings", () => {
    const read = (testo: string, latest: number) => unionInArticle({ rubrica: null, testo }, latest);
    expect(read("la direttiva 2014/24/UE", 2010).said).toEqual([]);
    expect(read("il regolamento (UE) 2016/2010", 2020)).toEqual({ said: [], dubbie: 1 });
  });

  it("is what the title transposes, what title and preamble name", () => {
    const said = unionInFrame(
      "Attuazione della direttiva 98/84/CE che modifica la direttiva 96/9/CE",
      "Vista la direttiva 98/84/CE;\nVista la legge europea;",
      2000,
    ).said.map(({ come, celex, partizione }) => [come, celex, partizione]);
    expect(said).toEqual([
      ["recepisce", "31998L0084", null],
      ["cita", "31998L0084", "titolo"],
      ["cita", "31996L0009", "titolo"],
      ["cita", "31998L0084", "preambolo"],
    ]);
  });

  it("stands once for the versions that say it, words that stand twice twice", () => {
    const { said } = unionInFrame("Norme sulla direttiva 98/84/CE e sulla direttiva 98/84/CE", null, 2000);
    expect(said).toHaveLength(2);
    expect(unionOfAct({ articoli: { strands: [] } } as never, [said, said.slice(1), []])).toMatchObject([
      [0, 1, -1, { celex: "31998L0084" }],
      [0, 0, -1, { celex: "31998L0084" }],
    ]);
  });
});
