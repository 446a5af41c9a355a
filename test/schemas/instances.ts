/** One complete, plainly invented instance of each schema: every field that the contract names, and no other. */

const giorno = "2026-01-10";
const act = "eli:/it/legge/1999/03/15/9001";
const other = "eli:/it/regio-decreto-legge/1936/02/13/9012~036x9012-19360302";
const fonte = { nome: "Fonte Esempio", url: "https://example.org/dati", licenza: "CC0-1.0", attribuzione: "Esempio" };
const meta = {
  versione: "1.0.0",
  release: "0123456789ab",
  dati_al: giorno,
  lingua: "it",
  licenza: "CC0-1.0",
  fonti: [fonte],
  avvertenza: "Testo di esempio",
  nota: "Nota di esempio",
};
const riga = {
  eli: act,
  tipo: "legge",
  titolo: "Testo di esempio, inventato",
  data: "1999-03-15",
  numero: "9001",
  n_articoli: 1,
  n_relazioni: 2,
};
const relazione = (direzione: "out" | "in") => ({
  direzione,
  da: direzione === "out" ? act : other,
  a: direzione === "out" ? other : act,
  articolo_da: "3-bis",
  articolo_a: "Disciplinare, 2",
  tipo: "modifica",
  data: giorno,
  evidenza: "ha disposto (con l'art. 3-bis) la modifica dell'art. 2.",
  base: ["modifica_attiva", "riferimento_passivo"],
  affidabilita: "alta",
  nel_corpus: true,
});
const rigaDdl = {
  numero: "S.9926/I",
  numeri: ["C.9643-BIS", "S.9926/I"],
  titolo: "Titolo di esempio",
  ramo: "Senato",
  natura: "ordinaria",
  stato: "da assegnare",
  chiuso: false,
  data_presentazione: giorno,
  data_stato: giorno,
  giorni_fermo: 12,
  proponente: "Parlamentare Esempio 07",
  iniziativa: "Parlamentare",
  n_firmatari: 3,
  legge: { numero: "9001", data: "1999-03-15", eli: act },
};
const conteggi = {
  norme: 1,
  articoli: 2,
  relazioni: 3,
  pnrr: { progetti: 4, appalti: 5, aziende: 6, enti: 7 },
  politici: { parlamentari: 8, gruppi: 9 },
  ddl: 10,
};
const changed = { aggiunte: 1, cambiate: 0, rimosse: 2 };
const { direzione: _direzione, nel_corpus: _nel_corpus, ...modifica } = relazione("out");
const disegno = {
  numero: "S.9926",
  numeri: ["C.9925", "S.9926"],
  titolo: "Testo",
  stato: "esempio",
  data_stato: giorno,
};
const ranking = (entry: object) => ({
  meta,
  limit: 20,
  totale: 1,
  classifica: [{ posizione: 1, nome: "Esempio", ...entry }],
});
const graph = (scalars: object, nodes: object[], links: object[]) => ({
  meta,
  ...scalars,
  max_nodi: 10,
  totale_nodi: nodes.length,
  totale_link: links.length,
  troncato: false,
  nodes,
  links,
});

