import { describe, expect, it } from "vitest";
import { signal } from "./artificial-records.ts";
import { briefs } from "./relations-between.ts";

describe("what an amended act tells of its changes, and conversions", () => {
  it("proves what the amending act declares of the same part, and is kept apart where it tells other facts", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5#comma 2", "12#comma 3", "abroga", { portata: "intero" }),
        signal("testo_abrogato", null, "12#comma 3", "abroga", { portata: "intero" }),
        signal("testo_abrogato", null, "12#comma 4", "abroga", { portata: "intero" }),
        signal("nota_aggiornamento", "5", "12", "proroga"),
      ]),
    ).toEqual([
      "- -> 12#comma 4 abroga (intero) [testo_abrogato] media",
      "5#comma 2 -> 12#comma 3 abroga (intero) [modifica_attiva testo_abrogato] alta",
      "5 -> 12 proroga [nota_aggiornamento] media",
    ]);
  });

  it("never turns the repeal of one comma into that of the article, nor the other way round", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "abroga", { portata: "intero" }),
        signal("testo_abrogato", null, "12#comma 3", "abroga", { portata: "intero" }),
      ]).map((text) => text.replace(/ \[.*/, "")),
    ).toEqual(["- -> 12#comma 3 abroga (intero)", "5 -> 12 abroga (intero)"]);
  });

  it("takes a note that does not say how as a proof of what its provision does, else as a relation that says no more", () => {
    const declared = signal("modifica_attiva", "5#comma 1", "12", "abroga");
    expect(briefs([declared, signal("nota_aggiornamento", "5#comma 1", "12", "aggiorna")])).toEqual([
      "5#comma 1 -> 12 abroga [modifica_attiva nota_aggiornamento] alta",
    ]);
    expect(briefs([declared, signal("nota_aggiornamento", "6", "12", "aggiorna")])).toHaveLength(2);
  });

  it("makes relations of their own about other articles, sure only if the amending act is in the official list", () => {
    const signals = [signal("testo_abrogato", null, "3", "abroga"), signal("nota_aggiornamento", "7", "3", "proroga")];
    expect(briefs(signals)).toEqual([
      "- -> 3 abroga [testo_abrogato] media",
      "7 -> 3 proroga [nota_aggiornamento] media",
    ]);
    expect(briefs([...signals, signal("riferimento_passivo", null, null)])).toEqual([
      "- -> 3 abroga [riferimento_passivo testo_abrogato] alta",
      "7 -> 3 proroga [riferimento_passivo nota_aggiornamento] alta",
    ]);
  });

  it("has the official list prove every relation of the pair, or stand for the whole act", () => {
    const listed = signal("riferimento_passivo", null, null, "aggiorna", { data: "2030-09-09" });
    expect(briefs([listed])).toEqual(["- -> - aggiorna [riferimento_passivo] media"]);
    expect(
      briefs([signal("modifica_attiva", "5", "12", "abroga"), signal("modifica_attiva", "5", "13", "abroga"), listed]),
    ).toEqual([
      "5 -> 12 abroga [modifica_attiva riferimento_passivo] alta",
      "5 -> 13 abroga [modifica_attiva riferimento_passivo] alta",
    ]);
  });

  it("makes the law of conversion convert the decree", () => {
    expect(
      briefs([signal("conversione", null, null, "converte"), signal("riferimento_passivo", null, null, "aggiorna")]),
    ).toEqual(["- -> - converte [riferimento_passivo conversione] alta"]);
  });
});
