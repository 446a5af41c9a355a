import { describe, expect, it } from "vitest";
import { articleOfDestination } from "../../../../generator/sources/normattiva/signals/s1-modifica-attiva.ts";

describe("articleOfDestination", () => {
  it.each([
    ["38", null, "38"],
    ["27 bis", null, "27-bis"],
    ["2197 ter.1", null, "2197-ter.1"],
    ["135-undecies.1", null, "135-undecies.1"],
    ["CODICE CIVILE-art. 2712", "CODICE CIVILE", "2712"],
    ["Allegato I.8 - art. 1", "Allegato I.8", "1"],
    ["Allegati - Allegato I.1 art. 2", "Allegati - Allegato I.1", "2"],
    ["Allegato II.2-Allegato II.2 bis art. 10", "Allegato II.2-Allegato II.2 bis", "10"],
    ["Disposizioni sul processo - Art. 40", "Disposizioni sul processo", "40"],
    ["Ordinamento giudiziario-art. 50.4", "Ordinamento giudiziario", "50.4"],
  ])("keeps of %j the container %j with the number %j", (fragment, contenitore, numero) => {
    expect(articleOfDestination(fragment)).toEqual({ contenitore, numero });
  });

  it.each(["", "Tabelle", "Allegato A", "Allegato I.13-Tabella A", "Tabelle-Tabella P"])(
    "finds no article in %j",
    (fragment) => {
      expect(articleOfDestination(fragment)).toBeNull();
    },
  );
});
