/** What an act says of the European Union: its title, its preamble, its articles, its attachments. */

import { IN_PREAMBLE, IN_TITLE, type UnionSaid } from "../../contract/resources/union-row.ts";
import { commiOf } from "../../law/articles/commi.ts";
import { unionActOf } from "../../law/citations/in-text.ts";
import { expand } from "../../law/grammar/expand.ts";
import { readLaw } from "../../law/grammar/mentions.ts";
import { namesOf } from "../../law/grammar/names.ts";
import { ITALIAN_CITATIONS } from "../../law/italian/tables.ts";
import { unionDenominations } from "../../law/union-denomination.ts";
import { unionInTitle } from "../../law/union-titles.ts";
import type { Allegato, Articolo } from "./records.ts";

/** Words without which no act of the Union is named, looked for before anything is read: apart by their first letters, which takes half the time of one expression. */
const CAPITALS =
  /(?<![A-Za-z])(?:UE|CEE?|Euratom|EURATOM|GAI|CECA|PESC|GDPR|RGPD|INSPIRE|Bolkestein|NIS|AI Act)(?![A-Za-z])|C\.E|EUROPE/;
const LONGER =
  /(?<![A-Za-z])(?:eIDAS|habitat)(?![A-Za-z])|[Ee]urope|[Cc]omunitari|doganale dell|protezione dei dati|intelligenza artificiale/;
const speaks = (text: string): boolean => CAPITALS.test(text) || LONGER.test(text);

const NAMES = namesOf(ITALIAN_CITATIONS);

/** What is read, and how many names of acts could be read in two ways. */
export interface ReadUnion {
  readonly said: UnionSaid[];
  dubbie: number;
}

/** Reads what a text names, line by line. */
function readText(text: string, partizione: string | null, latest: number, into: ReadUnion): void {
  for (const line of text.split("\n")) {
    if (!speaks(line)) continue;
    const { mentions } = readLaw(NAMES, line, { latest });
    const names = unionDenominations(line, mentions, partizione === IN_TITLE);
    for (const [at, mention] of mentions.entries()) {
      if (mention.act?.kind === "other" && mention.act.ue.length > 1) into.dubbie++;
      const ue = unionActOf(mention);
      if (!ue) continue;
      const articles = expand(mention).flatMap(({ articolo }) =>
        articolo === null || articolo === "=" ? [] : articolo,
      );
      const testo = line.slice(mention.start, mention.end);
      const denominazione = names[at];
      for (const [i, articolo_ue] of (articles.length > 0 ? articles : [null]).entries()) {
        const named = i === 0 && denominazione ? { denominazione } : {};
        into.said.push({ celex: ue.celex, come: "cita", articolo: null, partizione, articolo_ue, testo, ...named });
      }
    }
  }
}

/**
 * What an article says of the Union, in reading order.
 *
 * @param latest year of the version: no act that it names is younger
 * @example unionInArticle({ rubrica: null, testo: "1. Si applica l'articolo 9 del regolamento (UE) 2016/679." }, 2020).said[0]
 *   // { celex: "32016R0679", come: "cita", articolo: null, partizione: "comma 1", articolo_ue: "9", testo: "articolo 9 del regolamento (UE) 2016/679" }
 */
export function unionInArticle({ rubrica, testo }: Pick<Articolo, "rubrica" | "testo">, latest: number): ReadUnion {
  const found: ReadUnion = { said: [], dubbie: 0 };
  if (rubrica !== null) readText(rubrica, "rubrica", latest, found);
  if (speaks(testo))
    for (const { numero, testo: comma } of commiOf("", testo))
      readText(comma, numero === null ? null : `comma ${numero}`, latest, found);
  return found;
}

/**
 * What the title of an act transposes and gives effect to, and what title and preamble name.
 *
 * @example unionInFrame("Attuazione della direttiva 98/84/CE", null, 2000).said.map(({ come }) => come) // ["recepisce", "cita"]
 */
export function unionInFrame(titolo: string, preambolo: string | null, latest: number): ReadUnion {
  const found: ReadUnion = { said: [], dubbie: 0 };
  if (speaks(titolo)) {
    const { recepisce, attua } = unionInTitle(NAMES, titolo, latest);
    for (const [come, all] of [
      ["recepisce", recepisce],
      ["attua", attua],
    ] as const)
      for (const {
        ue: { celex },
        affidabilita,
        evidenza,
      } of all)
        found.said.push({
          celex,
          come,
          articolo: null,
          partizione: null,
          articolo_ue: null,
          testo: evidenza,
          affidabilita,
        });
    readText(titolo, IN_TITLE, latest, found);
  }
  if (preambolo !== null) readText(preambolo, IN_PREAMBLE, latest, found);
  return found;
}

/**
 * What an attachment names: a law that delegates lists there the directives to transpose, which transposes none.
 *
 * @example unionInAttachment({ id: "annesso_1", titolo: "Allegato A", testo: "2014/24/UE: direttiva 2014/24/UE;" }, 2015).said[0]
 *   // { celex: "32014L0024", come: "cita", articolo: null, partizione: "Allegato A", articolo_ue: null, testo: "direttiva 2014/24/UE" }
 */
export function unionInAttachment({ id, titolo, testo }: Allegato, latest: number): ReadUnion {
  const found: ReadUnion = { said: [], dubbie: 0 };
  // The text of an act without articles has the act's own title.
  if (speaks(testo)) readText(testo, id === "testo" ? id : titolo || id, latest, found);
  return found;
}
