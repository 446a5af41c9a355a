/** Heads of rulings in editors' notes: `La Corte Costituzionale, con sentenza 25 settembre - 22 novembre 2019, n. 242 (in G.U. ...)`. */

import { calendarDate } from "../../../law/calendar.ts";
import { lex } from "../../../law/grammar/lexer.ts";
import type { LawToken } from "../../../law/grammar/tokens.ts";
import type { Pronuncia } from "../records.ts";

type Identity = Pick<Pronuncia, "tipo" | "numero" | "anno" | "deciso" | "deposito" | "gazzetta">;

/** What a head says, and where it stands in its note. */
export interface RulingHead extends Identity {
  readonly start: number;
  /** Where the gazette ends; what stands from there to the verb is of the ruling: `visto l'art. 27 ...`. */
  readonly end: number;
  /** Where the verb begins: `ha dichiarato`. */
  readonly verb: number;
}

/** The Court as the subject of a sentence, misprints included; of a later one also what stands for it. */
const COURT =
  /(?<!\p{L})(?:corte\s{1,3}costitu\p{L}{1,12}|(?:medesima|stessa|predetta)\s{1,3}corte|(?=con\s{1,3}(?:la\s{1,3})?(?:successiva|altra|ulteriore)\s{1,3}(?:sentenz|ordinanz)))/giu;
