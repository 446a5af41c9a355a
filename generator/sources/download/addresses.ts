/**
 * Every address that hands out an official file. An address that changes at its source is a change of one line here.
 */

/** The legislature whose bills and members are fetched: the current one. */
export const LEGISLATURA = 19;

const NORMATTIVA = "https://api.normattiva.it/t/normattiva.api/bff-opendata/v1/api/v1";
const ITALIA_DOMANI = "https://www.italiadomani.gov.it/content/dam/sogei-ng/opendata";
const SENATO_RAW = "https://raw.githubusercontent.com/SenatoDellaRepubblica";

export const ADDRESSES = {
  normattiva: {
    collections: `${NORMATTIVA}/collections/collection-predefinite`,
    collection: `${NORMATTIVA}/collections/download/collection-preconfezionata`,
    newExport: `${NORMATTIVA}/ricerca-asincrona/nuova-ricerca`,
    confirmExport: `${NORMATTIVA}/ricerca-asincrona/conferma-ricerca`,
    exportStatus: `${NORMATTIVA}/ricerca-asincrona/check-status`,
    exportFile: `${NORMATTIVA}/collections/download/collection-asincrona`,
    search: `${NORMATTIVA}/ricerca/avanzata`,
    changed: `${NORMATTIVA}/ricerca/aggiornati`,
  },
  italiaDomani: (name: string): string => `${ITALIA_DOMANI}/${name}`,
  senateDump: (name: string): string => `${SENATO_RAW}/OpenData/main/Leg${LEGISLATURA}/${name}`,
  billTexts: {
    repository: "https://github.com/SenatoDellaRepubblica/AkomaNtosoBulkData",
    /** Names and digests of the files of a folder, by GitHub's REST API (`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`). */
    tree: `https://api.github.com/repos/SenatoDellaRepubblica/AkomaNtosoBulkData/git/trees/HEAD:Leg${LEGISLATURA}?recursive=1`,
    file: (path: string): string => `${SENATO_RAW}/AkomaNtosoBulkData/HEAD/${path}`,
  },
  chamber: "https://dati.camera.it/sparql",
} as const;
