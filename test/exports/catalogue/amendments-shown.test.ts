import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Modifica } from "../../../generator/corpus/norme/relazione.ts";
import { amendmentsShown, type DatedGroup } from "../../../generator/exports/catalogue/feeds.ts";
import { modificaKey } from "../../../generator/law/articles/relation-ends.ts";

const modifica: fc.Arbitrary<Modifica> = fc.record({
  da: fc.constantFrom("eli:/it/legge/2001/01/01/1", "eli:/it/legge/2002/01/01/2", "eli:/it/legge/2003/01/01/3"),
  a: fc.constantFrom("eli:/it/legge/1990/08/07/241", "eli:/it/legge/1991/01/01/9"),
  articolo_da: fc.constantFrom(null, "1", "2", "3"),
  partizione_da: fc.constantFrom(null, "comma 1"),
  articolo_a: fc.constantFrom(null, "1", "2", "10", "20"),
  partizione_a: fc.constantFrom(null, "comma 2, lettera a)"),
  portata: fc.constantFrom(null, "intero", "parte"),
  tipo: fc.constantFrom("modifica", "abroga"),
  data: fc.constantFrom(null, "2001-02-03", "2002-02-03", "2003-02-03"),
});

function groupOf(modifiche: readonly Modifica[]): DatedGroup<Modifica> {
  const days = modifiche.flatMap(({ data }) => data ?? []);
  return { ultima: days.sort().at(-1) ?? null, modifiche: () => modifiche };
}

describe("the amendments that a feed shows", () => {
  it("are the first fifty of all that have a day, newest first, in whatever order they come", () => {
    const inOrder = (x: Modifica, y: Modifica) =>
      x.data === y.data ? (modificaKey(x) < modificaKey(y) ? -1 : 1) : x.data! > y.data! ? -1 : 1;
    fc.assert(
      fc.property(fc.uniqueArray(modifica, { selector: modificaKey, maxLength: 150 }), (all) => {
        const expected = all.filter(({ data }) => data !== null).sort(inOrder);
        const groups = [0, 1, 2].map((group) => groupOf(all.filter((_, i) => i % 3 === group)));
        expect(amendmentsShown(groups)).toEqual(expected.slice(0, 50));
      }),
    );
  });

  it("are found without reading what is older than all of them, but with what is of the same day", () => {
    const some = (count: number, data: string | null, tipo: Modifica["tipo"]) =>
      Array.from({ length: count }, (_, i): Modifica => {
        const [da, a] = ["eli:/it/legge/2001/01/01/1", "eli:/it/legge/1990/08/07/241"];
        const nowhere = { articolo_da: null, partizione_da: null, partizione_a: null, portata: null };
        return { da, a, ...nowhere, articolo_a: `${100 + i}`, tipo, data };
      });
    const unread = (ultima: string | null): DatedGroup<Modifica> => ({
      ultima,
      modifiche: () => {
        throw new Error("letto");
      },
    });
    const [newest, same] = [some(50, "2003-02-03", "modifica"), some(1, "2003-02-03", "abroga")];
    const groups = [unread("2003-02-02"), groupOf(newest), unread(null), groupOf(same)];
    const key = (modifica: Modifica) => modificaKey(modifica);
    const expected = [...newest, ...same].sort((x, y) => (key(x) < key(y) ? -1 : 1)).slice(0, 50);
    expect(amendmentsShown(groups)).toEqual(expected);
  });
});
