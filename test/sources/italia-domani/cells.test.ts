import { describe, expect, test } from "vitest";
import {
  giorno,
  IMPORTO_ASSURDO,
  IMPORTO_ESPONENTE,
  IMPORTO_ILLEGGIBILE,
  IMPORTO_NEGATIVO,
  IMPORTO_TRE_DECIMALI,
  importoInCentesimi,
  PULIZIE,
  withoutFormula,
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
    [",5", 50],
    [" 12 ", 1200],
    ["-0", 0],
    // As spreadsheets and programs write them.
    ["1.234,50", 123450],
    ["1,234.50", 123450],
    ["1,706,633.17", 170663317],
    ["114,000,000", 11400000000],
    ["123.0", 12300],
    ["12.34", 1234],
    ["4658.5600", 465856],
    ["1234.567", 123457],
    ["0.125", 13],
    ["1 706 633,17", 170663317],
    ["1\u00a0706\u00a0633,17", 170663317],
    ["1'706'633.17", 170663317],
    ["€ 1.234,50", 123450],
    ["1234,5 EUR", 123450],
    ["+12,5", 1250],
    ["12,5+", 1250],
  ])("reads %s as %d cents", (cell, cents) => {
    expect(importoInCentesimi(cell)).toEqual({ cents });
  });

  test.each([
    ["1E+05", 10000000, IMPORTO_ESPONENTE],
    ["1e5", 10000000, IMPORTO_ESPONENTE],
    ["1,70663317E+06", 170663317, IMPORTO_ESPONENTE],
    ["1.5E-1", 15, IMPORTO_ESPONENTE],
    ["1,234", 123, IMPORTO_TRE_DECIMALI],
    ["1,999", 200, IMPORTO_TRE_DECIMALI],
  ])("reads %s as %d cents and says what is dubious", (cell, cents, dubbio) => {
    expect(importoInCentesimi(cell)).toEqual({ cents, dubbio });
  });

  test.each(["", "  ", "N/D", "N/A"])("takes %j as missing", (cell) => {
    expect(importoInCentesimi(cell)).toEqual({ cents: null });
  });

  test.each([
    ["-5000", IMPORTO_NEGATIVO],
    ["-1.000,50", IMPORTO_NEGATIVO],
    ["123,45-", IMPORTO_NEGATIVO],
    ["123.45 -", IMPORTO_NEGATIVO],
    ["(1.234,50)", IMPORTO_NEGATIVO],
    ["\u2212 5", IMPORTO_NEGATIVO],
    ["99999999999999999999", IMPORTO_ASSURDO],
    ["1E+15", IMPORTO_ASSURDO],
    ["300000000000,01", IMPORTO_ASSURDO],
    ["1.234.50", IMPORTO_ILLEGGIBILE],
    ["1,234,5", IMPORTO_ILLEGGIBILE],
    ["1.70.633,17", IMPORTO_ILLEGGIBILE],
    ["1.706,633.17", IMPORTO_ILLEGGIBILE],
    ["1,706.633,17", IMPORTO_ILLEGGIBILE],
    ["12 34", IMPORTO_ILLEGGIBILE],
    ["-5-", IMPORTO_ILLEGGIBILE],
    ["(5", IMPORTO_ILLEGGIBILE],
    ["#RIF!", IMPORTO_ILLEGGIBILE],
    ["######", IMPORTO_ILLEGGIBILE],
    ["5 milioni", IMPORTO_ILLEGGIBILE],
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
    ["2024-04-30", 20240430],
    ["2024-04-30 00:00:00", 20240430],
    ["1/3/2023", 20230301],
    ["01/03/2023 12:30", 20230301],
    ["2024-02-30", null],
    ["marzo 2024", null],
    ["", null],
  ])("reads %j as %j", (cell, day) => {
    expect(giorno(cell)).toBe(day);
  });
});

test.each([
  ['="000123"', "000123"],
  ['="a""b"', 'a"b'],
  ["=1+1", "=1+1"],
  ["testo", "testo"],
])("a formula that keeps a text a text is that text: %s", (cell, text) => {
  expect(withoutFormula(cell)).toBe(text);
});

test("cells are trimmed of every white space, and N/D is missing", () => {
  expect(PULIZIE.testo(" Società\u00a0 per\n azioni ")).toBe("Società per azioni");
  expect(PULIZIE.chiave(" g17h03000130001\u00a0")).toBe("G17H03000130001");
  expect(PULIZIE.identificativo(" a/B #1  x ")).toBe("a/B #1  x");
  expect([PULIZIE.testo("N/D"), PULIZIE.chiave("n/d"), PULIZIE.identificativo("")]).toEqual(["", "", ""]);
});
