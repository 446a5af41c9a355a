import { expect, it } from "vitest";
import {
  isBearer,
  isCup,
  isGroup,
  isPerson,
  mayBeName,
} from "../../../generator/pages/explorer/client/views/cerca/named.ts";

it.each([
  ["Esempio Nove", true],
  ["ESM5", true],
  ["10000000002", true],
  ["1000000000", false],
  ["art. 640 c.p.", false],
  ["L. 241/1990", false],
  ['"Esempio Nove"', false],
  ["esem*", false],
  ["una due tre quattro cinque sei sette", false],
  ["", false],
  ["-", false],
])("takes %s for a name: %s", (q, due) => {
  expect(mayBeName(q)).toBe(due);
});

it.each([
  ["Z12B22000002000", true],
  [" z12b22000002000 ", true],
  ["Z12B2200000200", false],
  ["10000000002", false],
])("takes %s for a CUP: %s", (q, due) => {
  expect(isCup(q)).toBe(due);
});

it.each([
  ["esempio due", "ESEMPIO DUE S.P.A.", true],
  ["ESEMPIO DUE SRL", "ESEMPIO DUE SRL", true],
  ["esempio", "ESEMPIO DUE S.R.L.", false],
  ["esempio due tre", "ESEMPIO DUE S.R.L.", false],
  ["10000000002", "ALTRO NOME", true],
])("%s names %s: %s", (q, nome, due) => {
  expect(isBearer(q, { nome, id: "azienda:10000000002" })).toBe(due);
});

it.each([
  ["nove", "Parlamentare D'Esempio-Nove", true],
  ["d'esempio nove", "Parlamentare D'Esempio-Nove", true],
  ["d", "Parlamentare D'Esempio-Nove", false],
  ["esem", "Parlamentare D'Esempio-Nove", false],
])("%s is the person %s: %s", (q, nome, due) => {
  expect(isPerson(q, nome)).toBe(due);
});

it.each([
  ["es", true],
  ["alfa", true],
  ["gruppo di esempio", true],
  ["esempio", false],
  ["di", false],
])("%s is the group GRUPPO DI ESEMPIO (ES-ALFA): %s", (q, due) => {
  expect(isGroup(q, { nome: "GRUPPO DI ESEMPIO", sigla: "ES-ALFA" })).toBe(due);
});
