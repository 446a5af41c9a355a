/** Running through a text from act to act: who reads decides what becomes of each. */

import { type ActMention, mentionAt } from "./act.ts";
import { nameInRequest, nameInText } from "./alias-rules.ts";
import type { Grammar } from "./grammar.ts";
import { heldBy, type Partition, partitionAt, startsPart } from "./partition.ts";
import type { Plain } from "./plain.ts";
import { afterConversion, enumerated } from "./sequence.ts";

export interface ReadOptions {
  /** The text is one whole request: a name that is all of it counts however it is spelled. Default `false`. */
  readonly intera?: boolean;
  /** Read the law that converted a decree-law as a citation of its own. Default `false`. */
  readonly conversioni?: boolean;
}

/** An act that a text names, with the parts of it that are written before its name and behind; only one of them has articles. */
export interface MetAct {
  readonly mention: ActMention;
  readonly before: Partition | null;
  readonly behind: Partition | null;
}

/** What a reader does with what it meets. */
interface Reader {
  act(found: MetAct): void;
  /**
   * Words that name no act.
   *
   * @param at where they begin
   * @param part the part of an act that they are, where they are one
   * @returns where reading goes on, if not at the next word
   */
  other?(at: number, part: Partition | null): number;
}

const WORD = /[a-z0-9]+/g;
/** `articoli 3 della legge A e 5 della legge B`: the word is written once. */
const NEXT_ARTICLE = /,? (?:ed?|o|nonche) (?=\d)|, (?=\d{1,4}(?:-[a-z]+)? de(?:l|i))/y;
const TRAILING = /[ ,()]{0,4}(?:all'|agli |nell'|negli )?/y;

/**
 * The articles that are named behind an act: `legge 241/1990, articolo 3`; `null` where none are, or where they lead on to another act.
 *
 * @param end where the act's words end
 * @example partBehind(ITALIAN_GRAMMAR, "l. 241/1990, art. 3", 11)?.articles // ["3"]
 */
export function partBehind(grammar: Grammar, words: string, end: number): Partition | null {
  TRAILING.lastIndex = end;
  TRAILING.test(words);
  if (!startsPart(words, TRAILING.lastIndex)) return null;
  const part = partitionAt(grammar, words, TRAILING.lastIndex, false);
  if (part.mention || part.open || !part.articles.length) return null;
  // `(articolo 33)`: the bracket closes what the text opened, and is not that of a number in a list.
  const closes = words.slice(end, part.start).includes("(") && /\d\)$/.test(words.slice(0, part.end));
  return closes && words[part.end] !== ")" ? { ...part, end: part.end - 1 } : part;
}

/**
 * Tells a reader the acts of the Italian State that a prepared text names, in order. Takes time in proportion to the text.
 *
 * @example readMentions(ITALIAN_GRAMMAR, plain("art. 3 della L. 241/1990"), {}, { act: ({ before }) => console.log(before?.articles) }) // ["3"]
 */
export function readMentions(grammar: Grammar, source: Plain, options: ReadOptions, reader: Reader): void {
  const words = source.text;
  let lastEnd = -1;
  /** The last part that led to no act, so far. */
  let open: Partition | null = null;

  /** Tells an act with what follows it, and tells where reading goes on. */
  function take(found: ActMention, led: Partition | null): number {
    let [mention, part] = [found, led];
    if (found.alias) {
      const holder = heldBy(grammar, words, found.end);
      const context = part && (part.articles.length ? "article" : "part");
      const named =
        holder ??
        (options.intera
          ? nameInRequest(grammar, source, found, Math.max(lastEnd, 0), found.end)
          : nameInText(grammar, source, found, context, lastEnd));
      if (!named) return found.end;
      mention = named;
      // `articolo 64-bis delle norme di attuazione del codice`: the part leads to the norms, which begin before the code's name.
      if (!part && open && /^[ ,]*$/.test(words.slice(open.stop, named.start))) part = open;
    }
    let { end } = mention;
    if (!options.conversioni) end = afterConversion(grammar, words, end);
    const before = part && part.end > part.start ? part : null;
    let behind: Partition | null = null;
    if (!before?.articles.length) {
      behind = partBehind(grammar, words, end);
      end = behind?.stop ?? end;
    }
    reader.act({ mention, before, behind });
    lastEnd = mention.end;
    for (const next of enumerated(words, mention, end)) {
      reader.act({ mention: next, before: null, behind: null });
      lastEnd = next.end;
      end = options.conversioni ? next.end : afterConversion(grammar, words, next.end);
    }
    return end;
  }

  WORD.lastIndex = 0;
  for (let word = WORD.exec(words); word; word = WORD.exec(words)) {
    const at = word.index;
    const mention = mentionAt(grammar, words, at);
    if (mention) WORD.lastIndex = Math.max(take(mention, null), WORD.lastIndex);
    else if (startsPart(words, at)) {
      let part = partitionAt(grammar, words, at, false);
      let end = part.mention ? take(part.mention, part) : (reader.other?.(at, part) ?? part.stop);
      open = part.mention ? null : part;
      while (part.mention && part.articles.length) {
        NEXT_ARTICLE.lastIndex = end;
        if (!NEXT_ARTICLE.test(words)) break;
        part = partitionAt(grammar, words, NEXT_ARTICLE.lastIndex, true);
        if (part.mention) end = take(part.mention, part);
      }
      WORD.lastIndex = Math.max(end, WORD.lastIndex);
    } else if (reader.other) WORD.lastIndex = Math.max(reader.other(at, null), WORD.lastIndex);
  }
}
