/** What the editors write in capitals in the place of repealed words: `((COMMA ABROGATO DALLA L. 5 AGOSTO 2031, N. 442))`. */

import type { Span } from "../../law/grammar/lexer.ts";
import { isOneSlipFrom } from "../../law/names/one-slip.ts";
import { LIMITING } from "../../law/words/exceptions.ts";
import { decorrenzeOf } from "./amending/decorrenza.ts";
import { isDecree } from "./amending/passage.ts";
import type { AttoCitato, Decorrenza } from "./records.ts";
import { conversionIn, type DatedCitation, namedActs } from "./signals/named-acts.ts";

/** What a mark says was repealed; `divisione` is any division above the articles, `dentro` something without a number. */
export type Repealed = "atto" | "divisione" | "articolo" | "comma" | "lettera" | "numero" | "rubrica" | "dentro";

export interface RepealMark extends Span {
  readonly what: Repealed;
  /** Whether all of it was repealed: not if several of its kind are meant, or a limit or an exception is named. */
  readonly whole: boolean;
  /** The act that repealed it, `null` if the mark names none by type, date and number. */
  readonly atto: AttoCitato | null;
  /** Day of the law that converted the act. */
  readonly conversione: string | undefined;
  /** When the repeal takes effect, if the mark says it. */
  readonly decorrenza: Decorrenza | undefined;
}

interface Subject {
  readonly what: Repealed;
  /** Whether several are meant, nobody says which. */
  readonly many: boolean;
}

const SUBJECT_WORDS: readonly (readonly [what: Repealed, one: string, many: string])[] = [
  ["atto", "PROVVEDIMENTO", ""],
  ["divisione", "CAPO TITOLO LIBRO PARTE SEZIONE ALLEGATO TABELLA", "CAPI TITOLI LIBRI PARTI SEZIONI ALLEGATI TABELLE"],
  ["articolo", "ARTICOLO", "ARTICOLI"],
  ["comma", "COMMA", "COMMI"],
  ["lettera", "LETTERA", "LETTERE"],
  ["numero", "NUMERO PUNTO", "NUMERI PUNTI"],
  ["rubrica", "RUBRICA", ""],
  ["dentro", "PERIODO CAPOVERSO ALINEA INCISO", "PERIODI CAPOVERSI PAROLE"],
];
const SUBJECTS: ReadonlyMap<string, Subject> = new Map(
  SUBJECT_WORDS.flatMap(([what, one, many]) =>
    [one, many].flatMap((words, at) =>
      (words.match(/\p{L}+/gu) ?? []).map((word) => [word, { what, many: at === 1 }] as const),
    ),
  ),
);
/** Shorter words are too near to each other to be told by all letters but one. */
const LONG_ENOUGH = 5;

