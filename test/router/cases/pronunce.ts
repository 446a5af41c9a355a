/** Rulings of the Constitutional Court on an act, on an article and on a comma, in any version. */

import { AMENDED } from "../small-versions.ts";
import { type Case, ELI, EN, IT } from "./case.ts";
import { at, FIRST, missing, NEWEST, SECOND, URN } from "./versions.ts";

const ECLI = "ECLI:IT:COST:2019:242";
const none = { illegittimita: 0, illegittimita_parziale: 0, interpretativa: 0, riguarda_altro: 0, rettifica: 0 };

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
];
