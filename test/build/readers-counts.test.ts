import { expect, it } from "vitest";
import { ReadersCounts } from "../../generator/build/phases/place.ts";

const counted = (...acts: Record<string, number>[]) => {
  const counts = new ReadersCounts();
  for (const conteggi of acts) counts.add({ conteggi });
  return counts.counts();
};

it("names the words that no rule knows, the most frequent first, and the others together", () => {
  const many = Object.fromEntries(Array.from({ length: 52 }, (_, at) => [`testo_modificativo = parola ${at}`, 2]));
  const counts = counted({ testo_modificativo: 3, "testo_modificativo = nel territorio": 9 }, many);
  expect(counts["segnali letti: testo_modificativo"]).toBe(3);
  expect(counts["parole non capite accanto a una modifica, cioè «nel territorio»"]).toBe(9);
  expect(counts["parole non capite accanto a una modifica, cioè altre parole"]).toBe(6);
});

it("counts no more different words than it can hold, and the same in every run", () => {
  const act = () =>
    Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`testo_modificativo = ${at}`, (at % 7) + 1]));
  const all = Object.values(counted(act())).reduce((sum, by) => sum + by, 0);
  expect(all).toBe(Object.values(act()).reduce((sum, by) => sum + by, 0));
  expect(counted(act())).toEqual(counted(act()));
});
