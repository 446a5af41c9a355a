import { describe, expect, it } from "vitest";
import { billArticleNumber, brani, placeOf, readTesti } from "../../../generator/sources/ddl/read-bill-text.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { parseXml } from "../../../generator/sources/xml/parse.ts";
import { dataFolder } from "../../data-folder.ts";

const AN = 'xmlns:an="http://docs.oasis-open.org/legaldocml/ns/akn/3.0/CSD03"';
const bill = (body: string, tipo = "DDLPRES", more = "") =>
  `<an:akomaNtoso ${AN}><an:bill><an:meta><an:identification><an:FRBRWork><an:FRBRsubtype value="${tipo}"/></an:FRBRWork></an:identification></an:meta><an:preamble><an:p>legge 1° marzo 2001, n. 1</an:p></an:preamble>${body}${more}</an:bill></an:akomaNtoso>`;
const article = (num: string, text: string, heading = "") =>
  `<an:article><an:num>${num}</an:num><an:heading>${heading}</an:heading><an:paragraph><an:num>1</an:num><an:content><an:p>${text}</an:p></an:content></an:paragraph></an:article>`;
const PLACE = "ddl/Leg99/Atto00012345/ddlpres/00000007-ft.akn.xml";

async function read(xml: string, name = PLACE) {
  const rapporto = new Rapporto();
  return { testi: await readTesti(dataFolder({ [name]: xml }), rapporto), rapporto };
}

const text = (xml: string) => brani(parseXml(Buffer.from(xml)));

describe("the running text of an article", () => {
  it("joins what layout alone parts, and takes a line end of the print for a space", () => {
    expect(text("<p>\n\t\tarticolo 337-\n\t\t<i>ter</i>\n\t\t, primo comma</p>")).toEqual([
      "articolo 337-ter, primo comma",
    ]);
    expect(text("<p>in materia\n\t\t<eol/>\n\t\tdi  sport</p>")).toEqual(["in materia di sport"]);
    expect(text("<p>« parole <i>nuove</i> »</p>")).toEqual(["« parole nuove »"]);
  });

  it("begins anew at each paragraph and point, and leaves out their numbers", () => {
    expect(
      text(
        "<list><intro><p>Si modifica:</p></intro><point><num>a)</num><content><p>uno</p><p>due</p></content></point></list>",
      ),
    ).toEqual(["Si modifica:", "uno", "due"]);
  });
});

it.each([
  ["1", "1"],
  ["1.", "1"],
  ["Art. 1.", "1"],
  ["\n\t\tArt. 2-bis.\n\t", "2-bis"],
  ["Articolo 3", "3"],
  ["", null],
  ["Art. ", null],
])("the number of an article written %j is %j", (raw, numero) => expect(billArticleNumber(raw)).toBe(numero));

it.each([
  [PLACE, { idFase: 12345, idTesto: 7, tipo: "DDLPRES" }],
  ["ddl/testi.zip!Leg99/Atto00012345/ddlmess/00000007-ft.akn.xml", { idFase: 12345, idTesto: 7, tipo: "DDLMESS" }],
  ["ddl/Leg #13/Atto 000790#755/ddlpres/1-ft.akn.xml", { idFase: null, idTesto: 1, tipo: "DDLPRES" }],
  ["ddl/sciolto.xml", { idFase: null, idTesto: null, tipo: null }],
  ["ddl/Leg99/Atto00012345/emend/00000007-em.akn.xml", null],
])("the place of %s is told by its folders", (name, place) => expect(placeOf(name)).toEqual(place));

