import { expect, it } from "vitest";
import { writtenAmount } from "../../../generator/contract/written-number.ts";
import { dayAfter } from "../../../generator/pages/site/written.ts";

it.each([
  ["il", "2026-04-11", "l'11 aprile 2026"],
  ["dati al", "2026-05-08", "dati all'8 maggio 2026"],
  ["così almeno dal", "2024-08-08", "così almeno dall'8 agosto 2024"],
  ["testo originale, del", "1999-11-11", "testo originale, dell'11 novembre 1999"],
  ["Dopo il", "2026-04-08", "Dopo l'8 aprile 2026"],
  ["Il", "2026-04-11", "L'11 aprile 2026"],
  ["dal", "2026-05-01", "dal 1º maggio 2026"],
  ["al", "2026-05-18", "al 18 maggio 2026"],
  ["giorno di riferimento:", "2026-05-11", "giorno di riferimento: 11 maggio 2026"],
  ["nel mese di aprile", "2026-04-11", "nel mese di aprile 11 aprile 2026"],
])("a day after %j: %s", (words, day, written) => {
  expect(dayAfter(words, day, "it")).toBe(written);
});

it("a day in English elides nothing", () => {
  expect(dayAfter("data as of", "2026-04-11", "en")).toBe("data as of 11 April 2026");
});

it.each([
  [0, "0 risultati"],
  [1, "1 risultato"],
  [2, "2 risultati"],
  [1001, "1.001 risultati"],
])("a count of %d has its word", (n, written) => {
  expect(writtenAmount(n, "risultato/risultati", "it")).toBe(written);
});

it("a word that is the same for one and for many is said once", () => {
  expect(writtenAmount(1, "file", "it")).toBe("1 file");
});
