import { describe, expect, it } from "vitest";
import { UnusableInput } from "../../../generator/sources/unusable-input.ts";
import { parseXml, treeOf } from "../../../generator/sources/xml/parse.ts";
import { measureOf } from "../../../generator/sources/xml/well-formed.ts";

const WIDE = { depth: 9, text: 1000 };
const parse = (text: string) => parseXml(Buffer.from(text));
const textsOf = (text: string) => parse(text).children;

describe("what the strict pass counts", () => {
  it("is elements, attributes and the characters of names, values and text", () => {
    const document = "<akn:p eId='x1'>Il <ref/> &amp; <![CDATA[<b>]]><!-- nota --><?nota uno?></akn:p>\n";
    expect(measureOf(document, WIDE)).toEqual({
      elements: 2,
      attributes: 1,
      characters: 1 + 3 + 2 + 3 + 3 + 3 + 3,
    });
  });

  const DOCUMENT = "<p eId='1'>Il <ref n='2'>decreto</ref> vigente</p>";
  const SHORTER: readonly (readonly [lost: string, document: string])[] = [
    ["an element", "<p eId='1'>Il decreto vigente</p>"],
    ["an attribute", "<p eId='1'>Il <ref>decreto</ref> vigente</p>"],
    ["a letter of a text", "<p eId='1'>Il <ref n='2'>decreto</ref> vigent</p>"],
    ["a letter of a value", "<p eId=''>Il <ref n='2'>decreto</ref> vigente</p>"],
    ["a letter of the name of an element", "<p eId='1'>Il <re n='2'>decreto</re> vigente</p>"],
    ["a letter of the name of an attribute", "<p Id='1'>Il <ref n='2'>decreto</ref> vigente</p>"],
  ];
  it.each(SHORTER)("is missed where the tree lacks %s", (_, document) => {
    const said = measureOf(DOCUMENT, WIDE);
    expect(treeOf(DOCUMENT, said)).toEqual(parse(DOCUMENT));
    expect(() => treeOf(document, said)).toThrow(/non lo contiene tutto.*difetto del programma/);
    expect(() => treeOf(document, said)).toThrow(UnusableInput);
  });

  it.each(["elements", "attributes", "characters"] as const)(
    "is held against the tree in its %s, both ways",
    (which) => {
      const said = measureOf(DOCUMENT, WIDE);
      for (const more of [-1, 1])
        expect(() => treeOf(DOCUMENT, { ...said, [which]: said[which] + more })).toThrow(/non lo contiene tutto/);
    },
  );
});

describe("the tree of a document", () => {
  it("has all text around an instruction with an odd quote, in the root and before it", () => {
    expect(
      textsOf("<?nota l'atto?><p>L'art. 1 <?nota dell'uso?>è abrogato.<?nota \"?> L'art. 2 no.</p><?fine l'?>"),
    ).toEqual(["L'art. 1 è abrogato. L'art. 2 no."]);
  });

  it("takes no reference in a section of characters for one", () => {
    expect(textsOf("<p>&amp;amp; <![CDATA[&amp; &#65; <b> &]]></p>")).toEqual(["&amp; &amp; &#65; <b> &"]);
  });

  it("takes a comment, an instruction and a section as such inside each other only", () => {
    expect(textsOf("<p>a<!-- <![CDATA[ <?x ' -->b<![CDATA[<!-- <?y \" ?>]]>c<?z <!-- <![CDATA[ ?>d</p>")).toEqual([
      'ab<!-- <?y " ?>cd',
    ]);
  });

  it("keeps two ends of lines that an instruction stands between", () => {
    expect(textsOf("<p>a\r<?x?>\nb\r<!-- -->\nc\r<![CDATA[\n]]>d\r\ne</p>")).toEqual(["a\n\nb\n\nc\n\nd\ne"]);
  });

  it("has blanks for the ends of lines and tabs of a value, and what a reference says", () => {
    expect(parse("<p a='1\n2\r\n3\r4\t5' b='1&#10;2&#13;&#9;3'\n\tc\n=\n'x'/>").attributes).toEqual({
      a: "1 2 3 4 5",
      b: "1\n2\r\t3",
      c: "x",
    });
  });

  it("ends lines as XML 1.1 does where the document says that it is of that version", () => {
    const body = "<p a='x\u0085y'>a\u0085b\r\u0085c\u2028d\r\ne</p>";
    const read = (declaration: string) => [parse(declaration + body).attributes.a, ...textsOf(declaration + body)];
    expect(read("<?xml version='1.1'?>")).toEqual(["x y", "a\nb\nc\nd\ne"]);
    expect(read("<?xml version='1.0'?>")).toEqual(["x\u0085y", "a\u0085b\n\u0085c\u2028d\ne"]);
  });

  it("has names of elements and attributes that every object of the program has", () => {
    const names = [
      "__proto__",
      "constructor",
      "prototype",
      "hasOwnProperty",
      "toString",
      "valueOf",
      "__defineGetter__",
    ];
    const read = parse(`<r>${names.map((name) => `<${name} ${name}='1' b='2'>x</${name}><${name}/>`).join("")}</r>`);
    expect(read.children).toEqual(
      names.flatMap((name) => [
        { name, attributes: Object.fromEntries(Object.entries({ b: "2" }).concat([[name, "1"]])), children: ["x"] },
        { name, attributes: {}, children: [] },
      ]),
    );
  });

  it("has letters of names that are blanks elsewhere, and the same letters in text", () => {
    expect(parse("<a\uFEFFb c\u1680d='\uFEFF \u{10000}'>\uFEFF&#xFEFF;\u{10400}\u1680<\uFEFF/></a\uFEFFb>")).toEqual({
      name: "a\uFEFFb",
      attributes: { "c\u1680d": "\uFEFF \u{10000}" },
      children: ["\uFEFF\uFEFF\u{10400}\u1680", { name: "\uFEFF", attributes: {}, children: [] }],
    });
  });
});

