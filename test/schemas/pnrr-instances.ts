/** One complete, plainly invented instance of each schema of the recovery plan. */

import { graph, meta, ranking } from "./instance-parts.ts";

const GARA = { natura: "accordo quadro", oltre_finanziamento: true };
const PARTI = { importo_oltre_finanziamento: 0, importo_contributi: 0 };

const LUOGO = { tipo: "comune", codice: "001001", nome: "Esempio", provincia: "Esempio", regione: "Esempio" };
const RIGA = {
  cup: "X",
  clp: "L",
  submisura: "M1",
  titolo: "Progetto di esempio",
  settore: "Esempio",
  luoghi: [LUOGO],
  finanziamento_totale: 10.5,
  n_appalti: 1,
  importo_appalti: 10.5,
};
const CHI = [{ codice_fiscale: "1", nome: "Impresa Esempio 01" }];

const placeRanking = (codice_fiscale: string) => ({
  ...ranking({ codice_fiscale, numero_appalti: 1, importo_totale: 10.5, ...PARTI, importo_anche_altrove: 0 }),
  luogo: LUOGO,
  numero_appalti: 1,
  importo_appalti: 10.5,
  importo_anche_altrove: 0,
});

/** Valid instances by the key of their schema. */
export const PNRR = {
  "pnrr-graph": graph(
    { settore: "", importo_min: 0 },
    [
      { id: "progetto:X:1:M", tipo: "progetto", label: "P", cup: "X", settore: "Esempio", finanziamento_totale: 1.25 },
      { id: "appalto:Y", tipo: "appalto", label: "A", cig: "Y", importo: 10.5, ...GARA },
      { id: "azienda:1", tipo: "azienda", label: "Impresa Esempio 01", codice_fiscale: "1" },
      { id: "ente:2", tipo: "ente", label: "Comune Esempio 02", codice_fiscale: "2" },
    ],
    [
      { source: "progetto:X:1:M", target: "appalto:Y", tipo: "ha_appalto" },
      { source: "ente:2", target: "appalto:Y", tipo: "bandisce" },
      { source: "azienda:1", target: "appalto:Y", tipo: "vince" },
    ],
  ),
  "pnrr-aziende": ranking({ codice_fiscale: "1", numero_appalti: 1, importo_totale: 0, ...PARTI }),
  "pnrr-enti": ranking({ codice_fiscale: "2", numero_appalti: 1, importo_totale: 10.5, ...PARTI }),
  "pnrr-regioni": ranking({ codice: "000", numero_progetti: 1, importo_totale: 10.5 }),
  "pnrr-progetti": {
    meta,
    totale: 1,
    importo_totale: 10.5,
    limit: 1,
    offset: 0,
    luogo: LUOGO,
    progetti: [{ ...RIGA, importo_nel_luogo: 5.25 }],
  },
  "pnrr-progetto": {
    meta,
    cup: "X",
    totale: 1,
    importo_totale: 10.5,
    progetti: [
      {
        id: "progetto:X:L:M1",
        ...RIGA,
        finanziamenti: [{ codice: "F", nome: "Fonte Esempio", importo: 10.5 }],
        appalti: [{ id: "appalto:Y", cig: "Y", oggetto: "A", importo: 10.5, ...GARA, enti: CHI, aziende: CHI }],
      },
    ],
  },
  "pnrr-luogo-aziende": placeRanking("1"),
  "pnrr-luogo-enti": placeRanking("2"),
  "pnrr-finanziamenti": {
    meta,
    totale: 10.5,
    fonti: [{ codice: "F", nome: "Fonte Esempio", importo: 10.5 }],
    settori: [{ nome: "Esempio", importo: 10.5 }],
    flussi: [{ fonte: "F", settore: "Esempio", importo: 10.5 }],
  },
};
