import { expect, test } from "vitest";
import type { Cells } from "../../sources/italia-domani/tables.ts";
import { build } from "./artificial-model.ts";

/** The kind of the only tender of these rows. */
async function kind(gare: readonly Cells[]) {
  const { appalti } = (await build({ progetti: [{}], gare })).modello;
  expect(appalti).toHaveLength(1);
  return appalti[0]!.natura;
}

test.each([
  ["Contratto d'appalto discendente da accordo quadro/convenzione", "SERVIZI", "B000000001", "appalto"],
  ["ACCORDO QUADRO/CONVENZIONE", "", "B000000001", "accordo quadro"],
  ["CONTRATTO DI CONCESSIONE DI LAVORI", "LAVORI", "B000000001", "concessione"],
  ["CONVENZIONE", "FORNITURE", "B000000001", null],
  ["", "SERVIZI", "", null],
  ["", "", "B000000001", null],
  ["", "", "", "contributo"],
])(
  "a call for grants realised as «%s», about «%s», with the CIG «%s» is of the kind %s",
  async (modalita, contratto, cig, natura) => {
    const row = {
      CIG: cig,
      "Codice Interno PDA": "5000000001",
      "Modalità di Realizzazione": modalita,
      "Oggetto Principale del Contratto": contratto,
      "Oggetto Gara": "Bando per la concessione di contributi",
    };
    expect(await kind([row])).toBe(natura);
  },
);

test("rows of one tender that do not agree about its kind leave it without one", async () => {
  const row = (pda: string, modalita: string) => ({
    CIG: "B000000001",
    "Codice Interno PDA": pda,
    "Modalità di Realizzazione": modalita,
  });
  const agreeing = [row("5000000001", "CONTRATTO D'APPALTO"), row("5000000002", "")];
  expect(await kind(agreeing)).toBe("appalto");
  expect(await kind([...agreeing, row("5000000003", "ACCORDO QUADRO")])).toBeNull();
});