const BEFORE = /(?:successivamente,?\s{1,3})?(?<!\p{L})la\s{1,3}$/iu;
/** Words before it: not of, from or to the Court. */
const OF_COURT = /(?<!\p{L})(?:d?[ae]ll['’]?a|[dn]ella)\s{1,3}(?:stessa\s{1,3})?$/iu;
const KIND =
  /^[\s,]{0,4}(?:con\s{1,3}(?:(?:la|le|due|successiv[ae]|altr[ae]|ulterior[ei])\s{1,3}){0,2})?(?:(sentenz[ae]|ordinanz[ae])\s{1,3}(?:del\s{1,3})?)?(?=\d|n\W)/iu;
/** `Con sentenza 5 - 8 luglio 2010, n. 249, la Corte costituzionale ha dichiarato`. */
const KIND_BEFORE = /(?<!\p{L})con\s{1,3}(?:l[ae]\s{1,3})?(?=(?:sentenz[ae]|ordinanz[ae])\s)/giu;
const VERB =
  /(?<!\p{L})(?:ha[\s,]{1,3}(?:\p{L}{1,12}['’]?,?\s{1,3}){0,2}\p{L}{2,14}(?:ato|uto|ito|sto|sso|tto|so|lto)(?!\p{L})|dichiara|non\s{1,3}prevede\s{1,3}pi[uù])(?!\p{L})/iu;
/** Characters of a head, with an errata and a law seen before the verb, at the most. */
const LONGEST = 400;

interface Day {
  readonly day: number;
  month: number;
  year: number;
}

/** The days at the beginning of some tokens, `25 settembre - 22 novembre 2019`: the second gives the first what it lacks. */
function daysAt(tokens: readonly LawToken[], from: number): { days: (string | null)[]; next: number } {
  const days: Day[] = [];
  let next = from;
  for (let token = tokens[next]; token !== undefined; token = tokens[++next]) {
    const last = days.at(-1);
    if (token.kind === "number" && token.number <= 31 && days.length < 2)
      days.push({ day: token.number, month: 0, year: 0 });
    else if (token.kind === "month" && last?.month === 0) for (const one of days) one.month ||= token.number;
    else if (token.kind === "number" && last?.year === 0 && last.month > 0)
      for (const one of days) one.year ||= token.number;
    else if (token.kind !== "-") break;
  }
  return { days: days.map(({ day, month, year }) => calendarDate(year, month, day)), next };
}

/** A number behind `n.`, with the token after it. */
function numberAt(tokens: readonly LawToken[], from: number): { numero: number | null; next: number } {
  let next = from;
  while (tokens[next]?.kind === "," || tokens[next]?.step === "numero") next++;
  const { kind, number = 0 } = tokens[next] ?? {};
  const isNumber = kind === "number" && number > 0 && tokens[next - 1]?.step === "numero";
  return isNumber ? { numero: number, next: next + 1 } : { numero: null, next: from };
}

/** Tokens between the gazette's day and its number, at the most. */
const NEAR = 4;

/** The gazette in the parenthesis behind a ruling's number; what is no day of it is `null`. */
function gazetteAt(tokens: readonly LawToken[], from: number): { gazzetta: Pronuncia["gazzetta"]; next: number } {
  const open = tokens[from]?.kind === "," ? from + 1 : from;
  if (tokens[open]?.kind !== "(") return { gazzetta: null, next: from };
  const close = tokens.findIndex(({ kind }, at) => at > open && kind === ")");
  const inside = tokens.slice(open, close < 0 ? tokens.length : close);
  const day = inside.findIndex(({ kind }) => kind === "date");
  const behind =
    day < 0
      ? inside.slice(inside.findLastIndex(({ step }) => step === "numero") + 1)
      : tokens.slice(open + day + 1, open + day + 1 + NEAR);
  const numero = behind.find(({ kind }) => kind === "number")?.number ?? null;
  return { gazzetta: { data: inside[day]?.value ?? null, numero }, next: open + inside.length + 1 };
}

/** The rulings that some tokens name one behind the other, `n. 240 (in G.U. ...), e 9 - 12 luglio 2001, n. 245`; and where the last one ends. */
function rulingsAt(tokens: readonly LawToken[], tipo: Pronuncia["tipo"]): { rulings: Identity[]; next: number } {
  const rulings: Identity[] = [];
  let next = 0;
  for (;;) {
    const first = numberAt(tokens, next);
    const del = first.numero !== null && tokens[first.next]?.kind === "preposition" ? first.next + 1 : first.next;
    const { days, next: after } = daysAt(tokens, del);
    const second = first.numero === null ? numberAt(tokens, after) : { numero: first.numero, next: after };
    if (days.length === 0 && second.numero === null) break;
    const { gazzetta, next: behind } = gazetteAt(tokens, second.next);
    const [deciso = null] = days;
    const deposito = days.at(-1) ?? null;
    rulings.push({
      tipo,
      numero: second.numero,
      anno: deposito === null ? null : Number(deposito.slice(0, 4)),
      deciso: deciso !== null && deposito !== null && deciso > deposito ? null : deciso,
      deposito,
      gazzetta,
    });
    next = behind;
    let at = behind;
    while (/^(?:[,;]|and|article|preposition)$/.test(tokens[at]?.kind ?? "") || SAME.has(tokens[at]?.word ?? "")) at++;
    const isNext = tokens.slice(behind, at).some(({ kind }) => kind === "and" || kind === ";");
    if (!isNext || (tokens[at]?.kind !== "number" && tokens[at]?.step !== "numero")) break;
    next = at;
  }
  return { rulings, next };
}
const SAME: ReadonlySet<string> = new Set(["con", "sentenza", "ordinanza"]);

/** Which of several rulings strikes what, the words do not say place by place. */
const RESPECTIVELY = /(?<!\p{L})rispettivamente(?!\p{L})/iu;

/**
 * The heads of rulings in a note, in order; several rulings of one head begin at the same place. A mention of the Court without a day
 * and a verb behind it is none.
 *
 * @example headsIn("La Corte costituzionale 26 maggio-8 giugno 1994, n. 219 (in G.U. 1a s.s. 15/6/1994, n. 25) ha dichiarato ...")[0]
 *   // { tipo: "sentenza", numero: 219, anno: 1994, deciso: "1994-05-26", deposito: "1994-06-08", gazzetta: { data: "1994-06-15", numero: 25 }, ... }
 */
export function headsIn(note: string): RulingHead[] {
  const heads: RulingHead[] = [];
  for (const { 0: court, index } of note.matchAll(COURT)) {
    const from = index + court.length;
    const words = note.slice(from, from + LONGEST);
    const verb = VERB.exec(words);
    if (verb === null || OF_COURT.test(note.slice(Math.max(0, index - 24), index))) continue;
    const before = Math.max(heads.at(-1)?.verb ?? 0, index - LONGEST);
    const isBehind = verb.index <= 2;
    const lead = isBehind ? [...note.slice(before, index).matchAll(KIND_BEFORE)].at(-1) : undefined;
    const head = lead === undefined ? words.slice(0, verb.index) : note.slice(before + lead.index, index);
    const kind = KIND.exec(head);
    if (kind === null) continue;
    const tokens = lex(head.slice(kind[0].length));
    const tipo = kind[1]?.toLowerCase().startsWith("ordinanz") ? "ordinanza" : "sentenza";
    const { rulings, next } = rulingsAt(tokens, tipo);
    const isOpen = rulings.length > 1 && RESPECTIVELY.test(note.slice(from + verb.index));
    const start =
      lead === undefined
        ? index - (BEFORE.exec(note.slice(Math.max(0, index - 24), index))?.[0].length ?? 0)
        : before + lead.index;
    const end = lead === undefined ? from + kind[0].length + (tokens[next]?.start ?? 0) : from;
    for (const ruling of isOpen ? [] : rulings) heads.push({ ...ruling, start, end, verb: from + verb.index });
  }
  return heads;
}