describe("a text", () => {
  const refused = (document: string, text: number) => expect(() => parseXml(Buffer.from(document), 9, text), document);

  it("is read up to its limit and refused beyond, with its place", () => {
    expect(parseXml(Buffer.from("<p>12345</p>"), 9, 5).children).toEqual(["12345"]);
    refused("<p>123456</p>", 5).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/limite di 5 caratteri/), luogo: "riga 1, colonna 10" }),
    );
  });

  it("is as long as it is written, in all pieces between two tags", () => {
    expect(parseXml(Buffer.from("<p>12345<b/>12345</p>\n\n\n\n\n"), 9, 5).children).toHaveLength(3);
    refused("<p>12<!-- -->345<?x?>6</p>", 18).toThrow(/limite di 18/);
    refused("<p>&#0000065;</p>", 9).toThrow(/limite di 9/);
    refused("<p>1<![CDATA[2]]></p>", 5).toThrow(/limite di 5/);
    refused("<!-- -->\n\n\n\n\n\n<p/>", 13).toThrow(/limite di 13/);
    refused("<p/>\n\n\n\n\n\n<!-- -->", 5).toThrow(/limite di 5/);
  });

  it("that is long is read whole, with all that stands in it and around it", () => {
    const words = "L'art. 1 &amp; l'\"art\" 2 > 3 è&#10;\r\n";
    const long = words.repeat(9000);
    const inside = `${long}<!-- '>" -->${long}<?nota l'uso?>${long}<![CDATA[${"&amp; '<b>\r\n".repeat(9000)}]]>${long}`;
    const document = `<!-- > --><p a='>"${long.replaceAll("'", "")}'><b/>${inside}<c d=">'"/>fine</p>\n`;
    const told = "L'art. 1 & l'\"art\" 2 > 3 è\n\n".repeat(9000);
    expect(parse(document).attributes.a).toBe(`>"${told.replaceAll("'", "").replaceAll("\n\n", "\n ")}`);
    const [, text, , last] = parse(document).children;
    expect(text === `${told}${told}${told}${"&amp; '<b>\n".repeat(9000)}${told}`).toBe(true);
    expect([last, parse(document).children.length]).toEqual(["fine", 4]);
  });

  it("of eight million characters is read, and of more than sixteen is not", () => {
    const long = (length: number) => Buffer.from(`<p>${"e".repeat(length)}</p>`);
    expect(parseXml(long(8_000_000)).children[0]).toHaveLength(8_000_000);
    expect(() => parseXml(long(17_000_000))).toThrow(/un testo supera il limite/);
  });
});
