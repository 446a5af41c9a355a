/** Rules: the words that mean an act. */

import type { NameBearer, NamedAct } from "../citations/tables.ts";
import type { AttoUe } from "../identity/union-act.ts";
import { type Meaning, nameKeysAt } from "./names.ts";
import { dateAt, GENITIVE, isNumberSign, type Numbering, numberingAt } from "./numbering.ts";
import { afterOther, isForeignAt } from "./others.ts";
import type { TokenSource } from "./source.ts";
import { saysSelf } from "./tokens.ts";
import type { ActWords } from "./tree.ts";
import { unionAt } from "./union.ts";

/** An act that a rule has read. */
export interface ActReading {
  readonly act: ActWords;
  readonly next: number;
  /** A type and a number without a year or a word that refers back: it counts only where it is led to. */
  readonly isWeak: boolean;
}

/** A name that a rule has read. */
interface ReadName {
  readonly meaning: Meaning;
  readonly key: string;
  readonly next: number;
  readonly end: number;
}

/** Where the words between two tokens end, with the dot of an abbreviation. */
function endBefore(source: TokenSource, next: number): number {
  const { end, dotted, word } = source.at(next - 1);
  return dotted && word !== "" && word.length < 5 ? end + 1 : end;
}

/** First words of abbreviations that may be written out in part: `cod. pen.`, `disp. di att.` */
const OPENS_ABBREVIATION = /^(?:cod|disp|norm|reg|st|ord|t$|l$|legge|testo|statuto)/;
/** Small words that no name of a code has behind its noun. */
const NO_PART_OF_CODE = /^(?:per|il|lo|i|gli|le|sul|sullo|sulla|sull|sui|sugli|sulle)$/;
/** Initials that mean other things too. */
const AMBIGUOUS = /^(?:cam|ctu|cap|com|ccp|tua|tue)$/;

/**
 * name = the longest name or type that begins at a token.
 *
 * An abbreviation must be spelled as it is: "comunicazioni" is not "COM".
 */
export function nameAt(source: TokenSource, index: number): ReadName | null {
  const { meanings, beginnings, abbreviations } = source.names;
  const { elided, kind, value, word } = source.at(index);
  const opens = kind === "number" ? value : word;
  if (elided || !beginnings.has(abbreviations.get(opens) ?? opens)) return null;
  let found: ReadName | null = null;
  for (const { key, raw, next } of nameKeysAt(source.tokens, index, abbreviations, (one) => beginnings.has(one))) {
    source.steps++;
    const meaning = meanings.get(key);
    if (!meaning) continue;
    const last = source.at(next - 1);
    // "codice per gli appalti pubblici (CPV)", "disposizioni del codice gli appalti": no name.
    if (key.startsWith("cod") && NO_PART_OF_CODE.test(source.word(index + 1))) continue;
    // "il decreto di accertamento del reato", "il decreto per le carceri": any authority's.
    if (source.word(index) === "decreto" && meaning.kind === "act" && /^(?:di|per)$/.test(source.word(index + 1)))
      continue;
    const isAbbreviated = meaning.kind === "act" && !meaning.isFull;
    if (isAbbreviated && raw !== key && !OPENS_ABBREVIATION.test(source.word(index))) continue;
    if (last.kind === "number" && (source.is(next, "/") || (last.value.length < 4 && isNumbered(source, next - 1))))
      continue;
    // `D.` alone is no decree, and "la legge costituzionale" none without its number.
    if (key === "d" && last.word === "d") continue;
    if (key === "cost" && last.word === "costituzionale") continue;
    // "convertito in legge il regio decreto-legge" names no regional law.
    if (key === "lr" && /^regi[oi]?$/.test(last.word)) continue;
    // A piece of an address: "modalita%CC%80".
    const first = source.at(index);
    if (isAbbreviated && source.is(index - 1, "sign") && source.at(index - 1).end === first.start) continue;
    // A word that goes on behind a hyphen: "com-"
    if (isAbbreviated && source.is(next, "-") && source.at(next).start === last.end && !source.is(next + 1, "step"))
      continue;
    found = { meaning, key, next, end: endBefore(source, next) };
  }
  return found;
}

