import { describe, expect, it } from "vitest";
import { answerLists, cellText } from "../../generator/outputs/site/client/answer-lists.ts";

describe("the lists of an answer", () => {
  it("are those of objects, of its own objects too, with every field that a row has; not what an answer says of itself", () => {
    const body = {
      meta: { fonti: [{ nome: "x" }] },
      totale: 2,
      norme: [{ eli: "a" }, { eli: "b", numero: 3 }],
      relazioni: { out: [{ da: "a" }], in: [] },
      commi: ["1", "2"],
      misti: [{ a: 1 }, "b"],
    };
    expect(answerLists(body)).toEqual([
      { name: "norme", columns: ["eli", "numero"], rows: body.norme },
      { name: "relazioni.out", columns: ["da"], rows: body.relazioni.out },
    ]);
  });

  it("are none of what is no object", () => {
    for (const body of [null, "testo", 3, [{ a: 1 }], { detail: "Not Found" }]) expect(answerLists(body)).toEqual([]);
    expect(answerLists({ candidati: [{ eli: "a" }] })).toHaveLength(1);
  });
});

describe("a cell", () => {
  it("shows texts as they are, nothing for what is not known, parts as JSON, and the beginning of what is long", () => {
    expect([cellText("a b"), cellText(1.5), cellText(false), cellText({ a: [1] })]).toEqual([
      "a b",
      "1.5",
      "false",
      '{"a":[1]}',
    ]);
    expect([cellText(null), cellText(undefined)]).toEqual(["", ""]);
    expect(cellText("x".repeat(1000))).toMatch(/^x{160}…$/);
  });
});
