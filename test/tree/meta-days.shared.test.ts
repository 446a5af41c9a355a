import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { OperationId } from "../../generator/contract/operations.ts";
import { type Fonte, metaOfAreas } from "../../generator/tree/cards.ts";

const FILE = "../shared/data/fonti.json";

describe.skipIf(!existsSync(FILE))("the sources of the official data (skipped where ../shared is absent)", () => {
  const metaOf = (operation: OperationId, area: Fonte["area"]) => {
    const fonti: Fonte[] = JSON.parse(readFileSync(FILE, "utf8"));
    return metaOfAreas([area], "it", "0123456789ab", fonti, undefined, operation) as { dati_al: string; nota?: string };
  };

  it.each([
    ["pnrr-regioni", "pnrr", "2023-03-01"],
    ["pnrr-finanziamenti", "pnrr", "2023-03-01"],
    ["pnrr-enti", "pnrr", "2023-03-01"],
    ["pnrr-aziende", "pnrr", "2025-03-31"],
    ["pnrr-graph", "pnrr", "2025-03-31"],
    ["ddl-lista", "parlamento", "2024-05-08"],
    ["norma", "norme", "2026-05-07"],
  ] as const)("date %s by what its figures come from", (operation, area, day) => {
    expect(metaOf(operation, area).dati_al).toBe(day);
  });

  it("are told apart where the figures of an answer are of several days, and only there", () => {
    expect(metaOf("pnrr-aziende", "pnrr").nota).toMatch(
      /al 2023-03-01 progetti e finanziamenti .*appalti e importi .*; al 2025-03-31 chi ha vinto gli appalti/,
    );
    expect(metaOf("pnrr-regioni", "pnrr")).not.toHaveProperty("nota");
    expect(metaOf("politici-gruppi", "parlamento").nota).toMatch(/al 2023-04-30 deputati .*; al 2024-05-08 disegni/);
  });
});
