/** Articles and their commi, in every spelling, on any day; and what is said where there is none. */

import { expect } from "vitest";
import { AMENDED, ATTACHED, type Case, CODE, ELI, EN, IT } from "./case.ts";
import { at, FIRST, missing, NEWEST, URN } from "./versions.ts";

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
  { target: at(`${AMENDED}/art/1?lang=en`), status: 200, body: { "meta.lingua": "en", dal: FIRST }, has: EN },
  ...["3%20bis", "3bis", "art.%203-bis", "3-BIS", "Art.%203%20bis"].map((numero) =>
    article(`${AMENDED}/art/${numero}`, { "articolo.numero": "3-bis", dal: NEWEST }, `${AMENDED}/art/3-bis`),
  ),
  ...["legge%209001%20del%201999", "/it/legge/1999/03/15/9001", encodeURIComponent(AMENDED), URN].map((act) =>
    article(
      `${act}/art/3-bis`,
      { "articolo.numero": "3-bis" },
      act.includes("%3A") ? undefined : `${AMENDED}/art/3-bis`,
    ),
  ),
  // Relations that name the article.
  { target: at("D.Lgs.%209004/2010/art/12"), status: 200, lengths: { "relazioni.out": 4, "relazioni.in": 0 } },
  { target: at(`${ATTACHED}/art/9`), status: 200, lengths: { "relazioni.out": 0, "relazioni.in": 1 } },
  article(`${ELI}/art/1`, { "articolo.testo": "La città è", "versione.al": "1990-08-20" }),
  article("L.%20241/1990/art/1", { "articolo.testo": "La città è" }, `${ELI}/art/1`),
  // An act whose articles have files of their own, and a body beside the main numbering.
  article(`${CODE}/art/7-bis`, { "articolo.numero": "7-bis", dal: "2024-01-02", "precedente.numero": "7" }),
  article("codice%20penale/art/9", { "articolo.testo": "Così si legge di nuovo." }, `${CODE}/art/9`),
  article("eli:/it/codice-penale/art/1", { "articolo.numero": "1" }, `${CODE}/art/1`),
  article(`${ATTACHED}/art/3`, { "articolo.allegato": "Codice Esempio" }),
  article(`${ATTACHED}/annesso/0/art/1`, { "articolo.allegato": null, precedente: null }),
  missing(`${ATTACHED}/annesso/1/art/1`),
  missing(`${ATTACHED}/annesso/0/art/3`),
  { target: at(`${CODE}/art/700`), status: 404, lengths: { articoli: 10 }, has: IT },
  missing(`${AMENDED}/art/99`, { "articoli.3.eli": `${AMENDED}/art/3-bis` }),
  { ...missing(`${AMENDED}/art/99?lang=en`), has: EN },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/art/1"), status: 300, lengths: { candidati: 2 }, has: IT },
  missing("eli:/it/legge/1999/01/01/999/art/1"),
  missing("/art/1"),
  ...["constructor", "__proto__", "0", `${"9".repeat(6000)}`, "1%00", "%FF", "%zz"].map((numero) =>
    missing(`${AMENDED}/art/${numero}`),
  ),
];

/** A request for an act whose name tells an article besides is linked to it. */
const LICENCE = '</licenze.txt>; rel="license"';
const linked = (name: string, link: string | RegExp): Case => ({ target: at(name), status: 200, has: { link } });
const ITEM = new RegExp(`</api/public/norme/${AMENDED}/art/3-bis>; rel="item"`);

/** Relations that name a comma, then those of its whole article. */
const related = (comma: string, into: readonly Fields[], di_tutto_l_articolo: number): Case => ({
  target: at(comma),
  status: 200,
  body: {
    "relazioni.in": into.map((fields) => expect.objectContaining(fields)),
    n_relazioni_comma: { del_comma: into.length - di_tutto_l_articolo, di_tutto_l_articolo },
  },
});
const WHOLE = { partizione_a: null, di_tutto_l_articolo: true };
const DECREE = "eli:/it/decreto-legislativo/2010/04/20/9004";

const OF_COMMI: readonly Case[] = [
  linked(`${URN}~art3bis`, ITEM),
  linked("art.%203-bis%20della%20legge%209001%2F1999", ITEM),
  linked("art.%2077%20legge%209001%2F1999", LICENCE),
  linked(AMENDED, LICENCE),
  related(
    `${AMENDED}/art/2/comma/1`,
    ["comma 1, lettera b)", "comma 1"].map((partizione_a) => ({ partizione_a })),
    0,
  ),
  related(`${AMENDED}/art/2/comma/2-bis`, [{ partizione_a: "comma 2-bis" }], 0),
  related(`${ATTACHED}/art/2/comma/1`, [WHOLE, WHOLE], 2),
  // One that is repealed says so, in its article too.
  article(`${DECREE}/art/9`, { "commi.0.abrogato": undefined, "commi.2.numero": "3", "commi.2.abrogato": true }),
  article(`${DECREE}/art/9/comma/3`, { "commi.0.abrogato": true }),
  article(`${AMENDED}/art/2/comma/2-bis`, {
    "commi.0.id": "art_2__para_2-bis",
    "articolo.testo": expect.stringMatching(/^\(\(2-bis\. Sono lettori/),
  }),
  { target: at(`${AMENDED}/art/3/comma/2?lang=en`), status: 200, body: { "commi.0.numero": "2" }, has: EN },
  ...["2%20bis", "2bis", "2-BIS"].map((n) =>
    article(`${AMENDED}/art/2/comma/${n}`, { "commi.0.numero": "2-bis" }, `${AMENDED}/art/2/comma/2-bis`),
  ),
  article(`${ATTACHED}/annesso/0/art/1/comma/1`, { "commi.0.numero": "1" }),
  missing(`${AMENDED}/art/2/comma/3`, { commi: ["1", "2-bis"] }),
  missing(`${AMENDED}/art/2/comma/x`, { commi: ["1", "2-bis"] }),
];

export const ARTICLES: readonly Case[] = [...OF_ARTICLES, ...OF_COMMI];
