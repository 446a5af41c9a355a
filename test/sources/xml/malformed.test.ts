import { readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { UnusableInput } from "../../../generator/sources/unusable-input.ts";
import { parseXml } from "../../../generator/sources/xml/parse.ts";
import { MALFORMED } from "./malformed.ts";

function refusalOf(text: string): UnusableInput | null {
  try {
    parseXml(Buffer.from(text));
    return null;
  } catch (error) {
    if (error instanceof UnusableInput) return error;
    throw error;
  }
}

/** How many of the texts fast-xml-parser takes by itself. */
function takenAlone(validate: boolean): number {
  const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false });
  const takes = (text: string) => {
    try {
      parser.parse(text, validate);
      return true;
    } catch {
      return false;
    }
  };
  return MALFORMED.filter(({ text }) => takes(text)).length;
}

describe("text that is no XML", () => {
  it.each(MALFORMED)("with $kind is refused, with its place", ({ text, says, luogo }) => {
    const refusal = refusalOf(text);
    expect(refusal?.message).toMatch(says);
    expect(refusal?.luogo).toBe(luogo);
  });

  it("is taken by fast-xml-parser alone as often as the page about XML says", () => {
    const page = readFileSync(new URL("../../../generator/sources/xml/README.md", import.meta.url), "utf8");
    expect(page.replace(/\s+/g, " ")).toContain(
      `takes ${takenAlone(false)} of ${MALFORMED.length} malformed texts, with its own validator ${takenAlone(true)}, behind the strict pass none`,
    );
  });
});
