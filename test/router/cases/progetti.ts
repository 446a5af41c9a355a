/** Projects of the recovery plan, by place and by code. */

import { B, type Case, EN, IT } from "./case.ts";

const progetti = (query: string) => `${B}/pnrr/progetti?${query}`;
const MILANO = { tipo: "comune", codice: "015146", nome: "MILANO", provincia: "MILANO", regione: "LOMBARDIA" };
const one = (luogo: string, codice: string, totale: number, importo_totale: number): Case => ({
  target: progetti(`luogo=${encodeURIComponent(luogo)}`),
  status: 200,
  body: { "luogo.codice": codice, totale, importo_totale },
});

const ranking = (luogo: string, which: "aziende" | "enti", query = "") =>
  `${B}/pnrr/luoghi/${encodeURIComponent(luogo)}/classifica-${which}${query}`;

/** Those who won the tenders of a place, and put them out. */
const OF_PLACES: readonly Case[] = [
  {
    target: ranking("comune di Milano", "aziende"),
    status: 200,
    body: {
      luogo: MILANO,
      numero_appalti: 2,
      importo_appalti: 150,
      importo_anche_altrove: 60,
      limit: 20,
      totale: 2,
      "classifica.0.posizione": 1,
      "classifica.0.nome": "Impresa Esempio 01",
      "classifica.0.importo_totale": 150,
      "classifica.0.importo_anche_altrove": 60,
      "classifica.1.codice_fiscale": "3",
      "classifica.1.numero_appalti": 1,
      "meta.nota": "Appalti del luogo: 2, per 150,00 euro, dei quali 60,00 di progetti che si svolgono anche altrove. ",
    },
    lengths: { classifica: 2 },
    has: { ...IT, "content-location": null },
  },
  {
    target: ranking("013130", "enti", "?lang=en&limit=1"),
    status: 200,
    body: {
      "luogo.codice": "013130",
      importo_appalti: 60,
      importo_anche_altrove: 60,
      limit: 1,
      totale: 1,
      "classifica.0.codice_fiscale": "2",
      "meta.nota": "Tenders of the place: 1, worth 60.00 euro, of which 60.00 are of projects that lie elsewhere too. ",
    },
    has: EN,
  },
  { target: ranking("lombardia", "aziende", "?lang=en&limit=1"), status: 200, lengths: { classifica: 1 }, has: EN },
  { target: `${B}/pnrr/luoghi/TRENTO/TRIENT/classifica-enti`, status: 200, body: { numero_appalti: 0 } },
  {
    target: ranking("milano", "enti"),
    status: 300,
    lengths: { candidati: 2 },
    body: { "candidati.0.codice": "015146" },
  },
  { target: ranking("Milamo", "aziende"), status: 404, body: { "luoghi.0.nome": "MILANO" }, lengths: { luoghi: 7 } },
  { target: ranking("", "aziende"), status: 404 },
  { target: ranking("Milamo", "enti", "?lang=en"), status: 404, lengths: { luoghi: 7 }, has: EN },
  { target: ranking("milano", "aziende", "?limit=0"), status: 422, fault: "greater_than_equal" },
  { target: ranking("milano", "enti", "?limit=101"), status: 422, fault: "less_than_equal" },
  { target: ranking("milano", "enti", "?offset=1"), status: 422, fault: "extra_forbidden" },
  { target: ranking("milano", "enti", "?lang=fr"), status: 422, fault: "string_pattern_mismatch" },
  { target: `${B}/pnrr/luoghi/lombardia`, status: 404, body: '{"detail":"Not Found"}' },
  { target: `${B}/pnrr/luoghi/lombardia/classifica-regioni`, status: 404, body: '{"detail":"Not Found"}' },
];

export const PROGETTI: readonly Case[] = [
  ...OF_PLACES,
  {
    target: `${B}/pnrr/progetti`,
    status: 200,
    body: { totale: 5, limit: 100, offset: 0, luogo: null },
    lengths: { progetti: 5 },
    has: IT,
  },
  { target: progetti("limit=2&offset=4&lang=en"), status: 200, lengths: { progetti: 1 }, has: EN },
  // Places in whatever words; each place, code and window, and what each row says: `property/pnrr-oracle.ts`.
  one("Comune di Milano", "015146", 2, 250.01),
  one("015146", "015146", 2, 250.01),
  one("provincia 015", "015", 2, 250.01),
  one("lombardia", "003", 4, 650.01),
  one("regione 3", "003", 4, 650.01),
  one("TRIENT", "022", 1, 200),
  // Codes without their zeros, abbreviations of provinces, names of bodies.
  one("15146", "015146", 2, 250.01),
  one("comune 13130", "013130", 1, 150),
  one("provincia 15", "015", 2, 250.01),
  one("MI", "015", 2, 250.01),
  one("prov. di tn", "022", 1, 200),
  one("Città metropolitana di Milano", "015", 2, 250.01),
  one("municipality of Milan", "015146", 2, 250.01),
  one("Provincia autonoma di Trento", "022", 1, 200),
  one("Regione Autonoma della Lombardia", "003", 4, 650.01),
  one("Lombardy", "003", 4, 650.01),
  one("Comune di Livo (CO)", "013130", 1, 150),
  // The province has the same name: what stands before it is a municipality.
  one("Milano (MI)", "015146", 2, 250.01),
  one("Milano, Milano", "015146", 2, 250.01),
  one("Livo, provincia di Trento", "022106", 1, 200),
  one("Comune di Milano/Mailand", "015146", 2, 250.01),
  one("Trient - Trento", "022", 1, 200),
  { target: progetti("luogo=Livo+(PV)"), status: 404 },
  { ...one("comune non disponibile", "", 2, 60), body: { "luogo.codice": null, totale: 2, importo_totale: 60 } },
  {
    target: progetti("luogo=milano"),
    status: 300,
    lengths: { candidati: 2 },
    body: { "candidati.0.codice": "015146" },
  },
  { target: progetti("luogo=comune+di+livo&lang=en"), status: 300, lengths: { candidati: 2 }, has: EN },
  { target: progetti("luogo=Milamo"), status: 404, body: { "luoghi.0.nome": "MILANO" }, lengths: { luoghi: 7 } },
  { target: progetti("luogo=constructor"), status: 404, lengths: { luoghi: 7 } },
  { target: progetti("cup=z00x00000000002"), status: 200, body: { totale: 1, importo_totale: 300 } },
  { target: progetti("cup=nessuno"), status: 200, body: { totale: 0, importo_totale: 0 } },
  { target: progetti("limit=0"), status: 422, fault: "greater_than_equal" },
  { target: progetti("limit=1001"), status: 422, fault: "less_than_equal" },
  { target: progetti("offset=-1"), status: 422, fault: "greater_than_equal" },
  { target: progetti("luogo=milano&lang=fr"), status: 422, fault: "string_pattern_mismatch" },
  {
    target: `${B}/pnrr/progetti/Z00X00000000001`,
    status: 200,
    body: { cup: "Z00X00000000001" },
    has: { ...IT, "content-location": null },
  },
  {
    target: `${B}/pnrr/progetti/z00x%2000000000001?lang=en`,
    status: 200,
    body: { cup: "Z00X00000000001" },
    has: { ...EN, "content-location": `${B}/pnrr/progetti/Z00X00000000001` },
  },
  { target: `${B}/pnrr/progetti/Z99X00000000001`, status: 404 },
  { target: `${B}/pnrr/progetti/Z00X00000000001?lang=fr`, status: 422, fault: "string_pattern_mismatch" },
];
