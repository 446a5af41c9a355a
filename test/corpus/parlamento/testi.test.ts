import { describe, expect, it } from "vitest";
import type { TestoRecord } from "../../../generator/sources/ddl/read-bill-text.ts";
import { bill, build, lettura, testo } from "./artificial-legislature.ts";

describe("the text of a dossier", () => {
  const two = bill([
    lettura(1, 10, "S.1", { presentatoTrasmesso: "trasmesso" }),
    lettura(2, 10, "C.2", { titolo: "Modifica alla legge 5 febbraio 1992, n. 104" }),
  ]);
  const chosen = (...testi: TestoRecord[]) => build(two, [], testi).modello.disegni[0]!.citato;

  it.each<[string, number, TestoRecord[]]>([
    ["of the latest reading that has one", 2, [testo(1, "DDLMESS", 9), testo(2, "DDLCOMM", 2)]],
    ["that was approved rather than presented", 3, [testo(1, "DDLPRES", 9), testo(1, "DDLMESS", 3)]],
    ["presented rather than the committee's", 4, [testo(1, "DDLPRES", 4), testo(1, "DDLCOMM", 9)]],
    ["with most articles", 7, [testo(1, "DDLPRES", 0), testo(1, "DDLPRES", 7), testo(1, "DDLPRES", 5)]],
    ["of an earlier reading where the latest is a stub", 6, [testo(2, "DDLMESS", 0), testo(1, "DDLPRES", 6)]],
    ["that is not side by side with another", 1, [testo(2, "DDLCOMM", 8, { aFronte: true }), testo(1, "DDLPRES", 1)]],
  ])("is the one %s", (_, articoli, testi) =>
    expect(chosen(...testi)).toMatchObject({ testo: "articolato", articoli }),
  );

  it("of equals has the lowest id", () => {
    const file = (idTesto: number) =>
      testo(1, "DDLPRES", 2, {
        idTesto,
        citazioni: [
          {
            nelArticolo: String(idTesto),
            testo: "x",
            partizione: null,
            tipo: "legge",
            data: "1992-02-05",
            anno: null,
            numero: "104",
          },
        ],
      });
    expect(chosen(file(9), file(3), file(7)).citazioni[0]!.nelArticolo).toBe("3");
  });

  it("is the title of the current reading where there is none", () => {
    expect(chosen()).toMatchObject({
      testo: "titolo",
      articoli: 0,
      citazioni: [{ nelArticolo: null, testo: "legge 5 febbraio 1992, n. 104" }],
    });
  });

  it("of a bill that is not served joins nothing, and is counted but not discarded", () => {
    const { motivi, rapporto } = build(two, [], [testo(99, "DDLPRES", 3), testo(1, "DDLPRES", 1, { idFase: null })]);
    expect(motivi).toEqual(["testo di una lettura che non è nei dump: non abbinato (2)"]);
    expect(rapporto.discarded).toBe(0);
  });
});
