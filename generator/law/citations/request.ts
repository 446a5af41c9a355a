/** The acts that a whole request asks for: the grammar's tree, judged by the words around it. */

import { foldSigns } from "../fold.ts";
import { expand } from "../grammar/expand.ts";
import { readLaw } from "../grammar/mentions.ts";
import { namesOf } from "../grammar/names.ts";
import { actsSaidBy, isOfNobody } from "../grammar/resolve.ts";
import type { Mention } from "../grammar/tree.ts";
import type { CitedAct } from "./act.ts";
import type { Grammar } from "./grammar.ts";
import { placeOfMention, type RequestedPlace } from "./place.ts";

/** An act that a request asks for, and the article of it that the request names, where it names one. */
interface RequestedCitation extends CitedAct {
  readonly luogo?: RequestedPlace;
}

/** An act that a request names. */
interface Named {
  readonly mention: Mention;
  readonly acts: readonly CitedAct[];
  /** By a name, not by type and number. */
  readonly byName: boolean;
  /** By an abbreviation. */
  readonly isAbbreviated: boolean;
  /** Its name stands before its number. */
  readonly isTitled: boolean;
}

/** Signs that are written alike, the usual one first. */
const ALIKE = [
  "'\u2018\u2019\u02bc\u00b4`",
  '"\u201c\u201d\u201e',
  "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212",
  "\u00b0\u00ba",
  "/\\\u2044\u2215",
  " _",
];

function folded(sign: string): string {
  if (/\s/.test(sign)) return " ";
  const alike = ALIKE.find((all) => all.includes(sign));
  if (alike) return alike.charAt(0);
  // A ligature is all its letters, `№` is the `n` that stands for the word.
  const usual = foldSigns(sign);
  return /\p{L}/u.test(sign) ? usual : usual.charAt(0);
}

/**
 * A text in the one spelling that patterns are written in: lower case, no accents, one apostrophe, one hyphen, single blanks.
 *
 * @example plain("L’ART.  3") // "l'art. 3"
 */
const plain = (text: string): string => text.replace(/[^a-z0-9 ,.]/g, folded).replace(/ +/g, " ");

/** The prepared words of a stretch of a request. */
type Words = (from: number, to: number) => string;

