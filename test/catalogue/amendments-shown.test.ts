import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amendmentsShown } from "../../generator/catalogue/feeds.ts";
import { type Modifica, modificaKey } from "../../generator/corpus/norme/relazione.ts";

const modifica: fc.Arbitrary<Modifica> = fc.record({
  da: fc.constantFrom("eli:/it/legge/2001/01/01/1", "eli:/it/legge/2002/01/01/2", "eli:/it/legge/2003/01/01/3"),
  a: fc.constantFrom("eli:/it/legge/1990/08/07/241", "eli:/it/legge/1991/01/01/9"),
  articolo_da: fc.constantFrom(null, "1", "2", "3"),
  articolo_a: fc.constantFrom(null, "1", "2", "10", "20"),
  tipo: fc.constantFrom("modifica", "abroga"),
  data: fc.constantFrom(null, "2001-02-03", "2002-02-03", "2003-02-03"),
});

describe("the amendments that a feed shows", () => {
  it("are the first fifty of all that have a day, newest first, in whatever order they come", () => {
    const inOrder = (x: Modifica, y: Modifica) =>
      x.data === y.data ? (modificaKey(x) < modificaKey(y) ? -1 : 1) : x.data! > y.data! ? -1 : 1;
    fc.assert(
      fc.property(fc.uniqueArray(modifica, { selector: modificaKey, maxLength: 150 }), (all) => {
        const expected = all.filter(({ data }) => data !== null).sort(inOrder);
        expect(amendmentsShown(all)).toEqual(expected.slice(0, 50));
      }),
    );
  });
});
