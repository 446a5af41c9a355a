/** Whether each word of a clause is understood: what is said of a place in words that nobody knows is not claimed. */

import { partitionPoint } from "../../../collections/partition-point.ts";
import type { Span } from "../../../law/grammar/lexer.ts";
import type { LawToken } from "../../../law/grammar/tokens.ts";
import { RULES } from "../../../law/words/nouns.ts";
import { expression } from "../../../law/words/pattern.ts";
import { collapse } from "../lines.ts";
import type { Change } from "./amendment.ts";
import { apart } from "./apart.ts";
import { daysIn } from "./decorrenza.ts";
import { lawTokensOf } from "./joints.ts";
import type { Naming, Passage } from "./passage.ts";
import { isIn } from "./places.ts";
import { spanAt } from "./spans.ts";

/** Beginnings of the words that limit nothing, by what they are for. Their endings are free: number, gender, person, adverb. */
const HARMLESS = [
  // Texts, their parts, what holds them and how they are called.
  "parol|espression|cifr|segn|incis|elenc|not|legg(?!ono|ere)|decret|regi|regolament|test|unic|codic|statut|disposizion|norm|prescrizion|prevision|provvediment|ordinanz|circolar|direttiv|prospett|quadr|formul|colonn|rig|righ|intestazion|denominazion|fras|proposizion|dicitur|locuzion|virgol|trattin|period|capovers|aline|punt|interpunzion|voc|rubric|titol|cap|sezion|libr|part|tabell|allegat|tariff|ordinament|convenzion|preliminar|transitor|final|attuazion|coordinament|comm|articol|art|letter|numer|num|rinv|riferiment|import|complessiv|provvisor|format|grafic",
  // Where in a text, how often, in which order.
  "dop|prim|non|ultim|fin|infin|inizi|sin|ovunqu|ricorr|ricorrent|compai|present|rispettiv|segu|seguent|mod|com|cos|particolar|segnat|precis|contenut|recat|dettat|relativ|corrispondent|nuov|inter|tutt|ogn|ciascun|anch|pur|inoltr|altres|conseguent|pertant|quind|comunqu|parimenti|contestual|stess|medesim|predett|suddett|citat|richiamat|attual|vigent|rimast|vigor|forz|nonch|unitament|cui|quell|anness|altr|contrari|incompatibil",
  // History of an act.
  "successiv|modific|modifich|modificazion|integrazion|apportat|convertit|conversion|approvat|emanat|adottat|pubblicat|gazzett|ufficial|repubblic|italian",
  // When.
  "quest|data|entrat|decorr|decorrenz|decorrer|effett|efficac|retroattiv|ann|mes|giorn",
].join("|");
const KNOWN = new RegExp(`^(?:ii|(?:${HARMLESS})(?:[aeiou]{0,3}|[aei]?mente|[aei]no|[aeio]*ono|ere|ire))$`, "iu");
/** Opens what is told of what stands before it, up to a sign: it limits nothing. `il quale`, `il cui`; `quale lettera a)` says what it becomes. */
const TELLS = /^(?:che|contenent[ei]|recant[ei]|concernent[ei]|riguardant[ei]|perche|poiche|senza)$/iu;
/** The same between commas, of its history: `, dichiarato illegittimo con sentenza ..., `. */
const TOLD =
  /^(?:(?:dichiara|modifica|novella|sostitui|inseri|converti|approva|emana|adotta|pubblica|proroga|ratifica|rubrica|intitola|registra|reca|ripristina|rinnova|integra|conferma|abroga|istitui|stabili|promulga|deposita|attua|recepi)t|introdott|aggiunt|soppress|previst|dispost|prodott|emess|divenut|sopravvenut|superat|cessat|decadut)[oaie]$/iu;
const ADVERB = /^(?:gia|mai|poi|ormai|non|piu)$/;
const PREPOSITION = /^(?:per|in|con|tra|fra|su|sul|secondo|presso|entro|verso)$/;
/** Those that limit where no place follows: `tra le parti`, and not `tra gli articoli 5 e 6`. */
const LIMITS = /^(?:tra|fra|sul|presso|verso)$/;
/** `per esigenze di semplificazione`: why. */
const PURPOSE =
  /^(?:per (?:esigenze|ragioni|finalita|motivi|scopi) |al fine di |allo scopo di |a tal[ei]? |(?:alla luce|a (?:seguito|fronte)|in (?:vista|attesa|conseguenza|considerazione|ragione|virtu|forza)) d)/;
