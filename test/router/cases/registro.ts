/** What has changed of some acts. */

import { AMENDED, B, type Case, ELI, EN, IT } from "./case.ts";

const registro = (names: readonly string[]) => `${B}/registro?norme=${encodeURIComponent(names.join("|"))}`;
/** What is said of the one act that is asked for. */
const one = (name: string, said: Readonly<Record<string, unknown>>): Case => ({
  target: registro([name]),
  status: 200,
  body: Object.fromEntries(Object.entries(said).map(([member, value]) => [`norme.0.${member}`, value])),
});
const HUNDRED = Array.from({ length: 100 }, (_, i) => `L. ${1 + i}/1960`);

export const REGISTRO: readonly Case[] = [
  {
    target: registro([AMENDED, "L. 241/1990", "r.d. 14 maggio 1936, n. 886", "L. 9999/1990", ""]),
    status: 200,
    body: {
      totale: 5,
      "norme.0.ultima_pronuncia": { ecli: "ECLI:IT:COST:2012:9902", deposito: "2012-01-11", articolo: "4" },
    },
    lengths: { norme: 5 },
    has: IT,
  },
  { target: `${registro([ELI])}&lang=en`, status: 200, body: { "meta.lingua": "en" }, has: EN },
  // Each act, day and outcome: `property/registro-oracle.ts`; the day itself is not after it.
  { target: `${registro([AMENDED])}&dal=2024-12-14`, status: 200, body: { "norme.0.cambiata": false } },
  { target: `${registro([AMENDED])}&dal=2024-12-13`, status: 200, body: { "norme.0.cambiata": true } },
  one("codice penale", { "norma.eli": "eli:/it/regio-decreto/1930/10/19/1398" }),
  one("art. 3 della legge 7 agosto 1990, n. 241", { "norma.eli": ELI }),
  { target: registro(HUNDRED), status: 200, body: { totale: 100 }, lengths: { norme: 100 } },
  { target: registro([...HUNDRED, ""]), status: 422, fault: "too_long" },
  { target: `${B}/registro`, status: 422, fault: "missing" },
  { target: `${registro([ELI])}&dal=ieri`, status: 422, fault: "string_pattern_mismatch" },
  { target: registro([ELI]), status: 304, revalidates: true },
  { target: registro([ELI]), method: "HEAD", status: 200 },
  { target: registro([ELI]), method: "POST", status: 405 },
];