/** Valid instances by the key of their schema: a file's name, or `comuni#name` for a shared definition. */
export const INSTANCES: Readonly<Record<string, unknown>> = {
  health: {
    meta,
    stato: "ok",
    versione: "1.0.0",
    conteggi,
  },
  norme: { meta, totale: 1, limit: 100, offset: 0, norme: [riga] },
  norma: {
    meta,
    ...riga,
    urn: "urn:nir:stato:legge:1999-03-15;9001",
    pubblicazione: { data: "1999-03-20", numero: "66", codice_redazionale: "099X9001" },
    versione: { tipo: "consolidata", al: "2024-12-14" },
    collegamenti: { normattiva: "https://example.org/uri-res/N2Ls?urn:nir:x", gazzetta: "http://example.org/eli/id" },
    alias: ["codice-esempio"],
    articoli: [
      {
        id: "art_3-bis",
        eli: `${act}/annesso/1/art/3-bis`,
        numero: "3-bis",
        rubrica: "Rubrica di esempio",
        testo: "1. Testo di esempio, inventato.",
        partizione: "CAPO I Esempio",
        allegato: "Codice Esempio",
        abrogato: false,
        note: ["AGGIORNAMENTO (1) di esempio"],
      },
    ],
    allegati: [{ id: "annesso_2", titolo: "Tabella", testo: "1 2" }],
    relazioni: { out: [relazione("out")], in: [relazione("in")] },
  },
  relazioni: {
    meta,
    norma: riga,
    dir: "entrambe",
    totale: 2,
    totale_out: 1,
    totale_in: 1,
    relazioni: [relazione("out"), relazione("in")],
  },
  graph: graph(
    { livello: "norma" },
    [{ id: act, label: "L. 9001/1999", tipo: "legge", norma: act, nel_corpus: true, grado: 1 }],
    [{ source: act, target: other, tipo: "modifica", peso: 1 }],
  ),
  "pnrr-graph": graph(
    { settore: "", importo_min: 0 },
    [
      { id: "progetto:X:1:M", tipo: "progetto", label: "P", cup: "X", settore: "Esempio", finanziamento_totale: 1.25 },
      { id: "appalto:Y", tipo: "appalto", label: "A", cig: "Y", importo: 10.5 },
      { id: "azienda:1", tipo: "azienda", label: "Impresa Esempio 01", codice_fiscale: "1" },
      { id: "ente:2", tipo: "ente", label: "Comune Esempio 02", codice_fiscale: "2" },
    ],
    [
      { source: "progetto:X:1:M", target: "appalto:Y", tipo: "ha_appalto" },
      { source: "ente:2", target: "appalto:Y", tipo: "bandisce" },
      { source: "azienda:1", target: "appalto:Y", tipo: "vince" },
    ],
  ),
  "pnrr-aziende": ranking({ codice_fiscale: "1", numero_appalti: 1, importo_totale: 0 }),
  "pnrr-enti": ranking({ codice_fiscale: "2", numero_appalti: 1, importo_totale: 10.5 }),
  "pnrr-regioni": ranking({ codice: "000", numero_progetti: 1, importo_totale: 10.5 }),
  "pnrr-finanziamenti": {
    meta,
    totale: 10.5,
    fonti: [{ codice: "F", nome: "Fonte Esempio", importo: 10.5 }],
    settori: [{ nome: "Esempio", importo: 10.5 }],
    flussi: [{ fonte: "F", settore: "Esempio", importo: 10.5 }],
  },
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
  "politici-parlamentari": ranking({ id: "C-8", ramo: "Camera", gruppo: "GE", numero_atti: 1, numero_prime_firme: 0 }),
  "politici-gruppi": ranking({ sigla: "GE", ramo: "Camera", numero_atti: 1, numero_firme: 2 }),
  "ddl-lista": { meta, data_riferimento: giorno, totale: 1, ddl: [rigaDdl] },
  ddl: {
    meta,
    ...rigaDdl,
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
  fonti: [{ area: "norme", ...fonte, estratto_il: giorno }],
  manifest: [
    {
      path: "api/public/norme/legge/1936/02/13/9012_7e036x9012.json",
      tipo: "application/json",
      bytes: 1,
      sha256: "0".repeat(64),
      schema: "schemas/norma.json",
    },
    { path: "download/csv/norme.csv", tipo: "text/csv; charset=utf-8", bytes: 1, sha256: "0".repeat(64), records: 0 },
  ],
  novita: {
    meta,
    precedente: { release: "ba9876543210", dati_al: giorno },
    conteggi: { norme: changed, relazioni: changed, ddl: changed },
    norme: { aggiunte: [riga], cambiate: [riga], rimosse: [riga] },
    relazioni: { aggiunte: [modifica], cambiate: [modifica], rimosse: [modifica] },
    ddl: { aggiunte: [disegno], cambiate: [disegno], rimosse: [disegno] },
  },
  rapporto: {
    release: "0123456789ab",
    data_riferimento: giorno,
    servito: conteggi,
    scarti: [{ area: "norme", file: "norme/vuoto.xml", luogo: "riga 1", motivo: "file vuoto" }],
    conteggi: [{ area: "pnrr", file: "pnrr/x.csv", motivo: "esempio", scarto: true, conteggio: 1, esempi: ["riga 2"] }],
  },
  "comuni#candidati": { detail: "Più atti", candidati: [riga, { ...riga, eli: other }] },
  "comuni#candidati_ddl": { detail: "Più disegni di legge", candidati: [rigaDdl, { ...rigaDdl, numero: "C.9926" }] },
  "comuni#non_trovato": {
    detail: "Non trovato",
    riconosciuta: {
      tipo: "legge",
      data: giorno,
      anno: 2026,
      numero: "9001",
      urn: "urn:nir:stato:legge:2026-01-10;9001",
    },
  },
  "comuni#non_permesso": { detail: "Method Not Allowed" },
  "comuni#non_valida": {
    detail: [
      {
        type: "greater_than_equal",
        loc: ["query", "limit"],
        msg: "Input should be greater than or equal to 1",
        input: "0",
        ctx: { ge: 1 },
      },
    ],
  },
};

/** Fields that may be absent: the last key of their path. */
export const OPTIONAL = new Set(["nota", "riconosciuta", "ctx", "records", "schema"]);
