import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "../../generator/router/escapes.ts";
import { parseQuery, splitTarget } from "../../generator/router/query.ts";

describe("decoding", () => {
  it.each([
    ["a%2Fb", "a/b"],
    ["%C3%A8", "è"],
    ["%F0%9F%93%9C", "\u{1f4dc}"],
    ["%zz", "%zz"],
    ["%", "%"],
    ["%2", "%2"],
    ["%2%41", "%2A"],
    ["%%41", "%A"],
    ["%FF", "\ufffd"],
    ["%E2%82", "\ufffd"],
    ["%C0%80", "\ufffd\ufffd"],
    ["%ED%A0%80", "\ufffd\ufffd\ufffd"],
    ["%EF%BB%BFa", "\ufeffa"],
    ["%00", "\0"],
    ["a+b", "a+b"],
    ["%2541", "%41"],
    ["è%41", "èA"],
  ])("%s is read as %j", (raw, text) => expect(decodeText(raw)).toBe(text));
});

describe("a target", () => {
  it.each([
    ["/a?b?c", "/a", "b?c"],
    ["/a", "/a", ""],
    ["/a%3Fb=1", "/a?b=1", ""],
    ["//a/../b\\c", "//a/../b\\c", ""],
    ["/%6Eorme?", "/norme", ""],
  ])("%s is cut at its first question mark and not rewritten", (target, path, query) =>
    expect(splitTarget(target)).toEqual({ path, query }),
  );
});

describe("a query", () => {
  it.each<[string, [string, string][]]>([
    [
      "a=1&b=2",
      [
        ["a", "1"],
        ["b", "2"],
      ],
    ],
    ["a=1&a=2", [["a", "2"]]],
    ["a=5&a=", [["a", ""]]],
    ["a", [["a", ""]]],
    ["&&a=1&", [["a", "1"]]],
    ["=1", [["", "1"]]],
    ["a=1;b=2", [["a", "1;b=2"]]],
    ["a=b=c", [["a", "b=c"]]],
    ["a%3Db=1", [["a=b", "1"]]],
    ["a=1%26b=2", [["a", "1&b=2"]]],
    ["%61+b=1+2%2B3", [["a b", "1 2+3"]]],
    ["?a=1", [["?a", "1"]]],
    [
      "__proto__=1&constructor=2",
      [
        ["__proto__", "1"],
        ["constructor", "2"],
      ],
    ],
    ["", []],
  ])("%s", (query, parameters) => {
    const { get } = parseQuery(query);
    for (const [name, value] of parameters) expect(get(name), name).toBe(value);
    for (const name of ["", "a", "b", "toString", "__proto__"].filter(
      (n) => !parameters.some(([known]) => known === n),
    ))
      expect(get(name), name).toBeUndefined();
  });
});

/** Pieces of targets in which escapes, UTF-8 and separators meet in every way. */
const piece = fc.oneof(
  fc.constantFrom(
    "%",
    "&",
    "=",
    "+",
    "?",
    "a",
    "limit",
    "max_nodi",
    "%26",
    "%3d",
    "%2B",
    "%C3%A8",
    "%E2%82%AC",
    "%F0%9F%98%80",
  ),
  fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, "0")}`),
  fc.string({ unit: "grapheme-ascii", maxLength: 3 }),
);
const target = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

describe("decoding without `URLSearchParams`", () => {
  it("is what that does, for any path and any query", () => {
    fc.assert(
      fc.property(target, (text) => {
        const escaped = text.replaceAll("+", "%2B").replaceAll("&", "%26");
        expect(decodeText(text)).toBe(new URLSearchParams(`=${escaped}`).get(""));
        const query = parseQuery(text);
        // The ampersand in front keeps a leading `?`, which would be dropped.
        const known = new Map(new URLSearchParams(`&${text}`));
        for (const name of [...known.keys(), "limit", "__proto__", "constructor"])
          expect(query.get(name), name).toBe(known.get(name));
      }),
      { numRuns: 5000 },
    );
  });
});
