/** One complete, plainly invented instance of each schema: every field that the contract names, and no other. */

import { attoUe, conteggi, fonte, giorno, meta, other, relazione, riga, rigaDdl } from "./instance-parts.ts";
import { NORME } from "./norme-instances.ts";
import { PARLAMENTO } from "./parlamento-instances.ts";
import { PNRR } from "./pnrr-instances.ts";

const changed = { aggiunte: 1, cambiate: 0, rimosse: 2 };
const { direzione: _direzione, nel_corpus: _nel_corpus, ...modifica } = relazione("out");
const disegno = {
  numero: "S.9926",
  numeri: ["C.9925", "S.9926"],
  titolo: "Testo",
  stato: "esempio",
  data_stato: giorno,
};

/** Valid instances by the key of their schema: a file's name, or `comuni#name` for a shared definition. */
export const INSTANCES: Readonly<Record<string, unknown>> = {
  health: {
    meta,
    stato: "ok",
    versione: "1.0.0",
    releases: { norme: "0123456789ac", pnrr: "0123456789ad", parlamento: "0123456789ae" },
    conteggi,
    copertura: [{ tipo: "legge", atti: 1, dal: giorno, al: giorno, attive: 0 }],
  },
  indice: {
    meta,
    documentazione: "/api/public/docs",
    openapi: "/api/public/openapi.json",
    health: "/api/public/health",
  },
  ...NORME,
  ...PNRR,
  ...PARLAMENTO,
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
  "manifest-parti": {
    file: 1,
    bytes: 9,
    parti: [{ path: "manifest/0.json", da: "api/public/health.json", file: 1, bytes: 9, sha256: "0".repeat(64) }],
  },
  novita: {
    meta,
    precedente: { release: "ba9876543210", dati_al: giorno },
    conteggi: { norme: changed, relazioni: changed, ddl: changed },
    norme: {
      aggiunte: [riga],
      cambiate: [
        { ...riga, articoli: [{ numero: "3", eli: "eli:/it/legge/1999/03/15/9001/art/3", cambiamento: "modificato" }] },
      ],
      rimosse: [riga],
    },
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
      ue: attoUe,
    },
    articoli: [{ numero: "3", eli: "eli:/it/legge/1999/03/15/9001/art/3" }],
    commi: ["1", null],
    dal: giorno,
    versioni: [giorno],
    pronunce: [{ ecli: "ECLI:IT:COST:2019:9901", numero: 9901, anno: 2019 }],
  },
  "comuni#non_servito": { detail: "Service Unavailable" },
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

/** Fields that may be absent: the last key of their path, or the schema and the place. */
export const OPTIONAL = new Set([
  "nota",
  "riconosciuta",
  ...["articoli", "commi", "dal", "versioni", "pronunce", "giorno", "testo_ufficiale", "modifiche_intermedie"].map(
    (name) => `comuni#non_trovato.${name}`,
  ),
  "comuni#non_trovato.riconosciuta.ue",
  "cerca.riconosciuta.versione",
  "cerca.riconosciuta.versioni",
  ...["giorno", "testo_ufficiale", "modifiche_intermedie", "futura", "lacuna"],
  "ctx",
  "records",
  "schema",
]);

/** Those of them that must be there: by schema and path. */
export const ALWAYS = new Set([
  "articolo.pronunce.nota",
  "comma.pronunce.nota",
  "norma-pronunce.pronunce.nota",
  "pronuncia.articoli.nota",
  "cerca.riconosciuta",
  "registro.norme.futura",
  "registro.norme.testo_ufficiale",
  "citazioni.citazioni.testo_ufficiale",
]);
