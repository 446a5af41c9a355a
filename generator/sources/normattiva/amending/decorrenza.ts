/** When words say that a change takes effect, if not with their own act. */

import { namesOf } from "../../../law/grammar/names.ts";
import { dateAt } from "../../../law/grammar/numbering.ts";
import { TokenSource } from "../../../law/grammar/source.ts";
import { ITALIAN_CITATIONS } from "../../../law/italian/tables.ts";
import { collapse } from "../lines.ts";
import type { Decorrenza } from "../records.ts";
import type { Clause } from "./clause.ts";

/** A day or an event from which on something holds, where it stands in some words. */
interface Said extends Decorrenza {
  readonly start: number;
  readonly end: number;
}

const VIGORE = "(?:entrata\\s+in\\s+vigore|adozione|emanazione|pubblicazione|efficacia|attuazione|cessazione)";
const OPENS = new RegExp(
  `(?<!\\p{L})(?:${[
    "a\\s+(?:decorrere|far\\s+(?:data|tempo)|partire)\\s+da",
    "con\\s+(?:effetto|decorrenza|efficacia)\\s+(?:da|(?=\\d|primo))",
    "(?:a\\s+decorrere|con\\s+(?:effetto|decorrenza))\\s*,?\\s*(?<each>rispettivamente)\\s*,?\\s*da",
    "alla\\s+data\\s+del\\s+(?=\\d|primo)",
    "(?<=\\p{L}t[oaie]\\s)il\\s+(?=(?:\\d{1,2}\\s*[°ºo]?|primo)\\s+\\p{L}{5,9}\\s+\\d{4})",
    "(?:decors|trascors)[oaie]\\s",
    "dal(?:l['’]|\\s)\\s*(?=(?:\\d{1,2}|primo)(?!\\p{L})(?!\\s+(?:e\\s|o\\s|comma|period|capovers|numer|punto|alinea)))",
    "dal\\s+(?:(?:\\p{L}{2,20}[ei]simo|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim)o)\\s+)?(?:momento|giorno|mese|anno)\\s",
    `d?alla\\s+data\\s+(?:di\\s+(?:inizio|${VIGORE})|dell['’]\\s*${VIGORE}|in\\s+cui|di\\s+cui|da\\s+cui)`,
    `(?:con|dopo)\\s+l['’]\\s*${VIGORE}`,
    `(?:all['’]atto|a\\s+seguito|per\\s+effetto|dal\\s+momento)\\s+dell['’]\\s*${VIGORE}`,
  ].join("|")})`,
  "giu",
);
/** An article of speech, alone or in a preposition, and what else opens the next thing that is said. */
const NEXT =
  "(?:(?:d?all?|nell?|l)['’]|(?:gli|il|la|lo|i|le|al|alla|alle|agli|ai|nel|nella|nelle|dopo|sono|è|con|dall[ei]|in\\s+fine|salvo|fermo|si|non)\\s|e['’]\\s)";
/** What ends such words: a sign, a verb, the next thing spoken of. */
const ENDS = new RegExp(
  `[;:)\\u0001»"]|\\.(?=\\s+\\p{Lu}|\\s*$)|,\\s*(?=(?:(?:ed?|nonche['’]?|mentre)\\s+)?${NEXT})|\\s(?=(?:ed?|nonche['’]?|mentre)\\s+(?:(?:all?|nell?|l)['’]|(?:gli|il|la|lo|i|le|al|alla|alle|agli|dopo)\\s))|(?<!cui|sensi|previst[oaie])\\s(?=(?:al|alla|nel|nella)\\s+(?:legge|decret|testo\\s+unico|codice|regio|d\\.\\s?[lp]))|(?<!cui|che)\\s(?=(?:l['’]\\s?articolo|gli\\s+articoli|il\\s+comma|i\\s+commi|l[ae]\\s+letter[ae]|l[ae]\\s+parol[ae])\\s)|\\s(?=(?:sono|e['’]|è|viene|vengono|restano|resta|cessa|cessano|si\\s+applic\\p{L}+)\\s)`,
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
    .replace(/^(\d{1,2})(\s*[°ºo])/u, (_, day: string, sign: string) => day + " ".repeat(sign.length));
  const source = new TokenSource(rest, NAMES, LATEST_YEAR);
  const found = dateAt(source, 0, null);
  return found && { day: found.date, end: before.length + source.at(found.next - 1).end };
}

