import { ITALIAN_GRAMMAR } from "../italian/grammar.ts";
import { type Mention, mentionAt } from "./act.ts";
import { nameInRequest, nameInText } from "./alias-rules.ts";
import type { Citation } from "./citation.ts";
import { heldBy, type Partition, partitionAt, startsPart } from "./partition.ts";
import { plain, rawText } from "./plain.ts";
import { quotedParts } from "./quoted.ts";
import { afterConversion, enumerated } from "./sequence.ts";

export interface ReadOptions {
  /** The text is one whole request: a name that is all of it counts however it is spelled. Default `false`. */
  readonly intera?: boolean;
  /** Read what stands between quotation marks too. Default: as `intera`. */
  readonly virgolette?: boolean;
  /** Read the law that converted a decree-law as a citation of its own. Default `false`. */
  readonly conversioni?: boolean;
  /** Items that differ only by `partizione` are different. Default `false`. */
  readonly partizioni?: boolean;
}

const WORD = /[a-z0-9]+/g;
/** `articoli 3 della legge A e 5 della legge B`: the word is written once. */
const NEXT_ARTICLE = /,? (?:ed?|o|nonche) (?=\d)/y;
const TRAILING = /[ ,()]{0,4}(?:all'|agli |nell'|negli )?/y;

/**
 * The acts of the Italian State that a text cites, in order of appearance; items that become equal are one. Anything that
 * is not surely such a citation is left out: regional and European acts, rulings, bills, acts without number or year.
 * Takes time in proportion to the text, whatever the text.
 *
 * @example readCitations("art. 3 della L. 241/1990")
 *   // [{ tipo: "legge", data: null, anno: 1990, numero: "241", articolo: "3", start: 13, end: 24, testo: "L. 241/1990", partizione: "art. 3", perNome: false }]
 */
export function readCitations(text: string, options: ReadOptions = {}): Citation[] {
  const source = plain(text, (options.virgolette ?? options.intera) ? undefined : quotedParts(text));
  const words = source.text;
  const items = new Map<string, Citation>();
  let lastEnd = -1;
  /** The last part that led to no act, so far. */
  let open: Partition | null = null;

  function emit(mention: Mention, articles: readonly string[], partizione: string | null): void {
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

  /** Emits a citation with what follows it, and tells where reading goes on. */
  function take(found: Mention, before: Partition | null): number {
    let [mention, part] = [found, before];
    if (found.alias) {
      const holder = heldBy(ITALIAN_GRAMMAR, words, found.end);
      const context = part && (part.articles.length ? "article" : "part");
      const named =
        holder ??
        (options.intera
          ? nameInRequest(ITALIAN_GRAMMAR, source, found, Math.max(lastEnd, 0), found.end)
          : nameInText(ITALIAN_GRAMMAR, source, found, context, lastEnd));
      if (!named) return found.end;
      mention = named;
      // `articolo 64-bis delle norme di attuazione del codice`: the part leads to the norms, which begin before the code's name.
      if (!part && open && /^[ ,]*$/.test(words.slice(open.stop, named.start))) part = open;
    }
    let { end } = mention;
    if (!options.conversioni) end = afterConversion(ITALIAN_GRAMMAR, words, end);
    let articles = part?.articles ?? [];
    let written = part && part.end > part.start ? part : null;
    if (!articles.length) {
      TRAILING.lastIndex = end;
      TRAILING.test(words);
      const trailing = startsPart(words, TRAILING.lastIndex)
        ? partitionAt(ITALIAN_GRAMMAR, words, TRAILING.lastIndex, false)
        : null;
      if (trailing && !trailing.mention && !trailing.open && trailing.articles.length) {
        articles = trailing.articles;
        // `(articolo 33)`: the bracket closes what the text opened, and is not that of a number in a list.
        const closes = words.slice(end, trailing.start).includes("(") && /\d\)$/.test(words.slice(0, trailing.end));
        written ??= closes && words[trailing.end] !== ")" ? { ...trailing, end: trailing.end - 1 } : trailing;
        end = trailing.stop;
      }
    }
    emit(mention, articles, written && rawText(source, written.start, written.end));
    lastEnd = mention.end;
    for (const next of enumerated(words, mention, end)) {
      emit(next, [], null);
      lastEnd = next.end;
      end = options.conversioni ? next.end : afterConversion(ITALIAN_GRAMMAR, words, next.end);
    }
    return end;
  }

  WORD.lastIndex = 0;
  for (let word = WORD.exec(words); word; word = WORD.exec(words)) {
    const at = word.index;
    const mention = mentionAt(ITALIAN_GRAMMAR, words, at);
    if (mention) WORD.lastIndex = Math.max(take(mention, null), WORD.lastIndex);
    else if (startsPart(words, at)) {
      let part = partitionAt(ITALIAN_GRAMMAR, words, at, false);
      let end = part.mention ? take(part.mention, part) : part.stop;
      open = part.mention ? null : part;
      while (part.mention && part.articles.length) {
        NEXT_ARTICLE.lastIndex = end;
        if (!NEXT_ARTICLE.test(words)) break;
        part = partitionAt(ITALIAN_GRAMMAR, words, NEXT_ARTICLE.lastIndex, true);
        if (part.mention) end = take(part.mention, part);
      }
      WORD.lastIndex = Math.max(end, WORD.lastIndex);
    }
  }
  return [...items.values()];
}

/** The grammar reads small letters; the number keeps those of the text: `2/B` is `2-B`. */
function asWritten(numero: string, upperCase: boolean): string {
  return upperCase ? numero.replace(/-[a-z]+$/, (letter) => letter.toUpperCase()) : numero;
}
