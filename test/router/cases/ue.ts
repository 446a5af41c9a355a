/** What an act says of the European Union, in any version. */

import { AMENDED } from "../small-versions.ts";
import { type Case, ELI, EN, IT } from "./case.ts";
import { at, FIRST, missing, NEWEST, SECOND, URN } from "./versions.ts";

const inArticle = { articolo: "2-bis", partizione: "comma 1", articolo_ue: "9", testo: "direttiva 2014/24/UE" };

export const UE: readonly Case[] = [
  {
    target: at(`${AMENDED}/ue`),
    status: 200,
    has: { ...IT, "content-location": null },
    body: {
      "norma.eli": AMENDED,
      "versione.al": NEWEST,
      totale: 2,
      "recepisce.0.ue.celex": "32014L0024",
      "recepisce.0.base": ["titolo", "preambolo"],
      "recepisce.0.affidabilita": "alta",
      "recepisce.0.evidenza": "Attuazione della direttiva 2014/24/UE",
      attua: [],
      "cita.0.partizione": "preambolo",
      "cita.0.articolo": null,
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
  { target: at(`${AMENDED}@${FIRST}/ue`), status: 200, body: { totale: 0, recepisce: [], attua: [], cita: [] } },
  { target: at(`${ELI}/ue`), status: 200, body: { totale: 0, cita: [] } },
  {
    target: at(`${URN}/ue`),
    status: 200,
    body: { totale: 2 },
    has: { "content-location": at(`${AMENDED}/ue`) },
  },
  missing(`${AMENDED}@1990-01-01/ue`, { versioni: [NEWEST, SECOND, FIRST] }),
  { target: at("legge%201/1800/ue"), status: 404 },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/ue"), status: 300 },
  { target: at(`${AMENDED}/ue?lang=fr`), status: 422, fault: "string_pattern_mismatch" },
  { target: at(`${AMENDED}/ue?anno=2014`), status: 422, fault: "extra_forbidden" },
];
