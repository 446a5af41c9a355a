import { build } from "rolldown";
import { describe, expect, it } from "vitest";
import { forRouter, withoutDocs } from "../../../generator/contract/resources/without-docs.mjs";

const NAME = "/generator/contract/resources/example.ts";

/** What a bundle keeps of a declaration. */
async function kept(code: string, plugin: typeof forRouter) {
  const source = { name: "source", resolveId: () => NAME, load: () => code };
  const { output } = await build({ input: NAME, write: false, plugins: [source, plugin] });
  return output[0].code;
}

const DECLARED = `
export default (f, forDocs, forPages, sentence) =>
  f.record({ it: f.text(), en: f.count({ it: "IT", en: "EN" }), total: f.count(), unit: f.choice({ it: { it: "uno" } }) }, {
    doc: sentence("DOC", "DOC"), ref: forDocs("REF"), filters: forPages({ q: { doc: sentence("OF Q", "OF Q") } }), label: "LABEL",
  });`;

describe("the bundle of declarations", () => {
  it("leaves out what bears a mark, and no field by its name", async () => {
    const router = await kept(DECLARED, forRouter);
    for (const word of ["IT", "EN", "DOC", "REF", "OF Q", "filters"]) expect(router).not.toContain(word);
    for (const field of ["it: f.text()", "en: f.count(", "total:", "unit:", '"uno"', '"LABEL"'])
      expect(router).toContain(field);
  });

  it("of pages keeps what is for pages, without its mark", async () => {
    const pages = await kept(DECLARED, withoutDocs);
    expect(pages).toContain("filters: { q: {");
    for (const word of ["REF", "OF Q", "forPages("]) expect(pages).not.toContain(word);
  });

  it("is not made if a mark stands where nothing can be left out", async () => {
    await expect(kept("export default (forDocs) => [forDocs(1)];", forRouter)).rejects.toThrow("no member's value");
  });
});
