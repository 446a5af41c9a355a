/** Rulings of the Constitutional Court as Markdown: on which article, with which effect, in the words of the note. */

import { BASE_PATH } from "../../api/operations.ts";
import type { Lingua, Prosa } from "../../api/prose.ts";
import type { Effect, RulingEntry, RulingIdentity, RulingOnArticle, RulingRow } from "../../api/ruling-row.ts";
import { escaped, head, heading, paragraphs, quotation, type TextMeta, textLink } from "./markdown-text.ts";

/** What of an answer about rulings is written. */
export interface RulingsBody extends Partial<RulingIdentity> {
  readonly meta: TextMeta;
  /** The act, if all are on one. */
  readonly norma?: { readonly eli: string; readonly titolo: string };
  readonly versione?: { readonly tipo: string; readonly al: string };
  readonly giorno?: string;
  readonly pronunce?: readonly (RulingRow | RulingEntry)[];
  /** The articles of a ruling. */
  readonly articoli?: readonly RulingRow[];
}

const EFFECT_TEXTS: Readonly<Record<Effect, Prosa>> = {
  illegittimita: { it: "illegittimità costituzionale", en: "unconstitutional" },
  illegittimita_parziale: {
    it: "illegittimità costituzionale entro i limiti del dispositivo",
    en: "unconstitutional within the limits of the ruling",
  },
  interpretativa: {
    it: "illegittimità costituzionale nel senso che il dispositivo dice",
    en: "unconstitutional in the sense that the ruling says",
  },
  riguarda_altro: {
    it: "riguarda altro, niente di questo articolo è colpito",
    en: "about something else, nothing of this article is struck",
  },
  rettifica: {
    it: "errata corrige, niente di questo articolo è colpito",
    en: "corrigendum, nothing of this article is struck",
  },
};

const TEXTS = {
  rulings: { it: "Pronunce della Corte costituzionale", en: "Rulings of the Constitutional Court" },
  onArticle: {
    it: "Pronunce della Corte costituzionale su questo articolo",
    en: "Rulings of the Constitutional Court on this article",
  },
  court: { it: "Corte costituzionale", en: "Constitutional Court" },
  sentenza: { it: "sentenza", en: "judgment" },
  ordinanza: { it: "ordinanza", en: "order" },
  number: { it: "n.", en: "no." },
  noNumber: { it: "di cui la nota non dice il numero", en: "of which the note lacks the number" },
  of: { it: "del", en: "of" },
  deposited: { it: "deposito", en: "deposited" },
  article: { it: "articolo", en: "article" },
  intero: { it: "per intero", en: "whole" },
  parte: { it: "in parte", en: "in part" },
  consequential: { it: "in via consequenziale", en: "in consequence" },
  takenBack: { it: "ritirata dalla nota", en: "taken back by note" },
  none: { it: "Le note non ne riportano.", en: "The notes report none." },
} as const satisfies Record<string, Prosa>;

/**
 * What a ruling is called.
 *
 * @example rulingName({ tipo: "sentenza", numero: 242, anno: 2019 }, "it") // "Corte costituzionale, sentenza n. 242 del 2019"
 */
export function rulingName(
  { tipo, numero, anno }: Pick<RulingIdentity, "tipo" | "numero" | "anno">,
  lingua: Lingua,
): string {
  const number = numero === null ? TEXTS.noNumber[lingua] : `${TEXTS.number[lingua]} ${numero}`;
  return `${TEXTS.court[lingua]}, ${TEXTS[tipo][lingua]} ${number}${anno === null ? "" : ` ${TEXTS.of[lingua]} ${anno}`}`;
}

function named(ruling: RulingIdentity, address: string | null, lingua: Lingua): string {
  const { deposito } = ruling;
  const day = deposito === null ? "" : ` (${TEXTS.deposited[lingua]} ${deposito})`;
  return `${textLink(rulingName(ruling, lingua), address)}${day}`;
}

/**
 * A ruling on an article: name, day and effect, which parts, then its own words.
 *
 * @example rulingMarkdown(ruling, "it").startsWith("> [Corte costituzionale, sentenza n. 242 del 2019](https://") // true
 */
export function rulingMarkdown(ruling: RulingOnArticle, lingua: Lingua): string {
  const { parti, effetto, dispositivo, ritirata_da, url } = ruling;
  const parts = parti.map(({ partizione, portata, consequenziale }) => {
    const how = [TEXTS[portata][lingua], ...(consequenziale ? [TEXTS.consequential[lingua]] : [])];
    return `${partizione ?? TEXTS.article[lingua]} (${how.join(", ")})`;
  });
  const back = ritirata_da === null ? [] : [`${TEXTS.takenBack[lingua]} (${ritirata_da})`];
  const said = [EFFECT_TEXTS[effetto][lingua], ...parts, ...back].join("; ");
  // One quotation, and not one a paragraph: each ruling stands apart.
  return quotation(`${named(ruling, url, lingua)}: ${escaped(said)}.\n\n${paragraphs(dispositivo)}`).replace(
    /^$\n(?=.)/gm,
    ">\n",
  );
}

/** The line before an article that says how many rulings there are on it, with the way to them. */
export const rulingsMark = (eli: string, count: number, lingua: Lingua): string =>
  `> ${textLink(`${TEXTS.onArticle[lingua]}: ${count}`, `${BASE_PATH}/norme/${eli}`)}\n`;

const listed = (ruling: RulingEntry, lingua: Lingua): string => {
  const address = ruling.ecli && `${BASE_PATH}/pronunce/${ruling.ecli}`;
  const acts = ruling.norme.map(({ titolo, articoli }) => `${titolo} (art. ${articoli.join(", ")})`).join("; ");
  return `- ${named(ruling, address, lingua)}: ${escaped(acts.replace(/\s+/g, " "))}\n`;
};

/**
 * The Markdown of an answer about rulings: those on an act, one with its articles, a list.
 *
 * @param body of `/norme/{eli}/pronunce`, `/pronunce/{ecli}` or `/pronunce`
 * @example rulingsMarkdown(body).includes("# Pronunce della Corte costituzionale\n") // true
 */
export function rulingsMarkdown({ meta, norma, versione, giorno, ...body }: RulingsBody): string {
  const { lingua, nota } = meta;
  const { ecli, tipo, numero = null, anno = null, articoli, pronunce = [] } = body;
  const title = tipo ? rulingName({ tipo, numero, anno }, lingua) : TEXTS.rulings[lingua];
  const rows = [...(articoli ?? pronunce)].map((one) => {
    if (!("articolo" in one)) return listed(one, lingua);
    const article = [`Art. ${one.articolo.numero}`, one.articolo.rubrica].filter(Boolean).join(". ");
    return [heading("##", norma ? article : `${one.norma.titolo}: ${article}`), rulingMarkdown(one, lingua)].join("\n");
  });
  const values = { eli: norma?.eli, ecli: ecli ?? undefined, titolo: norma?.titolo ?? title };
  return [
    head(meta, { ...values, versione: versione?.tipo, al: versione?.al, giorno, nota }),
    heading("#", norma ? `${title}: ${norma.titolo}` : title),
    ...(rows.length > 0 ? rows : [`${TEXTS.none[lingua]}\n`]),
  ].join("\n");
}
