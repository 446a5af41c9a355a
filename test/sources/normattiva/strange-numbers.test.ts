import { describe, expect, it } from "vitest";
import { readFixture } from "./fixtures.ts";

/** The articles of an act whose body is given. */
function read(body: string) {
  const change = (text: string) => text.replace(/<body>[\s\S]*<\/body>/, `<body>${body}</body>`);
  return readFixture("corpo-senza-articoli", { change });
}

const article = (eId: string, num: string) =>
  `<article${eId && ` eId="${eId}"`}>${num && `<num>${num}</num>`}<paragraph><num>1.</num><content><p>Testo.</p></content></paragraph></article>`;

describe("the number of an article", () => {
  it.each([
    ["a blank in its identifier", "art_2 bis", "Art. 2-bis.", "2-bis"],
    ["no hyphen in its identifier", "art_2bis", "Art. 2-bis.", "2-bis"],
    ["an identifier that names another article", "art_1", "Art. 2.", "2"],
    ["an empty identifier", "", "Art. 7-ter", "7-ter"],
    ["an identifier of blanks alone", "art_ ", "ARTICOLO 9", "9"],
    ["brackets of a change around it", "art_12", "((Art. 13.))", "13"],
    ["no words for it", "art_4 quinquies", "", "4-quinquies"],
    ["words that hold no number", "art_5/a b", "Articolo", "5-a-b"],
  ])("is read with %s", (_, eId, num, numero) => {
    const { articoli } = read(article("art_100", "Art. 100.") + article(eId, num)).corpo;
    expect(articoli[1]).toMatchObject({ numero, percorso: `art/${numero}` });
  });

  it("is told where identifier and words disagree, and no two articles get one number for it", () => {
    const { record, corpo } = read(article("art_1", "Art. 1.") + article("art_1", "Art. 2."));
    expect(corpo.articoli.map(({ numero }) => numero)).toEqual(["1", "2"]);
    expect(record.osservazioni).toMatchObject({
      "articoli che eId numera altrimenti da num: vale num": { quanti: 1, esempi: ["art_1"] },
    });
  });

  it.each(["ARTICOLO UNICO", "Art. unico.", ""])("is 1 where an act has a single one, called “%s”", (num) => {
    expect(read(article("", num)).corpo.articoli).toMatchObject([
      { numero: "1", percorso: "art/1", testo: "1. Testo." },
    ]);
  });

  it("is asked for where an act has several and one tells none", () => {
    expect(() => read(article("art_1", "Art. 1.") + article("", ""))).toThrow("il suo numero («») non si legge");
  });
});
