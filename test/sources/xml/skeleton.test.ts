import { describe, expect, it } from "vitest";
import { checkWellFormed } from "../../../generator/sources/xml/well-formed.ts";

const apart = (text: string) => checkWellFormed(text, 9, (run) => run.replaceAll("&amp;", "&"));

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

  it("has line ends as XML says", () => {
    expect(apart("<a>b\r\nc\rd<![CDATA[\r]]></a>").gaps).toEqual(["b\nc\nd\n"]);
  });
});
