/** What is offered where nothing is found: the nearest, and none that is too far. */

import { describe, expect, it } from "vitest";
import { createClient } from "../../generator/clients/client/client.ts";
import type { StoredProject } from "../../generator/contract/resources/plan-projects.ts";
import type { ActIndex, Piece } from "../../generator/format/act-index.ts";
import { shareOf } from "../../generator/router/render/progetti.ts";
import { nearestArticles } from "../../generator/router/render/versions/find-article.ts";
import { sharedTree } from "../shared-tree.ts";

describe("the articles nearest to one that is missing", () => {
  const chiavi = Array.from({ length: 30 }, (_, at) => `${at + 1}`);
  const index = { chiavi, numeri: {}, nomi: {} } as unknown as ActIndex;
  const pieces = chiavi.map((_, at) => ({ at })) as unknown as Piece[];

  it.each([
    ["15-bis", 11, 20],
    ["1-bis", 1, 10],
    ["99", 21, 30],
    ["640 comma 2", 21, 30],
  ])("are five before and five behind where %s would stand", (numero, first, last) => {
    const found = nearestArticles("eli:/it/legge/2000/01/02/3", index, pieces, { below: "", numero });
    expect([found[0]?.numero, found.at(-1)?.numero, found.length]).toEqual([`${first}`, `${last}`, 10]);
  });
});

describe("words near to one that no text has", () => {
  const client = createClient({ open: sharedTree() });
  const near = async (q: string) => {
    const { forse } = await client.fetch(`/api/public/cerca?q=${q}`).then((response) => response.json());
    return forse.map(({ parola }: { parola: string }) => parola);
  };

  it("differ by two letters at most from eight letters on, else by one", async () => {
    expect(await near("mestqeqi")).toContain("mestieri");
    expect(await near("letqeqa")).not.toContain("lettera");
    expect(await near("letqera")).toContain("lettera");
  });
});

it("the part of a place is rounded to the cent, half up", () => {
  const luogo = {
    tipo: "comune",
    codice: "015146",
    nome: "MILANO",
    provincia: "MILANO",
    regione: "LOMBARDIA",
  } as const;
  const project = (finanziamento_totale: number) =>
    ({
      somma: "2",
      parti: ["1", "1"],
      progetto: { luoghi: [luogo], finanziamento_totale },
    }) as unknown as StoredProject;
  expect(shareOf([project(0.01)], luogo)).toBe(0.01);
  expect(shareOf([project(10.03)], luogo)).toBe(5.02);
  expect(shareOf([project(10.02)], luogo)).toBe(5.01);
  // Once for all: two halves of a cent are one.
  expect(shareOf([project(0.01), project(0.01)], luogo)).toBe(0.01);
});
