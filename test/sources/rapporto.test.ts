import { expect, it } from "vitest";
import { printable, Rapporto } from "../../generator/sources/rapporto.ts";

it("a discard is one line, which no input can break, colour or make endless", () => {
  const lines: string[] = [];
  const rapporto = new Rapporto(({ file, motivo: why }) => lines.push(printable(`${file}: ${why}`)));
  const motivo = `«${"x".repeat(100_000)}» non si legge: scaricarlo di nuovo`;
  rapporto.discard({ area: "norme", file: "norme/a\n\u001b[31m.xml", luogo: null, motivo });
  expect(lines).toEqual([
    expect.stringMatching(/^norme\/a\\u000a\\u001b\[31m\.xml: «x{249}…x+» non si legge: scaricarlo di nuovo$/),
  ]);
  expect(lines[0]?.length).toBeLessThan(600);
  rapporto.count("norme", "data non plausibile", { esempio: "9".repeat(100_000) });
  expect(JSON.stringify(rapporto).length).toBeLessThan(2000);
});

it("what another report holds is taken over, counts and all", () => {
  const [one, other] = [new Rapporto(), new Rapporto()];
  one.discard({ area: "norme", file: "a.xml", luogo: "riga 1", motivo: "vuoto" });
  for (let i = 0; i < 7; i++) one.count("norme", "saltato", { scarto: true, esempio: String(i) });
  one.count("pnrr", "ignorato", { file: "b.csv", by: 3 });
  other.addAll(one);
  expect(other.toJSON()).toEqual(one.toJSON());
  expect(other.discarded).toBe(8);
});