/** Whether a number at the end of a name is that of an act with a year: `legge 104 del 1992`. */
const isNumbered = (source: TokenSource, index: number): boolean => (numberingAt(source, index, null)?.year ?? 0) > 0;

/** Verbs of change that stand between two acts. */
const CHANGES =
  /^(?:modificat|sostituit|inserit|introdott|aggiunt|convertit|abrogat|novellat|integrat|emendat|conv$|mod$|modif$|conversione$)/;
export const isChangeWord = (word: string): boolean => CHANGES.test(word);

/** Nouns that refer back to an act of a type. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ["legge", "legge"],
  ["leggi", "legge"],
  ["l", "legge"],
  ["decreto", "decreto"],
  ["decreti", "decreto"],
  ["d", "decreto"],
  ["decretolegge", "decreto-legge"],
  ["codice", "codice"],
  ["testo", "testo unico"],
  ["provvedimento", ""],
  ["atto", ""],
]);

interface Words {
  readonly start: number;
  readonly said: string;
  readonly afterPlace: boolean;
  /** What an act of others may be called later. */
  readonly noun: string;
}

/**
 * act = ("medesimo" ...)? ( type numbering | name | noun ) | "presente" noun | act of others
 *
 * @param afterPlace whether a place leads to it, so that initials count
 */
export function actAt(source: TokenSource, index: number, afterPlace: boolean): ActReading | null {
  source.steps++;
  let at = index;
  let said = "";
  for (let words = 0; words < 4 && (source.is(at, "back") || (said && source.is(at, "article"))); words++) {
    if (source.is(at, "back")) said = source.word(at);
    at++;
  }
  const words = { start: source.at(index).start, said, afterPlace, noun: NOUNS.get(source.word(at)) ?? "" };
  const union = unionAt(source, at);
  if (union !== null) return other(source, words, union.next, union.ue);
  const hit = nameAt(source, at);
  if (said && saysSelf(said)) return selfAct(source, words, at, hit);
  if (said && source.is(at, "number") && source.is(at + 1, "/")) return numberAlone(source, words, at);
  if (source.word(at) === "") return null;
  const implementing = hit?.meaning.kind === "act" ? null : implementingAt(source, words, at);
  if (implementing) return implementing;
  if (hit?.meaning.kind === "other") return othersAct(source, words, at, hit, hit.meaning.ue);
  if (hit?.meaning.kind === "act") return namedAct(source, words, at, hit, hit.meaning);
  if (hit?.meaning.kind === "type") return typedAct(source, words, at, hit, hit.meaning.types);
  return nounAct(source, words, at);
}

const read = (act: ActWords, next: number, isWeak = false): ActReading => ({ act, next, isWeak });

/** @param ue of an act of the Union what it may be, else `null` */
const other = (source: TokenSource, { start, noun }: Words, next: number, ue: readonly AttoUe[] | null): ActReading =>
  read({ kind: "other", isUnion: ue !== null, ue: ue ?? [], noun, start, end: endBefore(source, next) }, next);

/** self = "presente" (type | noun) : the act that speaks */
function selfAct(source: TokenSource, { start }: Words, at: number, hit: ReadName | null): ActReading | null {
  const isAct = hit?.meaning.kind === "type" || NOUNS.has(source.word(at));
  if (!isAct) return null;
  const next = hit?.next ?? at + 1;
  return read({ kind: "self", start, end: endBefore(source, next) }, next);
}

const numbered = (
  start: number,
  end: number,
  types: readonly (string | null)[],
  { date, year, number, also }: Numbering,
  title: string | null = null,
): ActWords => ({ kind: "numbered", start, end, types, date, year, number, also, title });

/** "predetta 248/2000" */
function numberAlone(source: TokenSource, { start }: Words, at: number): ActReading | null {
  const numbering = numberingAt(source, at, null);
  return numbering?.year
    ? read(numbered(start, source.at(numbering.next - 1).end, [null], numbering), numbering.next)
    : null;
}

const REGULATIONS: ReadonlySet<string> = new Set(["reg", "regolamento"]);
const RULES: ReadonlySet<string> = new Set(["norma", "norme", "disp", "disposizione", "disposizioni"]);
const IMPLEMENTS = /^(?:attuazione|att|esecuzione|esec|es)$/;
/** What accompanies a code without putting it into effect: which act it is the words do not say. */
const ACCOMPANIES = /^(?:coordinamento|coord|transitori[ae]|trans)$/;
const BESIDE_IMPLEMENTS =
  /^(?:disposizioni|norme|e|ed|per|il|la|l|nuovo|finali|regolamentari|minim[aei]|complementari)$/;