/** How a verb or noun of repeal begins, its misprints included. */
const STEM = /(?<!\p{L})(?:AB{1,2}R?OGA|ABROGT|SOP{1,2}R?ES|NON PI[UÙ]['’]? PREVIST)[\p{Lu}]*/gu;
const NOUN = /(?:AZIONE|SIONE)$/;
const WORD = /[\p{L}/]+/gu;
/** What was in a decree-law alone: gone with the law that converted it, whoever is named first. */
const NO_MORE = /^NON/;
/** Words that may stand between what was repealed and the verb: `ARTICOLO DA RITENERSI SOPPRESSO`. */
const MOST_BETWEEN = 4;
/** Longest way from the verb to the number of the act, or from the act to a noun. */
const REACH = 240;
/** What ends a mark: its bracket, the next sentence, or words that are law. */
const ENDS = /[();]|\.(?=\s|$)|\p{Ll}{2}/u;
const NO_MARK = /[();]|\p{Ll}{2}/u;
const THE = /(?:I?L|LA|L['’])\s*$/;
const CONVERTING = /CONVERTIT[OA]/;
const CONFIRMS = /CONFERM|DISPO/;
const LIMITS = new RegExp(`(?<!\\p{L})(?:${LIMITING})(?!\\p{L})`, "iu");

function subjectOf(word: string): Subject | undefined {
  for (const one of word.split("/")) {
    const exact = SUBJECTS.get(one);
    if (exact !== undefined) return exact;
    if (one.length < LONG_ENOUGH - 1) continue;
    for (const [subject, found] of SUBJECTS)
      if (subject.length >= LONG_ENOUGH && isOneSlipFrom(one, subject)) return found;
  }
  return undefined;
}

/** The nearest subject among some words, which `nearest` reads from the verb outwards. */
function nearestSubject(words: readonly RegExpExecArray[]) {
  for (const word of words.slice(0, MOST_BETWEEN + 1)) {
    const subject = subjectOf(word[0]);
    if (subject !== undefined) return { ...subject, at: word.index, end: word.index + word[0].length };
  }
  return null;
}

/**
 * The marks of repeal in a line, in order. What is misspelt by one sign is read (`DALA D.P.R.`, `SOPPRESSO D.LGS.`, `ARTICLO`); words in small letters are no mark.
 *
 * @example repealMarksIn("((COMMA ABROGATO DALLA L. 5 AGOSTO 2031, N. 442, LIMITATAMENTE AI COMUNI))")[0]
 *   // { what: "comma", whole: false, atto: { tipo: "legge", data: "2031-08-05", numero: "442", ... }, start: 2, ... }
 * @example repealMarksIn("IL D.LGS. 3 APRILE 2026, N. 152 HA CONFERMATO L'ABROGAZIONE DEL PRESENTE COMMA.")[0]?.what // "comma"
 */
export function repealMarksIn(line: string): RepealMark[] {
  const marks: RepealMark[] = [];
  let from = 0;
  for (const match of line.matchAll(STEM)) {
    const mark = NOUN.test(match[0]) ? confirmed(line, match, from) : repealed(line, match, from);
    if (mark === null) continue;
    marks.push(mark);
    from = mark.end;
  }
  return marks;
}

interface Found {
  readonly subject: Subject;
  readonly act: DatedCitation | undefined;
  /** Whether the mark says that something is "non più previsto". */
  readonly noMore?: boolean;
  readonly start: number;
  /** Where the words begin that may limit it, where the act's number ends, and where mark or act ends. */
  readonly said: number;
  readonly actEnd: number;
  readonly end: number;
}

function markOf(
  line: string,
  { subject: { what, many }, act, noMore = false, start, said, actEnd, end: ownEnd }: Found,
): RepealMark {
  const behind = conversionIn(line.slice(actEnd, actEnd + REACH));
  // `, CONVERTITO CON MODIFICAZIONI DALLA L. 14 SETTEMBRE 2031, N. 148`, right behind the act.
  const conversion = behind !== null && behind.start <= ", ".length ? behind : null;
  // The decree-law that brought it in never repealed it.
  const author = noMore && isDecree(act?.atto ?? null) ? conversion?.law : act;
  const end = Math.max(actEnd + (conversion?.end ?? 0), ownEnd);
  const rest = line.slice(end, end + REACH);
  const tail = rest.slice(0, ENDS.exec(rest)?.index);
  const limited = LIMITS.test(tail);
  const [decorrenza] = decorrenzeOf(tail.toLowerCase(), []);
  const whole = !many && !limited && !LIMITS.test(line.slice(said, ownEnd));
  return {
    what,
    whole,
    atto: author?.atto ?? null,
    conversione: author === act ? conversion?.law?.data : undefined,
    decorrenza,
    start,
    end: limited || decorrenza ? end + tail.length : end,
  };
}

/** `COMMA ABROGATO DALLA L. ...`: what was repealed stands before the verb, the act behind it. */
function repealed(line: string, match: RegExpExecArray, from: number): RepealMark | null {
  const offset = Math.max(from, match.index - REACH / 4);
  const before = line.slice(offset, match.index);
  const subject = nearestSubject([...before.matchAll(WORD)].reverse());
  if (subject === null || ENDS.test(before.slice(subject.end))) return null;
  const said = match.index + match[0].length;
  const ahead = line.slice(said, said + REACH);
  const act = namedActs(ahead).find(({ start }) => !NO_MARK.test(ahead.slice(0, start)));
  const end = act === undefined ? said : said + act.end;
  return markOf(line, {
    subject,
    act,
    noMore: NO_MORE.test(match[0]),
    start: offset + subject.at,
    said,
    actEnd: end,
    end,
  });
}

/** `IL D.LGS. ... HA CONFERMATO L'ABROGAZIONE DEL PRESENTE COMMA`: the act stands before the noun, what was repealed behind it. */
function confirmed(line: string, match: RegExpExecArray, from: number): RepealMark | null {
  const offset = Math.max(from, match.index - REACH);
  const before = line.slice(offset, match.index);
  const said = match.index + match[0].length;
  const subject = nearestSubject([...line.slice(said, said + REACH / 4).matchAll(WORD)]);
  if (subject === null || !CONFIRMS.test(before)) return null;
  const act = namedActs(before).findLast(
    ({ start }) => !CONVERTING.test(before.slice(0, start).split(/[();]/).at(-1) ?? ""),
  );
  if (act === undefined) return null;
  const start = offset + act.start - (THE.exec(before.slice(0, act.start))?.[0].length ?? 0);
  return markOf(line, { subject, act, start, said, actEnd: offset + act.end, end: said + subject.end });
}
