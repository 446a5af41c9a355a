import { describe, expect, it } from "vitest";
import { createClient } from "../../../generator/clients/client/client.ts";
import { BASE_PATH, JSON_OPERATIONS } from "../../../generator/contract/operations.ts";
import { answerRows } from "../../../generator/contract/resources/derive/answer-rows.ts";
import { matchPath } from "../../../generator/router/match.ts";
import { sharedTree } from "../../shared-tree.ts";

const tree = sharedTree();

describe("the rows of an answer", () => {
  it("are declared for every operation, each under a name and columns of its own", () => {
    for (const { id } of JSON_OPERATIONS) {
      const names = answerRows(id).map(({ name }) => name);
      expect(names.length, id).toBeGreaterThan(0);
      expect(new Set(names).size, id).toBe(names.length);
      for (const { columns } of answerRows(id)) expect(new Set(columns).size, id).toBe(columns.length);
    }
  });

  it("have a text, a number or nothing in each cell, whatever the answer", async () => {
    const client = createClient({ open: tree });
    const asked = [
      ...["health", "norme", "graph", "pnrr/graph", "politici/graph", "pnrr/finanziamenti", "ddl/lista", "ddl/S.9001"],
      ...["norme/L. 9001%2F1999", "norme/L. 9001%2F1999/art/1", "norme/L. 9001%2F1999/versioni", "pronunce", "ue"],
      ...["norme/L. 9001%2F1999/pronunce", "norme/L. 9001%2F1999/ue", "relazioni?norma=L. 9001%2F1999", "votazioni"],
      ...["votazioni/C-99-40-12", "politici/C-900107/voti", "pnrr/progetti", "cerca?q=biblioteche"],
      ...["citazioni?testo=art. 1 L. 9001%2F1999 e dir. 2014%2F24", "registro?norme=L. 9001%2F1999"],
    ];
    for (const one of asked) {
      const answer = await client.fetch(`${BASE_PATH}/${one}`);
      expect(answer.status, one).toBe(200);
      const body = await answer.json();
      const id = matchPath(decodeURIComponent(`${BASE_PATH}/${one.replace(/\?.*/, "")}`))?.operation.id ?? "";
      for (const { name, columns, rows } of answerRows(id))
        for (const row of rows(body)) {
          expect(row, one).toHaveLength(columns.length);
          expect(
            row.some((cell) => String(cell).includes("[object")),
            `${one} ${name}`,
          ).toBe(false);
        }
    }
    await client.close();
  });
});
