import { describe, expect, it } from "vitest";
import { Partitions } from "../../../generator/sources/normattiva/partitions.ts";

/** The path after each of some headings. */
function paths(...headings: string[]): (string | null)[] {
  const partitions = new Partitions();
  return headings.map((heading) => {
    partitions.enter(heading);
    return partitions.path;
  });
}

describe("partitions of an act", () => {
  it("lie in the order of their heading, whatever the levels", () => {
    expect(
      paths(
        "PARTE TERZA ACQUE SEZIONE I SUOLO TITOLO I PRINCIPI CAPO I GENERALI",
        "CAPO II PIANI",
        "TITOLO II BACINI",
        "SEZIONE II TUTELA TITOLO I PRINCIPI",
        "TITOLO II QUALITA'",
        "PARTE QUARTA RIFIUTI TITOLO I GESTIONE",
      ),
    ).toEqual([
      "PARTE TERZA ACQUE / SEZIONE I SUOLO / TITOLO I PRINCIPI / CAPO I GENERALI",
      "PARTE TERZA ACQUE / SEZIONE I SUOLO / TITOLO I PRINCIPI / CAPO II PIANI",
      "PARTE TERZA ACQUE / SEZIONE I SUOLO / TITOLO II BACINI",
      "PARTE TERZA ACQUE / SEZIONE II TUTELA / TITOLO I PRINCIPI",
      "PARTE TERZA ACQUE / SEZIONE II TUTELA / TITOLO II QUALITA'",
      "PARTE QUARTA RIFIUTI / TITOLO I GESTIONE",
    ]);
  });

  it("keep an order once a heading has told it, and hold one level twice", () => {
    expect(
      paths(
        "PARTE I UNO SEZIONE I DUE TITOLO I TRE",
        "SEZIONE II QUATTRO",
        "TITOLO I CINQUE CAPO I SEI SEZIONE I SETTE",
        "SEZIONE II OTTO",
        "SEZIONE III NOVE TITOLO I DIECI",
      ),
    ).toEqual([
      "PARTE I UNO / SEZIONE I DUE / TITOLO I TRE",
      "PARTE I UNO / SEZIONE II QUATTRO",
      "PARTE I UNO / SEZIONE II QUATTRO / TITOLO I CINQUE / CAPO I SEI / SEZIONE I SETTE",
      "PARTE I UNO / SEZIONE II QUATTRO / TITOLO I CINQUE / CAPO I SEI / SEZIONE II OTTO",
      "PARTE I UNO / SEZIONE III NOVE / TITOLO I DIECI",
    ]);
  });

  it("hold Libri in a Parte, and Parti in a Libro, as the headings have it", () => {
    expect(
      paths("PARTE PRIMA LIBRO I SOGGETTI TITOLO I GIUDICE", "LIBRO II ATTI TITOLO I", "PARTE SECONDA LIBRO V"),
    ).toEqual([
      "PARTE PRIMA / LIBRO I SOGGETTI / TITOLO I GIUDICE",
      "PARTE PRIMA / LIBRO II ATTI / TITOLO I",
      "PARTE SECONDA / LIBRO V",
    ]);
    expect(paths("LIBRO II APPALTO PARTE I CONTRATTI TITOLO I", "PARTE II", "LIBRO III")).toEqual([
      "LIBRO II APPALTO / PARTE I CONTRATTI / TITOLO I",
      "LIBRO II APPALTO / PARTE II",
      "LIBRO III",
    ]);
  });

  it("fall from the widest to the narrowest where each has a heading of its own", () => {
    expect(paths("TITOLO I", "CAPO I", "SEZIONE I", "CAPO II", "Disposizioni varie", "TITOLO II")).toEqual([
      "TITOLO I",
      "TITOLO I / CAPO I",
      "TITOLO I / CAPO I / SEZIONE I",
      "TITOLO I / CAPO II",
      "TITOLO I / CAPO II / Disposizioni varie",
      "TITOLO II",
    ]);
  });

  it("are numbered as the grammar reads numbers, and cited where a word leads to them", () => {
    expect(
      paths(
        "TITOLO SEDICESIMO DELLE PENE Capo Ventunesimo Norme",
        "SEZIONE III-QUATERDECIES UNO § 2 Due",
        "Modifiche al Titolo II e al Capo I",
        "TITOLO I CAPO I UNO",
      ),
    ).toEqual([
      "TITOLO SEDICESIMO DELLE PENE / Capo Ventunesimo Norme",
      "TITOLO SEDICESIMO DELLE PENE / Capo Ventunesimo Norme / SEZIONE III-QUATERDECIES UNO / § 2 Due",
      "TITOLO SEDICESIMO DELLE PENE / Capo Ventunesimo Norme / SEZIONE III-QUATERDECIES UNO / § 2 Due / Modifiche al Titolo II e al Capo I",
      "TITOLO I / CAPO I UNO",
    ]);
  });

  it("are not opened by what an article of speech names", () => {
    expect(paths("TITOLO I MODIFICA IL CAPO II DEL CODICE")).toEqual(["TITOLO I MODIFICA IL CAPO II DEL CODICE"]);
  });
});
