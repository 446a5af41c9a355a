/** The search by words. */

import { expect } from "vitest";
import { B, type Case, ELI, EN, IT } from "./case.ts";

const cerca = (query: string) => `${B}/cerca${query}`;

export const SEARCH: readonly Case[] = [
  // The act, and its article, which inherits what its title says.
  {
    target: cerca("?q=amministrazioni+digitali"),
    status: 200,
    body: { totale: 2, totale_esatto: true, limit: 20, offset: 0, riconosciuta: null, "meta.lingua": "it" },
    lengths: { risultati: 2 },
    has: IT,
  },
  { target: cerca("?q=amministrazioni+digitali&lang=en"), status: 200, body: { "meta.lingua": "en" }, has: EN },
  // Quotes mean the form that is written.
  { target: cerca("?q=%22amministrazioni%22"), status: 200, body: { totale: 0 } },
  { target: cerca("?q=%22amministrazione%22+digitali"), status: 200, body: { totale: 1, totale_esatto: true } },
  { target: cerca("?q=digitale&dopo=-1"), status: 422, fault: "greater_than_equal" },
  { target: cerca("?q=digitale&dopo=10000001"), status: 422, fault: "less_than_equal" },
  {
    target: cerca("?q=L.%20241/1990"),
    status: 200,
    body: { "riconosciuta.norma.eli": ELI, "risultati.0.punteggio": 1000 },
  },
  { target: cerca("?q=art.+1+L.+241/1990"), status: 200, body: { "risultati.0.articolo.eli": `${ELI}/art/1` } },
  {
    target: cerca("?q=L.%209999/1990"),
    status: 200,
    body: { "riconosciuta.norma": null, "riconosciuta.numero": "9999" },
  },
  // Narrowed to an act, however it is named.
  { target: cerca(`?q=amministrativo&norma=${ELI}`), status: 200, body: { totale: 2, "meta.lingua": "it" } },
  {
    target: cerca("?q=amministrativo&norma=L.+9999/1990"),
    status: 404,
    body: { "riconosciuta.numero": "9999" },
    has: IT,
  },
  { target: cerca("?norma=xyzzy&lang=en"), status: 404, has: EN },
  { target: cerca("?q=atto&norma=R.D.+886/1936"), status: 300, lengths: { candidati: 2 } },
  { target: cerca(`?q=amministrativo&norma=${ELI}@1900-01-01`), status: 404 },
  // Days, what is in force, forms, phrases, near words and windows: `property/cerca-oracle.ts`.
  { target: cerca("?q=amministrativo&dal=1990-8-7"), status: 422, fault: "string_pattern_mismatch" },
  { target: cerca("?q=amministrativo&al=oggi"), status: 422, fault: "string_pattern_mismatch" },
  { target: cerca("?q=penale&stato=sospeso"), status: 422, fault: "string_pattern_mismatch" },
  // What is cited comes first where no filter leaves it out.
  { target: cerca("?q=L.%20241/1990&tipo=legge"), status: 200, body: { "risultati.0.punteggio": 1000 } },
  {
    target: cerca("?q=Reg.%20(UE)%202016/679"),
    status: 200,
    body: { "riconosciuta.ue.celex": "32016R0679", "riconosciuta.numero": "679", "riconosciuta.norma": null },
  },
  {
    target: cerca("?q=GDPR"),
    status: 200,
    body: { "riconosciuta.ue.eli": "http://data.europa.eu/eli/reg/2016/679/oj" },
  },
  {
    target: cerca("?q=sentenza%209901/2008"),
    status: 200,
    body: { "riconosciuta.pronuncia.ecli": "ECLI:IT:COST:2008:9901", "riconosciuta.pronuncia.qui": true },
  },
  ...["C.%209002%20bis", "ddl%209002-BIS", "atto%20camera%209002%20bis"].map((q) => ({
    target: cerca(`?q=${q}`),
    status: 200,
    body: { "riconosciuta.ddl.numero": "C.9002-BIS", "riconosciuta.norma": null },
  })),
  // Acts that the press named.
  ...Object.entries({ "decreto rilancio": "34", "Decreto Sostegni-bis": "73", "riforma Cartabia": "149" }).flatMap(
    ([name, numero]) =>
      [`/norme/${name}`, `/relazioni?norma=${name}`, `/cerca?q=${name}`].map((path) => ({
        target: encodeURI(B + path),
        status: path.startsWith("/cerca") ? 200 : 404,
        body: { "riconosciuta.numero": numero },
      })),
  ),
  { target: cerca("?q=9002-BIS"), status: 200, body: { riconosciuta: null } },
  { target: cerca("?q=S.%20999999"), status: 200, body: { riconosciuta: null } },
  { target: cerca("?q=Cass.%209901/2008"), status: 200, body: { riconosciuta: null } },
  { target: cerca("?q=L.%20241/1990&stato=abrogato"), status: 200, body: { "riconosciuta.norma.eli": ELI, totale: 0 } },
  // That no act is of a type is said; that none of the type has the words is not.
  {
    target: cerca("?q=atto&tipo=Lege"),
    status: 200,
    body: { totale: 0, "meta.nota": expect.stringContaining("«Lege»") },
  },
  {
    target: cerca("?q=xyzzy&tipo=leggi"),
    status: 200,
    body: { totale: 0, "meta.nota": expect.not.stringContaining("«leggi»") },
  },
  { target: cerca(""), status: 200, body: { q: "", totale: 0, totale_esatto: true }, lengths: { risultati: 0 } },
  { target: cerca("?q=di+il%22"), status: 200, body: { totale: 0 } },
  { target: cerca(`?q=${"xyzzy+".repeat(1400)}`), status: 200, body: { totale: 0 } },
  { target: cerca("?q=xyzzy"), status: 200, body: { totale: 0 }, lengths: { forse: 0 } },
  // What no text has: near words, each with the question as it then is.
  {
    target: cerca("?q=%22digitalle%22+AMMINISTRAIZONE&tipo=legge"),
    status: 200,
    body: {
      totale: 0,
      "forse.0.parola": "digitale",
      "forse.0.per": "digitalle",
      "forse.0.q": '"digitale" amministrazione',
      "forse.0.url": `${B}/cerca?q=%22digitale%22+amministrazione&tipo=legge`,
      "forse.1.per": "amministraizone",
    },
  },
  // The first three such words alone are looked at, whether their roots are found or not.
  {
    target: cerca("?q=digitalle+digitaale+amministrare+xyzzy+digittale"),
    status: 200,
    body: { "forse.0.per": "digitalle", "forse.1.per": "digitaale" },
    lengths: { radice: 1, forse: 2 },
  },
  { target: cerca("?q=constructor+__proto__*"), status: 200, body: { totale: 0 } },
  { target: cerca("?q=digitale"), status: 304, revalidates: true },
  { target: cerca("?q=digitale"), method: "HEAD", status: 200 },
  { target: cerca("?q=digitale"), method: "POST", status: 405 },
  { target: cerca("?q=digitale&limit=0"), status: 422, fault: "greater_than_equal" },
  { target: cerca("?q=digitale&limit=101"), status: 422, fault: "less_than_equal" },
  { target: cerca("?q=digitale&offset=901"), status: 422, fault: "less_than_equal" },
  { target: cerca("?q=digitale&offset=-1"), status: 422, fault: "greater_than_equal" },
  { target: cerca("/?q=digitale"), status: 404 },
];
