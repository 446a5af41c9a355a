/** When words say that a change takes effect, if not with their own act. */

import type { Span } from "../../../law/grammar/lexer.ts";
import { namesOf } from "../../../law/grammar/names.ts";
import { dateAt } from "../../../law/grammar/numbering.ts";
import { TokenSource } from "../../../law/grammar/source.ts";
import { ITALIAN_CITATIONS } from "../../../law/italian/tables.ts";
import { expression, pattern } from "../../../law/words/pattern.ts";
import { ALSO, AND, BE, FROM_THE, IN_THE, THE, TO_THE } from "../../../law/words/small-words.ts";
import { collapse } from "../lines.ts";
import type { Decorrenza } from "../records.ts";
import type { Clause } from "./clause.ts";
import { blanked } from "./spans.ts";

/** A day or an event from which on something holds, where it stands in some words. */
interface Said extends Decorrenza, Span {
  /** The days of several in order: `rispettivamente, dal 1° gennaio 2005 e dal 1° gennaio 2006`. */
  readonly each?: readonly Said[];
}

const VIGORE = "(?:entrata\\s+in\\s+vigore|adozione|emanazione|pubblicazione|efficacia|attuazione|cessazione)";
const OPENS = new RegExp(
  `(?<!\\p{L})(?:${[
    "a\\s+(?:decorrere|far\\s+(?:data|tempo)|partire|datare|contare|cominciare|valere)\\s+da",
    "con\\s+(?:effetto|decorrenza|efficacia)\\s+(?:da|(?=\\d|primo))",
    "d?alla\\s+data\\s+del\\s+(?=\\d|primo)",
    "(?<=(?:\\p{L}t[oaie]|vigore|efficacia)\\s)il\\s+(?=(?:\\d{1,2}\\s*[°ºo]?|primo)\\s+\\p{L}{5,9}\\s+\\d{4})",
    "(?:decors|trascors)[oaie]\\s",
    "(?:allor(?:ch[eé]['’]?|quando)|non\\s+appena|quando)\\s+(?=s(?:ia|iano|ar[aà]['’]?|aranno)\\s)",
    "dal(?:l['’]|\\s)\\s*(?=(?:\\d{1,2}|primo)(?!\\p{L})(?!\\s+(?:e\\s|o\\s|comma|period|capovers|numer|punto|alinea)))",
    "dal\\s+(?:(?:\\p{L}{2,20}[ei]simo|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim)o)\\s+)?(?:momento|giorno|mese|anno)\\s",
    `d?alla\\s+data\\s+(?:di\\s+(?:inizio|${VIGORE})|dell['’]\\s*${VIGORE}|(?<=dalla\\s+data\\s+)d(?:i\\s|el\\s|ella\\s|ell['’])|in\\s+cui|di\\s+cui|da\\s+cui)`,
    `(?:con|dopo)\\s+l['’]\\s*${VIGORE}`,
    `contestualmente\\s+all['’]\\s*${VIGORE}|all['’]esito\\s`,
    `(?:all['’]atto|a\\s+seguito|per\\s+effetto|dal\\s+momento)\\s+dell['’]\\s*${VIGORE}`,
  ].join("|")})`,
  "giu",
);
/** An article of speech, alone or in a preposition, and what else opens the next thing that is said. */
const NEXT = pattern`(?:${THE}|${TO_THE}|${IN_THE}|${FROM_THE}|${BE}\s|(?:dopo|con|in fine|salvo|fermo|si|non)\s)`;
/** What ends such words: a sign, a verb, the next thing spoken of. */
const ENDS = new RegExp(
  `[;:)\\u0001»"]|\\.(?=\\s+\\p{Lu}|\\s*$)|,\\s*(?=(?:(?:${AND}|mentre)\\s+)?${NEXT})|\\s(?=(?:${AND}|mentre)\\s+(?:${THE}|${TO_THE}|${IN_THE}|dopo\\s))|(?<!cui|sensi|previst[oaie])\\s(?=(?:al|alla|nel|nella)\\s+(?:legge|decret|testo\\s+unico|codice|regio|d\\.\\s?[lp]))|(?<!cui|che)\\s(?=(?:l['’]\\s?articolo|gli\\s+articoli|il\\s+comma|i\\s+commi|l[ae]\\s+letter[ae]|l[ae]\\s+parol[ae])\\s)|\\s(?=(?:sono|e['’]|è|viene|vengono|restano|resta|cessa|cessano|si\\s+applic\\p{L}+)\\s)`,
  "gu",
);
/** With the act that speaks a change takes effect anyhow. */
const OWN = /(?:entrata\s+in\s+vigore|pubblicazione)\s+de\p{L}*\s+present/iu;
const LATER = /decors|trascors|giorn|mes[ei]|ann[oi]|conversione|successiv|esim[oa]/iu;
/** `a decorrere dall'anno 2015 le amministrazioni`: ends with the year. */
const YEAR = /^[^,;:]{0,20}(?:dall['’]|dal)\s*(?:ann[oi]|esercizio)(?:\s\p{L}+){0,2}\s\d{4}(?!\d)/iu;
const LONGEST_YEAR = 80;
/** Characters that are shown. */
const LONGEST = 240;

const NAMES = namesOf(ITALIAN_CITATIONS);
const LATEST_YEAR = 2099;
/** What may stand between such words and their day. */
const BEFORE_DAY =
  /^(?:.{0,30}?(?:d(?:al|alla\s+data\s+del|all['’])|alla\s+data\s+del|decorrenza|efficacia|effetto)|il)\s*(?:giorno\s+)?(?=\d|primo)/iu;

/** The day that words give and where it ends; `null` where they give none, or one that something else has. */
function dayIn(words: string): { readonly day: string; readonly end: number } | null {
  const before = BEFORE_DAY.exec(words)?.[0];
  if (before === undefined) return null;
  const rest = words
    .slice(before.length)
    .replace(/^(\d{1,2})(\s*[°ºo])(?!\p{L})/u, (_, day: string, sign: string) => day + " ".repeat(sign.length));
  const source = new TokenSource(rest, NAMES, LATEST_YEAR);
  const found = dateAt(source, 0, null);
  return found && { day: found.date, end: before.length + source.at(found.next - 1).end };
}

/** The days and events of some words, in order. */
function saidIn(words: string): Said[] {
  const found: Said[] = [];
  for (const { index, 0: opens } of words.matchAll(OPENS)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    ENDS.lastIndex = index + opens.length;
    const year = YEAR.exec(words.slice(index, index + LONGEST_YEAR))?.[0].length;
    const end = year === undefined ? (ENDS.exec(words)?.index ?? words.length) : index + year;
    const day = dayIn(words.slice(index, end));
    const said = collapse(words.slice(index, day === null ? end : index + day.end));
    if (OWN.test(said) && !LATER.test(said)) continue;
    const testo = said.length > LONGEST ? `${said.slice(0, said.lastIndexOf(" ", LONGEST))}…` : said;
    found.push({ dal: day?.day ?? null, testo, start: index, end: day === null ? end : index + day.end });
  }
  return inTurn(found, words);
}

/** Before the first of several days, one for each thing that is spoken of. */
const IN_TURN = /(?:(?:a\s+decorrere|con\s+(?:effetto|decorrenza))(?:\s*,)?\s*)?rispettivamente(?:\s*,)?\s*$/iu;
const LONGEST_TURN = 60;
const JOINED = /^\s*(?:,\s*(?:ed?\s*)?|ed?\s*)$/iu;

/** Days that stand together behind `rispettivamente` are one: which of several has which day, their order tells. */
function inTurn(all: readonly Said[], words: string): Said[] {
  const found: Said[] = [];
  for (const one of all) {
    const last = found.at(-1);
    const opens = IN_TURN.exec(words.slice(Math.max(0, one.start - LONGEST_TURN), one.start));
    if (opens !== null) {
      const start = one.start - opens[0].length;
      found.push({ dal: null, testo: collapse(words.slice(start, one.end)), start, end: one.end, each: [one] });
    } else if (last?.each && JOINED.test(words.slice(last.end, one.start)))
      found[found.length - 1] = {
        ...last,
        testo: collapse(words.slice(last.start, one.end)),
        end: one.end,
        each: [...last.each, one],
      };
    else found.push(one);
  }
  return found;
}

/** Before words that open a sentence, or the next one behind a semicolon. */
const HEAD = expression`(?:^|[.;:])[^\p{L}\u0001]{0,12}(?:(?:${AND}|${ALSO})[\s,]{1,3})?$`;
/** Before words that are said of what is changed, not of something that it speaks of; `e, dal 1° marzo, l'articolo 6` is of the next place alone. */
const CHANGED =
  /(?:(?<!(?<!\p{L})ed?\s*),|[\d)»"\u0001]|(?:articolo|comma|capoverso|periodo|provvedimento|lettera|parole|presente\s+\p{L}+))\s*$/iu;
/** Before words that are of what follows them. */
const OF_NEXT = expression`(?:[;:]|(?<!\p{L})(?:${AND}|mentre),?)\s*$`;

/** Letters before such words that are looked at: more than `HEAD` takes. */
const LONGEST_BEFORE = 80;

type Verbs = readonly Pick<Clause, "start" | "before" | "at">[];
type When = Decorrenza | undefined;
const plain = (one: Said | undefined): When => one && { dal: one.dal, testo: one.testo };

/** When what some words do takes effect, as far as they say it. */
export interface Days {
  /** Of each clause; of words without a clause the one of all that they name. */
  readonly ofClauses: readonly When[];
  /** Of each change of a clause, by where its places stand. */
  readonly ofPlaces: (clause: number, places: readonly number[]) => readonly When[];
}

/**
 * When each change of a sentence takes effect: said before all of them, beside their verb or their place, or at the end.
 *
 * @param words quotations out of sight
 * @example daysOf("l'articolo 5, dal 1° gennaio 2031, e l'articolo 6 sono abrogati", clauses).ofPlaces(0, [2, 39]) // [{ dal: "2031-01-01", ... }, undefined]
 */
export function daysOf(words: string, clauses: Verbs): Days {
  const all = saidIn(words);
  if (all.length === 0) return { ofClauses: [], ofPlaces: (_, places) => places.map(() => undefined) };
  const between = (from: number, to: number) => from <= to && /^[\s,]*$/.test(words.slice(from, to));
  const isLast = (end: number) => /^[\s,.;:)]*$/.test(words.slice(end));
  const before = ({ start }: Said) => words.slice(Math.max(0, start - LONGEST_BEFORE), start);
  const isHead = (one: Said) => HEAD.test(before(one));
  const isOfAll = (one: Said) => CHANGED.test(before(one));
  const closing = all.find((one) => isLast(one.end) && isOfAll(one));
  if (clauses.length === 0) return { ofClauses: [plain(all.find(isHead) ?? closing)], ofPlaces: () => [] };
  const isOfOther = (one: Said, at: number) => clauses.some((other) => other.at !== at && between(other.at, one.start));
  const found = clauses.map(({ start, before: lead, at }, index) => {
    const verb = start + lead.length;
    // `all'articolo 4, dal 1° marzo 2031, le parole`: of this change alone.
    const within = (one: Said) =>
      one.start >= start && one.end <= verb && isOfAll(one) && words[one.end] === "," && !isOfOther(one, at);
    const isBeside = (one: Said) =>
      between(at, one.start) || (between(one.end, verb) && (isOfAll(one) || OF_NEXT.test(before(one))));
    const isAbove = (one: Said) =>
      one.end <= verb && isHead(one) && !words.slice(one.end, verb).includes(";") && !isOfOther(one, at);
    const beside = all.find((one) => isBeside(one) || within(one));
    return beside ?? all.findLast(isAbove) ?? (index === clauses.length - 1 ? closing : undefined);
  });
  return {
    ofClauses: found.map(plain),
    ofPlaces(clause, places) {
      const one = found[clause];
      if (one?.each?.length === places.length) return one.each.map(plain);
      const [from, to] = [clauses[clause]?.start ?? 0, clauses[clause + 1]?.start ?? words.length];
      const own = all.filter(({ start, end }) => from <= start && end <= to && !isOfOtherClause(start, end, clause));
      const first = Math.min(...places);
      const last = Math.max(...places);
      const isApart = own.length > 1 || own.some(({ start }) => first < start && start < last);
      return isApart ? places.map((place) => plain(beside(own, place, first, last))) : places.map(() => plain(one));
    },
  };

  function isOfOtherClause(start: number, end: number, clause: number) {
    return clauses.some(
      ({ at, start: from, before: { length } }, other) =>
        other !== clause && (between(at, start) || between(end, from + length)),
    );
  }

  /** The one of several that is of a place: what stands before it and leads on, else what stands right behind it. */
  function beside(own: readonly Said[], place: number, first: number, last: number): Said | undefined {
    const leads = (one: Said) => one.start < last && (one.start < first || OF_NEXT.test(before(one)));
    const next = own.find(({ start }) => start > place);
    return next !== undefined && !leads(next) ? next : own.findLast((one) => one.start < place && leads(one));
  }
}

/**
 * When each clause takes effect.
 *
 * @param words quotations out of sight
 * @returns one item per clause; of words without a clause one for all that they name
 * @example decorrenzeOf("il comma 2 e' abrogato a decorrere dal 1° gennaio 2031", clausesOf(...)) // [{ dal: "2031-01-01", testo: "a decorrere dal 1° gennaio 2031" }]
 * @example decorrenzeOf("l'articolo 5, con l'entrata in vigore del regolamento", []) // [{ dal: null, testo: "con l'entrata in vigore del regolamento" }]
 */
export const decorrenzeOf = (words: string, clauses: Verbs): readonly When[] => daysOf(words, clauses).ofClauses;

/** Words without those that say when something takes effect, which are blanks. */
export const withoutDays = (words: string): string => blanked(words, saidIn(words));

/** Where words say when something takes effect, and when. */
export const daysIn = (words: string): readonly (Decorrenza & Span)[] => saidIn(words);
