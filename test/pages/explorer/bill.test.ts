import { describe, expect, it } from "vitest";
import { DDL, type DdlRow } from "../../../generator/contract/resources/ddl.ts";
import type { AnyRow } from "../../../generator/contract/resources/declare/fields.ts";
import {
  daysBetween,
  placeOfPart,
  referenceDay,
  type Signatory,
  signingGroups,
} from "../../../generator/pages/explorer/client/views/ddl/bill.ts";
import { groupChoices } from "../../../generator/pages/explorer/client/views/parlamentari/signatures.ts";

const bill = (numero: string, more: Partial<DdlRow> = {}): DdlRow => ({
  numero,
  numeri: [numero],
  titolo: "Norme di esempio sul turismo",
  ramo: numero.startsWith("S") ? "Senato" : "Camera",
  stato: "esame in comm.",
  chiuso: false,
  data_presentazione: "2025-01-01",
  data_stato: "2025-01-02",
  giorni_fermo: 3,
  natura: null,
  iniziativa: null,
  proponente: "Dep. Esempio 07 Parlamentare",
  n_firmatari: 1,
  legge: null,
  ...more,
});

const ROWS = [
  bill("C.1"),
  bill("S.2-B", { numeri: ["S.2", "C.77", "S.2-B"], titolo: "Perché leggere", chiuso: true, stato: "ritirato" }),
  bill("S.3"),
];
const found = (query: Readonly<Record<string, string>>) =>
  Object.entries(query)
    .reduce<readonly AnyRow[]>((rows, [name, value]) => {
      const { has, keep } = DDL.list.filters![name]!;
      if (keep) return keep(rows, value);
      return rows.filter((row) => has?.(row).includes(value));
    }, ROWS)
    .map(({ numero }) => numero);

describe("the list of bills", () => {
  it("is filtered by all that is chosen, and by nothing that is odd", () => {
    expect(found({})).toEqual(["C.1", "S.2-B", "S.3"]);
    expect(found({ ramo: "Senato" })).toEqual(["S.2-B", "S.3"]);
    expect(found({ ramo: "Senato", iter: "aperto" })).toEqual(["S.3"]);
    expect(found({ iter: "chiuso" })).toEqual(["S.2-B"]);
    expect(found({ stato: "mai visto" })).toEqual([]);
  });

  it("finds the number of any reading, and words whatever their accents", () => {
    expect(found({ q: "c 77" })).toEqual(["S.2-B"]);
    expect(found({ q: " perche LEGG" })).toEqual(["S.2-B"]);
    expect(found({ q: "turismo" })).toEqual(["C.1", "S.3"]);
    expect(found({ q: "  " })).toHaveLength(3);
  });

  it("offers each group once, although the branches write it in different cases", () => {
    const group = (sigla: string, ramo: "Camera" | "Senato") => ({
      posizione: 1,
      nome: `Gruppo ${sigla}`,
      sigla,
      ramo,
      numero_atti: 1,
      numero_firme: 1,
    });
    const classifica = [group("MISTO", "Camera"), group("ALFA", "Camera"), group("Misto", "Senato")];
    expect(groupChoices({ limit: 100, totale: 3, classifica })).toEqual([
      { value: "ALFA", text: "ALFA" },
      { value: "MISTO", text: "MISTO" },
    ]);
  });
});

describe("a bill", () => {
  const signer = (nome: string, gruppo: string | null, more: Partial<Signatory> = {}): Signatory => ({
    id: `S-${nome}`,
    nome,
    ramo: "Senato",
    gruppo,
    primo: false,
    data_aggiunta: null,
    data_ritiro: null,
    ...more,
  });

  it("has its signatories by group, first signers ahead, who withdrew last", () => {
    const groups = signingGroups([
      signer("a", "X"),
      signer("b", "X"),
      signer("c", "Y", { data_ritiro: "2025-01-01", primo: true }),
      signer("d", "Y"),
      signer("e", "Y", { primo: true }),
      signer("f", null),
      signer("g", null, { id: null }),
    ]);
    expect(groups.map(({ gruppo, signers }) => [gruppo, signers.map(({ nome }) => nome).join("")])).toEqual([
      ["Y", "edc"],
      ["X", "ab"],
      [null, "f"],
      [undefined, "g"],
    ]);
  });

  it("counts days by the calendar, over the change of the hour too", () => {
    expect(daysBetween("2025-03-29", "2025-03-31")).toBe(2);
    expect(daysBetween("2025-04-02", null)).toBeNull();
    expect(referenceDay({ data_stato: "2025-03-24", giorni_fermo: 292 })).toBe("2026-01-10");
    expect(referenceDay({ data_stato: "2025-03-24", giorni_fermo: null })).toBeNull();
  });

  it.each([
    ["articolo 634", "/art/634"],
    ["articolo 4-bis, comma 1", "/art/4-bis/comma/1"],
    ["articolo 44, secondo comma", "/art/44"],
    ["comma 758-bis dell'articolo 1", "/art/1/comma/758-bis"],
    ["commi 14 e 15 dell'articolo 1", ""],
    ["articoli 624 e 624-bis", ""],
    ["51", ""],
    [null, ""],
  ])("leads to the one article that a part names: %s", (part, place) => {
    expect(placeOfPart(part)).toBe(place);
  });
});
