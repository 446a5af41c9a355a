import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/api/operations.ts";
import { answerLists, cellText } from "../../generator/outputs/site/client/answer-lists.ts";
import { faultsOf } from "../../generator/outputs/site/client/refusal.ts";
import { clientTexts } from "../../generator/outputs/site/texts/client-texts.ts";
import { validate } from "../../generator/router/validate.ts";

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

const operation = (id: string) => OPERATIONS.find((o) => o.id === id)!;

/** The faults that the router finds in a query, as a page in a language says them. */
function faults(id: string, query: Record<string, string>, lingua: "it" | "en") {
  const refused = validate(operation(id), new Map(Object.entries(query)), {});
  if ("values" in refused) throw new Error("accepted");
  return faultsOf(JSON.parse(refused.body).detail, clientTexts(lingua).difetti, String);
}

describe("a refusal of the API", () => {
  it.each([
    ["graph", "max_nodi", "9", "Il valore più piccolo ammesso è 10.", "The least value allowed is 10."],
    ["graph", "max_nodi", "20001", "Il valore più grande ammesso è 20000.", "The greatest value allowed is 20000."],
    ["graph", "max_nodi", "tanti", "Serve un numero intero.", "An integer is needed."],
    ["graph", "max_nodi", "1".repeat(5000), "Il numero ha troppe cifre.", "The number has too many digits."],
    ["pnrr-graph", "importo_min", "tanto", "Serve un numero.", "A number is needed."],
    ["graph", "livello", "comma", "Il valore non rispetta la regola scritta sopra.", "The value breaks the pattern"],
  ])("of %s?%s=%s is said in the page's language at its field", (id, name, value, it, en) => {
    expect(faults(id, { [name]: value }, "it")).toEqual([{ name, text: it }]);
    expect(faults(id, { [name]: value }, "en")).toEqual([{ name, text: expect.stringContaining(en) }]);
  });

  it("names every field, also one that is missing, and knows no reason without words for it", () => {
    expect(faults("relazioni", { dir: "su" }, "it").map(({ name }) => name)).toEqual(["norma", "dir"]);
    const unheard = [{ type: "new_reason", loc: ["query", "q"] as const }];
    expect(faultsOf(unheard, clientTexts("en").difetti, String)[0]!.text).toBe("The API does not accept this value.");
  });
});
