/** The acts that a text names by themselves, each with the words that name it: for bills, notes and links. */

import { expand } from "../grammar/expand.ts";
import { readLaw } from "../grammar/mentions.ts";
import { namesOf } from "../grammar/names.ts";
import { quotationsIn } from "../grammar/quotations.ts";
import { type ResolvedMention, resolveMentions } from "../grammar/resolve.ts";
import { ITALIAN_CITATIONS } from "../italian/tables.ts";
import type { CitedAct } from "./act.ts";

/** A citation of an act, once for every article it names. */
export interface Citation extends CitedAct {
  /** Canonical number; absent where the whole act is cited. */
  readonly articolo?: string;
  /** Where the words that name the act stand in the text, by UTF-16 code unit, end excluded. */
  readonly start: number;
  readonly end: number;
  /** Those words, white space collapsed. */
  readonly testo: string;
  /** The part of the act as written just before it (`articolo 52, primo comma`). */
  readonly partizione: string | null;
  /** Whether a name alone stood for the act (`codice civile`): it then means the act in force today. */
  readonly perNome: boolean;
}

export interface CitationOptions {
  /** Read what stands between quotation marks too. Default `false`. */
  readonly virgolette?: boolean;
  /** Read the law that converted a decree-law as a citation of its own. Default `false`. */
  readonly conversioni?: boolean;
  /** Items that differ only by `partizione` are different. Default `false`. */
  readonly partizioni?: boolean;
}

/**
 * The acts of the Italian State that a text cites, in order of appearance; items that become equal are one. Anything that
 * is not surely such a citation is left out: regional and European acts, rulings, bills, acts without number or year, references back.
 *
 * @example readCitations("art. 3 della L. 241/1990")
 *   // [{ tipo: "legge", data: null, anno: 1990, numero: "241", articolo: "3", start: 13, end: 24, testo: "L. 241/1990", partizione: "art. 3", perNome: false }]
 */
export function readCitations(
  text: string,
  { virgolette = false, conversioni = false, partizioni = false }: CitationOptions = {},
): Citation[] {
  const words = (start: number, end: number) => text.slice(start, end).replace(/\s+/g, " ").trim();
  const quoted = virgolette ? [] : quotationsIn(text);
  const items = new Map<string, Citation>();
  let last: ResolvedMention | null = null;
  const resolved = resolveMentions(
    readLaw(namesOf(ITALIAN_CITATIONS), text, { latest: ITALIAN_CITATIONS.fino, quoted }),
  );
  for (const one of resolved) {
    const { mention, acts } = one;
    const { places } = mention;
    // Places behind an act and the law that converted it are of the act.
    const act = mention.act ?? (mention.of?.places === null ? mention.of.act : null);
    if (act?.kind !== "named" && act?.kind !== "numbered") continue;
    const isConversion = mention.act !== null && last !== null && converts(one, last, text);
    last = one;
    if (isConversion && !conversioni) continue;
    const { start, end } = act;
    const testo = words(start, end);
    const partizione = places && words(places.start, places.end);
    const articles = new Set(expand(mention).flatMap(({ articolo }) => articolo ?? []));
    for (const { numero: number, ...known } of acts) {
      const whole = { ...known, numero: number && asWritten(number, testo) };
      const keyOf = (item: object, part: string | null) => JSON.stringify([item, partizioni && part]);
      if (mention.act === null) items.delete(keyOf(whole, null));
      for (const articolo of articles.size > 0 ? articles : [undefined]) {
        const item = { ...whole, ...(articolo !== undefined && { articolo }) };
        const key = keyOf(item, partizione);
        if (!items.has(key)) items.set(key, { ...item, start, end, testo, partizione, perNome: act.kind === "named" });
      }
    }
  }
  // `c.p. (L. 241/1990) art. 3`: what stands inside the words of another is read before it.
  return [...items.values()].sort((a, b) => a.start - b.start);
}

const isOf = ({ acts: [act] }: ResolvedMention, tipo: string) => act?.tipo === tipo;

/** Whether a law is the one that converted the decree-law named before it. */
const converts = (law: ResolvedMention, decree: ResolvedMention, text: string): boolean =>
  law.mention.isChange &&
  isOf(law, "legge") &&
  isOf(decree, "decreto-legge") &&
  /\bconv/i.test(text.slice(decree.mention.end, law.mention.start));

/** Numbers are read in small letters; they keep the capitals of the text: `2/B` is `2-B`. */
const asWritten = (numero: string, testo: string): string =>
  /[/-]\s?\p{Lu}/u.test(testo) ? numero.replace(/-[a-z]+$/, (letter) => letter.toUpperCase()) : numero;
