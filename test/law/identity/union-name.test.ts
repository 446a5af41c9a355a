import { expect, it } from "vitest";
import { TIPI_UE } from "../../../generator/law/identity/union-act.ts";
import { unionKind, unionName } from "../../../generator/law/identity/union-name.ts";

it.each([
  ["direttiva", 1998, 84, "direttiva 1998/84", "Directive 1998/84"],
  ["regolamento", 2014, 910, "regolamento 910/2014", "Regulation 910/2014"],
  ["regolamento", 2016, 679, "regolamento 2016/679", "Regulation 2016/679"],
  ["decisione-quadro", 2002, 584, "decisione quadro 2002/584", "Framework Decision 2002/584"],
] as const)("names %s %d %d in the order of its time", (tipo, anno, numero, italian, english) => {
  const act = { tipo, anno, numero };
  expect([unionName(act, "it"), unionName(act, "en")]).toEqual([italian, english]);
});

it("has a word for every kind", () => {
  expect(TIPI_UE.map((tipo) => unionKind(tipo, "en"))).toEqual([
    "Directive",
    "Regulation",
    "Decision",
    "Framework Decision",
  ]);
});
