import fc from "fast-check";
import { expect, it } from "vitest";
import { choosableSets } from "../../../generator/corpus/orders/choosable-sets.ts";

const text = (maxLength: number) => fc.string({ maxLength, unit: fc.constantFrom("a", "b", "è", " ") });
const things = fc.array(fc.array(text(6), { maxLength: 3 }), { maxLength: 5 });
const chosenBy = (part: string, spellings: readonly (readonly string[])[]) =>
  spellings.flatMap((own, i) => (own.some((spelling) => spelling.includes(part)) ? [i] : []));

it("any text that chooses something chooses a listed set", () => {
  fc.assert(
    fc.property(things, text(3), (spellings, part) => {
      const listed = choosableSets(spellings).map((set) => set.join(","));
      const chosen = chosenBy(part, spellings);
      if (part !== "" && chosen.length > 0) expect(listed).toContain(chosen.join(","));
      expect(new Set(listed).size).toBe(listed.length);
    }),
  );
});

it("every listed set is chosen by some text, the larger ones stand first", () => {
  fc.assert(
    fc.property(things, (spellings) => {
      const parts = spellings
        .flat()
        .flatMap((s) => [...s].flatMap((_, from) => [...s].map((_, to) => s.slice(from, to + 1))));
      const reached = new Set(parts.filter(Boolean).map((part) => chosenBy(part, spellings).join(",")));
      const sets = choosableSets(spellings);
      expect(new Set(sets.map((set) => set.join(",")))).toEqual(reached);
      expect(sets.map(({ length }) => length)).toEqual(sets.map(({ length }) => length).sort((a, b) => b - a));
    }),
  );
});
