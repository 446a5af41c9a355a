import { describe, expect, it } from "vitest";
import { decodeText, parseQuery, splitTarget } from "../../generator/router/query.ts";

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
  ])("%s", (query, parameters) => expect([...parseQuery(query)]).toEqual(parameters));
});
