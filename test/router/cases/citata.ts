/** Who cites an act, here or not, and which acts an act cites. */

import { type Case, AMENDED as CITED, EN, IT, OUTSIDE, ELI as SELDOM } from "./case.ts";
import { at, missing } from "./versions.ts";

const outside = { tipo: "legge", titolo: null, data: "1970-05-20", numero: "9300", nel_corpus: false };

export const CITATIONS: readonly Case[] = [
  {
    target: at(`${CITED}/citata?limit=2`),
    status: 200,
    has: { ...IT, "content-location": null },
    body: { "norma.eli": CITED, limit: 2, offset: 0, "citazioni.0.inizio": 7 },
    lengths: { citazioni: 2, articoli: 2 },
  },
  {
    target: at(`L.%209001%2F1999/citata?lang=en`),
    status: 200,
    has: { ...EN, "content-location": at(`${CITED}/citata`) },
  },
  { target: at(`${OUTSIDE}/citata`), status: 200, body: { norma: { eli: OUTSIDE, ...outside } } },
  {
    target: at(`${SELDOM}/citata?tipo=niente`),
    status: 200,
    body: { totale: 0, atti: 0, articoli: [], citazioni: [] },
  },
  { target: at(`${CITED}/citata?articolo=77`), status: 404, lengths: { articoli: 7 } },
  missing(`${CITED}@1800-01-01/citata`),
  { target: at("legge%209300%20del%201970/citata"), status: 200, body: { norma: { eli: OUTSIDE, ...outside } } },
  // Articles as people write them.
  ...["art.+2+bis", "2-bis"].map(
    (articolo): Case => ({ target: at(`${SELDOM}/citata?articolo=${articolo}`), status: 200, body: { totale: 1 } }),
  ),
  {
    target: at(`${OUTSIDE}/citata?articolo=allegato+a,+4`),
    status: 200,
    body: { "citazioni.0.articolo_citato": "Allegato A, 4" },
  },
  { target: at(`${OUTSIDE}/citata?articolo=77`), status: 404, lengths: { articoli: 1 } },
  { target: at("legge%209301%20del%201970/citata"), status: 404 },
  { target: at("eli:/it/legge/1970/05/20/9301/citata"), status: 404 },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/citata"), status: 300 },
  { target: at(`${CITED}/citata?limit=1001`), status: 422, fault: "less_than_equal" },
  { target: at(`${CITED}/citata?dal=ieri`), status: 422, fault: "string_pattern_mismatch" },
  { target: at(`${CITED}/citata?comma=1`), status: 422, fault: "extra_forbidden" },
  {
    target: at(`${SELDOM}/cita`),
    status: 200,
    has: { ...IT, "content-location": null },
    body: { totale: 0, atti: [] },
  },
  { target: at(`${CITED}/cita?lang=en`), status: 200, has: EN, body: { "norma.eli": CITED } },
  { target: at("legge%201/1800/cita"), status: 404 },
  { target: at(`${CITED}/cita?offset=-1`), status: 422, fault: "greater_than_equal" },
];
