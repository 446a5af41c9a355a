import { SUFFIX_PATTERN } from "../articles/article-number.ts";
import { type ActMention, type CitedAct, mentionAt } from "./act.ts";
import { nameInRequest } from "./alias-rules.ts";
import { isExplained, leadsByArticle } from "./explained.ts";
import type { Grammar } from "./grammar.ts";
import { placeAround, type RequestedPlace } from "./place.ts";
import { type Plain, plain } from "./plain.ts";
import { isDerived } from "./qualifiers.ts";
import { afterConversion, enumerated } from "./sequence.ts";

/** Words between two acts that are both asked for. */
const COORDINATES = /^[ )]*(?:[,;/&+]|(?:ed?|o|oppure|nonche|vs|contro)(?![a-z]))([^(]*)$/;
/** A list goes on after a name too: `codice civile e L. 241/1990`. */
const GOES_ON = /^[ )]*(?:;|&|\+|,? ?(?:ed?|o|oppure|nonche|vs)(?![a-z]))([^(]*)$/;
const WITH_ARTICLE = /(?:^|[^a-z])(?:art|comm[ai])/;

const isNamed = (mention: ActMention) => mention.alias !== null;
const sameAct = (a: ActMention, b: ActMention) => JSON.stringify(a.acts) === JSON.stringify(b.acts);

/** How an act stands to the one before it. */
type Role = "also" | "instead" | "aside";

function roleOf(grammar: Grammar, last: ActMention, link: string, next: ActMention): Role {
  if (sameAct(last, next) || grammar.patterns.modificatoDa.test(link)) return "aside";
  const coordinated = (pattern: RegExp) => isExplained(grammar, pattern.exec(link)?.[1] ?? "#");
  if (isNamed(last) && isNamed(next)) return coordinated(COORDINATES) ? "also" : "aside";
  if (isNamed(last)) return coordinated(GOES_ON) ? "also" : "instead";
  if (isNamed(next))
    return coordinated(GOES_ON) || (coordinated(COORDINATES) && WITH_ARTICLE.test(link)) ? "also" : "aside";
  return coordinated(COORDINATES) ? "also" : "aside";
}

/**
 * The acts that a request means among those that it names: where one is named by type and number and by name the numbers
 * win; what changes, converts or is changed by an act is not asked for.
 *
 * @param text the prepared request
 * @param mentions in order
 * @example principalActs(ITALIAN_GRAMMAR, "d.lgs. 36/2023 come modificato dal d.lgs. 209/2024", mentions).length // 1
 */
function principalActs(grammar: Grammar, text: string, mentions: readonly ActMention[]): ActMention[] {
  const kept: ActMention[] = [];
  let [last, aside] = [mentions[0], false];
  if (last) kept.push(last);
  for (const next of mentions.slice(1)) {
    if (!last) break;
    const link = text.slice(last.end, next.start);
    const role = roleOf(grammar, last, link, next);
    const closed = link.includes(")");
    if (role === "instead") kept.splice(-1, 1, next);
    // An enumeration that begins with an act set aside is set aside whole: `come modificato dalla L. 1/2000 e dalla L. 2/2001`.
    else if (role === "also" && !(aside && !closed)) kept.push(next);
    aside = role === "aside" || (aside && !closed);
    last = next;
  }
  return kept;
}

/** An act that a request asks for, and the article of it that the request names, where it names one. */
interface RequestedCitation extends CitedAct {
  readonly luogo?: RequestedPlace;
}

const WORD = /[a-z0-9]+/g;
/** Characters before an act that are searched for words that make it another one. */
const BEFORE = 160;
const ARTICLE = /(?:^|[^a-z])(?:art(?:t|icol[oi])?(?![a-z])|§)/;

/**
 * The acts that a whole request asks for, in order, each with its article: the grammar of `readCitations` in small, so that a
 * router can carry it, and stricter. Where a request names several acts only those count that it is about.
 *
 * @example actsOfRequest(ITALIAN_GRAMMAR, "art. 3 del D.P.R. 445/2000")
 *   // [{ tipo: "dpr", data: null, anno: 2000, numero: "445", luogo: { articolo: "3", allegato: null } }]
 * @example actsOfRequest(ITALIAN_GRAMMAR, "vecchio codice della strada") // []
 */
export function actsOfRequest(grammar: Grammar, text: string): RequestedCitation[] {
  return text.split(";").flatMap((part) => actsOfPart(grammar, part));
}

/** `legge241/1990`, `art.640c.p.` */
const GLUED = /\b(legge|l|d\.?lgs|dlgs|d\.?l|d\.?p\.?r|dpcm|dm|rd|rdl)(\.?)(?=\d+ ?[/\\])/gi;
const GLUED_WORD = /\b(art(?:t|icol[oi])?\.?)(?=\d)/gi;
const GLUED_NUMBER = new RegExp(
  `(\\bart(?:t|icol[oi])?\\.? ?\\d{1,5}(?:-?${SUFFIX_PATTERN})?)(?!${SUFFIX_PATTERN})(?=[a-z]\\.|[a-z]{2})`,
  "gi",
);

/** A text with one kind of space and of hyphen, words apart. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .trim()
    .replace(GLUED, "$1$2 ")
    .replace(GLUED_WORD, "$1 ")
    .replace(GLUED_NUMBER, "$1 ");

/** The acts that a text names, whatever is said of them, in order. */
function namedIn(grammar: Grammar, words: string): ActMention[] {
  const named: ActMention[] = [];
  WORD.lastIndex = 0;
  for (let word = WORD.exec(words); word; word = WORD.exec(words)) {
    const mention = mentionAt(grammar, words, word.index, true);
    if (!mention) continue;
    named.push(mention);
    WORD.lastIndex = mention.end;
  }
  return named;
}

/** What says that an act is an earlier one, which its number says already: `previgente D.Lgs. 163/2006`. */
const EARLIER = /(?:vecchi[oa]|previgente|precedente|anteriore|abrogat[oa]|soppress[oa]|antic[oa]) $/;
const EARLIER_AFTER = /^[ ,(-]*(?:previgente|abrogat[oa]|soppress[oa]|anteriore)/;

/** A text without the acts that it names and without what their numbers say already. */
function besideActs(words: string, named: readonly ActMention[]): string {
  const byNumber = named.some(({ alias }) => alias === null);
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, alias } of named) {
    const before = words.slice(from, start);
    pieces.push(byNumber ? before.replace(EARLIER, "") : before);
    const after = alias && byNumber ? EARLIER_AFTER.exec(words.slice(end)) : null;
    from = end + (after?.[0].length ?? 0);
  }
  return [...pieces, words.slice(from)].join("#");
}

