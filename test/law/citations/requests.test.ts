import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
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
  const query = understand(text);
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
