import { writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Modifica } from "../../generator/corpus/norme/relazione.ts";
import { gather, joined, modificheOf, writeModifiche } from "../../generator/jobs/modifiche.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const at = (name: string) => path.join(folder, name);

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
const lists = fc.array(fc.array(modifica, { maxLength: 4 }), { maxLength: 8 });

it("relations are read back as they were written, from files of their own and from one file of all", () => {
  let run = 0;
  fc.assert(
    fc.property(lists, fc.nat(), (all, dropped) => {
      run++;
      const parts = all.map((own, i) => writeModifiche(at(`${run}-${i}`), own));
      expect([...modificheOf(parts)]).toEqual(all.flat());
      const gathered = gather(parts, at(`${run}.tsv`));
      expect([...modificheOf(joined(gathered))]).toEqual(all.flat());
      // Some are taken over, from one file into another.
      const some = gathered.filter((_, i) => i !== dropped % (all.length + 1));
      const kept = all.filter((_, i) => i !== dropped % (all.length + 1));
      const again = gather(some, at(`${run}-due.tsv`));
      expect(again.map((part) => [...modificheOf([part])])).toEqual(kept);
    }),
    { numRuns: 30 },
  );
});

it("parts that follow each other are read at once, up to some megabytes", () => {
  const part = (file: string, start: number, bytes: number) => ({ file, start, bytes });
  expect(joined([part("a", 0, 7), part("a", 7, 0), part("a", 7, 5), part("a", 20, 5), part("b", 25, 1)])).toEqual([
    part("a", 0, 12),
    part("a", 20, 5),
    part("b", 25, 1),
  ]);
  const much = 5 * 1024 * 1024;
  expect(joined([part("a", 0, much), part("a", much, much)])).toHaveLength(2);
});

it("a line that does not end is no relation", () => {
  writeFileSync(at("cut"), "a\tb");
  expect(() => [...modificheOf([{ file: at("cut"), start: 0, bytes: 3 }])]).toThrow("troncata");
});

it("no relation may hold what stands between two fields", () => {
  const nowhere = { articolo_da: null, partizione_da: null, articolo_a: null, partizione_a: null, portata: null };
  const wrong = { da: "a\tb", a: "c", ...nowhere, tipo: "modifica", data: null } as const;
  expect(() => writeModifiche(at("wrong"), [wrong])).toThrow("tabulazione");
});