describe("the text of a bill", () => {
  it("cites what its articles name, headings included, and nothing of preamble and report", async () => {
    const body = `<an:body><an:chapter><an:heading>Capo</an:heading>${article("Art. 1.", "articolo 3 della legge 5 febbraio 1992, n. 104", "(Modifica al codice civile)")}</an:chapter><an:p>IL PRESIDENTE</an:p></an:body>`;
    const report = "<an:attachments><an:p>legge 4 marzo 1991, n. 77</an:p></an:attachments>";
    const { testi, rapporto } = await read(bill(body, "DDLMESS", report));
    expect(testi).toMatchObject([
      { file: PLACE, idFase: 12345, idTesto: 7, tipo: "DDLMESS", articoli: 1, aFronte: false },
    ]);
    expect(testi[0]!.citazioni.map((c) => [c.nelArticolo, c.partizione, c.testo])).toEqual([
      ["1", null, "codice civile"],
      ["1", "articolo 3", "legge 5 febbraio 1992, n. 104"],
    ]);
    expect(rapporto.toJSON()).toEqual({ scarti: [], conteggi: [] });
  });

  it("counts an act once per article and part", async () => {
    const twice =
      "articolo 3 della legge 5 febbraio 1992, n. 104, e articolo 4 della legge 5 febbraio 1992, n. 104, e articolo 3 della legge 5 febbraio 1992, n. 104";
    const { testi } = await read(bill(`<an:body>${article("1", twice)}${article("2", twice)}</an:body>`));
    expect(testi[0]!.citazioni.map((c) => [c.nelArticolo, c.partizione])).toEqual([
      ["1", "articolo 3"],
      ["1", "articolo 4"],
      ["2", "articolo 3"],
      ["2", "articolo 4"],
    ]);
  });

  it("keeps an article with an empty number, without it, and counts the file", async () => {
    const { testi, rapporto } = await read(bill(`<an:body>${article("", "legge 5 febbraio 1992, n. 104")}</an:body>`));
    expect(testi[0]).toMatchObject({ articoli: 1, citazioni: [{ nelArticolo: null }] });
    expect(rapporto.toJSON().conteggi).toMatchObject([
      { area: "ddl", motivo: expect.stringMatching(/numero vuoto/), scarto: false },
    ]);
  });

  it("may be a stub without articles", async () => {
    for (const stub of ["", "<an:body/>", "<an:body><an:p>Testo</an:p></an:body>"])
      expect((await read(bill(stub))).testi).toMatchObject([{ articoli: 0, citazioni: [] }]);
  });

  it("is told from a committee's table with the old and the new articles side by side", async () => {
    const table = `<an:body><an:hcontainer name="Testo a fronte"><an:table><an:tr><an:td>${article("1", "a")}</an:td><an:td>${article("1", "b")}</an:td></an:tr></an:table></an:hcontainer></an:body>`;
    expect((await read(bill(table, "DDLCOMM"))).testi).toMatchObject([{ aFronte: true }]);
    expect((await read(bill(`<an:body>${article("1", "a")}</an:body>`, "DDLCOMM"))).testi).toMatchObject([
      { aFronte: false },
    ]);
  });

  it.each([
    ["is no bill", `<an:akomaNtoso ${AN}><an:act/></an:akomaNtoso>`, /radice è <akomaNtoso> con <act>/],
    ["is truncated", bill("<an:body/>").slice(0, -30), /troncato/],
    ["is empty", "", /./],
    ["is of no known kind", bill("<an:body/>", "ALTRO"), /tipo di testo «ALTRO»/, "ddl/sciolto.xml"],
  ])("is discarded with the reason when it %s", async (_, xml, motivo, name = PLACE) => {
    const { testi, rapporto } = await read(xml, name);
    expect(testi).toEqual([]);
    expect(rapporto.toJSON().scarti).toMatchObject([
      { area: "ddl", file: name, motivo: expect.stringMatching(motivo) },
    ]);
  });

  it("is passed over in folders of other matters", async () => {
    const { testi, rapporto } = await read("<rotto", "ddl/Leg99/Atto00012345/emend/1-em.akn.xml");
    expect([testi, rapporto.discarded]).toEqual([[], 0]);
  });
});
