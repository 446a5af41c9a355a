/** What has changed of some acts. */

import { AMENDED } from "../small-versions.ts";
import { B, type Case, ELI, EN, IT } from "./case.ts";

const registro = (names: readonly string[], dal?: string) =>
  `${B}/registro?norme=${encodeURIComponent(names.join("|"))}${dal === undefined ? "" : `&dal=${dal}`}`;
/** What is said of the one act that is asked for. */
const one = (name: string, said: Readonly<Record<string, unknown>>, dal?: string): Case => ({
  target: registro([name], dal),
  status: 200,
  body: Object.fromEntries(Object.entries(said).map(([member, value]) => [`norme.0.${member}`, value])),
});
const NEWEST = "2020-02-29";
const HUNDRED = Array.from({ length: 100 }, (_, i) => `L. ${1 + i}/1960`);

export const REGISTRO: readonly Case[] = [
  {
    target: registro([AMENDED, "L. 241/1990", "r.d. 14 maggio 1936, n. 886", "L. 9999/1990", ""]),
    status: 200,
    body: {
      totale: 5,
      "norme.0.chiesta": AMENDED,
      "norme.0.esito": "trovata",
      "norme.0.norma.eli": AMENDED,
      "norme.0.versione.al": NEWEST,
      "norme.0.n_versioni": 3,
      "norme.0.ultima_pronuncia": { ecli: "ECLI:IT:COST:2019:242", deposito: "2019-11-22", articolo: "1" },
      "norme.1.ultima_pronuncia": null,
      "norme.3.ultima_pronuncia": null,
      "norme.0.futura": null,
      "norme.0.cambiata": null,
      "norme.1.norma.eli": ELI,
      "norme.2.esito": "ambigua",
      "norme.2.norma": null,
      "norme.3.esito": "sconosciuta",
      "norme.3.versione": null,
      "norme.3.n_versioni": 0,
      "norme.4.esito": "sconosciuta",
    },
    lengths: { norme: 5 },
    has: IT,
  },
  { target: `${registro([ELI])}&lang=en`, status: 200, body: { "meta.lingua": "en" }, has: EN },
  one(AMENDED, { cambiata: false }, NEWEST),
  one(AMENDED, { cambiata: true }, "2020-02-28"),
  one("L. 9999/1990", { cambiata: null }, "2020-02-28"),
  one(`${AMENDED}@2012-07-01`, { esito: "trovata", "versione.al": "2012-07-01", n_versioni: 3 }),
  one(`${AMENDED}@1990-01-01`, { esito: "trovata", versione: null, n_versioni: 3 }),
  one("codice penale", { "norma.eli": "eli:/it/regio-decreto/1930/10/19/1398" }),
  one("art. 3 della legge 7 agosto 1990, n. 241", { "norma.eli": ELI }),
  one("urn:nir:stato:legge:1990-08-07;241", { "norma.eli": ELI }),
  one("eli:/it/regio-decreto/1936/05/14/886~036u0886-19370116", { esito: "trovata" }),
  { target: registro(HUNDRED), status: 200, body: { totale: 100 }, lengths: { norme: 100 } },
  { target: registro([...HUNDRED, ""]), status: 422, fault: "too_long" },
  { target: `${B}/registro`, status: 422, fault: "missing" },
  { target: registro([ELI], "ieri"), status: 422, fault: "string_pattern_mismatch" },
  { target: registro([ELI]), status: 304, revalidates: true },
  { target: registro([ELI]), method: "HEAD", status: 200 },
  { target: registro([ELI]), method: "POST", status: 405 },
];
