const API = "https://api.normattiva.it/t/normattiva.api/bff-opendata/v1/api/v1";

/** Where Normattiva hands out acts: an address that changes there is a change of one line here. */
export const NORMATTIVA_ADDRESSES = {
  collections: `${API}/collections/collection-predefinite`,
  collection: `${API}/collections/download/collection-preconfezionata`,
  newExport: `${API}/ricerca-asincrona/nuova-ricerca`,
  confirmExport: `${API}/ricerca-asincrona/conferma-ricerca`,
  exportStatus: `${API}/ricerca-asincrona/check-status`,
  exportFile: `${API}/collections/download/collection-asincrona`,
  search: `${API}/ricerca/avanzata`,
  changed: `${API}/ricerca/aggiornati`,
} as const;
