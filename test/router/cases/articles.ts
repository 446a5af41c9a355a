/** Articles and their commi, in every spelling, on any day; and what is said where there is none. */

import { AMENDED, CODE } from "../small-versions.ts";
import { type Case, ELI, EN, IT } from "./case.ts";
import { at, FIRST, missing, NEWEST, SECOND, URN } from "./versions.ts";

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
  article(`${AMENDED}/art/1`, {
    "norma.eli": AMENDED,
    "versione.al": NEWEST,
    "articolo.eli": `${AMENDED}/art/1`,
    dal: SECOND,
    precedente: null,
    "successivo.numero": "2",
    "versioni.0.al": SECOND,
    "versioni.1.al": FIRST,
  }),
  { target: at(`${AMENDED}/art/1`), status: 200, lengths: { commi: 3, versioni: 2, "relazioni.out": 0 } },
  { target: at(`${AMENDED}/art/1?lang=en`), status: 200, body: { "meta.lingua": "en", dal: SECOND }, has: EN },
  // Marks alone are no change: the words of the newest text are new.
  article(`${AMENDED}/art/2`, { dal: NEWEST, "precedente.numero": "1", "successivo.numero": "2-bis" }),
  article(`${AMENDED}/art/4`, { "articolo.testo": "Fine.", dal: NEWEST, successivo: null }),
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
  article(`${CODE}/art/60`, { "articolo.id": "annesso_61", dal: "1931-07-01", "precedente.numero": "59" }),
  article(`${CODE}@1950-01-01/art/60`, { "articolo.id": "annesso_60" }, `${CODE}@1931-07-01/art/60`),
  article(`${CODE}@1950-01-01/art/9`, { "articolo.testo": "Articolo 9." }, `${CODE}@1931-07-01/art/9`),
  article("codice%20penale/art/9", { "articolo.testo": "Articolo 9, nuovo." }, `${CODE}/art/9`),
  article("eli:/it/codice-penale/art/1", { "articolo.allegato": "CODICE DI ESEMPIO" }, `${CODE}/art/1`),
  article(`${CODE}/annesso/0/art/1`, { "articolo.testo": "È approvato il codice.", precedente: null }),
  article(`${CODE}@1931-07-01/annesso/0/art/1`, { "versione.al": "1931-07-01" }, `${CODE}@1931-07-01/annesso/0/art/1`),
  missing(`${CODE}/annesso/1/art/1`),
  missing(`${CODE}/annesso/0/art/2`),
  { target: at(`${CODE}/art/700`), status: 404, lengths: { articoli: 10 }, has: IT },
  missing(`${AMENDED}/art/99`, { "articoli.3.eli": `${AMENDED}/art/4` }),
  { ...missing(`${AMENDED}/art/99?lang=en`), has: EN },
  // What a version lacks says when it was there.
  missing(`${AMENDED}/art/3`, { dal: FIRST, versioni: [FIRST] }),
  missing(`${AMENDED}@2012-07-01/art/4`, { dal: NEWEST, versioni: [NEWEST] }),
  missing(`${AMENDED}/art/2-bis@2010-01-01`, { dal: SECOND, versioni: [NEWEST, SECOND] }),
  { target: at("eli:/it/regio-decreto/1936/05/14/886/art/1"), status: 300, lengths: { candidati: 2 }, has: IT },
  missing("eli:/it/legge/1999/01/01/999/art/1"),
  missing("/art/1"),
  ...["constructor", "__proto__", "0", `${"9".repeat(6000)}`, "1%00", "%FF", "%zz"].map((numero) =>
    missing(`${AMENDED}/art/${numero}`),
  ),
];

const OF_COMMI: readonly Case[] = [
  article(`${AMENDED}/art/1/comma/2`, { "articolo.testo": "2. Il comma secondo.", "commi.0.id": "art_1__para_2" }),
  { target: at(`${AMENDED}/art/1/comma/2`), status: 200, lengths: { commi: 1, versioni: 2 } },
  { target: at(`${AMENDED}/art/1/comma/2?lang=en`), status: 200, body: { "commi.0.numero": "2" }, has: EN },
  ...["2%20bis", "2bis", "2-BIS"].map((n) =>
    article(`${AMENDED}/art/1/comma/${n}`, { "commi.0.numero": "2-bis" }, `${AMENDED}/art/1/comma/2-bis`),
  ),
  article(
    `${AMENDED}@2010-01-01/art/1/comma/1`,
    { "articolo.testo": "1. La città era.", dal: FIRST },
    `${AMENDED}@2006-12-29/art/1/comma/1`,
  ),
  article(`${CODE}/annesso/0/art/1/comma/1`, { "commi.0.numero": "1" }),
  missing(`${AMENDED}/art/1/comma/3`, { commi: ["1", "2", "2-bis"] }),
  missing(`${AMENDED}/art/1/comma/x`, { commi: ["1", "2", "2-bis"] }),
  missing(`${AMENDED}/art/3/comma/1`, { dal: FIRST }),
];

export const ARTICLES: readonly Case[] = [...OF_ARTICLES, ...OF_COMMI];
