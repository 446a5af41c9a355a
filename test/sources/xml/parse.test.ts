import { readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { UnusableInput } from "../../../generator/sources/unusable-input.ts";
import { attribute, child, childAt, children, descendants, textOf } from "../../../generator/sources/xml/navigate.ts";
import { parseXml } from "../../../generator/sources/xml/parse.ts";
import { MALFORMED } from "./malformed.ts";

const parse = (text: string) => parseXml(Buffer.from(text));

function refusal(source: Buffer): UnusableInput {
  try {
    parseXml(source);
  } catch (error) {
    if (error instanceof UnusableInput) return error;
    throw error;
  }
  throw new Error("accettato");
}

describe("parseXml", () => {
  it("keeps mixed content in order, attributes as written, local names", () => {
    expect(parse('<akn:p eId="a" n:x="1">Il <ref>d.l.</ref> n. 1<br/></akn:p>')).toEqual({
      name: "p",
      attributes: { eId: "a", "n:x": "1" },
      children: [
        "Il ",
        { name: "ref", attributes: {}, children: ["d.l."] },
        " n. 1",
        { name: "br", attributes: {}, children: [] },
      ],
    });
  });

  it("does not touch white space, numbers and booleans", () => {
    expect(parse("<p>\n  007  </p>").children).toEqual(["\n  007  "]);
    expect(parse("<p a=' 1.0 '>true</p>")).toEqual({ name: "p", attributes: { a: " 1.0 " }, children: ["true"] });
  });

  it("decodes predefined and numeric references in text and attributes, and only once", () => {
    expect(parse("<p a='&lt;&#224;'>&#xE8; &amp;amp; &#128512;</p>")).toEqual({
      name: "p",
      attributes: { a: "<à" },
      children: ["è &amp; 😀"],
    });
  });

  it("reads text through comments, instructions and character data sections as one", () => {
    expect(parse("<p>a<!-- x -->b<?nota l'uso \"di <?>c<![CDATA[<d>&]]>e</p>").children).toEqual(["abc<d>&e"]);
  });

  it("reads line ends as XML says", () => {
    expect(parse("<p>a\r\nb\rc</p>").children).toEqual(["a\nb\nc"]);
  });

  it("accepts a declaration, a byte order mark, what surrounds the root", () => {
    const file = '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n<p/>\n<?fine?>\n';
    expect(parse(file)).toEqual({ name: "p", attributes: {}, children: [] });
  });

  it("lets a hundred thousand legitimate entities pass", () => {
    expect(parse(`<p>${"&amp;&#224;".repeat(50_000)}</p>`).children[0]).toHaveLength(100_000);
  });

  it("reads nesting to its limit and refuses it beyond", () => {
    const nested = (depth: number) => `${"<a>".repeat(depth)}${"</a>".repeat(depth)}`;
    expect(parse(nested(256)).name).toBe("a");
    expect(() => parse(nested(257))).toThrow(/annidati oltre il limite di 256/);
    expect(() => parseXml(Buffer.from(nested(4)), 3)).toThrow(/limite di 3/);
  });

  const bad: [string, string, RegExp, string | null][] = [
    ["an empty file", "", /vuoto: scaricarlo/, null],
    ["a file of blanks", "\n \n", /vuoto/, null],
    [
      "an HTML page",
      "\n<!DOCTYPE html>\n<html><title> Errore </title><br></html>",
      /pagina HTML \(«Errore»\)/,
      "riga 1",
    ],
    ["an HTML page without a type", "<html><body></body></html>", /pagina HTML/, "riga 1"],
  ];
  it.each(bad)("refuses %s and says where", (_, text, message, luogo) => {
    const error = refusal(Buffer.from(text));
    expect(error.message).toMatch(message);
    expect(error.luogo).toBe(luogo);
  });

  it("refuses bytes that are not UTF-8, naming the line, and other declared encodings", () => {
    const latin = refusal(Buffer.from("<a>\ncitt\xe0</a>", "latin1"));
    expect([latin.message, latin.luogo]).toEqual([expect.stringMatching(/non è in UTF-8/), "riga 2"]);
    expect(refusal(Buffer.from("<?xml version='1.0' encoding='ISO-8859-1'?><a/>")).message).toMatch(/«ISO-8859-1»/);
    expect(refusal(Buffer.from("\ufeff<a/>", "utf16le")).message).toMatch(/UTF-16/);
    expect(refusal(Buffer.from("<a/>", "utf16le")).message).toMatch(/UTF-16/);
  });

  it("names an HTML page as such in any encoding", () => {
    expect(refusal(Buffer.from("<html><p>citt\xe0</html>", "latin1")).message).toMatch(/pagina HTML/);
  });

  it("takes names that every object has for names like others", () => {
    expect(parse("<a __proto__='1'><constructor/><__proto__/></a>")).toEqual({
      name: "a",
      attributes: Object.fromEntries([["__proto__", "1"]]),
      children: ["constructor", "__proto__"].map((name) => ({ name, attributes: {}, children: [] })),
    });
  });
});

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

const root = parseXml(Buffer.from("<a n:k='v' kk='w'>x<b i='1'><c>y</c></b><b i='2'/><d><b i='3'>z</b></d></a>"));
const numbers = (found: Iterable<Parameters<typeof attribute>[0]>) => [...found].map((el) => attribute(el, "i"));

describe("ways through a tree", () => {
  it("gives the first child of a name, or none", () => {
    expect(attribute(child(root, "b"), "i")).toBe("1");
    expect(child(root, "c")).toBeUndefined();
    expect(child(undefined, "c")).toBeUndefined();
  });

  it("follows a path of first children", () => {
    expect(textOf(childAt(root, "b", "c"))).toBe("y");
    expect(childAt(root, "d", "c")).toBeUndefined();
  });

  it("gives the children, all or of a name", () => {
    expect(numbers(children(root, "b"))).toEqual(["1", "2"]);
    expect(children(root).map(({ name }) => name)).toEqual(["b", "b", "d"]);
    expect(children(undefined)).toEqual([]);
  });

  it("gives the elements below in document order", () => {
    expect(numbers(descendants(root, "b"))).toEqual(["1", "2", "3"]);
    expect([...descendants(root)].map(({ name }) => name)).toEqual(["b", "c", "b", "d", "b"]);
  });

  it("gives all the text below an element", () => {
    expect(textOf(root)).toBe("xyz");
    expect(textOf(undefined)).toBe("");
  });

  it("finds an attribute by its local name and not by the end of another", () => {
    expect(attribute(root, "k")).toBe("v");
    expect(attribute(child(root, "b"), "k")).toBeUndefined();
    expect(attribute(root, "constructor")).toBeUndefined();
  });
});
