import { describe, expect, it } from "vitest";
import { anchorsIn, witnessed } from "../../../../generator/sources/normattiva/signals/s7-testo-modificativo.ts";
import { parseXml } from "../../../../generator/sources/xml/parse.ts";
import { actXml } from "./artificial-act.ts";

const D360 = {
  tipo: "decreto-legislativo",
  data: "2028-09-28",
  anno: null,
  numero: "360",
  urn: "urn:nir:stato:decreto.legislativo:2028-09-28;360",
};
const refTo = (type: string, day: string, number: string, fragment: string, words: string) =>
  `<ref href="/akn/it/act/${type}/stato/${day}/${number}/!main${fragment}">${words}</ref>`;
const anchorsOf = (...refs: string[]) =>
  anchorsIn(
    parseXml(
      Buffer.from(
        actXml({
          body: `<article eId="art_1"><paragraph><content><p>${refs.join(", ")}</p></content></paragraph></article>`,
        }),
      ),
    ),
  )("art_1");

const OWN = refTo(
  "decretoLegislativo",
  "2028-09-28",
  "360",
  "#art_1",
  "articolo 1 del decreto legislativo 28 settembre 2028, n. 360",
);
const OTHER = refTo(
  "legge",
  "2027-12-27",
  "449",
  "#art_48-com10",
  "articolo 48, comma 10, della legge 27 dicembre 2027, n. 449",
);
const WORDS =
  "All'articolo 1 del decreto legislativo 28 settembre 2028, n. 360, visto l'articolo 48, comma 10, della legge 27 dicembre 2027, n. 449,";
const read = (numero: string) => ({ contenitore: null, numero });

describe("the references of the source as witnesses", () => {
  it("are the articles of acts, in order", () => {
    const anchors = anchorsOf(OWN, refTo("legge", "2027-12-27", "449", "", "la legge"), OTHER);
    expect(anchors.map(({ articolo, atto }) => [articolo, atto.numero])).toEqual([
      ["1", "360"],
      ["48", "449"],
    ]);
    expect(anchorsIn(parseXml(Buffer.from(actXml({}))))("art_9")).toEqual([]);
  });

  it("decide where the article that was read is another act's and they name the act's own", () => {
    expect(witnessed(read("48"), D360, () => WORDS, anchorsOf(OWN, OTHER))).toEqual(read("1"));
  });

  it("leave what they confirm, what is named beside them, and what they are silent of", () => {
    const anchors = anchorsOf(OWN, OTHER);
    expect(witnessed(read("1"), D360, () => WORDS, anchors)).toEqual(read("1"));
    expect(witnessed(read("48"), D360, () => `${WORDS} dopo l'articolo 48`, anchors)).toEqual(read("48"));
    expect(witnessed(read("7"), D360, () => WORDS, anchors)).toEqual(read("7"));
    expect(witnessed(read("48"), D360, () => WORDS, anchorsOf(OTHER))).toEqual(read("48"));
  });

  it("leave no article where they name several of the act", () => {
    const third = refTo(
      "decretoLegislativo",
      "2028-09-28",
      "360",
      "#art_3",
      "articolo 3 del decreto legislativo 28 settembre 2028, n. 360",
    );
    const words = `${WORDS} articolo 3 del decreto legislativo 28 settembre 2028, n. 360`;
    expect(witnessed(read("48"), D360, () => words, anchorsOf(OWN, OTHER, third))).toBeNull();
  });
});
