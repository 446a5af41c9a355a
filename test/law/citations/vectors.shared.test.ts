import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { actsOfRequest } from "../../../generator/law/citations/request.ts";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";
import { asSet, read, type Vector } from "./compare.ts";

const file = new URL("../../../../shared/golden/citazioni.tsv", import.meta.url);
const cases = existsSync(file)
  ? readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .map((line) => line.split("\t") as [string, string])
  : [];

/** Initials in small letters are a citation only as a whole request. */
const ONLY_AS_A_REQUEST = new Set(["cpp"]);

describe.skipIf(!cases.length)("the vectors of citations (../shared/golden is needed)", () => {
  it.each(cases.filter(([text]) => !ONLY_AS_A_REQUEST.has(text)))("in running text: %s", (text, expected) => {
    expect(read(text)).toEqual(asSet(JSON.parse(expected)));
  });

  it.each(cases)("by the router's reader, without articles: %s", (text, expected) => {
    const acts = (vectors: readonly Vector[]) => asSet(vectors.map(({ articolo: _, ...act }) => act));
    const found = actsOfRequest(ITALIAN_GRAMMAR, text).map(({ tipo, data, anno, numero }) => ({
      tipo,
      numero: numero?.toUpperCase() ?? null,
      ...(data === null ? {} : { data }),
      ...(anno === null ? {} : { anno }),
    }));
    expect(acts(found)).toEqual(acts(JSON.parse(expected)));
  });
});
