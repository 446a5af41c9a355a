/** What an act says of the European Union, in any version; the acts of the Union that all of them name. */

import { B, type Case, EN, IT, NAMING } from "./case.ts";
import { at } from "./versions.ts";

const [GDPR, PROCUREMENT, OLDEST] = ["32016R0679", "32014L0024", "32009L0499"];

const list = (query: string, totale: number, celex: readonly string[]): Case => ({
  target: `${B}/ue?${query}`,
  status: 200,
  body: { totale, ...Object.fromEntries(celex.map((one, i) => [`ue.${i}.celex`, one])) },
  lengths: { ue: celex.length },
});

export const UE: readonly Case[] = [
  { target: at(`${NAMING}@2021-07-01/ue?lang=en`), status: 200, has: EN },
  {
    target: at("urn:nir:stato:legge:2020-01-15;300/ue"),
    status: 200,
    lengths: { recepisce: 1, cita: 3 },
    has: { "content-location": at(`${NAMING}/ue`) },
  },
  { target: at("legge%201/1800/ue"), status: 404 },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/ue"), status: 300 },
  { target: at(`${NAMING}/ue?lang=fr`), status: 422, fault: "string_pattern_mismatch" },
  { target: at(`${NAMING}/ue?anno=2014`), status: 422, fault: "extra_forbidden" },
  // In whatever words; each kind, year, CELEX number and window, and what each entry says: `property/versioni-oracle.ts`.
  { target: `${B}/ue?lang=en`, status: 200, body: { totale: 3 }, has: EN },
  list("offset=9007199254740991", 3, []),
  list("q=24%2F2014", 1, [PROCUREMENT]),
  list("q=2014/24/UE", 1, [PROCUREMENT]),
  list("q=n.+2016/679", 1, [GDPR]),
  list("q=direttiva+2014/24/UE", 1, [PROCUREMENT]),
  list("q=regolamento+2014/24/UE", 0, []),
  list("q=GDPR", 1, [GDPR]),
  list("q=niente", 0, []),
  // Words of what it is called, and of everyday names.
  list("q=appalti", 1, [PROCUREMENT]),
  list("q=pubbl+appalt", 1, [PROCUREMENT]),
  list("q=protezione+dati", 1, [GDPR]),
  list("q=+", 3, [GDPR, PROCUREMENT, OLDEST]),
  { target: `${B}/ue?q=${"a".repeat(501)}`, status: 422, fault: "string_too_long" },
  { target: `${B}/ue?q=${"zz+".repeat(166)}`, status: 200, body: { totale: 0 } },
  { target: `${B}/ue?limit=0`, status: 422, fault: "greater_than_equal" },
  { target: `${B}/ue?limit=1001`, status: 422, fault: "less_than_equal" },
  { target: `${B}/ue?anno=-1`, status: 422, fault: "greater_than_equal" },
  { target: `${B}/ue?tipo=trattato`, status: 422, fault: "string_pattern_mismatch" },
  { target: `${B}/ue?testo=x`, status: 422, fault: "extra_forbidden" },
  { target: `${B}/ue/${GDPR}?anno=2016`, status: 422, fault: "extra_forbidden" },
  // One, as people write it.
  { target: `${B}/ue/${PROCUREMENT}`, status: 200, has: { ...IT, "content-location": null } },
  {
    target: `${B}/ue/GDPR?lang=en`,
    status: 200,
    has: { ...EN, "content-location": `${B}/ue/${GDPR}` },
  },
  ...[
    "direttiva%202014/24/UE",
    "dir.%20n.%2024/2014/UE",
    "32014l0024",
    "http://data.europa.eu/eli/dir/2014/24/oj",
    "https://eur-lex.europa.eu/legal-content/IT/TXT/%3Furi=CELEX:32014L0024",
  ].map(
    (text): Case => ({
      target: `${B}/ue/${text}`,
      status: 200,
      body: { "ue.celex": PROCUREMENT },
      has: { "content-location": `${B}/ue/${PROCUREMENT}` },
    }),
  ),
  {
    target: `${B}/ue/dir.%2098/84/CE?lang=en`,
    status: 404,
    has: EN,
    body: { "riconosciuta.tipo": "direttiva", "riconosciuta.anno": 1998, "riconosciuta.ue.celex": "31998L0084" },
  },
  { target: `${B}/ue/niente`, status: 404, body: { riconosciuta: undefined } },
  // Numbers of two readings, and several acts, name none.
  { target: `${B}/ue/regolamento%20(Euratom)%202015/1998`, status: 404, body: { riconosciuta: undefined } },
  { target: `${B}/ue/direttive%202014/24/UE%20e%202014/25/UE`, status: 404, body: { riconosciuta: undefined } },
];
