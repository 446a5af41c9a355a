import fc from "fast-check";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { csvLine } from "../../../generator/exports/downloads/csv.ts";
import { withoutApostrophe } from "./sample-dataset.ts";

/** With its separator named: of one line with many semicolons the reader would guess another. */
const cellsOf = (line: string) => Papa.parse<string[]>(line, { delimiter: ",", skipEmptyLines: true }).data[0];

const text = fc
  .tuple(
    fc.constantFrom("", "'", "''", "'="),
    fc.constantFrom("", "=", "+", "-", "@", "\t", "\r", "\n", "a"),
    fc.string(),
  )
  .map((parts) => parts.join(""));

it("no text of a CSV begins as a formula does, and every one can be had back", () =>
  fc.assert(
    fc.property(text, (written) => {
      const [, cell = ""] = cellsOf(csvLine(["x", written, "y"])) ?? [];
      expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      expect(withoutApostrophe(cell)).toBe(written);
    }),
  ));

it("numbers of a CSV keep their sign, and other texts are as they are", () => {
  expect(csvLine([-3, 1.5, "A=B", "l'atto", "", null, true])).toBe("-3,1.5,A=B,l'atto,,,true\r\n");
});
