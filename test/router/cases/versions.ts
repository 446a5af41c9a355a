/** Acts on any day, their versions, what differs between two; and what is said of a day without a version. */

import { AMENDED, B, type Case, CODE, EN, IT } from "./case.ts";

/** An address below the acts. */
export const at = (text: string): string => `${B}/norme/${text}`;
const livesAt = (text: string) => ({ "content-location": at(text) });

/** Days of the versions of the law that was amended, and its URN. */
export const [NEWEST, FIRST] = ["2024-12-14", "1999-03-20"] as const;
export const URN = "urn:nir:stato:legge:1999-03-15;9001";

/** A look-up that finds nothing. */
export const missing = (text: string, body: Readonly<Record<string, unknown>> = {}): Case => ({
  target: at(text),
  status: 404,
  body,
  has: { ...IT, "cache-control": "no-store", "content-location": null },
});
/** No version was in force: the days of those that there are. */
const noVersion = (text: string) => missing(text, { versioni: [NEWEST, FIRST] });

/** A whole act on a day, by each of its names. */
const onDay = (text: string, al: string): Case => ({
  target: at(text),
  status: 200,
  body: { eli: AMENDED, "versione.al": al, n_versioni: 2 },
  has: { ...IT, ...livesAt(`${AMENDED}@${al}`) },
});

const DAYS: readonly Case[] = [
  // Each act on each day, by each of its names: `property/versioni-oracle.ts`, `asked-versions.test.ts`.
  onDay(`${AMENDED}%402012-06-30`, FIRST),
  { ...onDay(`${AMENDED}@2024-12-13`, FIRST), lengths: { articoli: 6, allegati: 1 } },
  { ...onDay(`${AMENDED}@2024-12-15?lang=en`, NEWEST), has: { ...EN, ...livesAt(`${AMENDED}@2024-12-14`) } },
  noVersion(`${AMENDED}/art/1@1999-03-19`),
  { ...noVersion(`${AMENDED}@2020-02-30?lang=en`), has: EN },
  missing(`${AMENDED}/art/1-bis@1999-03-19`, {
    giorno: "1999-03-19",
    testo_ufficiale: `https://www.normattiva.it/uri-res/N2Ls?${URN}!vig=1999-03-19`,
  }),
  missing("urn:nir:stato:decreto.legislativo:2010-04-20;9004@originale", {
    testo_ufficiale:
      "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2010-04-20;9004@originale",
  }),
  missing(`${AMENDED}@ieri`),
  {
    target: `${B}/relazioni?norma=${AMENDED}@2013-01-01&dir=out`,
    status: 200,
    body: { "norma.eli": AMENDED, dir: "out" },
    has: { "content-location": `${B}/relazioni?norma=${AMENDED}@1999-03-20&dir=out` },
  },
  { target: `${B}/relazioni?norma=${AMENDED}@1999-03-19`, status: 404, body: { versioni: [NEWEST, FIRST] } },
  { target: `${B}/relazioni?norma=${URN}!vig=2020-02-30`, status: 404, lengths: { versioni: 2 } },
];

const compared = (query: string, da: string, a: string, totale: number, more: Partial<Case> = {}): Case => ({
  target: at(`${AMENDED}/confronto${query}`),
  status: 200,
  body: { "norma.eli": AMENDED, da, a, totale },
  lengths: { articoli: totale },
  has: IT,
  ...more,
});

const COMPARISONS: readonly Case[] = [
  { target: at(`${AMENDED}/versioni?lang=en`), status: 200, body: { "meta.lingua": "en", totale: 2 }, has: EN },
  {
    target: at(`${AMENDED}@2013-01-01/versioni`),
    status: 200,
    body: { totale: 2 },
    has: livesAt(`${AMENDED}/versioni`),
  },
  { target: at("codice%20penale/versioni"), status: 200, body: { totale: 2 }, has: livesAt(`${CODE}/versioni`) },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/versioni"), status: 300, lengths: { candidati: 2 } },
  missing("niente/versioni"),
  // Any two: `property/versioni-oracle.ts`.
  compared("?da=2024-12-14&a=1999-03-20&lang=en", NEWEST, FIRST, 5, { has: EN }),
  compared("?da=&a=", FIRST, NEWEST, 5),
  { target: at("codice%20penale/confronto"), status: 200, body: { totale: 3 }, has: livesAt(`${CODE}/confronto`) },
  { target: at(`${AMENDED}/confronto?a=2020-02-30`), status: 422, fault: "value_error" },
  missing("eli:/it/legge/1999/01/01/999/confronto"),
];

const refused = (text: string): Case => ({
  target: at(text),
  status: 422,
  fault: "string_pattern_mismatch",
  has: { ...EN, "cache-control": "no-store" },
});

const OF_PROTOCOL: readonly Case[] = [
  refused(`${AMENDED}/confronto?da=ieri`),
  refused(`${AMENDED}/confronto?a=2020-1-1`),
  refused(`${AMENDED}/confronto?da=2020-01-01%0A`),
  refused(`${AMENDED}/versioni?lang=de`),
  refused(`${AMENDED}/art/1?lang=de`),
  refused(`niente/art/1/comma/1?lang=IT`),
  { target: at(`${AMENDED}/art/1`), method: "HEAD", status: 200 },
  { target: at(`${AMENDED}/confronto`), status: 304, revalidates: true },
  { target: at(`${AMENDED}@1999-03-20?lang=en`), status: 304, revalidates: true },
];

export const VERSIONS: readonly Case[] = [...DAYS, ...COMPARISONS, ...OF_PROTOCOL];
