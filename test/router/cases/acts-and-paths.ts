/** Acts in every spelling, and paths that lead nowhere. */

import { B, type Case, ELI, EN, IT, NOT_FOUND } from "./case.ts";

const AT = (eli: string) => ({ "content-location": `${B}/norme/${eli}` });

const unknown = (target: string): Case => ({
  target,
  status: 404,
  body: NOT_FOUND,
  has: { ...EN, "cache-control": "no-store" },
});
const noAct = (target: string): Case => ({
  target: `${B}/norme/${target}`,
  status: 404,
  has: { ...IT, "cache-control": "no-store" },
});
const SHARED = "eli:/it/decreto-ministeriale/2022/07/20/170";
const UNNUMBERED = "eli:/it/decreto-ministeriale/1990/05/06~090a2100-19900520";
const names = (text: string, eli = text): Case => ({
  target: `${B}/norme/${text}`,
  status: 200,
  body: { eli },
  has: text === eli ? { "content-location": null } : AT(eli),
});

export const ACTS_AND_PATHS: readonly Case[] = [
  // Acts, in every spelling.
  names(ELI),
  { ...names(ELI), target: `${B}/norme/${ELI}?lang=en`, body: { "meta.lingua": "en", eli: ELI } },
  { ...names(ELI), target: `${B}/norme/${encodeURIComponent(ELI)}` },
  names("/it/legge/1990/08/07/241", ELI),
  names("it/legge/1990/08/07/241", ELI),
  names("ELI:/IT/LEGGE/1990/08/07/241", ELI),
  names("urn:nir:stato:legge:1990-08-07;241", ELI),
  names("eli/id/1999/03/20/099X9001/CONSOLIDATED", "eli:/it/legge/1999/03/15/9001"),
  names("eli:/it/codice-penale", "eli:/it/regio-decreto/1930/10/19/1398"),
  names("eli:/it/costituzione/1947/12/27"),
  names("L.%20241/1990", ELI),
  names("eli:/it/regio-decreto/1936/05/14/886~036u0886-19370116"),
  {
    target: `${B}/norme/eli:/it/regio-decreto/1936/05/14/886`,
    status: 300,
    lengths: { candidati: 2 },
    has: { ...IT, "content-location": null },
  },
  { target: `${B}/norme/eli:/it/regio-decreto/1936/05/14/886?lang=en`, status: 300, has: EN },
  // URNs of their own, where type, date and number are not enough.
  names("urn:nir:ministero.prova:decreto:2022-07-20;170", `${SHARED}~22x00001-20220720`),
  names("URN:NIR:MINISTERO.ESEMPIO:DECRETO:2022-07-20;170!vig=", `${SHARED}~22x00002-20220720`),
  names("urn:nir:stato:regio.decreto:1941-08-20;1368", "eli:/it/regio-decreto/1941/12/18/1368"),
  { target: `${B}/norme/urn:nir:stato:regio.decreto:1936-05-14;886`, status: 300, lengths: { candidati: 2 } },
  // Without a number: those of one type and day are candidates of the ELI that they share.
  names(UNNUMBERED),
  names(UNNUMBERED.toUpperCase(), UNNUMBERED),
  { target: `${B}/relazioni?norma=${UNNUMBERED}&dir=in`, status: 200, body: { "norma.eli": UNNUMBERED } },
  names("eli:/it/decreto-ministeriale/1990/05/07"),
  names("ELI:/it/decreto-ministeriale/1990/05/07", "eli:/it/decreto-ministeriale/1990/05/07"),
  {
    target: `${B}/norme/eli:/it/decreto-ministeriale/1990/05/06`,
    status: 300,
    body: { "candidati.0.eli": UNNUMBERED },
    lengths: { candidati: 2 },
  },
  noAct("urn:nir:stato:decreto.ministeriale:1990"),
  { ...noAct("eli:/it/legge/1999/01/01/999"), has: { ...IT, "content-location": null } },
  { ...noAct("eli:/it/legge/1999/01/01/999?lang=en"), has: EN },
  // No name, number or code is so long.
  noAct(`codice%20penale%20comma%20${"1".repeat(120)}`),
  noAct(`art.%201%20comma%20${"bis".repeat(40)}%20codice%20penale`),
  noAct(`L.%20241/1990%20${"z".repeat(120)}`),
  noAct(""),
  noAct("niente"),
  // Hostile paths: an item operation takes anything, a fixed one nothing more.
  ...[
    "..",
    "../health",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/manifest.json",
    "%252e%252e%252fhealth",
    "..%5c..%5cmanifest.json",
    "..\\..\\manifest.json",
    "%00",
    "eli:/it/legge/1990/08/07/241%00",
    "%zz",
    "%FF%FE",
    "%",
    "//",
    "eli:/it//legge/../legge",
    "eli:/it/../../../manifest",
    "legge/1990/08/07/242.json",
    "a".repeat(6000),
    "__proto__",
    "constructor",
  ].map(noAct),
  ...[
    `${B}//`,
    `${B}x`,
    `${B}//health`,
    `/${B}/health`,
    `${B}/health/`,
    `${B}/Health`,
    `${B}/health%00`,
    `${B}/health%2F`,
    `${B}/health%3Flang=en`,
    `${B}/./health`,
    `${B}/pnrr/../health`,
    `${B}/pnrr%5cgraph`,
    `${B}/%2568ealth`,
    `${B}/%zz`,
    `${B}/norme.json/`,
    `${B}/graph/norma/11.json`,
    `${B}/openapi.json/`,
    `${B}/nulla?limit=x`,
    `${B}/norme/codice%20penale/art/640/`,
    `${B}/norme/codice%20penale/art/640/foo`,
    `${B}/norme/codice%20penale/comma/1`,
    `${B}/norme/${ELI}/art/`,
    `${B}/norme/${ELI}/art/1/`,
    `${B}/norme/${ELI}/art/1/comma/`,
    `${B}/norme/${ELI}/art/1/comma/2/`,
    `${B}/norme/codice%20penale/modifiche.rss`,
    `${B}/norme/${ELI}/versioni/`,
    `${B}/norme/L.%20241/1990/confronto/x`,
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..\\..\\manifest.json",
    "/indici/nulla.json",
  ].map(unknown),
];
