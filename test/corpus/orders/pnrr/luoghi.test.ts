import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLACE_KINDS } from "../../../../generator/contract/place-kinds.ts";
import { placeRankings } from "../../../../generator/corpus/orders/pnrr/luoghi.ts";
import { pnrrOracle } from "../../../oracle/pnrr.ts";
import { randomModel } from "./random-model.ts";

describe("the rankings of places", () => {
  it("are, of every place with a tender, those of its tenders alone", () =>
    fc.assert(
      fc.property(randomModel, (modello) => {
        for (const { tipo, codice, aziende, enti, ...figures } of placeRankings(modello)) {
          for (const [operation, entries] of [
            ["pnrr-luogo-aziende", aziende],
            ["pnrr-luogo-enti", enti],
          ] as const)
            expect({
              ...figures,
              limit: 100,
              totale: entries.length,
              classifica: entries.map((entry, i) => ({ posizione: i + 1, ...entry })),
            }).toEqual(pnrrOracle(modello, operation, { luogo: [tipo, codice], limit: 100 }));
        }
      }),
    ));

  it("count every tender in each kind of place, and once where all of its projects are in one", () =>
    fc.assert(
      fc.property(randomModel, (modello) => {
        const places = [...placeRankings(modello)];
        const named = new Set(modello.progetti.flatMap(({ appalti }) => appalti));
        for (const kind of PLACE_KINDS) {
          const own = places.filter(({ tipo }) => tipo === kind);
          const alone = own.reduce((sum, one) => sum + one.importo_appalti - one.importo_anche_altrove, 0);
          const whole = modello.appalti.reduce((sum, { importo }) => sum + (importo ?? 0), 0) / 100;
          expect(own.reduce((sum, { numero_appalti }) => sum + numero_appalti, 0)).toBeGreaterThanOrEqual(named.size);
          expect(alone).toBeLessThanOrEqual(whole + 0.005);
        }
      }),
    ));
});
