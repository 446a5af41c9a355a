/** Everything about Parliament out of a data folder, as a run of the generator reads it. */

import type { FindAct } from "../../../../generator/corpus/orders/parlamento/dossier.ts";
import { parlamentoViews } from "../../../../generator/corpus/orders/parlamento/views.ts";
import { buildParlamento } from "../../../../generator/corpus/parlamento/build.ts";
import { readCamera } from "../../../../generator/sources/camera/read-camera.ts";
import { readTesti } from "../../../../generator/sources/ddl/read-bill-text.ts";
import { Rapporto } from "../../../../generator/sources/rapporto.ts";
import { readSenato } from "../../../../generator/sources/senato/read-senato.ts";
import { readVotazioni } from "../../../../generator/sources/votazioni/read-votazioni.ts";

export async function load(data: string, dataRiferimento: string, atti: FindAct = () => []) {
  const rapporto = new Rapporto();
  const senato = await readSenato(data, rapporto);
  const deputati = await readCamera(data, rapporto);
  const testi = await readTesti(data, rapporto);
  const votazioni = await readVotazioni(data, rapporto);
  const records = { senato, deputati, votazioni, giornoSenato: dataRiferimento };
  const modello = buildParlamento(records, testi, dataRiferimento, rapporto);
  return {
    rapporto,
    modello,
    testi,
    views: parlamentoViews(modello, {
      dataRiferimento,
      atti,
      giorni: { Camera: dataRiferimento, Senato: dataRiferimento },
    }),
  };
}