/** implementing = ("disposizioni" | "norme" | "regolamento") "di attuazione" ... "del" code : an act of its own */
function implementingAt(source: TokenSource, { start, said, afterPlace, noun }: Words, at: number): ActReading | null {
  const isRegulation = REGULATIONS.has(source.word(at));
  if (!isRegulation && !RULES.has(source.word(at))) return null;
  let implementsCode = false;
  let isOfCode = false;
  for (let k = at + 1; k - at < NEAR; k++) {
    source.steps++;
    const word = source.word(k);
    if (IMPLEMENTS.test(word)) implementsCode = isOfCode = true;
    else if (ACCOMPANIES.test(word)) isOfCode = true;
    else if (GENITIVE.has(word) || word === "al" || (isOfCode && /^c(?:od(?:ice)?)?$/.test(word))) {
      const first = /^c/.test(word) ? k : k + 1 + (source.word(k + 1) === "nuovo" ? 1 : 0);
      const code = isOfCode ? nameAt(source, first) : null;
      if (code?.meaning.kind === "act") {
        const { tipo, numero } = code.meaning.act;
        const table = source.names[isRegulation ? "regulations" : "norms"];
        // "regolamento per l'esecuzione del codice della navigazione (navigazione marittima)": one of two.
        const isPart = source.is(code.next, "(") && source.is(code.next + 3, ")");
        const part = isPart ? `${source.word(code.next + 1)} ${source.word(code.next + 2)}` : "";
        const ofPart = table[`${tipo} ${numero} ${part}`];
        const act = implementsCode ? (ofPart ?? table[`${tipo} ${numero}`]) : undefined;
        const words = { start, said, afterPlace, noun };
        if (!act) return bridge(source, words, null, code.next, NEAR) ?? other(source, words, code.next, null);
        const [end, next] = ofPart ? [source.at(code.next + 3).end, code.next + 4] : [code.end, code.next];
        return read(named(source, { start, end, act, isFull: true, name: `disp${code.key}` }), next);
      }
    } else if (!source.is(k, ",") && !source.is(k, ".") && !BESIDE_IMPLEMENTS.test(word)) return null;
  }
  return null;
}

/** Texts that an act of the State may hold: `Statuto speciale della regione ..., di cui alla legge costituzionale`. */
const HELD_TEXT = /^(?:regolamento|statuto)$/;

/** others = name of an act of others, its number : `l.r. Lazio n. 15 del 2008`; it may be a text "di cui al" act of the State */
function othersAct(
  source: TokenSource,
  words: Words,
  at: number,
  hit: ReadName,
  ue: readonly AttoUe[] | null,
): ActReading {
  const told = HELD_TEXT.test(source.word(at)) ? bridge(source, words, titleOfNoun(source, at), hit.next, FAR) : null;
  return told ?? other(source, words, words.said || ue?.length ? hit.next : afterOther(source, hit.next), ue);
}

/** named = name aside? : the numbers win over a name ("codice dei contratti pubblici, d.lgs. 163/2006") */
function namedAct(
  source: TokenSource,
  words: Words,
  at: number,
  hit: ReadName,
  { act, isFull, also }: Meaning & { kind: "act" },
): ActReading | null {
  const first = source.at(at);
  const last = source.at(hit.next - 1);
  if (!isFull && !words.afterPlace && !source.isRequest) {
    // Capitals among capitals say nothing.
    const isShouted = source.at(at - 1).isUpper && source.at(hit.next).isUpper;
    const isDeliberate = (last.isUpper && !isShouted) || (first.dotted && hit.next > at + 1) || last.word.length > 5;
    if (!isDeliberate || (AMBIGUOUS.test(hit.key) && !first.dotted)) return null;
  }
  // `art. 6 TUE` is of the Treaty.
  if (hit.key === "tue" && words.afterPlace) return other(source, words, hit.next, []);
  if (first.word === "costituzione" && hit.next === at + 1 && !isConstitution(source, at, words.afterPlace))
    return null;
  const close = numbersAfter(source, words, hit, { isFull, act });
  if (close?.act) return close.act;
  if (isForeignAt(source, hit.next) || isAdjective(source, hit.next)) return other(source, words, hit.next, null);
  const name = { start: words.start, end: hit.end, act, isFull, name: hit.key, also };
  const year = yearBeside(source, hit.next);
  if (year) {
    const meant = bearerOf(source, act, String(year.year));
    const end = endBefore(source, year.next);
    // Who asks for an act by its name gets that of today, or none.
    const isDoubtful = meant === null || (source.isRequest && meant.numero !== act.numero);
    return read(named(source, { ...name, end, act: meant ?? act, isDoubtful }), year.next);
  }
  const earlier = earlierBeside(source, words, at, hit.next, act);
  if (earlier !== null)
    return read(named(source, { ...name, end: endBefore(source, earlier), isDoubtful: true }), earlier);
  const told = toldAfter(source, words, hit, isFull);
  if (told) return told;
  return read(named(source, { ...name, isNumbered: close !== null }), close?.next ?? hit.next);
}

