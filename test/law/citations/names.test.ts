import { describe, expect, it } from "vitest";
import { readCitations } from "../../../generator/law/citations/read.ts";
import { lines } from "./compare.ts";

const numbers = (text: string) => readCitations(text).map((item) => item.numero);

describe("a name in running text", () => {
  it.each([
    ["secondo il codice civile", "262"],
    ["l'art. 18 St. lav. tutela", "300"],
    ["art. 2043 cc", "262"],
    ["ai sensi del c.p.p. vigente", "447"],
    ["il CAD prevede", "82"],
    ["art. 5 CAP", "209"],
    ["l'articolo 16 della legge di stabilita' 2014", "147"],
    ["la legge 104 tutela", "104"],
    ["come dispone il decreto rilancio", "34"],
    ["l'art. 119 del decreto Rilancio", "34"],
    ["il decreto sostegni-bis", "73"],
    ["articolo 10 delle disposizioni per l'attuazione del codice civile", "318"],
  ])("stands for its act: %s", (text, numero) => {
    expect(numbers(text)).toEqual([numero]);
    expect(readCitations(text)[0]?.perNome).toBe(true);
  });

  it.each([
    "il cap. 5 della relazione",
    "com. 3",
    "secondo la ctu",
    "il cad o caduta",
    "nel CAP indicato",
    "UN CAD IN UN TESTO TUTTO MAIUSCOLO DA CIMA A FONDO",
    "il CCNL e il c.c.n.l.",
    "op. cit.",
    "la Corte cost. ha detto",
    "il Capo provvisorio dello Stato",
    "il codice penale militare",
    "con decreto, agosto escluso",
    "la riforma della giustizia",
    "legge 104/2",
  ])("is no name: %s", (text) => {
    expect(numbers(text)).toEqual([]);
  });

  it("ends before a word of one letter that belongs to the sentence", () => {
    expect(lines("art. 2043 c.c. e art. 1 L. 241/1990")).toEqual([
      "regio-decreto 1942-03-16 262 art 2043",
      "legge 1990 241 art 1",
    ]);
    expect(lines("l'art. 640 c.p. a danno dello Stato")).toEqual(["regio-decreto 1930-10-19 1398 art 640"]);
    expect(lines("art. 133 c.p.a. e altro")).toEqual(["decreto-legislativo 2010-07-02 104 art 133"]);
  });

  it("means the norms that put a code into effect where it says so", () => {
    expect(
      lines(
        "All'articolo 64-bis delle norme di attuazione, di coordinamento e transitorie del codice di procedura penale",
      ),
    ).toEqual(["decreto-legislativo 1989-07-28 271 art 64-bis"]);
    expect(lines("l'articolo 19-ter delle disposizioni di coordinamento e transitorie per il codice penale")).toEqual(
      [],
    );
    expect(lines("nel vecchio codice della strada e nel codice civile del 1865")).toEqual([
      "regio-decreto 1865-06-25 2358",
    ]);
    expect(lines("(Modifica al codice civile)")).toEqual(["regio-decreto 1942-03-16 262"]);
  });

  it("of the Constitution has a capital and follows a preposition or an article", () => {
    expect(lines("articolo 87, quinto comma, della Costituzione")).toEqual(["costituzione 1947-12-27  art 87"]);
    expect(lines("ai sensi della Costituzione")).toHaveLength(1);
    expect(lines("al momento della sua costituzione")).toEqual([]);
    expect(lines("della costituzione della società")).toEqual([]);
    expect(lines("Art. 165 (Costituzione di parte civile)")).toEqual([]);
  });

  it("gives way to the act that holds it", () => {
    for (const text of [
      "articolo 3 del codice dei contratti pubblici di cui al decreto legislativo 18 aprile 2016, n. 50",
      "articolo 3 del codice dei contratti pubblici (d.lgs. 18 aprile 2016, n. 50)",
    ])
      expect(lines(text)).toEqual(["decreto-legislativo 2016-04-18 50 art 3"]);
    expect(
      lines(
        "articolo 16 del testo unico delle leggi sull'ordinamento degli enti locali, di cui al decreto legislativo 18 agosto 2000, n. 267",
      ),
    ).toEqual(["decreto-legislativo 2000-08-18 267 art 16"]);
    expect(
      lines(
        "articolo 54 del testo unico degli enti locali, approvato con il decreto legislativo 18 agosto 2000, n. 267",
      ),
    ).toEqual(["decreto-legislativo 2000-08-18 267 art 54"]);
    expect(lines("art. 9 del codice, di cui all'allegato 1 al decreto legislativo 2 luglio 2010, n. 104")).toEqual([
      "decreto-legislativo 2010-07-02 104 art 9",
    ]);
  });

  it("after the act it belongs to is no second act", () => {
    expect(lines("decreto legislativo 18 aprile 2016, n. 50 (codice dei contratti pubblici)")).toHaveLength(1);
    expect(lines("decreto legislativo 18 aprile 2016, n. 50, recante il codice dei contratti pubblici")).toHaveLength(
      1,
    );
  });
});
