import { describe, expect, it } from "vitest";
import { citing, signal } from "./artificial-records.ts";
import { between, briefs, ELI } from "./relations-between.ts";

describe("what is one relation", () => {
  it("shows both ends, the kind, the proof and the sentence", () => {
    expect(between([signal("modifica_attiva", "5#comma 1", "12#comma 3", "abroga", { portata: "intero" })])).toEqual({
      relazioni: [
        {
          da: ELI("1"),
          a: ELI("2"),
          articolo_da: "5",
          partizione_da: "comma 1",
          articolo_a: "12",
          partizione_a: "comma 3",
          portata: "intero",
          tipo: "abroga",
          data: "2030-02-15",
          decorrenza: null,
          evidenza: "Frase di esempio (modifica_attiva)",
          base: ["modifica_attiva"],
          affidabilita: "alta",
        },
      ],
      conteggi: {},
      dubbie: {},
    });
  });

  it("joins equal relations and keeps the longest sentence", () => {
    const { relazioni } = between([
      signal("modifica_attiva", "5", "12", "modifica", { evidenza: "breve" }),
      signal("modifica_attiva", "5", "12", "modifica", { evidenza: "la più lunga" }),
    ]);
    expect(relazioni.map(({ evidenza }) => evidenza)).toEqual(["la più lunga"]);
  });

  it("keeps apart what differs in a part or in the extent, wider ones first", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12#comma 3", "abroga", { portata: "intero" }),
        signal("modifica_attiva", "5", "12#comma 2, lettera a)", "abroga", { portata: "parte" }),
        signal("modifica_attiva", "5", "12", "abroga", { portata: "parte" }),
        signal("modifica_attiva", "5#comma 2", "12#comma 3", "abroga", { portata: "intero" }),
      ]).map((text) => text.replace(/ \[.*/, "")),
    ).toEqual([
      "5 -> 12 abroga (parte)",
      "5 -> 12#comma 2, lettera a) abroga (parte)",
      "5 -> 12#comma 3 abroga (intero)",
      "5#comma 2 -> 12#comma 3 abroga (intero)",
    ]);
  });

  it("keeps apart what differs in one article or in the kind, in order", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "proroga"),
        signal("modifica_attiva", "5", "12", "inserisce"),
        signal("modifica_attiva", "5", "11-bis", "proroga"),
        signal("modifica_attiva", "10", "12", "proroga"),
        signal("modifica_attiva", "9", null, "abroga"),
      ]).map((text) => text.replace(/ \[.*/, "")),
    ).toEqual(["9 -> - abroga", "5 -> 11-bis proroga", "10 -> 12 proroga", "5 -> 12 inserisce", "5 -> 12 proroga"]);
  });

  it("drops what an act says about itself, and counts it", () => {
    const { relazioni, conteggi } = between([signal("modifica_attiva", "5", "12", "modifica", { altro: citing("1") })]);
    expect(relazioni).toEqual([]);
    expect(conteggi).toEqual({ "segnali di modifica di un atto su se stesso: nessuna relazione": 1 });
  });
});
