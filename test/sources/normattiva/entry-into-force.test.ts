import { describe, expect, it } from "vitest";
import { entryIntoForce } from "../../../generator/sources/normattiva/identity.ts";
import { readFixture } from "./fixtures.ts";

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
