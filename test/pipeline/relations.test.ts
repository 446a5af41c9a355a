import fc from "fast-check";
import { expect, it } from "vitest";
import type { Modifica } from "../../generator/corpus/norme/relazione.ts";
import { linesOfRelations, relationsOf } from "../../generator/pipeline/stage/relations.ts";

const modifica: fc.Arbitrary<Modifica> = fc.record({
  da: fc.constantFrom("eli:/it/legge/2001/01/01/1", "eli:/it/legge/2002/01/01/2~è"),
  a: fc.constantFrom("eli:/it/legge/1990/08/07/241", "eli:/it/costituzione/1947/12/27"),
  articolo_da: fc.constantFrom(null, "1", "Allegato II.12, 23"),
  partizione_da: fc.constantFrom(null, "comma 1-bis"),
  articolo_a: fc.constantFrom(null, "2-bis", "Annesso «à», 1"),
  partizione_a: fc.constantFrom(null, "comma 2, lettera a)"),
  portata: fc.constantFrom(null, "intero", "parte"),
  tipo: fc.constantFrom("modifica", "abroga", "sostituisce"),
  data: fc.constantFrom(null, "2001-02-03"),
});

it("relations are read back as they were written", () => {
  fc.assert(
    fc.property(fc.array(modifica, { maxLength: 8 }), (all) => {
      expect([...relationsOf(linesOfRelations(all))]).toEqual(all);
    }),
  );
});

it("a line that does not end is no relation", () => {
  expect(() => [...relationsOf("a\tb")]).toThrow("cut short");
});

it("no relation may hold what stands between two fields", () => {
  const nowhere = { articolo_da: null, partizione_da: null, articolo_a: null, partizione_a: null, portata: null };
  const wrong = { da: "a\tb", a: "c", ...nowhere, tipo: "modifica", data: null } as const;
  expect(() => linesOfRelations([wrong])).toThrow("tab or line end");
});
