import fc from "fast-check";
import { expect, test } from "vitest";
import { settoreSets } from "../../../../generator/corpus/orders/pnrr/grafo.ts";

test("every text chooses a listed set or nothing", () => {
  const names = fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom("a", "B", "è", " ", "x") }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(names, fc.string({ maxLength: 3, unit: fc.constantFrom("a", "b", "È", " ", "X") }), (settori, text) => {
      const { nomi, insiemi } = settoreSets(settori);
      const chosen = nomi.flatMap((n, i) => (n.includes(text.toLowerCase()) ? [i] : []));
      const listed = insiemi.map((s) => s.join(","));
      expect(chosen.length === 0 || listed.includes(chosen.join(","))).toBe(true);
      expect(new Set(listed).size).toBe(listed.length);
      expect(insiemi[0]).toEqual(nomi.map((_, i) => i));
    }),
  );
});
