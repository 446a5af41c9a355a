import { expect, test } from "vitest";
import { isPersonalCode, OMITTED, personalCodeIn, withoutPersonalCodes } from "../../generator/law/personal-code.ts";

test.each([
  "ZZZXXX00A01A001Z",
  "zzzxxx00a01a001z",
  "ZZZ XXX 00A01 A001Z",
  "ZZZXXXOOA01A001Z",
  "ZZZXXXLMAL1ALLMZ",
  "ZZZXXX00A01A001",
  "ZZZXXX00A01A001ZZ",
  "ZZZXX00A01A001Z",
  "ZZZXXX00A01A01Z",
  "ZZZXXX\u200b00A01A001Z",
  "ＺＺＺＸＸＸ００Ａ０１Ａ００１Ｚ",
])("%s is a personal code, alone and within a text", (code) => {
  expect(isPersonalCode(code)).toBe(true);
  expect(isPersonalCode(`C.F. ${code}, 10000000001`)).toBe(true);
  expect(withoutPersonalCodes(`Voucher a ${code} (due)`)).toBe(`Voucher a ${OMITTED} (due)`);
});

const NONE = ["10000000001", "IT10000000001", "DE142021122", "Z11B22000010006", "5000000001", "P.IVA 10000000001"];

test.each(NONE)("a cell that says %s holds none", (cell) => {
  expect(isPersonalCode(cell)).toBe(false);
});

test.each([
  ...NONE,
  "provvisorio e transitorio 12",
  "Lavori di ristrutturazione dell'edificio scolastico 2023 lotto 1",
  "art. 12 B 34 C 567 D",
])("the text «%s» stays as it is", (text) => {
  expect(withoutPersonalCodes(text)).toBe(text);
  expect(personalCodeIn(text)).toBeNull();
});