/** Whether two mentions are of one act: a name says its date, a citation perhaps the year alone. */
function isSameAct(a: ActMention, b: ActMention): boolean {
  const [one, other] = [a.acts[0], b.acts[0]];
  const year = (act: CitedAct | undefined) => act?.data?.slice(0, 4) ?? String(act?.anno);
  return one?.numero === other?.numero && one?.tipo === other?.tipo && year(one) === year(other);
}

/** The article that a request names of an act. @param named all acts that it names */
function placeOf(
  grammar: Grammar,
  source: Plain,
  named: readonly ActMention[],
  mention: ActMention,
): RequestedPlace | null {
  const { text, isCapital } = source;
  const [first, last] = [named[0], named[named.length - 1]];
  const severalActs = first && named.some((one) => !isSameAct(one, first));
  /** `L. 1/2000 art. 5, L. 2/2000 art. 6`: articles stand after their acts. */
  const areBehind =
    severalActs && last && !ARTICLE.test(text.slice(0, first.start)) && ARTICLE.test(text.slice(last.end));
  // The common name just before a number is of the same act, or of an earlier one: `art. 5 del vecchio codice (d.lgs. 50/2016)`.
  const isOfIt = (one: ActMention) =>
    one.start === mention.start ||
    isSameAct(one, mention) ||
    (one.alias !== null && one.end <= mention.start && !ARTICLE.test(text.slice(one.end, mention.start)));
  for (const [i, one] of named.entries()) {
    if (!isOfIt(one)) continue;
    const next = named[i + 1];
    const from = areBehind ? one.start : (named[i - 1]?.end ?? 0);
    const gap = text.slice(one.end, next?.start);
    const isNexts = next && !areBehind && !isSameAct(one, next) && leadsByArticle(grammar, gap);
    const before = text.slice(Math.max(from, one.start - BEFORE), one.start);
    const after = isNexts ? "" : gap;
    const place = placeAround(grammar, before, after, (at) =>
      isCapital(at < before.length ? one.start - before.length + at : one.end + at - before.length),
    );
    if (place) return place;
  }
  return null;
}

/** The acts of a request that is no list. */
function actsOfPart(grammar: Grammar, text: string): RequestedCitation[] {
  const { patterns } = grammar;
  const source = plain(grammar.inItalian(oneLine(text)));
  const words = source.text;
  const opening = words.slice(0, 2 * BEFORE);
  const subject = opening.slice(patterns.guida.exec(opening)?.[0].length ?? 0);
  if (patterns.documento.test(subject) || patterns.documentoNumerato.test(subject)) return [];
  const named = namedIn(grammar, words);
  const beside = besideActs(words, named);
  if (patterns.altroTesto.test(beside)) return [];
  // A court before the act decides on it: what is asked for is the ruling.
  const lead = beside.slice(0, Math.max(0, beside.indexOf("#")));
  if (patterns.tribunale.test(lead) && !leadsByArticle(grammar, lead)) return [];
  const mentions: ActMention[] = [];
  let end = 0;
  for (const [i, mention] of named.entries()) {
    if (mention.start < end) continue;
    const before = words.slice(Math.max(end, mention.start - BEFORE), mention.start);
    const meant = mention.alias
      ? nameInRequest(grammar, source, mention, end, named[i + 1]?.start ?? words.length)
      : isDerived(grammar, before)
        ? null
        : mention;
    if (!meant) continue;
    end = afterConversion(grammar, words, meant.end);
    const more = enumerated(words, meant, end);
    mentions.push(meant, ...more);
    end = Math.max(end, more.at(-1)?.end ?? 0);
  }
  return principalActs(grammar, words, mentions).flatMap((mention) => {
    const luogo = placeOf(grammar, source, named, mention);
    return mention.acts.map((act) => (luogo ? { ...act, luogo } : act));
  });
}
