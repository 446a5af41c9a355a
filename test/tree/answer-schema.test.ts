import { expect, it } from "vitest";
import { operationOfFile, schemaOfFile } from "../../generator/tree/answer-schema.ts";

it.each([
  ["api/public/health.json", "health"],
  ["api/public/norme.json", "norme"],
  ["api/public/norme/legge/1990/08/07/241.json", "norma"],
  ["api/public/relazioni/legge/1990/08/07/241.json", "relazioni"],
  ["api/public/graph/articolo/50.json", "graph"],
  ["api/public/pnrr/graph/500.json", "pnrr-graph"],
  ["api/public/pnrr/classifica-regioni/7.json", "pnrr-regioni"],
  ["api/public/pnrr/finanziamenti.json", "pnrr-finanziamenti"],
  ["api/public/politici/classifica-gruppi/100.json", "politici-gruppi"],
  ["api/public/ddl/lista.json", "ddl-lista"],
  ["api/public/ddl/c-643-bis.json", "ddl"],
  ["api/public/openapi.json", null],
  ["indici/norme/numeri/1990/01.json", null],
])("%s is an answer of %s", (file, operation) => {
  expect(operationOfFile(file)).toBe(operation);
});

it("documents that are no answer have their own schemas", () => {
  expect(schemaOfFile("rapporto.json")).toBe("rapporto");
  expect(schemaOfFile("manifest.json")).toBe(null);
});
