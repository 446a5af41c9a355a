import { expect, it } from "vitest";
import type { NormaServita } from "../../../../generator/corpus/norme/corpus.ts";
import { summaryOf } from "../../../../generator/corpus/norme/sommario.ts";
import { actFinder } from "../../../../generator/corpus/orders/norme/find.ts";
import { record } from "../../norme/artificial-records.ts";

const act = (tipo: string, data: string, numero: string | null): NormaServita => ({
  eli: `eli:/it/${tipo}/${data.replaceAll("-", "/")}/${numero ?? ""}`,
  record: summaryOf({ ...record("1"), tipo, data, numero }),
  relazioni: { out: 0, in: 7 },
  versioni: [data],
});
const ACTS = [
  act("legge", "1990-08-07", "241"),
  act("legge", "1991-08-07", "241"),
  act("decreto-legge", "1990-01-01", "241"),
  act("costituzione", "1947-12-27", null),
  act("legge", "1990-08-07", "1/bis"),
];
const found = (atto: { tipo: string | null; data: string | null; anno: number | null; numero: string | null }) =>
  actFinder(ACTS, [atto])({ ...atto, numero: atto.numero?.toLowerCase() ?? null }).map(({ eli }) => eli);

it("finds by number and year, and by type and day where they are told", () => {
  const numero = "241";
  expect(found({ tipo: "legge", data: null, anno: 1990, numero })).toEqual(["eli:/it/legge/1990/08/07/241"]);
  expect(found({ tipo: "legge", data: "1991-08-07", anno: null, numero })).toEqual(["eli:/it/legge/1991/08/07/241"]);
  expect(found({ tipo: "legge", data: "1991-08-08", anno: null, numero })).toEqual([]);
  expect(found({ tipo: null, data: null, anno: 1990, numero })).toHaveLength(2);
  expect(found({ tipo: "legge", data: null, anno: 1990, numero: "242" })).toEqual([]);
});

it("finds an act that has no number by its day, and says how often others change it", () => {
  const atto = { tipo: "costituzione", data: "1947-12-27", anno: null, numero: null };
  expect(actFinder(ACTS, [atto])(atto)).toMatchObject([{ tipo: "costituzione", n_relazioni_in: 7 }]);
});

it("reads no act where nothing will be looked for", () => {
  const none: Iterable<NormaServita> = {
    [Symbol.iterator]() {
      throw new Error("read");
    },
  };
  expect(actFinder(none, [])({ tipo: "legge", data: null, anno: 1990, numero: "241" })).toEqual([]);
});
