/** Projects of the recovery plan, by place and by code. */

import { expect } from "vitest";
import { B, type Case, EN, IT } from "./case.ts";

const progetti = (query: string) => `${B}/pnrr/progetti?${query}`;
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
    target: ranking("lombardia", "aziende"),
    status: 200,
    body: {
      luogo: { tipo: "regione", codice: "003", nome: "LOMBARDIA", provincia: null, regione: "LOMBARDIA" },
      ...{ numero_appalti: 11, importo_appalti: 232_394.28, importo_anche_altrove: 194_907.78, limit: 20, totale: 5 },
      ...{ "classifica.0.posizione": 1, "classifica.0.nome": "AZIENDA ESEMPIO 01 S.R.L." },
      ...{ "classifica.0.importo_totale": 185_432.1, "classifica.0.importo_anche_altrove": 185_432.1 },
      ...{ "classifica.1.codice_fiscale": "10000000002", "classifica.1.numero_appalti": 5 },
      "meta.nota": expect.stringMatching(
        /^Appalti del luogo: 11, per 232\.394,28 euro, dei quali 194\.907,78 di progetti che si svolgono anche altrove\. /,
      ),
    },
    lengths: { classifica: 5 },
    has: { ...IT, "content-location": null },
  },
  {
    target: ranking("013130", "enti", "?lang=en&limit=1"),
    status: 200,
    body: {
      ...{ "luogo.codice": "013130", importo_appalti: 9505.41, importo_anche_altrove: 0, limit: 1, totale: 1 },
      "classifica.0.codice_fiscale": "00080000002",
      "meta.nota": expect.stringMatching(
        /^Tenders of the place: 2, worth 9,505\.41 euro, of which 0\.00 are of projects that lie elsewhere too\. /,
      ),
    },
    has: EN,
  },
  {
    target: ranking("comune di Milano", "aziende", "?lang=en&limit=1"),
    status: 200,
    lengths: { classifica: 1 },
    has: EN,
  },
  { target: `${B}/pnrr/luoghi/TRENTO/TRIENT/classifica-enti`, status: 200, body: { numero_appalti: 1 } },
  {
    target: ranking("milano", "enti"),
    status: 300,
    lengths: { candidati: 2 },
    body: { "candidati.0.codice": "015146" },
  },
  { target: ranking("Milamo", "aziende"), status: 404, body: { "luoghi.0.nome": "MILANO" }, lengths: { luoghi: 10 } },
  { target: ranking("", "aziende"), status: 404 },
  { target: ranking("Milamo", "enti", "?lang=en"), status: 404, lengths: { luoghi: 10 }, has: EN },
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
    body: { totale: 26, limit: 100, offset: 0, luogo: null },
    lengths: { progetti: 26 },
    has: IT,
  },
  { target: progetti("limit=2&offset=25&lang=en"), status: 200, lengths: { progetti: 1 }, has: EN },
  // Places in whatever words; each place, code and window, and what each row says: `property/pnrr-oracle.ts`.
  one("Comune di Milano", "015146", 1, 210_123.45),
  one("015146", "015146", 1, 210_123.45),
  one("provincia 015", "015", 1, 210_123.45),
  one("lombardia", "003", 8, 2_745_120.87),
  one("regione 3", "003", 8, 2_745_120.87),
  one("TRIENT", "022", 1, 308_123.45),
  // Codes without their zeros, abbreviations of provinces, names of bodies.
  one("15146", "015146", 1, 210_123.45),
  one("comune 13130", "013130", 1, 182_740.7),
  one("provincia 15", "015", 1, 210_123.45),
  one("MI", "015", 1, 210_123.45),
  one("prov. di tn", "022", 1, 308_123.45),
  one("Città metropolitana di Milano", "015", 1, 210_123.45),
  one("municipality of Milan", "015146", 1, 210_123.45),
  one("Provincia autonoma di Trento", "022", 1, 308_123.45),
  one("Regione Autonoma della Lombardia", "003", 8, 2_745_120.87),
  one("Lombardy", "003", 8, 2_745_120.87),
  one("Comune di Livo (CO)", "013130", 1, 182_740.7),
  // The province has the same name: what stands before it is a municipality.
  one("Milano (MI)", "015146", 1, 210_123.45),
  one("Milano, Milano", "015146", 1, 210_123.45),
  one("Livo, provincia di Trento", "022106", 1, 308_123.45),
  one("Comune di Milano/Mailand", "015146", 1, 210_123.45),
  one("Trient - Trento", "022", 1, 308_123.45),
  { target: progetti("luogo=Livo+(PV)"), status: 404 },
  {
    ...one("comune non disponibile", "", 6, 0),
    body: { "luogo.codice": null, totale: 6, importo_totale: 25_856_222.1 },
  },
  {
    target: progetti("luogo=milano"),
    status: 300,
    lengths: { candidati: 2 },
    body: { "candidati.0.codice": "015146" },
  },
  { target: progetti("luogo=comune+di+livo&lang=en"), status: 300, lengths: { candidati: 2 }, has: EN },
  { target: progetti("luogo=Milamo"), status: 404, body: { "luoghi.0.nome": "MILANO" }, lengths: { luoghi: 10 } },
  { target: progetti("luogo=constructor"), status: 404, lengths: { luoghi: 10 } },
  { target: progetti("cup=z11b22000001000"), status: 200, body: { totale: 2, importo_totale: 28_123.45 } },
  { target: progetti("cup=nessuno"), status: 200, body: { totale: 0, importo_totale: 0 } },
  { target: progetti("limit=0"), status: 422, fault: "greater_than_equal" },
  { target: progetti("limit=1001"), status: 422, fault: "less_than_equal" },
  { target: progetti("offset=-1"), status: 422, fault: "greater_than_equal" },
  { target: progetti("luogo=milano&lang=fr"), status: 422, fault: "string_pattern_mismatch" },
  {
    target: `${B}/pnrr/progetti/Z12B22000002000`,
    status: 200,
    body: { cup: "Z12B22000002000" },
    has: { ...IT, "content-location": null },
  },
  {
    target: `${B}/pnrr/progetti/z12b%2022000002000?lang=en`,
    status: 200,
    body: { cup: "Z12B22000002000" },
    has: { ...EN, "content-location": `${B}/pnrr/progetti/Z12B22000002000` },
  },
  { target: `${B}/pnrr/progetti/Z99B22000001000`, status: 404 },
  { target: `${B}/pnrr/progetti/Z12B22000002000?lang=fr`, status: 422, fault: "string_pattern_mismatch" },
];
