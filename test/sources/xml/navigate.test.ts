import { describe, expect, it } from "vitest";
import { attribute, child, childAt, children, descendants, textOf } from "../../../generator/sources/xml/navigate.ts";
import { parseXml } from "../../../generator/sources/xml/parse.ts";

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
