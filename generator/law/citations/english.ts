/** English forms of Italian citations, put into Italian so that one grammar reads both. */

import type { CitationTables } from "./tables.ts";

/** Puts a request in English into Italian, any other text it gives as it is. */
export type IntoItalian = (text: string) => string;

/**
 * What puts the words of citations into Italian.
 *
 * @example intoItalian(ITALIAN_CITATIONS.inglese)("Legislative Decree no. 231 of 8 June 2001") // "decreto legislativo n. 231 del 8 giugno 2001"
 */
export function intoItalian({ segno, parole, mesi }: CitationTables["inglese"]): IntoItalian {
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
