import { type CitedAct, type Mention, mentionAt } from "./act.ts";
import { nameInRequest } from "./alias-rules.ts";
import type { Grammar } from "./grammar.ts";
import { plain } from "./plain.ts";
import { principalActs } from "./principal.ts";
import { isDerived } from "./qualifiers.ts";
import { afterConversion, enumerated } from "./sequence.ts";

const WORD = /[a-z0-9]+/g;
/** Characters before an act that are searched for words that make it another one. */
const BEFORE = 160;

/**
 * The acts that a whole request asks for, in order: the grammar of `readCitations` without articles and parts, so that a
 * router can carry it, and stricter. Where a request names several acts only those count that it is about.
 *
 * @example actsOfRequest(ITALIAN_GRAMMAR, "art. 3 del D.P.R. 445/2000") // [{ tipo: "dpr", data: null, anno: 2000, numero: "445" }]
 * @example actsOfRequest(ITALIAN_GRAMMAR, "vecchio codice della strada") // []
 */
export function actsOfRequest(grammar: Grammar, text: string): CitedAct[] {
  return text.split(";").flatMap((part) => actsOfPart(grammar, part));
}

/** `legge241/1990` */
const GLUED = /\b(legge|l|d\.?lgs|dlgs|d\.?l|d\.?p\.?r|dpcm|dm|rd|rdl)(\.?)(?=\d+ ?[/\\])/gi;

/** A text with one kind of space and of hyphen. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .trim();

/** The acts of a request that is no list. */
function actsOfPart(grammar: Grammar, text: string): CitedAct[] {
  const { patterns } = grammar;
  const source = plain(grammar.inItalian(oneLine(text)).replace(GLUED, "$1$2 "));
  const words = source.text;
  const opening = words.slice(0, 2 * BEFORE);
  const subject = opening.slice(patterns.guida.exec(opening)?.[0].length ?? 0);
  if (patterns.documento.test(subject) || patterns.documentoNumerato.test(subject)) return [];
  const mentions: Mention[] = [];
  let end = 0;
  WORD.lastIndex = 0;
  for (let word = WORD.exec(words); word; word = WORD.exec(words)) {
    const mention = mentionAt(grammar, words, word.index, true);
    if (!mention) continue;
    WORD.lastIndex = mention.end;
    const before = words.slice(Math.max(end, mention.start - BEFORE), mention.start);
    const meant = mention.alias
      ? nameInRequest(grammar, source, mention, end)
      : isDerived(grammar, before)
        ? null
        : mention;
    if (!meant) continue;
    end = afterConversion(grammar, words, meant.end);
    const more = enumerated(words, meant, end);
    mentions.push(meant, ...more);
    end = Math.max(end, more.at(-1)?.end ?? 0);
    WORD.lastIndex = Math.max(end, mention.end);
  }
  return principalActs(grammar, words, mentions).flatMap((mention) => mention.acts);
}