/** `nei comuni montani l'articolo 5`: behind a preposition and its noun, another noun is the subject. */
const SUBJECT = /^(?:il|lo|la|l|i|gli|le)$/;
/** `nel sostituire l'articolo 5`, `in deroga`: words that may have an object. */
const GOVERNS = /(?:[aei]re|rre|[ae]ndo|[aei]r(?:si|ne|lo|la|li|le))$/;
const LONGEST_JOINT = 2;
/** What stands behind `fino a` where places or words are counted, and no time. */
const COUNTED =
  "art|comm|lett|numer|n\\.|punt|period|parol|cap|sezion|titol|part|allegat|tabell|fine|inizi|segn|virgol|prim[ao]\\s(?!\\p{L}+\\s\\d{4})|second|terz|quart|quint|ultim|penultim";
/** `in parte`, and for a time: `per i fini dell'articolo 5`, `fino al 31 dicembre 2030`, `sino all'entrata in vigore`, `per gli anni 2030 e 2031`, `per il periodo transitorio`. */
const FOR_A_TIME = new RegExp(
  `^(?:in\\s+parte(?!\\p{L})|(?:per\\s+i|ai)\\s+(?:soli\\s+)?fini\\s+de(?:l|lla|ll['’]|i|gli|lle)\\s*(?:present|comm|articol|legg|decret)|[fs]ino\\s+a(?:(?:l|i|gli|ll[ae]|)\\s+|ll['’]\\s*)(?!${COUNTED})[\\p{L}\\d]|(?:per|in|nel)(?:l['’]|\\s+(?:l['’]\\s?|gli\\s+|il\\s+|i\\s+)?)(?:(?:\\p{L}{1,12}\\s+)?(?:ann[oi]|trienni[oi]?|bienni[oi]?|mes[ei]|giorni)(?!\\p{L})|\\d{4}(?!\\d)|periodo\\s+(?:d|tra|fra|compres|intercorr|transitor|precedent|success|necessar)))`,
  "iu",
);
/** `dal 1° gennaio 2030 al 31 dicembre 2031`: a day with an end. */
const UNTIL = /^.{0,40}\sal(?:l['’]|\s)\s?(?:giorno\s)?(?:\d{1,2}\s?[°º]?|primo)\s\p{L}{5,9}\s\d{4}(?!\d)/iu;
const LONGEST_TIME = 40;

const isSign = ({ kind }: LawToken): boolean => /^[,;:.]$/.test(kind);
const isAnd = (token: LawToken | undefined): boolean =>
  token?.kind === "and" || token?.kind === "or" || token?.word === "mentre";
/** `e' convertito`, `sono collocati`: something else is said of what stands before it. */
const isVerb = ({ kind, word }: LawToken): boolean =>
  kind === "word" && /^(?:e|sono|vien(?:e|gono)|rest(?:a|ano)|riman(?:e|gono)|continua(?:no)?)$/.test(word);
const isPreposition = ({ kind, word }: LawToken): boolean => kind === "preposition" || PREPOSITION.test(word);
/** `il cui`, `con cui`, `dei quali`; `di cui` before anything but a place: `di cui conservano efficacia`. */
const isRelative = ({ word }: LawToken, before: LawToken | undefined, next: LawToken | undefined): boolean =>
  (word === "cui" && (before?.word !== "di" || (next !== undefined && !isPreposition(next)))) ||
  (/^qual[ei]$/.test(word) && /^(?:article|preposition)$/.test(before?.kind ?? ""));
/** Tokens behind `di cui` that are looked at. */
const NEAR = 4;
/** What is no insertion: `di cui, rispettivamente, agli articoli`. */
const isLeading = (token: LawToken): boolean =>
  token.kind !== "," && (isVerb(token) || token.kind !== "word" || !KNOWN.test(token.word));
/** A word of the grammar, one of the table, or none at all. */
const isKnown = (token: LawToken): boolean =>
  (token.kind !== "word" && token.kind !== "except") ||
  (token.word.length <= LONGEST_JOINT && !isVerb(token)) ||
  isPreposition(token) ||
  isAnd(token) ||
  KNOWN.test(token.word);

/** `le disposizioni di cui all'articolo 5 che prevedono`, `... in materia di`: not all of them. */
const RULES_OF = expression`(?<!\p{L})${RULES}\s[^,;:.]{0,30}$`;
const SOME_OF = expression`^(?:che|in materia|relativ[ei]|concernent[ei]|riguardant[ei]|in relazione a(?:i|gli|lle)|in sede)\s`;

/** Behind the number of a division. */
const TITLE = /^\s\p{Lu}/u;

/** Words that nothing explains: they stand together, with no sign and nothing that is named between them. */
interface Unknown extends Span {
  /** Whether they say where, for whom, how or but for what, rather than what else becomes of the place before them. */
  readonly aside: boolean;
  /** Whether they begin a clause of their own: `e si applicano`. */
  readonly anew: boolean;
  /** The thing that is named right behind them, if one is. */
  readonly leads: Span | null;
  /** Whether they tell of what stands before them: `della quale sopravvive l'articolo 3`. */
  readonly tells?: boolean;
}

/** Whether words lead to what stands at a place; those that tell lead to all that is named with it. */
export const leadsTo = ({ leads, tells }: Unknown, at: number): boolean =>
  leads !== null && leads.start <= at && at < (tells ? leads.end : leads.start + 1);

/** The words of a passage that nothing explains, and where the subjects of other clauses begin. */
export interface Understanding {
  readonly words: string;
  readonly unknown: readonly Unknown[];
  readonly subjects: readonly Naming[];
  /** Where a relative clause begins that announces a list of which it says something else (`della quale conservano efficacia:`), -1 for none. */
  readonly otherFrom: number;
  /** Words at the end of a list that limit all of it: where they begin, and where the list may. */
  readonly closing: Span | null;
}

/** Reads the words of a passage from left to right, those between two signs or namings together. */
class Reader {
  readonly unknown: Unknown[] = [];
  readonly subjects: Naming[] = [];
  otherFrom = -1;
  #run: LawToken[] = [];
  /** What stands before the run. */
  #comma = false;
  /** An `e` with an insertion behind it: `e, per l'effetto, riprende`. */
  #and = false;
  #told = false;
  /** Where a relative clause begins that tells of something named, or `senza`: `senza oneri` limits nothing, `senza toccare il comma 2` does. */
  #relative: LawToken | null = null;
  /** The same up to the end of a list or a sentence, if nothing else is named behind it. */
  #telling: LawToken | null = null;
  #isNamed = false;
  /** Words that say what becomes of something, with an insertion behind them: `diventano, rispettivamente, articoli 13 e 14`. */
  #open: Unknown | null = null;

  /** Whether something new begins here: `e, in relazione ai beni mobili, l'articolo 7`. */
  get isAnew(): boolean {
    return this.#and && this.#run.length === 0;
  }

  add(token: LawToken, next: LawToken | undefined): void {
    if (this.#told) return;
    const isFirst = this.#run.every(({ word }) => ADVERB.test(word));
    const before = this.#run.at(-1)?.word ?? "";
    // `in quanto superato` tells why, `in quanto riferito ai mutui` limits; so does `per quel che riguarda le tariffe`.
    const isReason = before === "quanto" && this.#run.at(-2)?.word === "in" && TOLD.test(token.word);
    this.#told =
      isReason ||
      (TELLS.test(token.word) && !/^(?:que(?:l|llo)|cio)$/.test(before)) ||
      isRelative(token, this.#run.at(-1), next) ||
      (isFirst && this.#comma && TOLD.test(token.word));
    if (this.#told && (token.word === "senza" || isRelative(token, this.#run.at(-1), next))) {
      this.#relative = token;
      if (this.#isNamed) this.#telling = token;
    }
    // `in luogo del quale`: all of it is told; `tra le parti che vi consentono`: not what stands before.
    if (!this.#told) this.#run.push(token);
    else if (isReason || (token.word !== "che" && !PREPOSITION.test(before))) this.#run = [];
  }

  /** @param leads the thing that stands next, `null` for a sign or what is out of sight */
  close(leads: Naming | null): void {
    // `si applicano ai comuni e l'articolo 5`: behind `e` stands the subject of another clause.
    const and = this.#run.length - 2;
    if (leads !== null && and > 0 && isAnd(this.#run[and]) && this.#run[and + 1]?.kind === "article") {
      // What stands before is a clause too, no adjunct of this one: `il Ministro riferisce e l'articolo 5`.
      const next = this.#run.splice(and);
      if (this.#isNamed) this.close(null);
      this.#run = next;
    }
    if (leads !== null && this.#relative !== null)
      this.#push(this.#relative.start, leads.start, { leads, tells: true });
    this.#isNamed ||= leads !== null;
    if (leads !== null) this.#telling = null;
    const run = this.#run;
    const joined = isAnd(run[0]);
    const lead = joined ? run[1] : run[0];
    const limits = lead !== undefined && LIMITS.test(lead.word) && (leads === null || run.length > 2);
    const strange = limits ? lead : run.find((one) => !isKnown(one));
    const goesOn = strange === undefined && run.at(-1)?.kind !== "article" && run.at(-1)?.kind !== "preposition";
    if (this.#open !== null && leads !== null && goesOn) this.unknown.push({ ...this.#open, leads });
    if (leads !== null || strange !== undefined) this.#open = null;
    const isPurpose = PURPOSE.test(run.map(({ word }) => word).join(" "));
    const isAdjunct =
      lead?.kind === "preposition" &&
      SUBJECT.test(run.at(-1)?.word ?? "") &&
      !run.some(({ word }) => GOVERNS.test(word));
    if (strange !== undefined && lead !== undefined && !isPurpose) {
      const found: Unknown = {
        start: strange.start,
        end: run.at(-1)?.end ?? strange.end,
        aside: !isVerb(strange) && (this.#comma || isPreposition(lead)),
        anew:
          this.#and ||
          (joined &&
            !isPreposition(lead) &&
            (lead.kind === "article" || !isKnown(lead) || (lead.kind === "word" && !KNOWN.test(lead.word)))),
        leads: isAdjunct ? null : leads,
      };
      this.unknown.push(found);
      if (leads === null && !found.aside) this.#open = found;
    }
    const isSubject = lead?.kind === "article" && run.at(-1) === lead;
    if (leads !== null && isSubject && (joined || this.#comma)) this.subjects.push(leads);
    this.#and = (this.#and && leads === null) || (joined && lead === undefined);
    this.#run = [];
    this.#comma = false;
  }

  /** Words that limit rules to some of them: `le disposizioni dell'articolo 5 che prevedono`. */
  limit(start: number, words: string): void {
    const anew = this.isAnew;
    this.close(null);
    const end = start + words.slice(start).search(/[,;:.]|$/);
    this.#push(start, end, { anew });
  }

  #push(start: number, end: number, how: Partial<Unknown>): void {
    this.unknown.push({ start, end, aside: true, anew: false, leads: null, ...how });
  }

  sign({ kind, start }: LawToken): void {
    this.close(null);
    const telling = kind === ":" ? this.#telling : null;
    this.otherFrom = telling?.start ?? -1;
    if (telling !== null) this.#push(telling.start, start, {});
    if (kind !== ",") this.#open = null;
    // `; per i non residenti, l'articolo 7`: of that one.
    if (kind === ";") this.#and = true;
    this.#told = false;
    this.#relative = null;
    // `di cui, tuttavia, conservano efficacia:` is one clause.
    if (kind !== ",") this.#telling = null;
    this.#comma = kind === ",";
  }
}

/**
 * The words of a passage that nothing explains: no place, day, quotation, aside, exception, and no word that limits nothing.
 *
 * @param repeals whether `le disposizioni di cui all'articolo 3` are that article
 * @example understandingOf(passageOf("il comma 2 diventa comma 3 e il comma 4 "), true).unknown.length // 1
 */
export function understandingOf(passage: Passage, repeals: boolean): Understanding {
  const { words } = passage;
  // A ruling, or this act, is a word as any other.
  const namings = passage.namings.filter(({ atto, places }) => atto !== null || places.length > 0);
  const plain = apart(passage, repeals).words;
  const days = daysIn(words);
  const reader = new Reader();
  /** Words right behind an aside go on with it. */
  let isBehindAside = false;
  /** `all'allegato I.13 Parametri per la progettazione (articolo 41)`: how it is called. */
  let isTitle = false;
  /** Whether rules of the place are spoken of that was named last, and nothing stands behind it yet. */
  let ofRules = false;
  let isFirst = true;
  const tokens = lawTokensOf(words);
  for (const [at, token] of tokens.entries()) {
    const { start, kind } = token;
    const naming = spanAt(namings, start);
    const day = spanAt(days, start);
    const isHidden = plain[start] !== words[start] || day !== undefined;
    // What no noun stands before limits all that is done: `e' abrogato in materia di caccia`.
    const mayLimit = isHidden && (ofRules || isFirst || reader.isAnew);
    isFirst &&= token.word === "";
    const isTime =
      /^(?:[fs]ino|per|in|nel|ai)/.test(token.word) && FOR_A_TIME.test(words.slice(start, start + LONGEST_TIME));
    const isSpan = day?.start === start && UNTIL.test(words.slice(start, day.end + LONGEST_TIME));
    if ((isTime && !isHidden) || isSpan) reader.limit(start, words);
    else if (mayLimit && SOME_OF.test(words.slice(start))) reader.limit(start, words);
    else if (isHidden || naming !== undefined || kind === "quotation") {
      if (naming === undefined || isHidden || start === naming.start)
        reader.close(isHidden || naming === undefined ? null : naming);
      isBehindAside = isHidden;
      const [last] = naming?.places.slice(-1) ?? [];
      isTitle =
        naming !== undefined &&
        last?.articolo === null &&
        last.divisione !== null &&
        // `Determinazione` may be a kind of acts, too.
        (naming.foreign || TITLE.test(words.slice(naming.end)));
      ofRules =
        repeals &&
        naming !== undefined &&
        !isHidden &&
        (start === naming.start ? RULES_OF.test(words.slice(0, start)) : ofRules);
    } else if (isSign(token)) {
      ofRules = false;
      reader.sign(token);
      isBehindAside = isTitle = false;
    } else if (!isTitle && (!isBehindAside || isAnd(token) || isVerb(token) || token.word === "si")) {
      isBehindAside = false;
      if (token.word !== "") reader.add(token, tokens.slice(at + 1, at + 1 + NEAR).find(isLeading));
    }
  }
  reader.close(null);
  const { unknown, subjects, otherFrom } = reader;
  return { words, unknown, subjects, otherFrom, closing: closingOf(words, unknown.at(-1)) };
}

/** `gli articoli 3 e 4 della legge ... e l'articolo 5 del decreto ..., nei confronti dei minori`. */
function closingOf(words: string, last: Unknown | undefined): Span | null {
  if (last === undefined || !last.aside || last.anew || last.leads !== null) return null;
  return { start: words.lastIndexOf(";", last.start), end: last.start };
}

/** Where another sentence begins, or the subject of another clause. */
function endOf({ words, subjects }: Understanding, from: number): number {
  const at = Math.max(from, 0);
  const end = words.slice(at).search(/;|\.\s+\p{Lu}/u);
  return Math.min(end < 0 ? words.length : at + end, subjects.find(({ start }) => start > from)?.start ?? words.length);
}

/** What is left of a claim. */
type Left = "whole" | "part" | "none";

/** Reads what words that nobody knows leave of the changes of a clause. */
export class Claims {
  readonly #read: readonly Change[];

  /** Where the places behind the verb stand. */
  readonly #behind: readonly number[];

  constructor(read: readonly Change[]) {
    this.#read = read;
    this.#behind = read.flatMap(({ at, behind }) => (behind ? [at] : [])).sort((a, b) => a - b);
  }

  /** What such words take from a place that stands before them: what they lead to, where the verb is said of that too. */
  #takes(one: Unknown, of: Change): Left {
    const led = this.#read.filter(({ at, behind }) => leadsTo(one, at) && behind === of.behind);
    if (led.length === 0 && one.tells) return "whole";
    if (led.length === 0 || led.some(({ dove }) => dove.articolo === null && dove.parte !== null)) return "part";
    const own = led.filter(({ atto }) => atto.urn === of.atto.urn);
    if (own.some(({ dove }) => isIn(of.dove, dove))) return "none";
    return own.some(({ dove }) => isIn(dove, of.dove)) ? "part" : "whole";
  }

  /** Of a place before the verb, by the words up to the verb. */
  before({ unknown }: Understanding, change: Change, named: readonly Pick<Change, "at" | "dove">[]): Left {
    let left: Left = "whole";
    for (const one of unknown) {
      if (leadsTo(one, change.at)) return "none";
      // `la lettera a) passa al comma 2 e la lettera b)`: that one lies where the first lay.
      const led = one.aside ? undefined : named.find(({ at }) => leadsTo(one, at));
      if (
        led !== undefined &&
        led !== named[0] &&
        led.dove.articolo !== null &&
        led.at < change.at &&
        led.dove.parte !== change.dove.parte &&
        isIn(change.dove, led.dove)
      )
        return "none";
      if (one.start < change.at) {
        // `Nei comuni montani, l'articolo 5`: of all that follows; `e, per i comuni, l'articolo 7`: of that one.
        const next = named.find(({ at }) => at > one.start)?.at;
        if (one.aside && one.leads === null && next === (one.anew ? change.at : named[0]?.at)) left = "part";
        continue;
      }
      if (one.anew) continue;
      if (!one.aside) return "none";
      if (left === "whole") left = this.#takes(one, change);
    }
    return left;
  }

  /** Of a place behind the verb, by the words before that. */
  ahead({ unknown }: Understanding): Left {
    return unknown.some(({ aside, anew }) => aside && !anew) ? "part" : "whole";
  }

  /** Of a place, by the words behind it or the verb, up to another clause. */
  behind(understanding: Understanding, change: Change): Left {
    const from = change.behind ? change.at : -1;
    const { unknown, closing } = understanding;
    if (change.behind && unknown.some((one) => leadsTo(one, from))) return "none";
    const stop = endOf(understanding, from);
    const next = partitionPoint(unknown.length, (at) => (unknown[at]?.start ?? 0) <= from);
    const before = this.#behind[partitionPoint(this.#behind.length, (at) => (this.#behind[at] ?? 0) < from) - 1] ?? -1;
    // `Sono abrogati, per i comuni, l'articolo 5`: of all; `e, per i comuni, l'articolo 7`: of that one.
    const [first = from] = this.#behind;
    const [all, own] = [unknown.find(({ aside }) => aside), unknown[next - 1]];
    if (all !== undefined && all.start < first && all.leads === null) return this.#takes(all, change);
    if (own?.anew && own.aside && own.leads === null && own.start > before) return "part";
    // `e' abrogato l'articolo 3 e l'articolo 4 resta fermo`: the subject of another clause.
    const isSubject = change.behind && understanding.subjects.some(({ start, end }) => start <= from && from < end);
    let left: Left = "whole";
    for (const one of unknown.slice(next)) {
      if (one.start >= stop || one.anew) break;
      if (isSubject && !one.aside) return "none";
      if (left === "whole") left = this.#takes(one, change);
    }
    const isOfAll = closing !== null && closing.start < from && (this.#behind.at(-1) ?? from) < closing.end;
    return change.behind && isOfAll && left === "whole" ? "part" : left;
  }
}

/** A change as far as it is claimed. */
export function claimed(change: Change, ...left: readonly Left[]): Change[] {
  if (left.includes("none")) return [];
  return [left.includes("part") && change.portata !== "parte" ? { ...change, portata: "parte", unsure: true } : change];
}

/** Letters of words that nobody knows, as the report names them. */
const LONGEST_PHRASE = 60;

/** The words of a clause that nobody knows, as the report counts them. */
export const unknownIn = ({ words, unknown }: Understanding): string[] =>
  unknown.map(({ start, end }) => collapse(words.slice(start, end)).toLowerCase().slice(0, LONGEST_PHRASE));