const bearersOf = ({ names }: TokenSource, { tipo, numero }: NamedAct): readonly NameBearer[] =>
  names.bearers.get(`${tipo} ${numero}`) ?? [];

type Name = ActWords & { readonly kind: "named" };

/** An act by its name. */
function named(
  source: TokenSource,
  name: Omit<Name, "kind" | "bearers" | "isDoubtful" | "isNumbered"> & Partial<Name>,
): Name {
  const bearers = bearersOf(source, name.act);
  return { isDoubtful: false, isNumbered: false, ...name, kind: "named", bearers: bearers.length > 1 ? bearers : [] };
}

/** The act that a name means with a year: that of the year, or which applied from it on, else the one before today's that applied in it; `null` where it is not sure. */
function bearerOf(source: TokenSource, act: NamedAct, year: string): NamedAct | null {
  const all = bearersOf(source, act);
  const born = all.find(({ data, dal }) => data.startsWith(year) || dal.startsWith(year));
  if (born) return born;
  if (all.length === 0 && act.data.startsWith(year)) return act;
  const applied = all.filter(({ dal, al }) => al !== "" && dal <= `${year}-12-31` && al >= year);
  return applied.length === 1 ? (applied[0] ?? null) : null;
}

const EARLIER =
  /^(?:vecchi[oa]|previgente|prev|precedente|anteriore|abrogat[oa]|abrog|abr|soppress[oa]|soppr|antic[oa])$/;
const REPEALED = /^(?:abr|soppr)/;
/** Nouns that "precedente" behind a comma may stand before and still speak of the act. */
const ITS_TEXT = /^(?:test|formulazion|version|redazion|disciplin)/;
/** Adjectives that make a name another act's; not those that leave it as it is. */
const ADJECTIVE = /^mil$|^min$|(?:ale|ali|are|ari|ario|aria|iv[oa]|ic[oa]|e[oa]|ese|istic[oa]|os[oa]|ile)$/;
const HARMLESS = /^(?:attuale|italian[oa]|integrale|tale|quale|quali|tali|relativ[oa]|relative|dei?|della)$/;

/** name "militare" : another act */
function isAdjective(source: TokenSource, next: number): boolean {
  const { kind, word, isCapital } = source.at(next);
  return kind === "word" && !isCapital && !EARLIER.test(word) && ADJECTIVE.test(word) && !HARMLESS.test(word);
}

/** "vecchio" name | name "previgente" : the token after, where another text is meant than the one in force; else `null` */
function earlierBeside(
  source: TokenSource,
  { afterPlace }: Words,
  at: number,
  next: number,
  act: NamedAct,
): number | null {
  if (EARLIER.test(source.word(at - 1))) return next;
  const isApart = source.is(next, "(") || source.is(next, ",");
  const after = isApart ? next + 1 : next;
  const word = source.word(after);
  if (!EARLIER.test(word)) return null;
  // `art. 323 c.p. (abrogato)`: the article is, not the code.
  if (afterPlace && REPEALED.test(word) && (isApart || bearersOf(source, act).length < 2)) return null;
  // "Cost., precedente principio"
  const isOfNoun = source.is(next, ",") && source.is(after + 1, "word") && !ITS_TEXT.test(source.word(after + 1));
  return isOfNoun ? null : isApart ? next : after + 1;
}

