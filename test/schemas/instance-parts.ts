/** What several instances have in common, plainly invented. */

/** A day. */
export const giorno = "2026-01-10";

/** ELI of an act that is served. */
export const act = "eli:/it/legge/1999/03/15/9001";

/** ELI of an act beside it. */
export const other = "eli:/it/regio-decreto-legge/1936/02/13/9012~036x9012-19360302";

/** An act of the European Union. */
export const attoUe = {
  celex: "32014L0024",
  eli: "http://data.europa.eu/eli/dir/2014/24/oj",
  tipo: "direttiva",
  anno: 2014,
  numero: 24,
  url: "https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32014L0024",
};

/** A source. */
export const fonte = {
  nome: "Fonte Esempio",
  url: "https://example.org/dati",
  licenza: "CC0-1.0",
  attribuzione: "Esempio",
  estratto_il: giorno,
};

/** What every answer says of itself. */
export const meta = {
  versione: "1.0.0",
  release: "0123456789ab",
  dati_al: giorno,
  lingua: "it",
  licenza: "CC0-1.0",
  fonti: [fonte],
  avvertenza: "Testo di esempio",
  nota: "Nota di esempio",
};

/** The row of an act in a list. */
export const riga = {
  eli: act,
  tipo: "legge",
  titolo: "Testo di esempio, inventato",
  data: "1999-03-15",
  numero: "9001",
  n_articoli: 1,
  n_relazioni: 2,
};

/**
 * A relation of `act`, seen from it.
 *
 * @example relazione("out").da === act // true
 */
export const relazione = (direzione: "out" | "in") => ({
  direzione,
  da: direzione === "out" ? act : other,
  a: direzione === "out" ? other : act,
  articolo_da: "3-bis",
  partizione_da: "comma 1, lettera b-bis), numero 3)",
  articolo_a: "Disciplinare, 2",
  partizione_a: "comma 4",
  portata: "parte",
  tipo: "modifica",
  classe: "testo",
  data: giorno,
  decorrenza: { dal: null, testo: "con l'entrata in vigore del regolamento" },
  evidenza: "ha disposto (con l'art. 3-bis) la modifica dell'art. 2.",
  base: ["modifica_attiva", "riferimento_passivo"],
  affidabilita: "alta",
  nel_corpus: true,
});

/** The row of a bill in a list. */
export const rigaDdl = {
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

/** What /health counts. */
export const conteggi = {
  norme: 1,
  articoli: 2,
  relazioni: 3,
  pronunce: 2,
  ue: 3,
  pnrr: { progetti: 4, appalti: 5, aziende: 6, enti: 7 },
  politici: { parlamentari: 8, gruppi: 9 },
  ddl: 10,
  votazioni: 11,
};

/**
 * A ranking of one entry, with the fields of its own.
 *
 * @example ranking({ codice: "000" }).totale // 1
 */
export const ranking = (entry: object) => ({
  meta,
  limit: 20,
  totale: 1,
  classifica: [{ posizione: 1, nome: "Esempio", ...entry }],
});

/**
 * A graph, with the parameters that it was asked for by.
 *
 * @example graph({ livello: "norma" }, [], []).totale_nodi // 0
 */
export const graph = (scalars: object, nodes: object[], links: object[]) => ({
  meta,
  ...scalars,
  max_nodi: 10,
  totale_nodi: nodes.length,
  totale_link: links.length,
  troncato: false,
  nodes,
  links,
});
