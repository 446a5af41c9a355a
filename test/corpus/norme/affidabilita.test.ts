import { describe, expect, it } from "vitest";
import { signal } from "./artificial-records.ts";
import { briefs } from "./relations-between.ts";

describe("how sure a relation is", () => {
  it.each([
    ["indiretta", "media"],
    ["discorde", "media"],
    ["altro_atto", "bassa"],
  ] as const)("takes S1 %s alone as %s, with S3 as alta", (riserva, affidabilita) => {
    const reserved = signal("modifica_attiva", "5", "12", "abroga", { riserva });
    expect(briefs([reserved])).toEqual([`5 -> 12 abroga [modifica_attiva] ${affidabilita}`]);
    expect(briefs([reserved, signal("riferimento_passivo", null, null, "aggiorna")])).toEqual([
      "5 -> 12 abroga [modifica_attiva riferimento_passivo] alta",
    ]);
  });

  it("takes an act that the text names only as changing another one as bassa", () => {
    expect(
      briefs([signal("riferimento_passivo", null, null, "aggiorna", { riserva: "solo_come_modificato" })]),
    ).toEqual(["- -> - aggiorna [riferimento_passivo] bassa"]);
  });

  it("takes the best of two signals of one kind", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "abroga", { riserva: "altro_atto" }),
        signal("modifica_attiva", "5", "12", "abroga"),
      ]),
    ).toEqual(["5 -> 12 abroga [modifica_attiva] alta"]);
  });
});
