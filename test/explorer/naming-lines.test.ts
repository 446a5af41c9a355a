import { expect, it } from "vitest";
import { unionAct } from "../../generator/law/identity/union-act.ts";
import { linesOf, type UnionBody } from "../../generator/outputs/explorer/client/views/ue/naming-lines.ts";

const act = (numero: string) => ({
  ...{ eli: `eli:/it/legge/2016/01/01/${numero}`, tipo: "legge", titolo: "Legge", data: "2016-01-01", numero },
  ...{ n_articoli: 1, n_relazioni: 0 },
});
const link = (numero: string) => ({
  ...{ norma: act(numero), base: ["titolo"], affidabilita: "alta", evidenza: `Attuazione ${numero}` },
});

it("has who transposes before who gives effect and who cites, each with its words or articles", () => {
  const articoli = [{ numero: "3", eli: `${act("1").eli}/art/3`, n: 2 }];
  const body = {
    ue: unionAct("direttiva", 2014, 24),
    recepita_da: [link("1")],
    attuata_da: [link("2")],
    citata_da: { norme: [{ norma: act("1"), articoli }] },
  } as UnionBody;
  expect(linesOf(body)).toEqual([
    { fa: "recepisce", norma: act("1"), parole: "Attuazione 1", articoli: [] },
    { fa: "attua", norma: act("2"), parole: "Attuazione 2", articoli: [] },
    { fa: "cita", norma: act("1"), parole: null, articoli },
  ]);
});
