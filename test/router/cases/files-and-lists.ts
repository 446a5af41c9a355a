/** Answers that are a whole file, and windows of the list of acts. */

import { ACTS, B, type Case, EN, IT } from "./case.ts";

export const FILES_AND_LISTS: readonly Case[] = [
  // The base path says from where to go on.
  ...[B, `${B}/`, `${B}?lang=it&ignoto=1`, `/%61pi/public/`].map(
    (target): Case => ({
      target,
      status: 200,
      body: { documentazione: `${B}/docs`, openapi: `${B}/openapi.json`, health: `${B}/health`, "meta.lingua": "it" },
      has: IT,
    }),
  ),
  { target: `${B}/?lang=en`, status: 200, body: { "meta.lingua": "en" }, has: EN },
  { target: B, headers: { "accept-language": "en" }, status: 200, body: { "meta.lingua": "en" }, has: EN },
  { target: B, status: 304, revalidates: true },
  { target: B, method: "HEAD", status: 200 },
  // Files by their own names.
  { target: `${B}/health.json`, status: 200, body: { stato: "ok" }, has: { ...IT, "cache-control": /max-age=\d+/ } },
  { target: `${B}/norme.json`, status: 200, body: { limit: 100 }, has: IT },
  { target: `${B}/graph/norma/500.json`, status: 200, body: { max_nodi: 500 }, has: IT },
  { target: `${B}/graph/norma/10.json?lang=it`, status: 200, body: { "meta.lingua": "it" }, has: IT },
  { target: `${B}/health.json`, status: 304, revalidates: true },
  { target: `${B}/health.json`, method: "HEAD", status: 200 },
  // Whole files.
  { target: `${B}/health`, status: 200, body: { stato: "ok" }, has: { ...IT, "cache-control": /max-age=\d+/ } },
  { target: `${B}/health?lang=en`, status: 200, body: { stato: "ok", "meta.lingua": "en" }, has: EN },
  { target: `${B}/health?lang=it`, headers: { "accept-language": "en" }, status: 200, has: IT },
  { target: `${B}/health?lang=`, headers: { "accept-language": "en-GB" }, status: 200, has: EN },
  { target: `${B}/health`, headers: { "accept-language": "de, en;q=0.2" }, status: 200, body: { "meta.lingua": "en" } },
  { target: `${B}/health`, headers: { "accept-language": "en;q=0" }, status: 200, body: { "meta.lingua": "it" } },
  { target: `${B}/openapi.json`, status: 200, body: { openapi: "3.1.0" } },
  { target: `${B}/pnrr/finanziamenti`, status: 200, body: { totale: 30_818_163.62 }, lengths: { fonti: 2 } },
  { target: `${B}/pnrr/%66inanziamenti?lang=en`, status: 200, body: { "meta.lingua": "en" } },
  { target: `${B}/ddl/lista`, status: 200, lengths: { ddl: 13 } },
  { target: `${B}/ddl/C.9002-BIS`, status: 200, body: { numero: "C.9002-BIS" }, has: { "content-location": null } },
  { target: `${B}/ddl/C.9002-BIS?lang=en`, status: 200, body: { "meta.lingua": "en" } },
  { target: `${B}/ddl/S.999999`, status: 404, has: IT },
  { target: `${B}/ddl/S.999999?lang=en`, status: 404, has: EN },
  { target: `${B}/ddl/`, status: 404, has: IT },
  ...Object.entries({ aziende: 9, enti: 6, regioni: 6 }).flatMap(([what, totale]): Case[] => [
    {
      target: `${B}/pnrr/classifica-${what}`,
      status: 200,
      body: { limit: 20, totale },
      lengths: { classifica: totale },
    },
    { target: `${B}/pnrr/classifica-${what}?limit=5`, status: 200, body: { totale }, lengths: { classifica: 5 } },
  ]),
  { target: `${B}/politici/classifica-parlamentari?limit=7&lang=en`, status: 200, lengths: { classifica: 7 }, has: EN },
  { target: `${B}/politici/classifica-gruppi?limit=1`, status: 200, lengths: { classifica: 1 } },
  // Windows of the list.
  { target: `${B}/norme`, status: 200, body: { totale: ACTS, limit: 100, offset: 0 }, lengths: { norme: 100 } },
  { target: `${B}/%6Eorme?`, status: 200, body: { totale: ACTS } },
  { target: `${B}/norme?lang=en`, status: 200, body: { "meta.lingua": "en", totale: ACTS }, has: EN },
  { target: `${B}/norme?limit=1000`, status: 200, body: { limit: 1000 }, lengths: { norme: ACTS } },
  { target: `${B}/norme?limit=1&offset=${ACTS - 1}`, status: 200, lengths: { norme: 1 } },
  { target: `${B}/norme?limit=250&offset=95`, status: 200, body: { offset: 95 }, lengths: { norme: ACTS - 95 } },
  { target: `${B}/norme?offset=${ACTS}`, status: 200, body: { totale: ACTS }, lengths: { norme: 0 } },
  { target: `${B}/norme?offset=${"9".repeat(30)}`, status: 200, body: { offset: 1e30 }, lengths: { norme: 0 } },
  { target: `${B}/norme?offset=${"9".repeat(400)}`, status: 200, body: { offset: Number.MAX_VALUE } },
  { target: `${B}/norme?tipo=costituzione`, status: 200, body: { totale: 1 }, lengths: { norme: 1 } },
  { target: `${B}/norme?tipo=__proto__`, status: 200, body: { totale: 0 }, lengths: { norme: 0 } },
  { target: `${B}/norme?tipo=..%2F..%2Fpagine`, status: 200, body: { totale: 0 } },
  { target: `${B}/norme?q=procedimento+AMMIN`, status: 200, body: { totale: 1 }, lengths: { norme: 1 } },
  { target: `${B}/norme?q=gemello&limit=1&offset=1`, status: 200, body: { totale: 2 }, lengths: { norme: 1 } },
  { target: `${B}/norme?q=gemello&tipo=legge`, status: 200, body: { totale: 0 } },
  { target: `${B}/norme?q=zzzz`, status: 200, body: { totale: 0 }, lengths: { norme: 0 } },
  { target: `${B}/norme?q=...`, status: 200, body: { totale: ACTS } },
  { target: `${B}/norme?q=%FF%00../`, status: 200, body: { totale: ACTS } },
];
