import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";

const FILE = "data-raw/norme/codice_esempio.xml";

describe("an act that came as base64 text", () => {
  it("is read as the act that it is", () => {
    const bytes = readFileSync(FILE);
    const encoded = Buffer.from(`${bytes.toString("base64")}\n`);
    expect(readAtto(encoded, FILE)).toEqual(readAtto(bytes, FILE));
  });

  it("is no act where the text is something else", () => {
    expect(() => readAtto(Buffer.from("PD94bWw, no base64"), FILE)).toThrow();
  });
});
