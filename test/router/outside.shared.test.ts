/** The other side of relations over the official acts: who acts on what is not here, and who inserted what a version lacks. */

import { expect, it } from "vitest";
import { generatedTree } from "../property/tree.ts";

const tree = generatedTree("../shared/data");

it("an act that is not here has the relations of those that are", async () => {
  const { status, body } = await tree.get(`/relazioni?norma=${encodeURIComponent("d.l. 201/2011")}`);
  const relations = body.relazioni as { readonly da: string; readonly a: string; readonly direzione: string }[];
  expect(status).toBe(200);
  expect(body.norma).toMatchObject({ eli: "eli:/it/decreto-legge/2011/12/06/201", titolo: null, nel_corpus: false });
  expect(relations.length).toBeGreaterThan(10);
  for (const { da, a, direzione } of relations) {
    const here = direzione === "in" ? da : a;
    expect((await tree.get(`/norme/${here}`)).status, here).toBe(200);
  }
});

it("an article that no version has says who inserted it", async () => {
  const { status, body } = await tree.get("/norme/eli:/it/decreto-legislativo/2023/03/31/36/art/82-bis");
  expect([status, body.inserito_da]).toEqual([
    404,
    { eli: "eli:/it/decreto-legislativo/2024/12/31/209", data: "2024-12-31" },
  ]);
});
