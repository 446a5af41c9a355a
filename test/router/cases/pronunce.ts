/** Rulings of the Constitutional Court on an act, on an article and on a comma, in any version. */

import { AMENDED, CODE } from "../small-versions.ts";
import { B, type Case, ELI, EN, IT } from "./case.ts";
import { at, FIRST, missing, NEWEST, SECOND, URN } from "./versions.ts";

const ECLI = "ECLI:IT:COST:2019:242";
const none = { illegittimita: 0, illegittimita_parziale: 0, interpretativa: 0, riguarda_altro: 0, rettifica: 0 };

const list = (query: string, totale: number, numbers: readonly (number | null)[]): Case => ({
  target: `${B}/pronunce?${query}`,
  status: 200,
  body: { totale, ...Object.fromEntries(numbers.map((numero, i) => [`pronunce.${i}.numero`, numero])) },
  lengths: { pronunce: numbers.length },
});

export const PRONUNCE: readonly Case[] = [
  {
    target: at(`${AMENDED}/pronunce`),
    status: 200,
    has: { ...IT, "content-location": null },
    body: {
      "norma.eli": AMENDED,
      "versione.al": NEWEST,
      totale: 4,
      per_effetto: { ...none, illegittimita_parziale: 3, riguarda_altro: 1 },
      "pronunce.0.ecli": ECLI,
      "pronunce.0.norma.eli": AMENDED,
      "pronunce.0.articolo": { eli: `${AMENDED}/art/1`, numero: "1", rubrica: null },
      "pronunce.0.parti": [{ partizione: "comma 2, lettera a)", portata: "parte", consequenziale: false }],
      "pronunce.0.url": "https://www.cortecostituzionale.it/scheda-pronuncia/2019/242",
      "pronunce.1.numero": 5,
      "pronunce.2.ecli": "ECLI:IT:COST:2012:9",
      "pronunce.3.ecli": null,
      "pronunce.3.url": null,
      "pronunce.3.atto_colpito.eli": ELI,
    },
  },
  // Of one day the higher number comes first, whatever article it is on.
  {
    target: at(`${AMENDED}@2012-07-01/pronunce?lang=en`),
    status: 200,
    body: { "versione.al": SECOND, giorno: SECOND, totale: 2, "pronunce.0.numero": 10, "pronunce.1.numero": 9 },
    has: EN,
  },
  { target: at(`${AMENDED}@${FIRST}/pronunce`), status: 200, body: { totale: 0, per_effetto: none, pronunce: [] } },
  { target: at(`${ELI}/pronunce`), status: 200, body: { totale: 0 }, lengths: { pronunce: 0 } },
  {
    target: at(`${URN}/pronunce`),
    status: 200,
    body: { totale: 4 },
    has: { "content-location": at(`${AMENDED}/pronunce`) },
  },
  missing(`${AMENDED}@1990-01-01/pronunce`, { versioni: [NEWEST, SECOND, FIRST] }),
  { target: at("legge%201/1800/pronunce"), status: 404 },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/pronunce"), status: 300 },
  { target: at(`${AMENDED}/pronunce?lang=fr`), status: 422 },
  {
    target: at(`${AMENDED}/art/1`),
    status: 200,
    body: { "articolo.n_pronunce": 4, "pronunce.0.ecli": ECLI },
    lengths: { pronunce: 4 },
  },
  {
    target: at(`${AMENDED}@2012-07-01/art/1`),
    status: 200,
    body: { "pronunce.0.numero": 9 },
    lengths: { pronunce: 1 },
  },
  { target: at(`${AMENDED}/art/2`), status: 200, body: { "articolo.n_pronunce": 0 }, lengths: { pronunce: 0 } },
  // A comma has those that name it, and those on the whole article.
  { target: at(`${AMENDED}/art/1/comma/1`), status: 200, body: { "pronunce.0.numero": 9 }, lengths: { pronunce: 1 } },
  {
    target: at(`${AMENDED}/art/1/comma/2`),
    status: 200,
    body: { "pronunce.0.numero": 242, "pronunce.1.numero": 9 },
    lengths: { pronunce: 2 },
  },
  {
    target: at(`${AMENDED}/art/1/comma/2-bis`),
    status: 200,
    body: { "pronunce.0.numero": 5, "pronunce.1.numero": 9 },
    lengths: { pronunce: 2 },
  },
  // All rulings, of a year, with an effect; every window.
  {
    target: `${B}/pronunce`,
    status: 200,
    body: {
      ...{ totale: 4, limit: 100, offset: 0 },
      "pronunce.0": {
        ...{ ecli: ECLI, tipo: "sentenza", numero: 242, anno: 2019, deciso: "2019-09-25", deposito: "2019-11-22" },
        gazzetta: { data: "2019-11-27", numero: 48 },
        url: "https://www.cortecostituzionale.it/scheda-pronuncia/2019/242",
        ...{ n_atti: 2, n_articoli: 2, effetti: ["illegittimita", "illegittimita_parziale"] },
        norme: [
          { eli: AMENDED, titolo: "Legge che porta il numero di un decreto", articoli: ["1"] },
          { eli: CODE, titolo: "Approvazione del testo definitivo del Codice penale", articoli: ["60"] },
        ],
      },
      "pronunce.1.numero": 5,
      "pronunce.2.numero": 9,
      "pronunce.3.ecli": null,
    },
  },
  { target: `${B}/pronunce?lang=en`, status: 200, body: { totale: 4 }, has: EN },
  { target: `${B}/pronunce/${ECLI}?lang=en`, status: 200, body: { ecli: ECLI }, has: EN },
  list("effetto=illegittimita_parziale&anno=2019", 2, [242, 5]),
  list("limit=2&offset=1", 4, [5, 9]),
  list("offset=9007199254740991", 4, []),
  { target: `${B}/pronunce?limit=0`, status: 422, fault: "greater_than_equal" },
  { target: `${B}/pronunce?limit=1001`, status: 422, fault: "less_than_equal" },
  { target: `${B}/pronunce?anno=-1`, status: 422, fault: "greater_than_equal" },
  { target: `${B}/pronunce?anno=duemila`, status: 422, fault: "int_parsing" },
  { target: `${B}/pronunce?effetto=fondata`, status: 422, fault: "string_pattern_mismatch" },
  { target: `${B}/pronunce?testo=x`, status: 422, fault: "extra_forbidden" },
  { target: `${B}/pronunce/${ECLI}?anno=2019`, status: 422, fault: "extra_forbidden" },
  { target: at(`${AMENDED}/pronunce?anno=2019`), status: 422, fault: "extra_forbidden" },
  // One, as people write it.
  {
    target: `${B}/pronunce/${ECLI}`,
    status: 200,
    has: { ...IT, "content-location": null },
    body: { ecli: ECLI, n_atti: 2, "articoli.0.norma.eli": AMENDED, "articoli.1.articolo.numero": "60" },
    lengths: { articoli: 2, norme: 2 },
  },
  ...[
    "242/2019",
    "sent.%20n.%20242%20del%202019",
    "Corte%20cost.%20242/2019",
    "ecli:it:cost:2019:242",
    "sentenza%20della%20Corte%20costituzionale%2022.11.2019,%20n.%20242",
  ].map(
    (text): Case => ({
      target: `${B}/pronunce/${text}`,
      status: 200,
      body: { ecli: ECLI },
      has: { "content-location": `${B}/pronunce/${ECLI}` },
    }),
  ),
  { target: `${B}/pronunce/243/2019?lang=en`, status: 404, has: EN, lengths: { pronunce: 3 } },
  { target: `${B}/pronunce/242`, status: 404, body: { pronunce: [{ ecli: ECLI, numero: 242, anno: 2019 }] } },
  { target: `${B}/pronunce/niente`, status: 404, lengths: { pronunce: 0 } },
  // Another court's, another kind, another day: never that of the same number.
  ...["C-242/19", "Cass.%20242/2019", "ord.%20n.%20242%20del%202019", "sent.%2023%20novembre%202019,%20n.%20242"].map(
    (text): Case => ({ target: `${B}/pronunce/${text}`, status: 404 }),
  ),
  { target: `${B}/pronunce/242/19`, status: 422, fault: "value_error" },
];
