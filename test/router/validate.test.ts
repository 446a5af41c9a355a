import { describe, expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "../../generator/contract/operations.ts";
import { parseQuery } from "../../generator/router/query.ts";
import { validate } from "../../generator/router/validate.ts";

const judge = (id: OperationId, query: string, texts = {}) =>
  validate(OPERATIONS.find((o) => o.id === id)!, parseQuery(query), texts);

const INT = "Input should be a valid integer, unable to parse string as an integer";

describe("a faulty parameter", () => {
  it.each<[OperationId, string, string]>([
    [
      "health",
      "lang=IT",
      `{"type":"string_pattern_mismatch","loc":["query","lang"],"msg":"String should match pattern '^(it|en)?$'","input":"IT","ctx":{"pattern":"^(it|en)?$"}}`,
    ],
    [
      "health",
      "lang=it%0A",
      `{"type":"string_pattern_mismatch","loc":["query","lang"],"msg":"String should match pattern '^(it|en)?$'","input":"it\\n","ctx":{"pattern":"^(it|en)?$"}}`,
    ],
    ["norme", "limit=", `{"type":"int_parsing","loc":["query","limit"],"msg":"${INT}","input":""}`],
    [
      "norme",
      "limit=0",
      `{"type":"greater_than_equal","loc":["query","limit"],"msg":"Input should be greater than or equal to 1","input":"0","ctx":{"ge":1}}`,
    ],
    [
      "norme",
      "limit=1001",
      `{"type":"less_than_equal","loc":["query","limit"],"msg":"Input should be less than or equal to 1000","input":"1001","ctx":{"le":1000}}`,
    ],
    [
      "norme",
      "limit=+x%22\\é%00",
      `{"type":"int_parsing","loc":["query","limit"],"msg":"${INT}","input":" x\\"\\\\é\\u0000"}`,
    ],
    [
      "norme",
      `offset=-${"9".repeat(40)}`,
      `{"type":"greater_than_equal","loc":["query","offset"],"msg":"Input should be greater than or equal to 0","input":"-${"9".repeat(40)}","ctx":{"ge":0}}`,
    ],
    [
      "norme",
      `offset=${"9".repeat(4301)}`,
      `{"type":"int_parsing_size","loc":["query","offset"],"msg":"Unable to parse input string as an integer, exceeded maximum size","input":"${"9".repeat(4301)}"}`,
    ],
    [
      "citazioni",
      `testo=${"%F0%9F%91%8D".repeat(8001)}`,
      `{"type":"string_too_long","loc":["query","testo"],"msg":"String should have at most 8000 characters","input":"${"👍".repeat(8001)}","ctx":{"max_length":8000}}`,
    ],
    [
      "registro",
      "norme=x&dal=2026-02-30",
      `{"type":"value_error","loc":["query","dal"],"msg":"Value error, it is no day of the calendar","input":"2026-02-30","ctx":{"error":{}}}`,
    ],
    ["citazioni", "", `{"type":"missing","loc":["query","testo"],"msg":"Field required","input":null}`],
    ["relazioni", "", `{"type":"missing","loc":["query","norma"],"msg":"Field required","input":null}`],
    [
      "relazioni",
      "norma&dir=",
      `{"type":"string_pattern_mismatch","loc":["query","dir"],"msg":"String should match pattern '^(out|in|entrambe)$'","input":"","ctx":{"pattern":"^(out|in|entrambe)$"}}`,
    ],
    [
      "graph",
      "livello=Norma",
      `{"type":"string_pattern_mismatch","loc":["query","livello"],"msg":"String should match pattern '^(norma|articolo)$'","input":"Norma","ctx":{"pattern":"^(norma|articolo)$"}}`,
    ],
    [
      "pnrr-graph",
      "importo_min=nan",
      `{"type":"greater_than_equal","loc":["query","importo_min"],"msg":"Input should be greater than or equal to 0","input":"nan","ctx":{"ge":0.0}}`,
    ],
    [
      "pnrr-graph",
      "importo_min=-5e-324",
      `{"type":"greater_than_equal","loc":["query","importo_min"],"msg":"Input should be greater than or equal to 0","input":"-5e-324","ctx":{"ge":0.0}}`,
    ],
    [
      "pnrr-graph",
      "importo_min=",
      `{"type":"float_parsing","loc":["query","importo_min"],"msg":"Input should be a valid number, unable to parse string as a number","input":""}`,
    ],
    [
      "politici-graph",
      "ramo=camera",
      `{"type":"string_pattern_mismatch","loc":["query","ramo"],"msg":"String should match pattern '^(Camera|Senato)?$'","input":"camera","ctx":{"pattern":"^(Camera|Senato)?$"}}`,
    ],
  ])("%s?%.40s gives one item", (id, query, item) =>
    expect(judge(id, query)).toEqual({ body: `{"detail":[${item}]}` }),
  );

  it("gives items in declaration order, whatever the order of the query", () => {
    const judged = judge("norme", "lang=x&offset=x&limit=x");
    if (!("body" in judged)) throw new Error("valid");
    const detail: { loc: string[] }[] = JSON.parse(judged.body).detail;
    expect(detail.map(({ loc }) => loc[1])).toEqual(["limit", "offset", "lang"]);
  });
});

describe("a valid request", () => {
  it.each<[OperationId, string, object]>([
    ["norme", "", { tipo: "", q: "", limit: 100, offset: 0, lang: "" }],
    [
      "norme",
      "limit=abc&limit=+1_0.0&Offset=x&offset%20=x&limit[]=x",
      { tipo: "", q: "", limit: 10, offset: 0, lang: "" },
    ],
    ["norme", "%6Cimit=7&tipo=__proto__&__proto__=1", { tipo: "__proto__", q: "", limit: 7, offset: 0, lang: "" }],
    ["relazioni", "norma=", { norma: "", dir: "entrambe", lang: "" }],
    [
      "pnrr-graph",
      "importo_min=1e400",
      { settore: "", importo_min: Number.POSITIVE_INFINITY, max_nodi: 500, lang: "" },
    ],
    ["politici-graph", "ramo=&gruppo=a%26b", { gruppo: "a&b", ramo: "", max_nodi: 300, lang: "" }],
  ])("%s?%s takes the last value of each name and the defaults", (id, query, values) => {
    const judged = judge(id, query);
    expect("values" in judged && judged.values).toEqual(values);
  });

  it("counts characters, also those of two halves, once", () => {
    expect(judge("citazioni", `testo=${"👍".repeat(8000)}`)).toHaveProperty("values");
  });

  it("takes whatever the path says", () => {
    const judged = judge("norma", "eli=x", { eli: "a/\0?" });
    expect("values" in judged && judged.values.eli).toBe("a/\0?");
  });
});
