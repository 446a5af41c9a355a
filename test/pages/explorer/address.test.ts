import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actHash, addressOf, hashOf } from "../../../generator/pages/explorer/client/address.ts";

describe("the address of a view", () => {
  it("is read from what follows the #", () => {
    expect(addressOf("#/norma/it/legge/1990/08/07/241?vista=versioni")).toEqual({
      path: ["norma", "it", "legge", "1990", "08", "07", "241"],
      query: { vista: "versioni" },
    });
    expect(addressOf("")).toEqual({ path: [], query: {} });
    expect(addressOf("#/")).toEqual({ path: [], query: {} });
  });

  it("takes broken escapes as they are", () => {
    expect(addressOf("#/cerca%/100%25?q=%E0%A4%A")).toMatchObject({ path: ["cerca%", "100%"] });
  });

  it("comes back whatever was chosen", () => {
    const text = fc.string({ minLength: 1, unit: "grapheme" });
    const query = fc.dictionary(
      text.filter((name) => name !== "__proto__"),
      text,
    );
    fc.assert(
      fc.property(fc.array(text), query, (path, chosen) => {
        expect(addressOf(hashOf(path, chosen))).toEqual({ path, query: chosen });
      }),
    );
  });

  it("of an act is its ELI", () => {
    expect(actHash("eli:/it/legge/1990/08/07/241/art/2")).toBe("#/norma/it/legge/1990/08/07/241/art/2");
    expect(actHash("eli:/it/legge/1990/08/07/241@2020-01-01", { vista: "testo" })).toBe(
      "#/norma/it/legge/1990/08/07/241@2020-01-01?vista=testo",
    );
  });
});
