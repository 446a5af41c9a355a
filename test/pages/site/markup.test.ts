import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { dataBlock, prose } from "../../../generator/pages/site/markup.tsx";
import { writtenDay, writtenSize } from "../../../generator/pages/site/written.ts";

describe("markup", () => {
  it("reads backticks in prose as code, escaped too", () => {
    expect(renderToString(prose("`<x>` & y"))).toBe("<code>&lt;x></code> &amp; y");
  });

  it("lets no text of a data block end its element", () => {
    const markup = renderToString(dataBlock("testi", "application/json", { a: "</script><!--&" }));
    expect(markup.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(markup.replace(/^<[^>]*>|<\/script>$/g, ""))).toEqual({ a: "</script><!--&" });
  });
});

it("writes days in full, the first of a month as Italian does", () => {
  expect(writtenDay("2026-05-01", "it")).toBe("1º maggio 2026");
  expect(writtenDay("2026-05-01", "en")).toBe("1 May 2026");
  expect(writtenDay("2024-12-31", "it")).toBe("31 dicembre 2024");
});

it.each([
  [0, "0 B", "0 B"],
  [999, "999 B", "999 B"],
  [1000, "1,0 KB", "1.0 KB"],
  [999_949, "999,9 KB", "999.9 KB"],
  [999_950, "1,0 MB", "1.0 MB"],
  [38_121_472, "38,1 MB", "38.1 MB"],
  [2_500_000_000_000, "2,5 TB", "2.5 TB"],
])("writes %d bytes in the largest unit that fits", (bytes, it, en) => {
  expect([writtenSize(bytes, "it"), writtenSize(bytes, "en")]).toEqual([it, en]);
});
