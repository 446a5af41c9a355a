import { describe, expect, it } from "vitest";
import { lineJson, lineOfMeta } from "../../generator/format/line-json.ts";

const meta = lineOfMeta({ release: "x" });

describe("a line-JSON document", () => {
  it("is plain JSON with the keys in order", () => {
    const text = lineJson(meta, { totale: 1 }, [{ path: ["norme"], items: ['{"eli":"a"}'] }]);
    expect(JSON.parse(text)).toEqual({ meta: { release: "x" }, totale: 1, norme: [{ eli: "a" }] });
    expect(text.split("\n")).toEqual(['{"meta":{"release":"x"},', '"totale":1,', '"norme":[', '{"eli":"a"}', "]}", ""]);
  });

  it("holds lists inside an object beside plain lists", () => {
    const text = lineJson(meta, { n: 2 }, [
      { path: ["articoli"], items: ["1", "2"] },
      { path: ["relazioni", "out"], items: [] },
      { path: ["relazioni", "in"], items: ["3"] },
    ]);
    expect(JSON.parse(text)).toEqual({
      meta: { release: "x" },
      n: 2,
      articoli: [1, 2],
      relazioni: { out: [], in: [3] },
    });
  });

  it("closes an object of lists before the next list", () => {
    const text = lineJson(meta, { n: 1 }, [
      { path: ["a", "x"], items: ["1"] },
      { path: ["b"], items: [] },
      { path: ["c", "y"], items: [] },
    ]);
    expect(JSON.parse(text)).toEqual({ meta: { release: "x" }, n: 1, a: { x: [1] }, b: [], c: { y: [] } });
  });

  it("holds one object of lists after another", () => {
    const text = lineJson(meta, {}, [
      { path: ["a", "x"], items: ["1"] },
      { path: ["a", "y"], items: [] },
      { path: ["b", "x"], items: ["2"] },
    ]);
    expect(JSON.parse(text)).toEqual({ meta: { release: "x" }, a: { x: [1], y: [] }, b: { x: [2] } });
  });

  it("needs no list", () => {
    expect(JSON.parse(lineJson(meta, { stato: "ok" }, []))).toEqual({ meta: { release: "x" }, stato: "ok" });
  });
});
