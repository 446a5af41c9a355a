/** Articles and their commi, in every spelling, on any day; and what is said where there is none. */

import { AMENDED, CODE } from "../small-versions.ts";
import { type Case, ELI, EN, IT } from "./case.ts";
import { at, missing, SECOND, URN } from "./versions.ts";

const TWIN = "eli:/it/regio-decreto/1936/05/14/886~036u0886-19370116";

type Fields = Readonly<Record<string, unknown>>;

/** An article's answer, and where it says that it lives where that is elsewhere. */
const article = (text: string, body: Fields, lives?: string): Case => ({
  target: at(text),
  status: 200,
  body,
  has: { ...IT, "content-location": lives === undefined ? null : at(lives) },
});

const OF_ARTICLES: readonly Case[] = [
  // Each article and comma of each version, on any day: `property/versioni-oracle.ts`.
  article(`${AMENDED}/art/1`, { "articolo.eli": `${AMENDED}/art/1` }),
  { target: at(`${AMENDED}/art/1?lang=en`), status: 200, body: { "meta.lingua": "en", dal: SECOND }, has: EN },
  ...["2%20bis", "2bis", "art.%202-bis", "2-BIS", "Art.%202%20bis"].map((numero) =>
    article(`${AMENDED}/art/${numero}`, { "articolo.numero": "2-bis", dal: SECOND }, `${AMENDED}/art/2-bis`),
  ),
  ...["legge%20296%20del%202006", "/it/legge/2006/12/27/296", encodeURIComponent(AMENDED), URN].map((act) =>
    article(
      `${act}/art/2-bis`,
      { "articolo.numero": "2-bis" },
      act.includes("%3A") ? undefined : `${AMENDED}/art/2-bis`,
    ),
  ),
  // Relations that name the article, of an act whose articles are cut out of its answer and of one whose are not.
  { target: at(`${TWIN}/art/1`), status: 200, lengths: { "relazioni.out": 1, "relazioni.in": 1 } },
  { target: at(`${CODE}/art/1`), status: 200, lengths: { "relazioni.out": 1, "relazioni.in": 0 } },
  article(`${ELI}/art/1`, { "articolo.testo": "La città è", "versione.al": "1990-08-07" }),
  article("L.%20241/1990/art/1", { "articolo.testo": "La città è" }, `${ELI}/art/1`),
  // An act whose articles have files of their own, and its body beside the main numbering.
  article(`${CODE}/art/7-bis`, { "articolo.id": "annesso_8", dal: "2024-01-02", "precedente.numero": "7" }),
  article("codice%20penale/art/9", { "articolo.testo": "Articolo 9, nuovo." }, `${CODE}/art/9`),
  article("eli:/it/codice-penale/art/1", { "articolo.allegato": "CODICE DI ESEMPIO" }, `${CODE}/art/1`),
  article(`${CODE}/annesso/0/art/1`, { "articolo.testo": "È approvato il codice.", precedente: null }),
  missing(`${CODE}/annesso/1/art/1`),
  missing(`${CODE}/annesso/0/art/2`),
  { target: at(`${CODE}/art/700`), status: 404, lengths: { articoli: 10 }, has: IT },
  missing(`${AMENDED}/art/99`, { "articoli.3.eli": `${AMENDED}/art/4` }),
  { ...missing(`${AMENDED}/art/99?lang=en`), has: EN },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/art/1"), status: 300, lengths: { candidati: 2 }, has: IT },
  missing("eli:/it/legge/1999/01/01/999/art/1"),
  missing("/art/1"),
  ...["constructor", "__proto__", "0", `${"9".repeat(6000)}`, "1%00", "%FF", "%zz"].map((numero) =>
    missing(`${AMENDED}/art/${numero}`),
  ),
];

const OF_COMMI: readonly Case[] = [
  { target: at(`${AMENDED}/art/1/comma/2?lang=en`), status: 200, body: { "commi.0.numero": "2" }, has: EN },
  ...["2%20bis", "2bis", "2-BIS"].map((n) =>
    article(`${AMENDED}/art/1/comma/${n}`, { "commi.0.numero": "2-bis" }, `${AMENDED}/art/1/comma/2-bis`),
  ),
  article(`${CODE}/annesso/0/art/1/comma/1`, { "commi.0.numero": "1" }),
  missing(`${AMENDED}/art/1/comma/3`, { commi: ["1", "2", "2-bis"] }),
  missing(`${AMENDED}/art/1/comma/x`, { commi: ["1", "2", "2-bis"] }),
];

export const ARTICLES: readonly Case[] = [...OF_ARTICLES, ...OF_COMMI];
