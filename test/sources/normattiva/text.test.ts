import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Block, collapse, toLines } from "../../../generator/sources/normattiva/lines.ts";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";
import { articolo, readFixture } from "./fixtures.ts";

const lines = (feature: string, id: string) => articolo(feature, id).testo.split("\n");
const text = (raw: string): Block => ({ lead: "", raw, numbered: false });

describe("the text of an article", () => {
  it("has a line per comma and per list point, white space collapsed, brackets and note numbers in their place", () => {
    expect(lines("commi-e-punti", "art_1")).toEqual([
      "1. Il gioco inventato e' libero.",
      "2-bis. Sono ammessi:",
      "a) i dadi;",
      "0b) le carte:",
      "1) francesi;",
      "2.1) di una sola persona;",
      "((2-ter. Nuovo comma il cui numero e' rimasto nel testo:",
      "a) primo;",
      "b) secondo.))",
      "((3. Comma fra le parentesi.))",
      "4 Comma con rinvio a nota. ((4))",
      "5.",
    ]);
  });

  it("has a line for a comma whose number is glued to what the source inserted", () => {
    const raw = "Per i primi tre anni. (102)\n 2-bis.((Ai titolari)). Segue\n 12.((COMMA ABROGATO))\n 1.499 euro";
    expect(toLines([{ lead: "2.", raw, numbered: true }])).toEqual([
      "2. Per i primi tre anni. (102)",
      "2-bis.((Ai titolari)). Segue",
      "12.((COMMA ABROGATO)) 1.499 euro",
    ]);
  });

  it("has a line per row of a table, drawn or not, tabs between cells, empty cells kept, and ignores the marks of amendments", () => {
    expect(lines("commi-e-punti", "art_2")).toEqual([
      "1.",
      "Gioco\tPunti",
      "Dadi\t((6))",
      "\tdi legno",
      "(3)\t",
      "2. +------+",
      "|Gioco |",
      "+------+",
      "3. Si legge «un testo citato».",
    ]);
  });

  it("has a line per comma where the source numbers none", () => {
    expect(lines("commi-e-punti", "art_3")).toEqual([
      "Primo capoverso senza numero.",
      "Secondo capoverso, che continua su un'altra riga:",
      "1) un numero;",
      "2) un altro.",
      "Terzo capoverso.",
    ]);
  });

  it("decodes entities and reads character data", () => {
    expect(lines("entita-e-caratteri", "art_1")).toEqual([
      "1. Città & gioco: 1 < 2, “virgolette”, spazio duro, 100€.",
      "2. Dati <grezzi> & non letti e commento.",
    ]);
  });

  it("is in the attachments' list where the body holds it outside articles", () => {
    const { articoli, allegati } = readFixture("corpo-senza-articoli").corpo;
    expect(articoli).toEqual([]);
    expect(allegati).toEqual([
      {
        id: "testo",
        titolo: "Esempio inventato: corpo senza articoli.",
        testo: "Testo che non e' di alcun articolo.\nSeguito.",
      },
    ]);
  });
});

describe("what stands around the articles", () => {
  it("is the preamble and the conclusions, a line per paragraph", () => {
    expect(readFixture("commi-e-punti").corpo).toMatchObject({
      preambolo: "IL PRESIDENTE DI ESEMPIO\nVista la legge inventata;\nConsiderato il gioco;",
      conclusioni:
        "La legge inventata e' osservata per finta.\nData in nessun luogo, addi' 2 marzo 1999\nROSSI ESEMPIO, Presidente",
    });
  });

  it("is null where the source has none", () => {
    const withoutPreamble = (text: string) => text.replace(/<preamble>.*<\/preamble>/s, "<preamble><p/></preamble>");
    const { preambolo, conclusioni } = readFixture("rubriche", { change: withoutPreamble }).corpo;
    expect([preambolo, conclusioni]).toEqual([null, null]);
  });
});

describe("toLines", () => {
  it("lets a line break in a numbered comma mean nothing unless a point or an empty line follows", () => {
    const raw = "Prima frase.\n Seconda frase, \n del 3\n marzo\n\n Terza frase: \n l-bis) punto;\n - trattino";
    expect(toLines([{ lead: "1.", raw, numbered: true }])).toEqual([
      "1. Prima frase. Seconda frase, del 3 marzo",
      "Terza frase:",
      "l-bis) punto;",
      "- trattino",
    ]);
  });

  it("joins a sentence that goes on in small letters and parts one that ends", () => {
    expect(toLines([text("ai sensi dell'art. 629 cod.\npen. e dell'art. \n 3. \n Chi gioca")])).toEqual([
      "ai sensi dell'art. 629 cod. pen. e dell'art. 3.",
      "Chi gioca",
    ]);
  });

  it("loses nothing but white space", () => {
    const blocks = [
      text("((\n"),
      text(" )) \n(4)"),
      text("[...]\n a) b \n|c|\n"),
      { lead: "2.", raw: "", numbered: true },
    ];
    const all = blocks.map(({ lead, raw }) => lead + raw).join("");
    expect(toLines(blocks).join("").replace(/\s/g, "")).toBe(all.replace(/\s/g, ""));
  });

  it("collapses every kind of blank", () => {
    expect(collapse("\n a\t\u00a0 b ")).toBe("a b");
  });
});

describe("the notes of an article", () => {
  it("are one per AGGIORNAMENTO, and no text", () => {
    const { testo, note } = articolo("note", "art_1");
    expect(testo).toBe("1. Testo con rinvio. (4)");
    expect(note).toEqual([
      "-----------\nAGGIORNAMENTO (4)\nLa L. 1 gennaio 2001, n. 1 ha disposto (con l'art. 1, comma 1) che ...\nHa inoltre disposto ...",
      "------------\nAGGIORNAMENTO (5a)\nIl D.L. 2 gennaio 2002, n. 2 ha disposto ...",
    ]);
  });

  it("are found where they are glued to the last comma", () => {
    const { testo, note } = articolo("note", "art_2");
    expect(testo).toBe("1. Ultimo comma con la nota attaccata. (4)");
    expect(note).toEqual(["----------------\nAGGIORNAMENTO (4)\nNota attaccata."]);
  });

  it("hold the Note all'art., which quote other acts", () => {
    const { testo, note } = articolo("note", "art_3");
    expect(testo).toBe("1. Testo.");
    expect(note).toEqual(["Note all'art. 3\n- Si riporta il testo di un'altra legge:\n\"Art. 1. Testo altrui.\""]);
  });

  it("end where a numbered comma begins", () => {
    const { testo, note } = articolo("note", "art_4");
    expect(testo).toBe("1. Comma dopo la nota. Segue un AGGIORNAMENTO nel discorso.\n-----------");
    expect(note).toEqual(["-----------\nAGGIORNAMENTO (6)\nNota prima di un comma."]);
  });
});

const FILE = "data-raw/norme/codice_esempio.xml";

describe("an act that came as base64 text", () => {
  it("is read as the act that it is", () => {
    const bytes = readFileSync(FILE);
    const encoded = Buffer.from(`${bytes.toString("base64")}\n`);
    expect(readAtto(encoded, FILE)).toEqual(readAtto(bytes, FILE));
  });

  it("is no act where the text is something else", () => {
    expect(() => readAtto(Buffer.from("PD94bWw, no base64"), FILE)).toThrow();
  });
});
