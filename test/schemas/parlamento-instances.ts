/** One complete, plainly invented instance of each schema of Parliament. */

import { act, giorno, graph, meta, ranking, rigaDdl } from "./instance-parts.ts";

const votazione = {
  ...{ id: "C-19-20-2", ramo: "C", legislatura: 19, seduta: 20, numero: 2, data: giorno, oggetto: "Voto di esempio" },
  ...{ categoria: "finale", palese: true, esito: "approvato", favorevoli: 5, contrari: 2, astenuti: 1, presenti: 9 },
  ...{ votanti: 7, maggioranza: 4, ddl: ["C.9643-BIS"], legge: { eli: act }, uri: "http://example.org/vs19_20_002" },
  ...{ url: "https://example.org/voto", quadra: true },
};
const contati = {
  ...{ favorevole: 1, contrario: 0, astenuto: 0, presente_non_votante: 0, missione: 0, presidente: 0 },
  ...{ non_partecipa: 0, non_votante: 0, difformi: 1 },
};
const { id, data, oggetto, categoria, ddl } = votazione;
const voto = { gruppo: "GE", voto: "favorevole", difforme: true };

/** Valid instances by the key of their schema. */
export const PARLAMENTO = {
  "politici-graph": graph(
    { gruppo: "", ramo: "" },
    [
      {
        id: "S-7",
        tipo: "parlamentare",
        label: "Parlamentare Esempio 07",
        ramo: "Senato",
        gruppo: "GE",
        numero_atti: 1,
      },
      { id: "D-1", tipo: "ddl", label: "S.9926", titolo: "Titolo di esempio", stato: "ritirato" },
    ],
    [{ source: "S-7", target: "D-1", tipo: "primo_firmatario" }],
  ),
  "politici-parlamentari": ranking({
    id: "C-8",
    ramo: "Camera",
    gruppo: "GE",
    gruppo_nome: "Gruppo Esempio",
    numero_atti: 1,
    numero_prime_firme: 0,
  }),
  "politici-gruppi": ranking({ sigla: "GE", ramo: "Camera", numero_atti: 1, numero_firme: 2 }),
  "ddl-lista": { meta, data_riferimento: giorno, totale: 1, ddl: [rigaDdl] },
  votazioni: { meta, totale: 1, limit: 100, offset: 0, votazioni: [votazione] },
  votazione: {
    meta,
    ...votazione,
    gruppi: [{ sigla: "GE", nome: "Gruppo Esempio", ...contati, linea: "contrario" }],
    voti: [{ id: "C-8", nome: "Parlamentare Esempio 08", ...voto, parole: "Favorevole" }],
  },
  "politici-voti": {
    meta,
    parlamentare: { id: "C-8", nome: "Parlamentare Esempio 08", ramo: "Camera", gruppo: "GE" },
    totali: { tenute: 2, palesi: 1, ...contati },
    ...{ totale: 1, limit: 100, offset: 0 },
    voti: [{ votazione: { id, data, oggetto, categoria, ddl }, ...voto, linea: "contrario" }],
  },
  ddl: {
    meta,
    ...rigaDdl,
    votazioni: [votazione],
    stato_esteso: "da assegnare",
    fasi: [{ numero: "C.9643-BIS", ramo: "Camera", data_presentazione: giorno, stato: "esempio", data_stato: giorno }],
    firmatari: [
      {
        id: "S-7",
        nome: "Parlamentare Esempio 07",
        ramo: "Senato",
        gruppo: "GE",
        primo: true,
        data_aggiunta: giorno,
        data_ritiro: giorno,
      },
    ],
    assegnazioni: [{ data: giorno, commissione: "Commissione Esempio", tipo: "primaria", sede: "referente" }],
    dossier: {
      testo: "articolato",
      articoli: 1,
      citazioni: [
        {
          testo: "legge 15 marzo 1999, n. 9001",
          articolo: "1",
          partizione: "articolo 3, comma 1",
          atto: {
            eli: act,
            urn: "urn:nir:stato:legge:1999-03-15;9001",
            tipo: "legge",
            data: "1999-03-15",
            anno: 1999,
            numero: "9001",
          },
          nel_corpus: true,
          titolo: "Testo di esempio",
          n_relazioni_in: 1,
        },
      ],
    },
  },
};