/** name "1930" | name "(1930)" | name "del 1930" : the year, and the token after it; `null` where none is */
function yearBeside(source: TokenSource, next: number): { year: number; next: number } | null {
  const hasBracket = source.is(next, "(");
  let at = hasBracket || (source.isRequest && source.is(next, ",")) ? next + 1 : next;
  if (source.word(at) === "italiano") at++;
  if (/^(?:dell?|ed|ediz|edizione|anno)$/.test(source.word(at))) at += source.word(at + 1) === "anno" ? 2 : 1;
  const { kind, value, isPlain, number } = source.at(at);
  const isYear = kind === "number" && isPlain && /^(?:1[6-9]|20)\d\d$/.test(value) && number <= source.latest;
  if (!isYear || source.is(at + 1, "/") || source.is(at + 1, "month") || isNumberSign(source, at + 1)) return null;
  if (hasBracket && !source.is(at + 1, ")")) return null;
  return { year: number, next: at + (hasBracket ? 2 : 1) };
}

/** "la Costituzione" is the act, "la costituzione di una società" is not. */
function isConstitution(source: TokenSource, at: number, afterPlace: boolean): boolean {
  if (afterPlace || source.isRequest) return true;
  const before = source.at(at - 1).kind;
  const isLed = at > 0 && (before === "preposition" || before === "article");
  return source.at(at).isCapital && (isLed || (source.is(at + 1, ",") && source.is(at + 2, "step")));
}

/** "testo unico X, di cui al d.lgs. ...", "codice X relativi a ..., di cui al" */
function toldAfter(source: TokenSource, words: Words, hit: ReadName, isFull: boolean): ActReading | null {
  const after = source.is(hit.next, ",") || source.is(hit.next, "(") ? hit.next + 1 : hit.next;
  const leads = /^(?:di|approvat[oa]|emanat[oa]|relativ[ioae])$/.test(source.word(after));
  if (leads) return bridge(source, words, titleOf(hit.key), after, NEAR);
  const isWord = source.is(hit.next, "word") || source.is(hit.next, "and");
  const goesOn = isWord && isFull && !isChangeWord(source.word(hit.next));
  return goesOn && /^(?:cod|tu)/.test(hit.key) ? bridge(source, words, titleOf(hit.key), hit.next + 1, NEAREST) : null;
}

/** What stands right behind a name, where it is a type and a number: another act than the name's, or the same said again. */
function numbersAfter(
  source: TokenSource,
  { start }: Words,
  hit: ReadName,
  { isFull, act }: { isFull: boolean; act: NamedAct },
): { act?: ActReading; next: number } | null {
  const ofName = numberingAt(source, hit.next, act.tipo);
  // "legge Severino n. 190/2012": the type is the name's first word.
  if (/^[ld]/.test(hit.key) && !source.is(hit.next, ",") && ofName?.year && ofName.number)
    return {
      next: ofName.next,
      act: read(numbered(start, source.at(ofName.next - 1).end, [act.tipo], ofName), ofName.next),
    };
  const hasBracket = source.is(hit.next, "(");
  let after = hasBracket || source.is(hit.next, ",") ? hit.next + 1 : hit.next;
  if (source.word(after) === "di" || source.is(after, "article")) after++;
  if (source.says(after, "cui")) return null;
  const type = nameAt(source, after);
  if (type?.meaning.kind !== "type") return null;
  const numbering = numberingAt(source, type.next, type.meaning.types[0] ?? null);
  if (!numbering?.year || !numbering.number) return null;
  const isSame = numbering.number === act.numero && act.data.startsWith(String(numbering.year));
  if (!isSame && !isFull) return null;
  const next = numbering.next + (hasBracket && source.is(numbering.next, ")") ? 1 : 0);
  // In a text the name stands where it stands; a request asks for the act of the numbers.
  if (isSame && !source.isRequest) return { next };
  const end = source.at(next - 1).end;
  return { next, act: read(numbered(start, end, type.meaning.types, numbering, titleOf(hit.key) ?? "legge"), next) };
}

const titleOf = (key: string): string | null =>
  key.startsWith("cod") ? "codice" : key.startsWith("tu") ? "testo unico" : null;

