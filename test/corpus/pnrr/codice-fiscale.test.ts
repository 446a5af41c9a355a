import { expect, test } from "vitest";
import { formaOf, readCodice } from "../../../generator/corpus/pnrr/codice-fiscale.ts";

test.each([
  ["4102891001", "04102891001"],
  ["1234567", "00001234567"],
  ["IT00488410010", "00488410010"],
  ["CHE-130.332.134", "CHE130332134"],
  ["CHE 101.468.464", "CHE101468464"],
  ["DE142021122", "DE142021122"],
  ["NL005033019B01", "NL005033019B01"],
  ["35005/14749", "35005/14749"],
  ["sm21197", "SM21197"],
  ["P.IVA 10000000001", "10000000001"],
  ["10000000001.0", "10000000001"],
  ["4102891001,00", "04102891001"],
  ["it 10000000001", "10000000001"],
  ["Partita IVA: IT10000000001", "10000000001"],
  ["'00000000101", "00000000101"],
  ["\u200b10000000001", "10000000001"],
])("%s is the code %s", (cell, codice) => {
  expect(readCodice(cell)).toEqual({ tipo: "codice", codice, riparato: codice !== cell });
});

test.each([
  "",
  "XXXXXXXXXXX",
  "00000000000",
  "99999999999",
  "0",
  "N/A",
  "N.D.",
  "IT00000000000",
  "PERSONA DI PROVA",
  "4,10E+09",
  "-",
])("%j is no code", (cell) => {
  expect(readCodice(cell).tipo).toBe("mancante");
});

test.each([
  "****************",
  "SMPSMP80A01H501U",
  "smp smp 80A01 H501U",
  "SMPSMPUMAMMHRMMU",
  "ES12345678Z",
  "X1234567L",
  "1234*",
  "CF ZZZXXX00A01A001Z",
  "ZZZXXX00A01A001Z/10000000003",
  "ZZZXXX00A01A001Z, PERSONA DI PROVA",
  "zzzxxx00a01a001z",
  "ZZZXXXOOA01A001Z",
  "ZZZXXX00A01A001",
  "ZZZXX00A01A001Z",
  "ZZZXXX0A01A001Z",
  "ZZZXXX00A01A001ZZ",
  "ZZZXXX00A01A0001Z",
  "ZZZXXX\u200b00A01\u200bA001Z",
  "ZZZ-XXX-00A01-A001Z",
  "ＺＺＺＸＸＸ００Ａ０１Ａ００１Ｚ",
  "cod. fisc. ZZZXXXLMAL1ALL1Z",
])("%s is a natural person", (cell) => {
  expect(readCodice(cell).tipo).toBe("persona");
});

test("legal forms of natural persons are told in any case and spacing", () => {
  const forme = [
    "Persona\u00a0fisica",
    "LIBERO PROFESSIONISTA",
    "Imprenditoreindividuale non agricolo",
    "Impresa individuale",
  ];
  expect(forme.map(formaOf)).toEqual(["persona", "persona", "individuale", "individuale"]);
  expect(["Società per azioni", "SocietàCooperativa diversa"].map(formaOf)).toEqual(["ente", "ente"]);
  expect(["", "Non Disponibile", "Non\u00a0disponibile"].map(formaOf)).toEqual([null, null, null]);
});