/** Words between two acts that are both asked for. */
const COORDINATES = /^[ )]*(?:[,;/&+]|(?:ed?|o|oppure|nonche|vs|contro)(?![a-z]))([^(]*)$/;
/** A list goes on after a name too: `codice civile e L. 241/1990`. */
const GOES_ON = /^[ )]*(?:;|&|\+|,? ?(?:ed?|o|oppure|nonche|vs)(?![a-z]))([^(]*)$/;
/** How much of a request's beginning says what it asks for, and how far around an act words are looked at. */
const OPENING = 320;
const AROUND = 160;

/** A number with its year that no act has: of a ruling, a file, a protocol. */
const FREE_NUMBER = /(?:^|[^a-z0-9/])\d{1,6} ?\/ ?(?:\d{4}|\d\d)(?!\d)/;
/** A year that says of which text one speaks: `c.p., art. 640, del 1889`. */
const YEAR_BESIDE =
  /(?:^|[^a-z])(?:del|dell'anno|nel|anno|ed(?:izione|iz)?\.?|versione|testo)(?: del| al)? ?(1[6-9]\d\d|20\d\d)(?![\d/-])/g;
/** `op. cit.` is a book. */
const WORK_CITED = /^\.? ?cit(?![a-z])/;
/** `art. 323 c.p. (abrogato)`: the article is repealed, its act is not. */
const REPEALED = /^[ ,(-]*(?:ora |oggi |poi )?(?:abrogat|soppress)[oa][) ,]*/;
/** What says that an act is an earlier one, which its number says already: `previgente D.Lgs. 163/2006`. */
const EARLIER = /(?:vecchi[oa]|previgente|precedente|anteriore|abrogat[oa]|soppress[oa]|antic[oa]) $/;
const EARLIER_AFTER = /^[ ,(-]*(?:previgente|abrogat[oa]|soppress[oa]|anteriore)/;

/**
 * The acts that a whole request asks for, in order, each with its article. Where a request names several acts only those count
 * that it is about; where the words around a name are not all understood it names none.
 *
 * @example actsOfRequest(ITALIAN_GRAMMAR, "art. 3 del D.P.R. 445/2000")
 *   // [{ tipo: "dpr", data: null, anno: 2000, numero: "445", luogo: { articolo: "3", allegato: null } }]
 * @example actsOfRequest(ITALIAN_GRAMMAR, "vecchio codice della strada") // []
 */
export function actsOfRequest(grammar: Grammar, text: string): RequestedCitation[] {
  return text.split(";").flatMap((part) => (part.trim() === "" ? [] : actsOfPart(grammar, part)));
}

/** A text with one kind of blank and of hyphen, as the words of other languages are looked for. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .trim();

/** The acts of a request that is no list. */
function actsOfPart(grammar: Grammar, written: string): RequestedCitation[] {
  const { patterns, tables } = grammar;
  const text = grammar.inItalian(oneLine(written));
  const opening = plain(text.slice(0, OPENING));
  const subject = opening.slice(patterns.guida.exec(opening)?.[0].length ?? 0);
  if (patterns.documento.test(subject) || patterns.documentoNumerato.test(subject)) return [];
  const { mentions } = readLaw(namesOf(tables), text, { latest: tables.fino, isRequest: true });
  const named = mentions.flatMap(namedBy);
  const words: Words = (from, to) => plain(text.slice(from, to));
  const beside = besideActs(words, named, text.length);
  if (patterns.altroTesto.test(beside)) return [];
  const [first] = named;
  // A court before the act decides on it: what is asked for is the ruling.
  if (first && !first.mention.places && patterns.tribunale.test(words(0, first.mention.start))) return [];
  const meant = named.filter((one, at) => {
    const from = named[at - 1]?.mention.end ?? 0;
    const before = words(Math.max(from, one.mention.start - AROUND), one.mention.start);
    const until = named[at + 1]?.mention.start ?? text.length;
    const end = one.mention.actFirst ? (one.mention.act?.end ?? one.mention.end) : one.mention.end;
    const after = words(end, Math.min(until, end + AROUND));
    if (patterns.altrui.test(after) || patterns.nonAtto.test(before.slice(-20))) return false;
    if (one.byName) return isMeant(grammar, one, before, after, until < text.length);
    return one.isTitled || !patterns.derivato.test(before);
  });
  return principalActs(grammar, words, meant).flatMap((one) => {
    const luogo = placeOf(mentions, one);
    return one.acts.map((act) => (luogo ? { ...act, luogo } : act));
  });
}

function namedBy(mention: Mention): Named[] {
  const { act } = mention;
  if (act?.kind !== "numbered" && act?.kind !== "named") return [];
  if (act.kind === "numbered" ? isOfNobody(act) : act.isDoubtful) return [];
  const byName = act.kind === "named";
  const isTitled = act.kind === "numbered" && act.title !== null;
  return [{ mention, acts: actsSaidBy(act), byName, isAbbreviated: byName && !act.isFull, isTitled }];
}

/** A text without the acts that it names and without what their numbers say already. */
function besideActs(words: Words, named: readonly Named[], length: number): string {
  const byNumber = named.some(({ byName }) => !byName);
  const pieces: string[] = [];
  let from = 0;
  for (const { mention, byName } of named) {
    const before = words(from, mention.start);
    pieces.push(byNumber ? before.replace(EARLIER, "") : before);
    const after = byName && byNumber ? EARLIER_AFTER.exec(words(mention.end, mention.end + AROUND)) : null;
    from = mention.end + (after?.[0].length ?? 0);
  }
  return [...pieces, words(from, length)].join("#");
}

/** Whether nothing but small words, parts of an act and harmless adjectives stand in a text. */
const isExplained = ({ patterns }: Grammar, text: string): boolean => patterns.innocuo.test(text);

/** Whether a name stands for its act: not where the words around make it another one's than the act in force. */
function isMeant(
  grammar: Grammar,
  { mention, acts, isAbbreviated }: Named,
  before: string,
  after: string,
  isFollowed: boolean,
): boolean {
  const { patterns } = grammar;
  if (WORK_CITED.test(after)) return false;
  // The Treaty has the initials of a testo unico.
  if (mention.act?.kind === "named" && mention.act.name === "tue" && (mention.places || after.trim() !== ""))
    return false;
  const byArticle = !mention.actFirst && expand(mention).some(({ articolo }) => articolo !== null);
  if (!byArticle && !isExplained(grammar, before)) return false;
  if (patterns.derivato.test(before)) return false;
  const repealed = byArticle ? (REPEALED.exec(after)?.[0].length ?? 0) : 0;
  const own = after.slice(repealed);
  const without = isFollowed ? own.replace(patterns.derivato, "") : own;
  if (patterns.altroAtto.test(before) || patterns.altroAtto.test(without)) return false;
  if (!byArticle && (FREE_NUMBER.test(before) || FREE_NUMBER.test(without))) return false;
  const unchanged = without.search(patterns.modificatoDa);
  const years = [...(unchanged < 0 ? without : without.slice(0, unchanged)).matchAll(YEAR_BESIDE)];
  if (years.some(([, year = ""]) => acts[0]?.data && !acts[0].data.startsWith(year))) return false;
  return (isAbbreviated && byArticle) || repealed > 0 || patterns.dopoNome.test(after);
}

/** Whether two acts are one: a name says its date, a citation perhaps the year alone. */
function isSameAct(a: Named, b: Named): boolean {
  const year = ({ acts: [act] }: Named) => act?.data?.slice(0, 4) ?? String(act?.anno);
  const [one, other] = [a.acts[0], b.acts[0]];
  return one?.numero === other?.numero && one?.tipo === other?.tipo && year(a) === year(b);
}

/** How an act stands to the one before it. */
type Role = "also" | "instead" | "aside";

function roleOf(grammar: Grammar, last: Named, link: string, next: Named): Role {
  if (isSameAct(last, next) || grammar.patterns.modificatoDa.test(link)) return "aside";
  const coordinated = (pattern: RegExp) => isExplained(grammar, pattern.exec(link)?.[1] ?? "#");
  // A list that was pasted: one act a line.
  const isAdjacent = link.trim() === "";
  if (last.byName && next.byName) return isAdjacent || coordinated(COORDINATES) ? "also" : "aside";
  if (last.byName) return coordinated(GOES_ON) ? "also" : "instead";
  if (next.byName) return coordinated(GOES_ON) || (coordinated(COORDINATES) && next.mention.places) ? "also" : "aside";
  return isAdjacent || coordinated(COORDINATES) ? "also" : "aside";
}

/**
 * The acts that a request means among those that it names: where one is named by type and number and by name the numbers
 * win; what changes, converts or is changed by an act is not asked for.
 */
function principalActs(grammar: Grammar, words: Words, named: readonly Named[]): Named[] {
  const kept: Named[] = [];
  let [last, aside] = [named[0], false];
  if (last) kept.push(last);
  for (const next of named.slice(1)) {
    if (!last) break;
    const link = words(last.mention.end, next.mention.start);
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

/** The article that a request names of an act: beside it, or beside another naming of it. */
function placeOf(mentions: readonly Mention[], { mention }: Named): RequestedPlace | null {
  const at = mentions.indexOf(mention);
  const own = placeOfMention(mention);
  if (own) return own;
  const isOther = ({ act }: Mention) => act?.kind === "numbered" || act?.kind === "named";
  const next = mentions.slice(at + 1).find((one) => one.places !== null || (isOther(one) && !one.isChange));
  if (next && (next.act === null || (next.isChange && next.actFirst))) return placeOfMention(next);
  const before = mentions[at - 1];
  return before?.act === null || before?.act?.kind === "named" ? placeOfMention(before) : null;
}
