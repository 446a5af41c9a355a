import { describe, expect, it } from "vitest";
import { type AttoServito, dossierOf, type FindAct } from "../../../../generator/corpus/orders/parlamento/dossier.ts";
import type { Disegno } from "../../../../generator/corpus/parlamento/modello.ts";
import { billCitations } from "../../../../generator/law/bill-citations.ts";

const L104: AttoServito = {
  eli: "eli:/it/legge/1992/02/05/104",
  tipo: "legge",
  data: "1992-02-05",
  titolo: "Legge quadro",
  n_relazioni_in: 7,
};

/** Serves one law. */
const one: FindAct = ({ tipo, data, anno, numero }) =>
  tipo === "legge" && numero === "104" && (data === L104.data || anno === 1992) ? [L104] : [];

function dossier(text: string, cerca: FindAct = one) {
  const citato = { testo: "articolato" as const, articoli: 1, citazioni: billCitations("1", [text]) };
  return dossierOf({ citato } as unknown as Disegno, cerca).citazioni;
}

describe("a citation in a dossier", () => {
  it("of an act that is served has its title and how often it was changed", () => {
    expect(dossier("all'articolo 3, comma 1, della legge 5 febbraio 1992, n. 104")).toEqual([
      {
        testo: "legge 5 febbraio 1992, n. 104",
        articolo: "1",
        partizione: "articolo 3, comma 1",
        atto: {
          eli: L104.eli,
          urn: "urn:nir:stato:legge:1992-02-05;104",
          tipo: "legge",
          data: "1992-02-05",
          anno: 1992,
          numero: "104",
        },
        nel_corpus: true,
        titolo: "Legge quadro",
        n_relazioni_in: 7,
      },
    ]);
  });

  it("of an act that is not served has its identity all the same", () => {
    expect(dossier("la legge 31 dicembre 2009, n. 196")).toMatchObject([
      { atto: { eli: "eli:/it/legge/2009/12/31/196" }, nel_corpus: false, titolo: null, n_relazioni_in: 0 },
    ]);
  });

  it("in the short form has a date only where one act fits", () => {
    expect(dossier("la legge n. 104 del 1992")[0]!.atto).toMatchObject({
      data: "1992-02-05",
      anno: 1992,
      eli: L104.eli,
    });
    const bare = { eli: null, urn: null, tipo: "legge", data: null, anno: 1992, numero: "104" };
    expect(dossier("la legge n. 104 del 1992", () => [])[0]).toMatchObject({ atto: bare, nel_corpus: false });
    const twin = { ...L104, eli: "eli:/it/legge/1992/03/01/104", data: "1992-03-01" };
    expect(dossier("la legge n. 104 del 1992", () => [L104, twin])[0]).toMatchObject({ atto: bare, nel_corpus: false });
  });

  it("stands once where a full and a short form name one act", () => {
    expect(dossier("la legge n. 104 del 1992 e la legge 5 febbraio 1992, n. 104").map((c) => c.testo)).toEqual([
      "legge n. 104 del 1992",
    ]);
    expect(dossier("l'articolo 3 della legge n. 104 del 1992 e la legge 5 febbraio 1992, n. 104")).toHaveLength(2);
  });

  it("of the Constitution has no number, and the URN that Normattiva writes", () => {
    expect(dossier("All'articolo 33 della Costituzione è aggiunto un comma")[0]!.atto).toEqual({
      eli: "eli:/it/costituzione/1947/12/27",
      urn: "urn:nir:stato:costituzione",
      tipo: "costituzione",
      data: "1947-12-27",
      anno: 1947,
      numero: null,
    });
  });

  it("may have a letter in its number, which an ELI writes small", () => {
    expect(dossier("il regio decreto-legge 30 ottobre 1943, n. 2/B")[0]!.atto).toMatchObject({
      numero: "2-b",
      eli: "eli:/it/regio-decreto-legge/1943/10/30/2-b",
    });
  });
});

describe("what counts as a citation in a bill", () => {
  const cited = (text: string) => billCitations(null, [text]).map(({ partizione, testo }) => [partizione, testo]);

  it.each<[string, [string | null, string][]]>([
    ["legge 1° dicembre 1970, n. 898", [[null, "legge 1° dicembre 1970, n. 898"]]],
    [
      "l'articolo 5 del decreto del Presidente della Repubblica 3 novembre 2000, n. 396",
      [["articolo 5", "decreto del Presidente della Repubblica 3 novembre 2000, n. 396"]],
    ],
    [
      "del testo unico di cui al regio decreto 18 giugno 1931, n. 773",
      [[null, "testo unico di cui al regio decreto 18 giugno 1931, n. 773"]],
    ],
    [
      "legge 10 febbraio 1953, n 62, e legge 5 maggio 1949, n.155",
      [
        [null, "legge 10 febbraio 1953, n 62"],
        [null, "legge 5 maggio 1949, n.155"],
      ],
    ],
    [
      "decreto-legge 29 novembre 2004, n. 282, convertito, con modificazioni, dalla legge 27 dicembre 2004, n. 307",
      [
        [null, "decreto-legge 29 novembre 2004, n. 282"],
        [null, "legge 27 dicembre 2004, n. 307"],
      ],
    ],
    [
      "« Si applica l'articolo 3 della legge 5 febbraio 1992, n. 104 »",
      [["articolo 3", "legge 5 febbraio 1992, n. 104"]],
    ],
    [
      "l'articolo 2043 del codice civile e il codice di procedura penale",
      [
        ["articolo 2043", "codice civile"],
        [null, "codice di procedura penale"],
      ],
    ],
    [
      "l'articolo 71 delle disposizioni per l'attuazione del codice civile e l'articolo 142 del codice della strada",
      [
        ["articolo 71", "disposizioni per l'attuazione del codice civile"],
        ["articolo 142", "codice della strada"],
      ],
    ],
    ["D.P.R. n. 445/2000", [[null, "D.P.R. n. 445/2000"]]],
  ])("is %s", (text, expected) => expect(cited(text)).toEqual(expected));

  it.each([
    "la presente legge, di cui all'articolo 3, comma 5, e al comma 1",
    "del medesimo decreto e della menzionata legge",
    "Con decreto del Ministro dell'economia e delle finanze, da emanare entro trenta giorni",
    "l'articolo 2 della legge della regione Lombardia 20 dicembre 1999, n. 28",
    "la raccomandazione 2003/361/CE della Commissione, del 6 maggio 2003",
    "il regolamento (UE) n. 2016/429 e la direttiva 92/43/CEE",
    "la Convenzione fatta a Dublino il 30 maggio 2008",
    "l'atto Senato n. 2400 e gli atti Senato nn. 747, 2262",
    "la sentenza n. 651 del 27 gennaio 1996",
    "al momento della sua costituzione",
    "in materia di ordinamento penitenziario e di statuto del contribuente",
    "le risorse della legge di bilancio 2023",
    "ai sensi del codice dei contratti pubblici",
  ])("is not %s", (text) => expect(cited(text)).toEqual([]));
});
