import papaparse from "papaparse";
import { describe, expect, it } from "vitest";
import { csvText, ITALIAN_SIGNS } from "../../../generator/pages/explorer/client/data/csv.ts";

describe("a table as CSV", () => {
  it("comes back from a reader of CSV", () => {
    const rows = [
      ["Rossi, s.r.l.", 'detta "la Rossi"', "due\nrighe"],
      ["è", "", "1"],
    ];
    const { data } = papaparse.parse(csvText({ columns: ["a", "b", "c"], rows }).slice(1), { skipEmptyLines: true });
    expect(data).toEqual([["a", "b", "c"], ...rows]);
  });

  it("has semicolons and decimal commas where they are chosen, as a spreadsheet in Italian reads them", () => {
    const rows = [["Rossi; s.r.l.", 1234.5, "1.5", true]];
    const text = csvText({ columns: ["a", "b, c", "d", "e"], rows }, ITALIAN_SIGNS);
    expect(text).toBe('\ufeffa;b, c;d;e\r\n"Rossi; s.r.l.";1234,5;1.5;true\r\n');
    const { data } = papaparse.parse(text.slice(1), { delimiter: ";", skipEmptyLines: true });
    expect(data).toEqual([
      ["a", "b, c", "d", "e"],
      ["Rossi; s.r.l.", "1234,5", "1.5", "true"],
    ]);
  });

  it("holds no formula of a stranger's text; numbers stay numbers", () => {
    expect(csvText({ columns: ["a"], rows: [["=1+1"], [-3], [null]] })).toBe("\ufeffa\r\n'=1+1\r\n-3\r\n\r\n");
  });
});
