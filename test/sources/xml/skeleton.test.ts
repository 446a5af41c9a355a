import { describe, expect, it } from "vitest";
import { checkWellFormed } from "../../../generator/sources/xml/well-formed.ts";

const pieces = (text: string, piece: number) =>
  checkWellFormed(text, { depth: 9, piece }, (run) => run.replaceAll("&amp;", "&"));

/** With all the markup in one piece. */
function apart(text: string) {
  const { pieces: all, gaps } = pieces(text, text.length);
  expect(all).toEqual([{ markup: expect.any(String), carried: 0, left: 0, gaps: gaps.length }]);
  return { markup: all[0]!.markup, gaps };
}

describe("the skeleton of a document", () => {
  it("is its tags, and what stands between each and the next", () => {
    expect(apart("<?xml version='1.0'?><a>b &amp; <c d='e f'/> g</a>")).toEqual({
      markup: "<a><c d='e f'/></a>",
      gaps: ["b & ", "", " g"],
    });
  });

  it("counts an empty element as two tags", () => {
    expect(apart("<a/>")).toEqual({ markup: "<a/>", gaps: [""] });
    expect(apart("<a><b></b>c<b/></a>").gaps).toEqual(apart("<a><b/>c<b></b></a>").gaps);
  });

  it("has one text where comments, instructions and character data sections part it", () => {
    expect(apart("<a><!--b-->c<?d e?>f<![CDATA[<&amp;>]]>&amp;<b/><![CDATA[]]></a>")).toEqual({
      markup: "<a><b/></a>",
      gaps: ["cf<&amp;>&", "", ""],
    });
  });

  it("leaves out what stands around the root element", () => {
    expect(apart("<!-- a -->\n<a>b</a>\n<!-- c -->\n<?d e?>")).toEqual({ markup: "<a></a>", gaps: ["b"] });
  });

  it("is cut where a tag begins, what is open closed and opened again without attributes", () => {
    const { pieces: found, gaps } = pieces("<a x='1'>b<n:c y='2'><d/>e</n:c><f/></a>", 20);
    expect(found).toEqual([
      { markup: "<a x='1'><n:c y='2'><d/></n:c></a>", carried: 0, left: 2, gaps: 4 },
      { markup: "<a><n:c></n:c><f/></a>", carried: 2, left: 0, gaps: 7 },
    ]);
    expect(gaps).toEqual(["b", "", "", "e", "", "", ""]);
  });

  it("has line ends as XML says", () => {
    expect(apart("<a>b\r\nc\rd<![CDATA[\r]]></a>").gaps).toEqual(["b\nc\nd\n"]);
  });
});