/** The days and events of some words, in order. */
function saidIn(words: string): Said[] {
  const found: Said[] = [];
  for (const { index, 0: opens, groups } of words.matchAll(OPENS)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    ENDS.lastIndex = index + opens.length;
    const year = YEAR.exec(words.slice(index, index + LONGEST_YEAR))?.[0].length;
    const end = year === undefined ? (ENDS.exec(words)?.index ?? words.length) : index + year;
    // `rispettivamente, dal 1° gennaio 2005 e dal 1° gennaio 2006`: which of them has which day, the words of one do not tell.
    const day = groups?.each === undefined ? dayIn(words.slice(index, end)) : null;
    const said = collapse(words.slice(index, day === null ? end : index + day.end));
    if (OWN.test(said) && !LATER.test(said)) continue;
    const testo = said.length > LONGEST ? `${said.slice(0, said.lastIndexOf(" ", LONGEST))}…` : said;
    found.push({ dal: day?.day ?? null, testo, start: index, end: day === null ? end : index + day.end });
  }
  return found;
}

/** Before words that open a sentence, or the next one behind a semicolon. */
const HEAD = /(?:^|[.;:])[^\p{L}\u0001]{0,12}(?:(?:ed?|inoltre|altresi['’]|conseguentemente|pertanto)[\s,]{1,3})?$/iu;
/** Before words that are said of what is changed, not of something that it speaks of; `e, dal 1° marzo, l'articolo 6` is of the next place alone. */
const CHANGED =
  /(?:(?<!(?<!\p{L})ed?\s*),|[\d)»"\u0001]|(?:articolo|comma|capoverso|periodo|provvedimento|lettera|parole|presente\s+\p{L}+))\s*$/iu;

/** Letters before such words that are looked at: more than `HEAD` takes. */
const LONGEST_BEFORE = 80;

/**
 * When each change of a sentence takes effect: said before all of them, beside their verb, or at the end.
 *
 * @param words quotations out of sight
 * @returns one item per clause; of words without a clause one for all that they name
 * @example decorrenzeOf("il comma 2 e' abrogato a decorrere dal 1° gennaio 2031", clausesOf(...)) // [{ dal: "2031-01-01", testo: "a decorrere dal 1° gennaio 2031" }]
 * @example decorrenzeOf("l'articolo 5, con l'entrata in vigore del regolamento", []) // [{ dal: null, testo: "con l'entrata in vigore del regolamento" }]
 */
export function decorrenzeOf(
  words: string,
  clauses: readonly Pick<Clause, "start" | "before" | "at">[],
): (Decorrenza | undefined)[] {
  const all = saidIn(words);
  if (all.length === 0) return [];
  const between = (from: number, to: number) => from <= to && /^[\s,]*$/.test(words.slice(from, to));
  const isLast = (end: number) => /^[\s,.;:)]*$/.test(words.slice(end));
  const plain = (one: Said | undefined) => one && { dal: one.dal, testo: one.testo };
  const before = ({ start }: Said) => words.slice(Math.max(0, start - LONGEST_BEFORE), start);
  const isHead = (one: Said) => HEAD.test(before(one));
  const isOfAll = (one: Said) => CHANGED.test(before(one));
  const closing = all.find((one) => isLast(one.end) && isOfAll(one));
  if (clauses.length === 0) return [plain(all.find(isHead) ?? closing)];
  return clauses.map(({ start, before: lead, at }, index) => {
    const verb = start + lead.length;
    const isOfOther = (one: Said) => clauses.some((other) => other.at !== at && between(other.at, one.start));
    // `all'articolo 4, dal 1° marzo 2031, le parole`: of this change alone.
    const within = (one: Said) =>
      one.start >= start && one.end <= verb && isOfAll(one) && words[one.end] === "," && !isOfOther(one);
    const isBeside = (one: Said) => between(at, one.start) || (between(one.end, verb) && isOfAll(one));
    const isAbove = (one: Said) =>
      one.end <= verb && isHead(one) && !words.slice(one.end, verb).includes(";") && !isOfOther(one);
    const beside = all.find((one) => isBeside(one) || within(one));
    const head = all.findLast(isAbove);
    return plain(beside ?? head ?? (index === clauses.length - 1 ? closing : undefined));
  });
}

/** Where words say when something takes effect. */
export const daysIn = (words: string): readonly { readonly start: number; readonly end: number }[] => saidIn(words);
