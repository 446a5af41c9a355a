import { ITALIAN_GRAMMAR } from "../italian/grammar.ts";
import type { Citation } from "./citation.ts";
import { type MetAct, type ReadOptions, readMentions } from "./mentions.ts";
import { plain, rawText } from "./plain.ts";

/** Quotation marks that open and close. */
const QUOTES = [
  ["«", "»"],
  ["\u201c", "\u201d"],
  ['"', '"'],
] as const;

/**
 * Marks what stands between `«»`, `“”` or `""`, quotation marks included, with 1. One that is never closed opens nothing.
 *
 * @example quotedParts("a «b» c") // Uint8Array [0, 0, 1, 1, 1, 0, 0]
 */
function quotedParts(text: string): Uint8Array {
  const quoted = new Uint8Array(text.length);
  for (const [open, close] of QUOTES) {
    for (let from = text.indexOf(open); from >= 0; ) {
      const to = text.indexOf(close, from + 1);
      if (to < 0) break;
      quoted.fill(1, from, to + 1);
      from = text.indexOf(open, to + 1);
    }
  }
  return quoted;
}

export interface CitationOptions extends ReadOptions {
  /** Read what stands between quotation marks too. Default: as `intera`. */
  readonly virgolette?: boolean;
  /** Items that differ only by `partizione` are different. Default `false`. */
  readonly partizioni?: boolean;
}

/**
 * The acts of the Italian State that a text cites, in order of appearance; items that become equal are one. Anything that
 * is not surely such a citation is left out: regional and European acts, rulings, bills, acts without number or year.
 * Takes time in proportion to the text, whatever the text.
 *
 * @example readCitations("art. 3 della L. 241/1990")
 *   // [{ tipo: "legge", data: null, anno: 1990, numero: "241", articolo: "3", start: 13, end: 24, testo: "L. 241/1990", partizione: "art. 3", perNome: false }]
 */
export function readCitations(text: string, options: CitationOptions = {}): Citation[] {
  const source = plain(text, (options.virgolette ?? options.intera) ? undefined : quotedParts(text));
  const items = new Map<string, Citation>();
  function act({ mention, before, behind }: MetAct): void {
    const part = before ?? behind;
    const articles = [...(before?.articles ?? []), ...(behind?.articles ?? [])];
    const partizione = part && rawText(source, part.start, part.end);
    const { [mention.start]: start = 0 } = source.at;
    const testo = rawText(source, mention.start, mention.end);
    const upperCase = /[/-]\s?\p{Lu}/u.test(testo);
    for (const act of mention.acts)
      for (const articolo of articles.length ? articles : [undefined]) {
        const numero = act.numero && asWritten(act.numero, upperCase);
        const key = [act.tipo, act.data, act.anno, numero, articolo, options.partizioni ? partizione : 0].join("|");
        if (items.has(key)) continue;
        items.set(key, {
          ...act,
          numero,
          ...(articolo === undefined ? {} : { articolo }),
          start,
          end: start + text.slice(start, source.at[mention.end]).trimEnd().length,
          testo,
          partizione,
          perNome: mention.alias !== null,
        });
      }
  }

  readMentions(ITALIAN_GRAMMAR, source, options, { act });
  return [...items.values()];
}

/** The grammar reads small letters; the number keeps those of the text: `2/B` is `2-B`. */
function asWritten(numero: string, upperCase: boolean): string {
  return upperCase ? numero.replace(/-[a-z]+$/, (letter) => letter.toUpperCase()) : numero;
}
