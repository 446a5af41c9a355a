/** The tables of citations, made ready for reading. */

import { namesOf } from "../grammar/names.ts";
import { aliasesByKey, type Names } from "../names/aliases.ts";
import type { CitationTables, PatternSources } from "./tables.ts";

/** What the readers of citations go by. */
export interface Grammar extends Names {
  readonly tables: CitationTables;
  readonly inItalian: IntoItalian;
  readonly patterns: Readonly<Record<keyof PatternSources, RegExp>>;
}

const made = new WeakMap<CitationTables, Grammar>();

/** The patterns of some tables, with the pieces that they share put in. */
function patternsOf({ pezzi, espressioni }: CitationTables): Grammar["patterns"] {
  const compiled = (source: string) =>
    new RegExp(source.replace(/\{([a-z]+)\}/g, (written, piece: string) => pezzi[piece] ?? written));
  const patterns = Object.entries(espressioni).map(([name, source]) => [name, compiled(source)]);
  // `Object.fromEntries` forgets the names.
  return Object.fromEntries(patterns) as Grammar["patterns"];
}

/**
 * Makes tables ready, once for each.
 *
 * @throws SyntaxError where a pattern is none
 * @example grammarOf(ITALIAN_CITATIONS).aliases.get("codpen")?.numero // "1398"
 */
export function grammarOf(tables: CitationTables): Grammar {
  const known = made.get(tables);
  if (known) return known;
  const { abbreviations } = namesOf(tables);
  const grammar = {
    tables,
    abbreviations,
    aliases: aliasesByKey(tables.nomi, abbreviations),
    inItalian: intoItalian(tables.inglese),
    patterns: patternsOf(tables),
  };
  made.set(tables, grammar);
  return grammar;
}

// English forms of Italian citations, put into Italian so that one grammar reads both.

/** Puts a request in English into Italian, any other text it gives as it is. */
type IntoItalian = (text: string) => string;

/**
 * What puts the words of citations into Italian.
 *
 * @example intoItalian(ITALIAN_CITATIONS.inglese)("Legislative Decree no. 231 of 8 June 2001") // "decreto legislativo n. 231 del 8 giugno 2001"
 */
function intoItalian({ segno, parole, mesi }: CitationTables["inglese"]): IntoItalian {
  const sign = new RegExp(`\\b(?:${segno})\\b`, "i");
  const phrases = parole.map(([english, word]) => [new RegExp(`\\b(?:${english})(?![a-z])`, "gi"), word] as const);
  const [months, italian] = [mesi[0].split(" "), mesi[1].split(" ")];
  const month = `(${months.join("|")})`;
  const monthFirst = new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?,? (?=\\d{4})`, "gi");
  const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}\\b`, "gi");
  const monthOf = (name: string) => italian[months.indexOf(name.toLowerCase())] ?? name;
  return (text) => {
    if (!sign.test(text)) return text;
    let words = text
      .replace(monthFirst, (_, name: string, day: string) => `${day} ${monthOf(name)} `)
      .replace(dayFirst, (_, day: string, name: string) => `${day} ${monthOf(name)}`);
    for (const [english, word] of phrases) words = words.replace(english, word);
    return words.trim();
  };
}
