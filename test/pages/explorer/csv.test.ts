import papaparse from "papaparse";
import { describe, expect, it } from "vitest";
import { csvText } from "../../../generator/pages/explorer/client/data/csv.ts";

describe("a table as CSV", () => {
  it("comes back from a reader of CSV", () => {
    const rows = [
      ["Rossi, s.r.l.", 'detta "la Rossi"', "due\nrighe"],
      ["è", "", "1"],
    ];
    const { data } = papaparse.parse(csvText({ columns: ["a", "b", "c"], rows }).slice(1), { skipEmptyLines: true });
    expect(data).toEqual([["a", "b", "c"], ...rows]);
  });

  it("holds no formula of a stranger's text; numbers stay numbers", () => {
    expect(csvText({ columns: ["a"], rows: [["=1+1"], [-3], [null]] })).toBe("\ufeffa\r\n'=1+1\r\n-3\r\n\r\n");
  });
});
