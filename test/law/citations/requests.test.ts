import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";
import { understand } from "../../../generator/law/understand.ts";

const lines = readFileSync(new URL("./requests.tsv", import.meta.url), "utf8").split("\n");
const cases = lines
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): [string, string] => {
    const [text = "", expected = ""] = line.split("\t");
    return [text, expected];
  });

/** What a request asks for, as the table writes it. */
function asked(text: string): string {
  const query = understand(ITALIAN_GRAMMAR, text);
  if (query === null) return "-";
  if (query.by === "gazzetta") return `gazzetta ${query.data} ${query.codice}`;
  const acts = query.candidates.map(({ tipo, data, anno, numero }) => `${tipo} ${data ?? anno} ${numero ?? "-"}`);
  return [...new Set(acts)].join(" ; ");
}

describe("what people type to ask for an act", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(asked(text)).toBe(expected);
  });
});

/** Ways to type the same request. */
const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  "in capitals": (text) => text.toUpperCase(),
  "in small letters": (text) => text.toLowerCase(),
  "with more spaces": (text) => `  ${text.replaceAll(" ", "  ")} `,
  "with spaces that do not break": (text) => text.replaceAll(" ", "\u00a0"),
  "with long dashes": (text) => text.replaceAll("-", "\u2013"),
  "as a sentence": (text) => `${text}.`,
  "in parentheses": (text) => `(${text})`,
  "after a word that leads to it": (text) => `vedi ${text}`,
};

/** Addresses are copied, not typed; a sign of its own ends some requests. */
const typed = cases.filter(([text]) => !/urn|http|eli|www|\.it\b|it\//i.test(text) && !/[?]$/.test(text));

describe.each(Object.entries(SPELLINGS))("a request %s", (_, spelled) => {
  it("asks for the same acts", () => {
    const others = typed.flatMap(([text, expected]) => {
      const found = asked(spelled(text));
      return found === expected ? [] : [[spelled(text), expected, found]];
    });
    expect(others).toEqual([]);
  });
});
