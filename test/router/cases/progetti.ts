/** Projects of the recovery plan, by place and by code. */

import { B, type Case, EN, IT } from "./case.ts";

const progetti = (query: string) => `${B}/pnrr/progetti?${query}`;
const MILANO = { tipo: "comune", codice: "015146", nome: "MILANO", provincia: "MILANO", regione: "LOMBARDIA" };
const one = (luogo: string, codice: string, totale: number, importo_totale: number): Case => ({
  target: progetti(`luogo=${encodeURIComponent(luogo)}`),
  status: 200,
  body: { "luogo.codice": codice, totale, importo_totale },
});

export const PROGETTI: readonly Case[] = [
  {
    target: `${B}/pnrr/progetti`,
    status: 200,
    body: {
      totale: 5,
      importo_totale: 660.01,
      limit: 100,
      offset: 0,
      luogo: null,
      "progetti.0.titolo": "Progetto di esempio 2",
      "progetti.0.finanziamento_totale": 300,
      "progetti.0.importo_nel_luogo": 300,
      "progetti.0.luoghi.0": MILANO,
      "progetti.2.n_appalti": 1,
      "progetti.2.importo_appalti": 90,
    },
    lengths: { progetti: 5 },
    has: IT,
  },
  { target: progetti("limit=2&offset=4&lang=en"), status: 200, lengths: { progetti: 1 }, has: EN },
  { target: progetti("offset=5"), status: 200, body: { totale: 5 }, lengths: { progetti: 0 } },
  one("Comune di Milano", "015146", 2, 250.01),
  {
    target: progetti("luogo=comune+di+milano"),
    status: 200,
    body: {
      "progetti.0.finanziamento_totale": 300,
      "progetti.0.importo_nel_luogo": 150,
      "progetti.1.importo_nel_luogo": 100.01,
    },
  },
  one("015146", "015146", 2, 250.01),
  one("provincia 015", "015", 2, 250.01),
  one("lombardia", "003", 4, 650.01),
  one("regione 3", "003", 4, 650.01),
  one("TRIENT", "022", 1, 200),
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
  {
    target: progetti("cup=Z00X00000000002&luogo=comune+di+milano"),
    status: 200,
    body: { totale: 1, importo_totale: 150, "progetti.0.importo_nel_luogo": 150 },
  },
  { target: progetti("cup=Z00X00000000005&luogo=013130"), status: 200, body: { totale: 0, importo_totale: 0 } },
  { target: progetti("cup=nessuno"), status: 200, body: { totale: 0, importo_totale: 0 } },
  { target: progetti("limit=0"), status: 422, fault: "greater_than_equal" },
  { target: progetti("limit=1001"), status: 422, fault: "less_than_equal" },
  { target: progetti("offset=-1"), status: 422, fault: "greater_than_equal" },
  { target: progetti("luogo=milano&lang=fr"), status: 422, fault: "string_pattern_mismatch" },
  { target: progetti("luogo=lombardia"), status: 304, revalidates: true },
  { target: progetti("luogo=lombardia"), method: "POST", status: 405 },
  {
    target: `${B}/pnrr/progetti/Z00X00000000001`,
    status: 200,
    body: {
      cup: "Z00X00000000001",
      totale: 1,
      importo_totale: 100.01,
      "progetti.0.finanziamenti.0": { codice: "pnrr", nome: "PNRR", importo: 100.01 },
      "progetti.0.appalti.0.aziende.0.nome": "Impresa Esempio 01",
      "progetti.0.appalti.0.enti.0.codice_fiscale": "2",
    },
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
