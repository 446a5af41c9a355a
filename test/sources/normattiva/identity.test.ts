import { describe, expect, it } from "vitest";
import { entryIntoForce, readVersion } from "../../../generator/sources/normattiva/identity.ts";
import { UnusableInput } from "../../../generator/sources/unusable-input.ts";
import { fixtureText, readFixture } from "./fixtures.ts";

const without = (what: RegExp) => ({ change: (text: string) => text.replace(what, "") });

describe("the identity of an act", () => {
  it("is what its meta says, whatever the file is called", () => {
    const { record } = readFixture("allegati-tecnici", { file: "norme/19000101_000X0000_VIGENZA_20990101.xml" });
    expect(record).toMatchObject({
      file: "norme/19000101_000X0000_VIGENZA_20990101.xml",
      chiave: "1999-03-20/099X9001",
      denominazione: "DECRETO LEGISLATIVO",
      tipo: "decreto-legislativo",
      data: "1999-03-02",
      numero: "9001",
      urn: "urn:nir:stato:decreto.legislativo:1999-03-02;9001",
      titolo: "Esempio inventato: allegati tecnici.",
      pubblicazione: { data: "1999-03-20", numero: "66", codice_redazionale: "099X9001" },
      versione: { tipo: "consolidata", al: "2024-01-05" },
    });
  });

  it("has no number for the Constitution and a hyphen for a slash", () => {
    expect(readFixture("costituzione").record).toMatchObject({
      tipo: "costituzione",
      data: "1947-12-27",
      numero: null,
    });
    expect(readFixture("numero-con-barra").record).toMatchObject({ tipo: "dpcm", numero: "9001-b" });
  });

  it("of the Constitution is dated by its publication where the file writes zeros", () => {
    const change = (text: string) => text.replace(/(FRBRdate|docDate) date="1947-12-27"/g, '$1 date="0000-00-00"');
    expect(readFixture("costituzione", { change }).record).toMatchObject({ data: "1947-12-27", numero: null });
  });

  it.each([
    ["ministero.esempio.e.prova", "decreto-ministeriale"],
    ["ministro.esempio", "decreto-ministeriale"],
    ["presidente.consiglio.ministri", "dpcm"],
    ["presidenza.del.consiglio.dei.ministri", "dpcm"],
    ["stato", "decreto"],
  ])("of a decree is told by its URN: %s", (issuer, tipo) => {
    const change = (text: string) =>
      text
        .replace("resource-type#LEGGE", "resource-type#DECRETO")
        .replace("urn:nir:stato:legge:", `urn:nir:${issuer}:decreto:`);
    expect(readFixture("originale", { change }).record).toMatchObject({ tipo, denominazione: "DECRETO" });
  });

  it("collapses the title and takes the portal's code off it", () => {
    expect(readFixture("entita-e-caratteri").record.titolo).toBe("Esempio inventato: ((caratteri & righe))");
  });

  it("is found under any prefix of the namespace", () => {
    const { record, corpo } = readFixture("prefisso");
    expect([record.chiave, corpo.articoli[0]?.testo]).toEqual(["1999-03-20/099X9001", "Testo."]);
  });

  it("is found in the preface and in the ELI where the properties are missing", () => {
    const { record } = readFixture(
      "originale",
      without(/<nrdfa:span[^>]*eli:(?:id_local|type_document|title)"[^>]*>/g),
    );
    expect(record).toMatchObject({ chiave: "1999-03-20/099X9001", tipo: "legge" });
    expect(readFixture("originale", without(/<publication[^>]*>/)).record.pubblicazione).toEqual({
      data: "1999-03-20",
      numero: null,
      codice_redazionale: "099X9001",
    });
  });

  it.each([
    ["Norme sui rifiuti (SISTRI)", "Norme sui rifiuti (SISTRI)"],
    ["Ratifica (UNESCO2003)", "Ratifica (UNESCO2003)"],
    ["Norme sui giochi (GIOCHI). (099X9001)", "Norme sui giochi (GIOCHI)."],
    ["Norme sui giochi (099x9001)", "Norme sui giochi"],
  ])("leaves in the title “%s” all but the act's own code", (written, titolo) => {
    const change = (text: string) => text.replace(/content="[^"]*"([^>]*eli:title")/, `content="${written}"$1`);
    expect(readFixture("originale", { change }).record.titolo).toBe(titolo);
  });

  it("passes over a date that no act can bear", () => {
    const change = (text: string) => text.replace('FRBRdate date="1999-03-02"', 'FRBRdate date="0199-03-02"');
    expect(readFixture("originale", { change }).record.data).toBe("1999-03-02");
  });

  it.each([
    ["meta", /<meta>[\s\S]*<\/meta>/, /manca tutto/],
    ["URN", /<FRBRalias name="urn:nir"[^>]*>/, /manca l'URN/],
    ["code", /<FRBRalias name="eli"[^>]*>|<nrdfa:span[^>]*eli:id_local"[^>]*>/g, /manca il codice redazionale/],
    ["type", /<nrdfa:span[^>]*eli:type_document"[^>]*>|<docType>.*<\/docType>/g, /manca il tipo/],
    [
      "date",
      /<FRBRdate date="1999-03-02"[^>]*>|:1999-03-02|<docDate.*<\/docDate>/g,
      /manca una data dell'atto plausibile/,
    ],
    ["publication", /<publication[^>]*>|eli\/id\/[^"]*/g, /manca la data della Gazzetta/],
  ])("makes a file without its %s unusable", (_, what, message) => {
    expect(() => readFixture("originale", without(what))).toThrow(UnusableInput);
    expect(() => readFixture("originale", without(what))).toThrow(message);
  });
});

describe("what is no act of Normattiva", () => {
  it.each([
    [
      "another dialect",
      (t: string) => t.replace("http://docs.oasis-open.org/legaldocml/ns/akn/3.0", "http://www.akomantoso.org/2.0"),
      /altro dialetto \(http:\/\/www.akomantoso.org\/2.0\)/,
    ],
    ["no namespace", (t: string) => t.replace(/ xmlns="[^"]*"/, ""), /senza namespace/],
    ["a bill", (t: string) => t.replaceAll(/(<\/?)act\b/g, "$1bill"), /disegno di legge: metterlo in ddl\//],
    ["another document", (t: string) => t.replaceAll(/(<\/?)act\b/g, "$1judgment"), /<judgment>/],
    ["another format", () => "<rss/>", /<rss> e non <akomaNtoso>/],
    ["an act without text", (t: string) => t.replace(/<article[\s\S]*<\/article>/, ""), /né articoli né allegati/],
  ])("is refused: %s", (_, change, message) => {
    expect(() => readFixture("originale", { change })).toThrow(UnusableInput);
    expect(() => readFixture("originale", { change })).toThrow(message);
  });

  it("is not told by the namespace's last part", () => {
    expect(fixtureText("originale")).toContain("/akn/3.0");
    const change = (text: string) => text.replace("/akn/3.0", "/akn/3.0/WD17");
    expect(readFixture("originale", { change }).record.numero).toBe("9001");
  });
});

describe("the version", () => {
  const eli = "eli/id/1999/03/20/099X9001";
  it("is the original at its publication, not at its entry into force", () => {
    expect(readFixture("originale").record.versione).toEqual({ tipo: "originale", al: "1999-03-20" });
    expect(readVersion("norme/1999-03-20_099X9001_ORIGINALE_V0.xml", eli, "1999-03-20", "1999-04-04").versione).toEqual(
      {
        tipo: "originale",
        al: "1999-03-20",
      },
    );
  });

  it("is dated by the name of a collection's file, then by the ELI, then by the expression", () => {
    const al = (file: string, alias: string) => readVersion(file, alias, "1999-03-20", "1999-04-04").versione.al;
    const collection = "norme/v.zip!LEGGE_19990302_9001/1999-03-20_099X9001_VIGENZA_2012-03-22_V1.xml";
    expect(al(collection, `${eli}/CONSOLIDATED/20240105`)).toBe("2012-03-22");
    expect(al("norme/19990320_099X9001_VIGENZA_20241222.xml", `${eli}/CONSOLIDATED/20240105`)).toBe("2024-01-05");
    expect(al("norme/19990320_099X9001_VIGENZA_20241222.xml", `${eli}/CONSOLIDATED`)).toBe("1999-04-04");
    expect(al("norme/legge.xml", `${eli}/CONSOLIDATED/20241345`)).toBe("1999-04-04");
  });

  it("takes the next source of the day where one tells an impossible day, and keeps what was refused", () => {
    const told = (file: string, alias: string, expression: string | undefined) => {
      const { versione, refused, undated } = readVersion(file, alias, "1999-03-20", expression);
      return [versione.al, refused, undated];
    };
    const collection = (day: string) => `norme/v.zip!LEGGE_19990302_9001/1999-03-20_099X9001_VIGENZA_${day}_V1.xml`;
    expect(told("norme/legge.xml", `${eli}/CONSOLIDATED/99991231`, "1999-04-04")).toEqual([
      "1999-04-04",
      "9999-12-31",
      false,
    ]);
    expect(told(collection("0001-01-01"), `${eli}/CONSOLIDATED/20240105`, "1999-04-04")).toEqual([
      "2024-01-05",
      "0001-01-01",
      false,
    ]);
    expect(told("norme/legge.xml", `${eli}/CONSOLIDATED/21000101`, "1860-12-31")).toEqual([
      "1999-03-20",
      "2100-01-01",
      true,
    ]);
    expect(told("norme/legge.xml", `${eli}/CONSOLIDATED/20241345`, "1999-04-04")).toEqual([
      "1999-04-04",
      "2024-13-45",
      false,
    ]);
    expect(told("norme/legge.xml", `${eli}/CONSOLIDATED/20991231`, undefined)).toEqual(["2099-12-31", null, false]);
    expect(told("norme/legge.xml", `${eli}/CONSOLIDATED/20240105`, "9999-12-31")).toEqual(["2024-01-05", null, false]);
  });
});

describe("the day of entry into force", () => {
  it.each([
    ["Entrata in vigore del provvedimento: 1/1/2006.", "2006-01-01"],
    ["Entrata in vigore del decreto: 4-7-2001", "2001-07-04"],
    ["Entrata in vigore della legge: 2-9-1990", "1990-09-02"],
    ["4-7-2001", "2001-07-04"],
    [
      "Entrata in vigore della legge: 1/1/2007, ad eccezione dei commi 966, 967 e 969 che entrano in vigore il 27/12/2006.",
      "2007-01-01",
    ],
    ["1/1/2007, ad eccezione dei commi 966 e 967", "2007-01-01"],
    [
      "Entrata in vigore del provvedimento: 19/05/2020 Decreto-Legge convertito con modificazioni dalla L. 77",
      "2020-05-19",
    ],
    ["Entrata in vigore del provvedimento: 1/7/1931. Il Codice Penale in allegato è stato pubblicato", "1931-07-01"],
    ["L'entrata in vigore del decreto: il 1° gennaio 2007", "2007-01-01"],
    ["Il presente decreto entra in vigore il 15 giugno 1999.", "1999-06-15"],
    ["La legge è entrata in vigore il 3.2.1988", "1988-02-03"],
  ])("is the one that the note gives: %s", (note, day) => {
    expect(entryIntoForce(note)).toBe(day);
  });

  it.each([
    "null",
    "",
    "Entrata in vigore del provvedimento: il giorno successivo alla pubblicazione",
    "Entrata in vigore del provvedimento: gli articoli 1 e 2 entrano in vigore il 1/1/2006",
    "Entrata in vigore del provvedimento: 1/1/2006 limitatamente agli articoli 3 e 4",
    "Entrata in vigore del provvedimento: 1/1/2006 per gli articoli da 1 a 3; 1/7/2006 per gli altri",
    "Entrata in vigore del provvedimento: 30/2/2006",
    "Entrata in vigore del provvedimento: 31/12/9999",
    "Entrata in vigore del provvedimento: 1/1/06",
    "Decreto-Legge convertito dalla L. 17 luglio 2020, n. 77 (in G.U. 18/07/2020, n. 180)",
    "Ripubblicazione del testo della legge 5 maggio 1999, n. 9001",
  ])("is none where the note gives none for the act: %s", (note) => {
    expect(entryIntoForce(note)).toBeNull();
  });

  it("is read from the notes of the preface alone, the first that gives one", () => {
    const note = (text: string) => `<p><authorialNote><p>${text}</p></authorialNote></p>`;
    const inPreface = (...notes: string[]) => {
      const change = (text: string) => text.replace("</preface>", `${notes.map(note).join("")}</preface>`);
      return readFixture("originale", { change }).record.entrata_in_vigore;
    };
    expect(inPreface()).toBeNull();
    expect(inPreface("null")).toBeNull();
    expect(inPreface("null", "Entrata in vigore del provvedimento: 4/4/1999", "5/5/1999")).toBe("1999-04-04");
    const change = (text: string) => text.replace("</body>", `${note("4-4-1999")}</body>`);
    expect(readFixture("originale", { change }).record.entrata_in_vigore).toBeNull();
  });
});