/** Between a text and "di cui al" no other act is named. */
const OTHER_ACT = /^(?:decreto|codice|testo|legge)$/;

const titleOfNoun = (source: TokenSource, at: number): string | null =>
  source.word(at) === "codice"
    ? "codice"
    : source.says(at, "testo", "unico") || source.word(at) === "t"
      ? "testo unico"
      : null;

/** How many tokens stand between "testo unico" and "di cui al". */
const [FAR, NEAR, NEAREST] = [32, 14, 10];

/** typed = type ministry? numbering : `legge 7 agosto 1990, n. 241`, `decreto del Ministro della salute 5 marzo 2010` */
function typedAct(
  source: TokenSource,
  words: Words,
  at: number,
  hit: ReadName,
  types: readonly (string | null)[],
): ActReading | null {
  if (isOfJournal(source, at)) return null;
  const [type = null] = types;
  let possible = types;
  let numbering = numberingAt(source, hit.next, type);
  if (!numbering && type !== null && /^decreto/.test(type)) {
    numbering = afterMinistry(source, hit.next, type);
    if (numbering && type === "decreto") possible = ["decreto-ministeriale"];
  }
  numbering ??= afterByName(source, hit.next, type);
  const back = (end: number, next: number, number: string | null, said: string, isWeak = false): ActReading =>
    read({ kind: "back", start: words.start, end, noun: type ?? "testo unico", number, said }, next, isWeak);
  if (!numbering) {
    if (type === null) {
      const told = bridge(source, words, titleOfNoun(source, at), hit.next, FAR);
      if (told) return told;
    }
    // "l. cit.", "d.P.R. cit."
    if (source.is(hit.next, "back") && !saysSelf(source.word(hit.next)) && source.at(hit.next - 1).kind === "word")
      return back(endBefore(source, hit.next + 1), hit.next + 1, null, source.word(hit.next));
    return words.said ? back(hit.end, hit.next, null, words.said) : nounAct(source, words, at);
  }
  const end = source.at(numbering.next - 1).end;
  if (isForeignAt(source, numbering.next)) return other(source, words, numbering.next, null);
  if (numbering.number === null && type === "decreto") return null;
  const known = type === "decreto" && source.names.meanings.get(`d${numbering.number}`);
  if (known && known.kind === "act" && known.act.data.startsWith(String(numbering.year)))
    return read(named(source, { start: words.start, end, act: known.act, isFull: true, name: "d" }), numbering.next);
  if (!numbering.year) {
    // "art. 5 l. n. 392, cit."
    const cited = source.is(numbering.next, ",") ? numbering.next + 1 : numbering.next;
    if (source.word(cited) === "cit") return back(endBefore(source, cited + 1), cited + 1, numbering.number, "cit");
    return back(end, numbering.next, numbering.number, words.said, words.said === "");
  }
  // Number and year of an ordinary decree are those of nobody in particular.
  if (possible.length > 1 && numbering.year < 1948) possible = possible.filter((one) => one !== "dpr");
  const [tipo = null] = possible;
  const next = afterApposition(source, { tipo: tipo ?? "", numero: numbering.number }, numbering.next);
  return read(numbered(words.start, end, possible, numbering), next);
}

/** further = "e successive modificazioni" | "e s.m.i." | "e ss.mm.ii." | "cit." : the token after it, `index` where none stands */
export function furtherAt(source: TokenSource, index: number): number {
  const at = source.past(index, ",", "and");
  if (/^succ(?:$|essiv)/.test(source.word(at))) {
    let end = at;
    while (end - at < 7 && source.word(end) !== "" && !source.is(end, "step") && !source.is(end, ")")) end++;
    return end;
  }
  if (/^ss?$/.test(source.word(at)) && /^mm?$/.test(source.word(at + 1)))
    return at + (/^ii?$/.test(source.word(at + 2)) ? 3 : 2);
  if (/^s+m+i+$/.test(source.word(at))) return at + 1;
  // "d.lgs. 82/2005, cit."
  if (source.is(at, "back") && /^cit/.test(source.word(at))) return at + 1;
  return index;
}

/** Words between an act and a name that says it again. */
const BEFORE_APPOSITION = /^(?:recante|cd|c|d|cosiddett[oa]|dett[oa]|nuovo|vecchi[oa]|previgente|abrogat[oa])$/;

