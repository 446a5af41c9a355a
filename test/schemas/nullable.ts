/** What the contract says of single values: where `null` may stand. */

const nullableRelazione = [
  "articolo_da",
  "partizione_da",
  "articolo_a",
  "partizione_a",
  "portata",
  "classe",
  "data",
  "evidenza",
];
const nullableDdl = [
  "titolo",
  "natura",
  "stato",
  "data_presentazione",
  "data_stato",
  "giorni_fermo",
  "proponente",
  "iniziativa",
  "legge",
  "legge.numero",
  "legge.data",
  "legge.eli",
];
const below = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`);
const meta = ["meta.dati_al"];

const unLuogo = ["codice", "provincia", "regione"];
const unProgetto = [
  "cup",
  "clp",
  "submisura",
  "titolo",
  "finanziamento_totale",
  ...unLuogo.map((name) => `luoghi.${name}`),
];

const unaPronuncia = [
  ...["ecli", "numero", "anno", "deciso", "deposito", "gazzetta", "gazzetta.data", "gazzetta.numero"],
  ...["norma.numero", "articolo.rubrica", "parti.partizione", "atto_colpito"],
  ...["atto_colpito.eli", "atto_colpito.articolo", "atto_colpito.partizione", "ritirata_da", "url"],
];
const unArticolo = [
  ...meta,
  "norma.numero",
  ...below("articolo", ["rubrica", "partizione", "allegato"]),
  "commi.numero",
  ...below("pronunce", unaPronuncia),
  "precedente",
  "successivo",
  ...below("modifiche_intermedie", nullableRelazione),
  ...below("relazioni.out", nullableRelazione),
  ...below("relazioni.in", nullableRelazione),
];

/** Places (list positions left out) that accept `null`, by schema. */
export const NULLABLE: Readonly<Record<string, readonly string[]>> = {
  health: meta,
  indice: meta,
  norme: [...meta, "norme.numero"],
  cerca: [
    ...meta,
    "prosegue",
    "riconosciuta",
    ...below("riconosciuta", ["tipo", "data", "anno", "numero", "urn", "norma", "norma.numero", "articolo", "ue"]),
    ...below("riconosciuta.articolo", ["rubrica", "comma"]),
    ...below("risultati", ["norma.numero", "articolo", "articolo.rubrica", "articolo.comma"]),
  ],
  citazioni: [
    ...meta,
    ...below("citazioni", [
      "atto",
      "norma",
      "norma.numero",
      "articolo",
      "articolo.rubrica",
      "articolo_citato",
      "partizione",
      "ue",
    ]),
    ...below("citazioni.atto", ["tipo", "data", "anno", "numero", "urn"]),
    "citazioni.candidati.numero",
  ],
  registro: [
    ...meta,
    ...below("norme", [
      "norma",
      "norma.numero",
      "versione",
      "ultima_modifica",
      "ultima_pronuncia",
      "ultima_pronuncia.ecli",
      "futura",
      "cambiata",
    ]),
  ],
  norma: [
    ...meta,
    "numero",
    "entrata_in_vigore",
    ...below("modifiche_intermedie", nullableRelazione),
    "pubblicazione.numero",
    "preambolo",
    "conclusioni",
    ...below("articoli", ["rubrica", "partizione", "allegato"]),
    ...below("relazioni.out", nullableRelazione),
    ...below("relazioni.in", nullableRelazione),
  ],
  articolo: unArticolo,
  comma: unArticolo,
  versioni: [...meta, "norma.numero", ...below("versioni", ["aggiunti", "tolti", "modificati"])],
  "norma-pronunce": [
    ...meta,
    "norma.numero",
    ...below("modifiche_intermedie", nullableRelazione),
    ...below("pronunce", unaPronuncia),
  ],
  pronunce: [
    ...meta,
    ...below("pronunce", ["ecli", "numero", "anno", "deciso", "deposito"]),
    ...below("pronunce", ["gazzetta", "gazzetta.data", "gazzetta.numero", "url"]),
  ],
  pronuncia: [
    ...[...meta, "deciso", "gazzetta", "gazzetta.data", "gazzetta.numero"],
    ...below("articoli", unaPronuncia),
  ],
  "norma-ue": [
    ...meta,
    "norma.numero",
    ...below("modifiche_intermedie", nullableRelazione),
    ...below("cita", ["articolo", "partizione", "articolo_ue"]),
  ],
  confronto: [...meta, "norma.numero", ...below("articoli", ["prima", "prima.rubrica", "dopo", "dopo.rubrica"])],
  relazioni: [
    ...meta,
    "norma.numero",
    ...below("relazioni", nullableRelazione),
    ...below("modifiche_intermedie", nullableRelazione),
  ],
  graph: [...meta, "links.classe"],
  "pnrr-graph": [
    ...meta,
    "importo_min",
    ...below("nodes", ["cup", "cig", "importo", "natura", "finanziamento_totale"]),
  ],
  "pnrr-aziende": meta,
  "pnrr-enti": meta,
  "pnrr-regioni": [...meta, "classifica.codice"],
  "pnrr-finanziamenti": meta,
  "pnrr-progetti": [
    ...meta,
    "luogo",
    ...below("luogo", unLuogo),
    ...below("progetti", [...unProgetto, "importo_nel_luogo"]),
  ],
  "pnrr-luogo-aziende": [...meta, ...below("luogo", unLuogo)],
  "pnrr-luogo-enti": [...meta, ...below("luogo", unLuogo)],
  "pnrr-progetto": [
    ...meta,
    ...below("progetti", unProgetto),
    ...below("progetti.appalti", ["cig", "importo", "natura"]),
  ],
  "politici-graph": [...meta, ...below("nodes", ["gruppo", "titolo", "stato"])],
  "politici-parlamentari": [...meta, "classifica.gruppo", "classifica.gruppo_nome"],
  "politici-gruppi": meta,
  novita: [
    ...meta,
    "precedente.dati_al",
    ...["aggiunte", "cambiate", "rimosse"].flatMap((which) => [
      `norme.${which}.numero`,
      ...below(`relazioni.${which}`, nullableRelazione),
      ...below(`ddl.${which}`, ["titolo", "stato", "data_stato"]),
    ]),
  ],
  "ddl-lista": [...meta, "data_riferimento", ...below("ddl", nullableDdl)],
  ddl: [
    ...meta,
    ...nullableDdl,
    "stato_esteso",
    ...below("fasi", ["data_presentazione", "stato", "data_stato"]),
    ...below("firmatari", ["id", "ramo", "gruppo", "data_aggiunta", "data_ritiro"]),
    ...below("assegnazioni", ["data", "commissione", "tipo", "sede"]),
    ...below("dossier.citazioni", ["articolo", "partizione", "titolo"]),
    ...below("dossier.citazioni.atto", ["eli", "urn", "data", "anno", "numero"]),
  ],
  rapporto: ["data_riferimento", "scarti.luogo", "conteggi.file"],
  "comuni#candidati": ["candidati.numero"],
  "comuni#candidati_ddl": below("candidati", nullableDdl),
  "comuni#non_trovato": [...below("riconosciuta", ["tipo", "data", "anno", "numero", "urn"]), "commi"],
  "comuni#non_valida": ["detail.input"],
};
