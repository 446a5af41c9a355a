/** What an act says of the European Union, in any version; the acts of the Union that all of them name. */

import { AMENDED, CODE } from "../small-versions.ts";
import { B, type Case, ELI, EN, IT } from "./case.ts";
import { at, FIRST, missing, NEWEST, SECOND, URN } from "./versions.ts";

const inArticle = { articolo: "2-bis", partizione: "comma 1", articolo_ue: "9", testo: "direttiva 2014/24/UE" };

const [GDPR, PROCUREMENT] = ["32016R0679", "32014L0024"];

const list = (query: string, totale: number, celex: readonly string[]): Case => ({
  target: `${B}/ue?${query}`,
  status: 200,
  body: { totale, ...Object.fromEntries(celex.map((one, i) => [`ue.${i}.celex`, one])) },
  lengths: { ue: celex.length },
});

export const UE: readonly Case[] = [
  {
    target: at(`${AMENDED}/ue`),
    status: 200,
    has: { ...IT, "content-location": null },
    body: {
      "norma.eli": AMENDED,
      "versione.al": NEWEST,
      "recepisce.0.ue.celex": "32014L0024",
      "recepisce.0.base": ["titolo", "preambolo"],
      "recepisce.0.affidabilita": "alta",
      "recepisce.0.evidenza": "Attuazione della direttiva 2014/24/UE",
      attua: [],
      "cita.0.partizione": "preambolo",
      "cita.0.articolo": null,
      "cita.0.denominazione": undefined,
      "cita.1.ue.eli": "http://data.europa.eu/eli/dir/2014/24/oj",
      ...Object.fromEntries(Object.entries(inArticle).map(([name, value]) => [`cita.1.${name}`, value])),
    },
    lengths: { recepisce: 1, cita: 2 },
  },
  // Each version says what it says.
  {
    target: at(`${AMENDED}@2012-07-01/ue?lang=en`),
    status: 200,
    body: { "versione.al": SECOND, giorno: SECOND, recepisce: [], "cita.0.articolo": "2-bis" },
    lengths: { cita: 1 },
    has: EN,
  },
  { target: at(`${AMENDED}@${FIRST}/ue`), status: 200, body: { recepisce: [], attua: [], cita: [] } },
  { target: at(`${ELI}/ue`), status: 200, body: { cita: [] } },
  {
    target: at(`${URN}/ue`),
    status: 200,
    lengths: { cita: 2 },
    has: { "content-location": at(`${AMENDED}/ue`) },
  },
  missing(`${AMENDED}@1990-01-01/ue`, { versioni: [NEWEST, SECOND, FIRST] }),
  { target: at("legge%201/1800/ue"), status: 404 },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/ue"), status: 300 },
  { target: at(`${AMENDED}/ue?lang=fr`), status: 422, fault: "string_pattern_mismatch" },
  { target: at(`${AMENDED}/ue?anno=2014`), status: 422, fault: "extra_forbidden" },
  // All, of a kind, of a year, of a number; every window.
  {
    target: `${B}/ue`,
    status: 200,
    has: { ...IT, "content-location": null },
    body: {
      ...{ totale: 2, limit: 100, offset: 0 },
      "ue.0": {
        ...{
          celex: GDPR,
          eli: "http://data.europa.eu/eli/reg/2016/679/oj",
          tipo: "regolamento",
          anno: 2016,
          numero: 679,
        },
        url: `https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:${GDPR}`,
        ...{ denominazione: null, nomi: ["GDPR", "RGPD", "regolamento generale sulla protezione dei dati"] },
        ...{ n_recepita_da: 0, n_attuata_da: 0, n_citata_da: 1 },
      },
      "ue.1.celex": PROCUREMENT,
      "ue.1.n_recepita_da": 1,
      "ue.1.n_citata_da": 2,
    },
  },
  { target: `${B}/ue?lang=en`, status: 200, body: { totale: 2 }, has: EN },
  list("limit=1&offset=1", 2, [PROCUREMENT]),
  list("offset=9007199254740991", 2, []),
  list("tipo=regolamento", 1, [GDPR]),
  list("q=2014/24", 1, [PROCUREMENT]),
  list("q=24%2F2014", 1, [PROCUREMENT]),
  list("q=2014/24/UE", 1, [PROCUREMENT]),
  list("q=n.+2016/679", 1, [GDPR]),
  list("q=direttiva+2014/24/UE", 1, [PROCUREMENT]),
  list("q=regolamento+2014/24/UE", 0, []),
  list("q=GDPR", 1, [GDPR]),
  list(`q=${GDPR}`, 1, [GDPR]),
  list("q=niente", 0, []),
  // Words of what it is called, and of everyday names.
  list("q=appalti", 1, [PROCUREMENT]),
  list("q=pubbl+appalt", 1, [PROCUREMENT]),
  list("q=protezione+dati", 1, [GDPR]),
  list("q=+", 2, [GDPR, PROCUREMENT]),
  { target: `${B}/ue?q=${"a".repeat(501)}`, status: 422, fault: "string_too_long" },
  { target: `${B}/ue?q=${"zz+".repeat(166)}`, status: 200, body: { totale: 0 } },
  { target: `${B}/ue?limit=0`, status: 422, fault: "greater_than_equal" },
  { target: `${B}/ue?limit=1001`, status: 422, fault: "less_than_equal" },
  { target: `${B}/ue?anno=-1`, status: 422, fault: "greater_than_equal" },
  { target: `${B}/ue?tipo=trattato`, status: 422, fault: "string_pattern_mismatch" },
  { target: `${B}/ue?testo=x`, status: 422, fault: "extra_forbidden" },
  { target: `${B}/ue/${GDPR}?anno=2016`, status: 422, fault: "extra_forbidden" },
  // One, as people write it.
  {
    target: `${B}/ue/${PROCUREMENT}`,
    status: 200,
    has: { ...IT, "content-location": null },
    body: {
      "ue.celex": PROCUREMENT,
      "ue.denominazione": "sugli appalti pubblici",
      "ue.nomi": [],
      "recepita_da.0.norma.eli": AMENDED,
      "recepita_da.0.base": ["titolo", "preambolo"],
      "recepita_da.0.affidabilita": "alta",
      "recepita_da.0.evidenza": "Attuazione della direttiva 2014/24/UE",
      attuata_da: [],
      "citata_da.totale": 2,
      "citata_da.norme.0.norma.eli": AMENDED,
      "citata_da.norme.0.articoli": [{ numero: "2-bis", eli: `${AMENDED}/art/2-bis`, n: 1 }],
      "citata_da.norme.1.norma.eli": CODE,
    },
    lengths: { recepita_da: 1 },
  },
  {
    target: `${B}/ue/GDPR?lang=en`,
    status: 200,
    has: { ...EN, "content-location": `${B}/ue/${GDPR}` },
    body: { "citata_da.norme.0.articoli": [{ numero: "60", eli: `${CODE}/art/60`, n: 2 }] },
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