/** apposition = further? ("(" | "," | "-")? ("c.d." | "recante")? name ")"? : "d.lgs. 285/1992 (Nuovo codice della strada)", another name of the same act */
function afterApposition(
  source: TokenSource,
  { tipo, numero }: Pick<NamedAct, "tipo" | "numero">,
  index: number,
): number {
  const start = furtherAt(source, index);
  const isBracket = source.is(start, "(");
  const isApart = isBracket || source.is(start, ",") || source.is(start, "-");
  const after = isApart ? start + 1 : start;
  const isSaid = source.word(after) === "recante";
  let name = nameAt(source, after);
  for (let at = after; name?.meaning.kind !== "act" && at - after < 5; name = nameAt(source, ++at))
    if (!source.is(at, "article") && !BEFORE_APPOSITION.test(source.word(at))) return index;
  if (name?.meaning.kind !== "act" || (isBracket && !source.is(name.next, ")"))) return index;
  const { act, isFull } = name.meaning;
  // Without a bracket the name may be another act's.
  const isOwn = [act, ...bearersOf(source, act)].some((one) => one.tipo === tipo && one.numero === numero);
  if (!isBracket && !isOwn && !(isSaid && isFull)) return index;
  return isBracket ? name.next + 1 : name.next;
}

const JOURNAL = /^(?:europe[ae]|gu|guu?e|guce)$/;

/** "Gazzetta Ufficiale dell'Unione europea n. L 379 del 28 dicembre 2006": a page of a series, no law. */
function isOfJournal(source: TokenSource, at: number): boolean {
  const { word, dotted } = source.at(at);
  const before = source.at(at - 1).step === "numero" || source.word(at - 1) === "serie" ? at - 2 : at - 1;
  return word === "l" && !dotted && JOURNAL.test(source.word(before));
}

const NOT_OF_MINISTRY = /^(?:l|legge|leggi|decreto|data|articolo|entro|che|si|sono|sensi)$/;
const OPENS_MINISTRY = /^(?:inter|dir|dip|pres|min)/;

/** ministry = "del Ministro" words, up to the date or the number */
function afterMinistry(source: TokenSource, index: number, type: string): Numbering | null {
  let at = index;
  let isMinister = type === "decreto-ministeriale";
  // "del Ministro per la funzione pubblica"
  const isOpened = GENITIVE.has(source.word(index)) || (isMinister && source.word(index) === "per");
  if (!isOpened && !OPENS_MINISTRY.test(source.word(index))) return null;
  while (at - index < FAR) {
    const word = source.word(at);
    isMinister ||= /^(?:inter)?minist/.test(word);
    const isOpen = (word !== "" || source.is(at, ",")) && !source.is(at, "step") && !isNumberSign(source, at);
    if (!isOpen || isChangeWord(word) || NOT_OF_MINISTRY.test(word) || source.says(at, "in", "data")) break;
    at++;
    source.steps++;
  }
  const isNumbering = source.says(at, "in", "data") || dateAt(source, at, type) || isNumberSign(source, at);
  return isMinister && isNumbering ? numberingAt(source, at, type) : null;
}

/** by-name = capitalised words, the number : `legge Severino n. 190/2012`, `d.l. "Rilancio" n. 34/2020` */
function afterByName(source: TokenSource, index: number, type: string | null): Numbering | null {
  for (let at = index; at - index < 5; at++) {
    const { kind, isCapital, word } = source.at(at);
    if (kind === "open" || kind === "close" || kind === "(" || kind === ")") continue;
    const isName = kind === "word" && (isCapital || source.isRequest);
    if (!isName || word.length < 3 || isForeignAt(source, at)) return null;
    const next = source.is(at + 1, "close") || source.is(at + 1, ")") ? at + 2 : at + 1;
    if (!isNumberSign(source, next) && !source.is(next, "number") && !dateAt(source, next, type)) continue;
    const numbering = numberingAt(source, next, type);
    return numbering?.year && numbering.number ? numbering : null;
  }
  return null;
}

