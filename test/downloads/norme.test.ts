import { expect, it } from "vitest";
import { type NormaBody, normaRow } from "../../generator/outputs/downloads/norme.ts";
import { TABLES } from "../../generator/outputs/downloads/tables.ts";
import { NORME } from "../schemas/norme-instances.ts";

it("the row of an act has its common names, a line each, and where its relations could come from", () => {
  const body = {
    ...(NORME.norma as NormaBody),
    nomi: ["Codice di esempio", "c. es."],
    copertura: { attive: "testo", passive: "note" },
  } as const;
  const { columns } = TABLES.find(({ name }) => name === "norme")!;
  const row = normaRow(body);
  expect(row).toHaveLength(columns.length);
  expect(Object.fromEntries(columns.map(({ name }, i) => [name, row[i]]))).toMatchObject({
    nomi: "Codice di esempio\nc. es.",
    copertura_attive: "testo",
    copertura_passive: "note",
    preambolo: body.preambolo,
  });
});
