import { describe, expect, test } from "vitest";
import {
  giorno,
  IMPORTO_ASSURDO,
  IMPORTO_ILLEGGIBILE,
  IMPORTO_NEGATIVO,
  importoInCentesimi,
  PULIZIE,
} from "../../../generator/sources/italia-domani/cells.ts";

describe("importoInCentesimi", () => {
  test.each([
    ["1706633,17", 170663317],
    ["1.706.633,17", 170663317],
    ["114.000.000", 11400000000],
    ["13950000000", 1395000000000],
    ["2738869489,5", 273886948950],
    ["0", 0],
    ["0,005", 1],
    ["0,0049", 0],
    ["1,999", 200],
    [",5", 50],
    [" 12 ", 1200],
    ["-0", 0],
  ])("reads %s as %d cents", (cell, cents) => {
    expect(importoInCentesimi(cell)).toEqual({ cents });
  });

  test.each(["", "  ", "N/D", "N/A"])("takes %j as missing", (cell) => {
    expect(importoInCentesimi(cell)).toEqual({ cents: null });
  });

  test.each([
    ["-5000", IMPORTO_NEGATIVO],
    ["-1.000,50", IMPORTO_NEGATIVO],
    ["99999999999999999999", IMPORTO_ASSURDO],
    ["300000000000,01", IMPORTO_ASSURDO],
    ["12.34", IMPORTO_ILLEGGIBILE],
    ["1.70.633,17", IMPORTO_ILLEGGIBILE],
    ["1e5", IMPORTO_ILLEGGIBILE],
    ["circa mille", IMPORTO_ILLEGGIBILE],
    ["--5", IMPORTO_ILLEGGIBILE],
  ])("refuses %s with its reason", (cell, motivo) => {
    expect(importoInCentesimi(cell)).toEqual({ fault: motivo });
  });
});

describe("giorno", () => {
  test.each([
    ["31/03/2025", 20250331],
    ["29/02/2024", 20240229],
    ["29/02/2023", null],
    ["01/01/1900", null],
    ["00/01/1900", null],
    ["31/04/2024", null],
    ["2024-04-30", null],
    ["", null],
  ])("reads %j as %j", (cell, day) => {
    expect(giorno(cell)).toBe(day);
  });
});

test("cells are trimmed of every white space, and N/D is missing", () => {
  expect(PULIZIE.testo(" Società\u00a0 per\n azioni ")).toBe("Società per azioni");
  expect(PULIZIE.chiave(" g17h03000130001\u00a0")).toBe("G17H03000130001");
  expect(PULIZIE.identificativo(" a/B #1  x ")).toBe("a/B #1  x");
  expect([PULIZIE.testo("N/D"), PULIZIE.chiave("n/d"), PULIZIE.identificativo("")]).toEqual(["", "", ""]);
});