/** noun = "medesimo" noun | "Codice" behind a place | "codice ... di cui al" act */
function nounAct(source: TokenSource, words: Words, at: number): ActReading | null {
  const { word, end, isCapital, kind } = source.at(at);
  const noun = NOUNS.get(word);
  const isLone = kind !== "end" && word === "codice" && isCapital && words.afterPlace;
  // "del codice (d.lgs. 36/2023)"
  const type = noun && source.is(at + 1, "(") ? nameAt(source, at + 2) : null;
  if (type?.meaning.kind === "type" && numberingAt(source, type.next, null)?.number) {
    const told = bridged(source, words.start, at + 2, titleOfNoun(source, at));
    if (told && source.is(told.next, ")")) return { ...told, next: told.next + 1 };
  }
  if (word === "testo" || word === "codice" || word === "regolamento") {
    const told = bridge(source, words, titleOfNoun(source, at), at + 1, FAR);
    if (told) return told;
  }
  const goesOn = GENITIVE.has(source.word(at + 1)) || source.is(at + 1, "word");
  // "l'articolo 3 della legge": of which one nothing says.
  const isAny = words.afterPlace && (word === "legge" || word === "decreto" || (word === "codice" && !isCapital));
  const isOpen = isAny ? !GENITIVE.has(source.word(at + 1)) : isLone && !goesOn;
  if (noun === undefined || !(words.said || isOpen)) return null;
  return read(
    { kind: "back", start: words.start, end, noun, number: null, said: words.said || (isAny ? "" : word) },
    at + 1,
  );
}

/**
 * bridge = words ("di cui al" | "approvato con") type numbering : `testo unico [delle leggi ...,] di cui al d.lgs. 151/2001`
 *
 * @param title what the act may be called later; `null` where the words before name no text
 * @param from where the words between begin
 */
function bridge(
  source: TokenSource,
  { start }: Words,
  title: string | null,
  from: number,
  most: number,
): ActReading | null {
  const acrossCommas = /^(?:relativ|recante|concernente)/.test(source.word(from));
  let isList = false;
  if (source.is(from, "and")) return null;
  for (let k = from; k - from < most; k++) {
    source.steps++;
    const token = source.at(k);
    if (/^(?:end|\.|;|open|quotation)$/.test(token.kind) || token.step === "articolo" || OTHER_ACT.test(token.word))
      return null;
    if (token.kind === "," && !acrossCommas && !/^(?:di|approvat|emanat)/.test(source.word(k + 1))) {
      // "delle disposizioni sulla promulgazione delle leggi, sull'emanazione dei decreti ..., approvato con"
      if (!/^sul|^nonche$/.test(source.word(k + 1))) return null;
      isList = true;
    }
    if ((token.kind === "number" || token.kind === "date") && dateAt(source, k, null)) {
      // "testo unico per la finanza locale 14 settembre 1931, n. 1175"
      const numbering = title !== null && source.is(k - 1, "word") ? numberingAt(source, k, null) : null;
      return numbering?.number
        ? read(numbered(start, source.at(numbering.next - 1).end, [null], numbering, title), numbering.next)
        : null;
    }
    if (token.word === "cui" ? source.word(k - 1) === "di" : /^(?:approvat|emanat)[oa]$/.test(token.word))
      return isList && !source.is(k - 1, ",") ? null : bridged(source, start, k + 1, title);
  }
  return null;
}

/** The act that the words after "di cui" name. */
function bridged(source: TokenSource, start: number, index: number, title: string | null): ActReading | null {
  let at = index;
  while (at - index < 3 && (source.is(at, "preposition") || source.is(at, "article") || source.word(at) === "con"))
    at++;
  // "di cui all'allegato 1 al decreto"
  if (source.at(at).step === "allegato") {
    const value = source.is(at + 1, "number") || source.is(at + 1, "word") ? at + 2 : at + 1;
    if (!source.is(value, "preposition")) return null;
    at = value + 1;
  }
  const hit = nameAt(source, at);
  if (hit?.meaning.kind !== "type") return null;
  // A text that is told by another text leads on no further: who looks ahead at each of many would look for ever.
  if (hit.meaning.types[0] === null && !numberingAt(source, hit.next, null)) return null;
  const words = { start, said: "", afterPlace: true, noun: "" };
  const told = typedAct(source, words, at, hit, hit.meaning.types);
  if (told?.act.kind !== "numbered") return null;
  return { ...told, act: { ...told.act, title } };
}
