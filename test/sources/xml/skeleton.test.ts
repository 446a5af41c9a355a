import { describe, expect, it } from "vitest";
import { skeletonOf } from "../../../generator/sources/xml/skeleton.ts";
import { checkWellFormed } from "../../../generator/sources/xml/well-formed.ts";

const apart = (text: string) => skeletonOf(text, checkWellFormed(text, 9), (run) => run.replaceAll("&amp;", "&"));

describe("skeletonOf", () => {
  it("leaves one letter where a text was", () => {
    expect(apart("<?xml version='1.0'?><a>b &amp; <c d='e f'/> g</a>")).toEqual({
      markup: "<a>x<c d='e f'/>x</a>",
      texts: ["b & ", " g"],
    });
  });

  it("makes one text of what comments, instructions and character data sections part", () => {
    expect(apart("<a><!--b-->c<?d e?>f<![CDATA[<&amp;>]]>&amp;<b/><![CDATA[]]></a>")).toEqual({
      markup: "<a>x<b/></a>",
      texts: ["cf<&amp;>&"],
    });
  });

  it("writes line ends as XML says", () => {
    expect(apart("<a>b\r\nc\rd<![CDATA[\r]]></a>").texts).toEqual(["b\nc\nd\n"]);
  });
});
