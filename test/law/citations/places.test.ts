import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RequestedPlace } from "../../../generator/law/citations/place.ts";
import { attachedArticle } from "../../../generator/law/citations/place.ts";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";
import { understand } from "../../../generator/law/understand.ts";

const lines = readFileSync(new URL("./places.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n");
const cases = lines
  .filter((line) => !line.startsWith("#"))
  .map((line): [string, string] => {
    const [text = "", expected = ""] = line.split("\t");
    return [text, expected];
  });

function written(place: RequestedPlace | undefined): string {
  if (place === undefined) return "";
  return ` art ${place.articolo ?? "-"}${place.allegato === null ? "" : ` in "${place.allegato}"`}`;
}

/** What a request asks for, as the table writes it. */
function asked(text: string): string {
  const query = understand(ITALIAN_GRAMMAR, text);
  if (query === null) return "-";
  if (query.by === "gazzetta") return `gazzetta ${query.data} ${query.codice}${written(query.luogo)}`;
  return query.candidates
    .map(({ tipo, data, anno, numero, luogo }) => `${tipo} ${data ?? anno} ${numero ?? "-"}${written(luogo)}`)
    .join(" ; ");
}

describe("the article that people ask for", () => {
  it("is asked for in a hundred ways", () => {
    expect(new Set(cases.map(([text]) => text)).size).toBeGreaterThanOrEqual(100);
  });

  it.each(cases)("%s", (text, expected) => {
    expect(asked(text)).toBe(expected);
  });

  it("is the same in capitals, with other blanks and as a sentence", () => {
    const typed = cases.filter(([text]) => !/urn|http|eli:/.test(text));
    for (const [text, expected] of typed)
      for (const spelled of [text.toUpperCase(), ` ${text.replaceAll(" ", "\u00a0 ")} `, `${text}.`])
        expect(asked(spelled), spelled).toBe(expected);
  });
});

describe("an article below an act that is known", () => {
  it.each([
    ["allegato II.12, 23", "23", "ii.12"],
    ["Allegato II.12, art. 23", "23", "ii.12"],
    ["art. 23 all. II.12", "23", "ii.12"],
    ["23 allegato II.12", "23", "ii.12"],
    ["articolo 3-bis dell'allegato A", "3-bis", "a"],
    ["art. 23 allegato", "23", ""],
  ])("may be named with its annex: %s", (text, articolo, allegato) => {
    expect(attachedArticle(text)).toEqual({ articolo, allegato });
  });

  it.each(["23", "art. 23", "416 bis", "allegato II.12", "all'art. 5"])("may be named without one: %s", (text) => {
    expect(attachedArticle(text)).toBeNull();
  });
});
