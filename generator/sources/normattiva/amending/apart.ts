/** Exceptions (`ad eccezione del comma 3`) and asides (`a norma dell'articolo 48`): what a passage names without speaking of it. */

import { getOrMake } from "../../../collections/get-or-make.ts";
import type { Span } from "../../../law/grammar/lexer.ts";
import type { LawToken } from "../../../law/grammar/tokens.ts";
import { EXCEPTING } from "../../../law/words/exceptions.ts";
import { HELD, HOLDER, RULES, WORDING } from "../../../law/words/nouns.ts";
import { expression, pattern } from "../../../law/words/pattern.ts";
import { AND, FROM_THE, IN_THE, OF_THE, THE, TO_THE } from "../../../law/words/small-words.ts";
import { type Joint, jointOf, lawTokensOf, narrows } from "./joints.ts";
import { type Naming, type Passage, passageOf } from "./passage.ts";
import { isIn, placed } from "./places.ts";
import { blanked, firstFrom, spanAt, united } from "./spans.ts";
import { namesText } from "./spoken-of.ts";

/** How words except something from what is said. */
export interface Exempts {
  /** Whether its words announce a list of what is excepted. */
  readonly list: boolean;
  /** Whether it names what is touched, and leaves the rest: `limitatamente al comma 2`. */
  readonly only: boolean;
  /** Whether all of what it names is touched, nothing else: not so with `limitatamente ai procedimenti di cui all'articolo 3`. */
  readonly exact: boolean;
  /** Whether it is of the last of several alone: `gli articoli 3 e 4, quest'ultimo limitatamente al comma 2`. */
  readonly last: boolean;
  /** Whether it is of the place behind it: `il comma 2 e, limitatamente al primo periodo, il comma 3`. */
  readonly ahead: boolean;
}

/** Words that take something out of what is said: `ad eccezione del comma 3`. */
interface Exception extends Span, Exempts {
  /** What is excepted. */
  readonly namings: readonly Naming[];
  /** Whether it only gives way to other rules or to what is no text: `salvo quanto previsto`, `fatti salvi i diritti dei terzi`. */
  readonly proviso: boolean;
}

/** A passage whose exceptions and asides are blanks, so that positions stay the same. */
export interface Apart extends Passage {
  readonly exceptions: readonly Exception[];
  /** Tokens that were looked at: they grow with the words. */
  readonly steps: number;
}

/** What is said of rules that give way to others: these stay. */
const CONTRAST = pattern`(?:in contrasto|incompatibil[ei]|non compatibil[ei]|contrastant[ei]|in opposizione|contrari[ea](?= al?))`;

/** Words that open an exception, or leave only a part of what they follow. */
const EXCEPTS = new RegExp(
  `(?<![\\p{L}])(?:${[
    EXCEPTING,
    "a\\s+parte(?=\\s*[,;.])",
    `(?:nell[ae]|per\\s+l[ae])\\s+(?:sol[ae]\\s+)?part[ei](?=\\s+(?:in\\s+cui|che|relativ|concernent|riguardant|${CONTRAST}))`,
    `(?:in\\s+quanto\\s+|se\\s+)?${CONTRAST}(?=\\s|[,;.:]|$)`,
  ].join("|")})(?![\\p{L}])`,
  "giu",
);
/** Those that may except a thing that is no text. */
const SAVES = /^(?:(?:fatt[oaie]\s+)?salv[oaie]|ferm[oaie]\s+restando|(?:restando|rimanendo)\s+ferm[oaie])$/i;
/** A quick test: every exception contains one of these. */
const MAY_EXCEPT =
  /ezion|non|rest|riman|sopravviv|conserva|esclus|tranne|eccett|salv|fuor|meno|limitatamente|parte|tolt|contra|compatibil|opposi/i;
/** `fatta salva l'applicazione del comma 2`: that stays. */
const IN_FORCE = expression`^\s*${THE}(?:applicazione|efficacia|operativita|vigenza|validita)(?!\p{L})`;
const CONTRASTS = new RegExp(`(?:${CONTRAST}|contrari[ea])$`, "iu");
const AS_FAR = /^(?:in\s+quanto|se)\s/i;
const OF_RULES = expression`(?<!\p{L})${RULES}(?!\p{L})`;
/** `e con la legge ...`, which stays too; `e in particolare la legge ...` is repealed. */
const WITH = expression`(?<!\p{L})(?:con |a |${TO_THE})|(?<!particolare\s+|nonche['’]?\s+)${THE}$`;
/** Those that name what is touched. */
const ONLY = /^(?:limitatamente|nella|per)/i;
const EXACTLY = expression`^limitatamente (?:a |${TO_THE})(?:(?:sol[oaie]|${RULES}|cui|di|a|contenut[oaie]|recat[oaie])\s|${TO_THE}|${IN_THE}|${FROM_THE})*$`;
/** Before one that is of the last place alone. */
const OF_LAST = /(?<!\p{L})(?:(?:que(?:st|ll)|l)['’]ultim[oa]|(?:il|la)\ssecond[oa]),?\s*$/iu;
/** `escluso il 3`, `ad eccezione del 3 e del 4`: numbers of the list before it. */
const BARE_NUMBERS =
  /^\s*(?:per\s)?(?:(?:il?|d?el|gli|le|la|dei|degli)\s|d?e?l?l['’]\s?)(\d{1,4}(?:-\p{L}{2,12})?(?:(?:,|\sed?)\s(?:(?:d?el|il?)\s|d?e?l?l['’]\s?)?\d{1,4}(?:-\p{L}{2,12})?){0,9})[\s.]*$/iu;
/** `tutti meno il terzo`: one of the list, and nobody knows which. */
const ONE_OF =
  /^\s*(?:(?:d?el|i)l?|l[ao])\s(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|penultim)[oa](?=\s*(?:[,;.]|$))/iu;
/** Before one that is of another of them, and nobody counts which: `la legge ... e il decreto ..., la prima nei limiti`. */
const OF_FIRST = /(?<!\p{L})(?:(?:il|la)\s(?:prim|terz|quart)[oa]|(?:i|le)\sprim[ie](?:\s\p{L}+)?),?\s*$/iu;
/** `ad eccezione, quanto all'articolo 4, del comma 2`. */
const QUALIFIED =
  /,\s(?:(?:(?:in\s)?(?:quanto|ordine|relazione)|con\sriguardo|relativamente)\s(?=a(?:(?:l|lla|i|gli|lle)\s|ll['’]))|(?=de(?:(?:l|gli)\s|ll['’])\s?art))/iuy;
/** Stands behind what it excepts: `, il 3 escluso,`, `, comma 3 a parte,`. */
const LEFT_OUT = /^(?:esclus|eccettuat|tolt|a\sparte)/i;
const OUT_BEFORE =
  /,\s(?:ed?\s)?(?:(?:il?|lo|la|gli|le|comm[ai]|articol[oi]|letter[ae]|numer[oi])\s|l['’]\s?)[^,;:.()\u0001]{1,60}\s$/iu;
const LONGEST_OUT = 72;
const CLAUSE = /^\s+(?:in\s+cui|che)\s/i;
/** `fatta eccezione per gli articoli appresso indicati`. */
const ANNOUNCES = /^[^,;:.]*(?:seguenti|appresso|di seguito|sottoindicat)/i;
const PLAIN = { namings: [], list: false, only: false, exact: false, last: false, ahead: false, proviso: false };
const OF_QUOTED = expression`${WORDING}\s*$`;
/** The quoted words that `limitatamente alle parole` is of. */
const QUOTED_BEHIND = /\s?:?\s*\u0001+(?:(?:,|\sed?)\s*\u0001+){0,9}/y;
/** Before one that is of what follows, and behind it where that is a place with a name of its own. */
const AHEAD = expression`(?<!\p{L})${AND},?\s*$`;
const NEXT_PLACE = expression`^\s*,\s*(?:${THE}|${OF_THE})`;

/** What another act did, or does: `che ha abrogato l'articolo 5`. */
const RELATIVE =
  "(?:che|(?:il|la|i|le)\\s+qual[ei])\\s+(?:(?:non|ne|vi|gia['’]?|già|a\\s+sua\\s+volta)\\s+)?(?:(?:ha|hanno|aveva|avevano)\\s+)?(?:(?:abrog|soppr|modific|sostitu|inser|introd|aggiun|proro|conver|integr|differ|sospe|deroga|rec|prev|dispo|stabil|disciplin|richiam|rinvi)\\p{L}+)";

/** Words that open an aside: the source, the reason or the history of something. */
const EXPLAINS = new RegExp(
  `(?<![\\p{L}])(?:${[
    // `di cui conservano efficacia`, with a verb of its own, says something else.
    `di\\s+cui(?=,?\\s+(?:\\p{L}+,?\\s+)?(?:${TO_THE}|${IN_THE}|ad?\\s))`,
    "di\\s+conversione",
    "ai\\s+sensi",
    "a\\s+norma",
    "nonostante",
    "per\\s+(?:gli\\s+)?effett[oi]",
    "in\\s+(?:attuazione|applicazione|esecuzione|conformita['’]?|coerenza|relazione|materia|deroga|virtu['’]?|ottemperanza|sede)",
    "(?:cosi['’]?\\s+)?come\\s+(?:da\\s+ultimo\\s+)?(?:modificat|sostituit|introdott|inserit|aggiunt|integrat|previst|risultant|prorogat|richiamat|convertit|rideterminat)[oaie]",
    `(?:modificat|sostituit|introdott|inserit|aggiunt|integrat|prorogat|istituit|approvat|emanat|adottat|autorizzat|convertit|ratificat|reintrodott|abrogat)[oaie](?=,?\\s+(?:con\\s+modificazioni,?\\s+|da\\s+ultimo,?\\s+|in\\s+legge,?\\s+)?(?:${FROM_THE}|da\\s+|con(?![\\p{L}])|ai\\s+sensi|per\\s+effetto)\\s*(?!seguent))`,
    "(?:previst|indicat|stabilit|disciplinat|dispost|definit|richiamat|individuat|contemplat|fissat)[oaie]",
    `(?:contenut|recat|dettat|post)[oaie](?=\\s+(?:${IN_THE}|${FROM_THE}|in\\s|da\\s))`,
    "recant[ei]",
    "(?:intitolat|rubricat|denominat)[oaie]",
    "relativ[oaie]",
    "concernent[ei]",
    "riguardant[ei]",
    "secondo\\s+(?:quanto|le\\s+modalita|i\\s+criteri)",
    RELATIVE,
    // `a norma del quale l'articolo 9 ...` tells something else of what stands before it.
  ].join("|")})(?![\\p{L}])(?!\\s+(?:de|a|da)(?:l|lla|i|lle)\\s+qual[ei])`,
  "giu",
);
/** What is changed, or is words itself, before `contenute nell'articolo 7`: the place is meant. */
const OF_WORDS = expression`(?:\u0001|${WORDING}|${RULES})[\s,]*$`;
const TITLED = /^(?:recant|intitolat|rubricat|denominat)/i;
const IN_A_PLACE = /^(?:contenut|recat|dettat|post|previst)|^di\s+cui$/i;
/** `le disposizioni di cui all'articolo 3`: where something is repealed, it is the place itself. */
const DISPOSITIONS = expression`(?<!\p{L})${RULES}[\s,]*$`;

const PARENTHESIS = /\([^()]*\)/g;
/** Letters of a conjunction and the signs behind it, at the most. */
const BEFORE = 16;
/** Letters of the title of a named text, at the most. */
const LONGEST_NAME = 260;
/** Tokens between the words that open an aside and its citation, at the most. */
const LONGEST_LEAD = 100;
const VERBS: ReadonlySet<string> = new Set(["sono", "viene", "vengono", "non", "ha", "hanno"]);
/** `convertito, con modificazioni, dalla`, `modificato, da ultimo, dal`: the commas are of the insertion. */
const INSERTED: ReadonlySet<string> = new Set(["modificazioni", "ultimo", "legge"]);
const WORDS: ReadonlySet<string> = new Set(["parola", "parole", "cifra", "cifre"]);

/** `e'`, `sono`, `ha`: a sentence goes on. */
const isVerb = ({ kind, word }: LawToken): boolean => VERBS.has(word) || (word === "e" && kind === "word");
/** `il comma`, `la parola`: something new is spoken of. */
const isSpokenOf = ({ kind, word }: LawToken, next: LawToken | undefined): boolean =>
  kind === "article" && !word.startsWith("un") && next !== undefined && (isPart(next) || WORDS.has(next.word));
const isPart = ({ kind, step }: LawToken): boolean => (kind === "step" && step !== "parte") || kind === "ordinal";
/** The parenthesis of `lettera a)`. */
const isLabel = (before: LawToken | undefined): boolean =>
  before?.kind === "number" || (before !== undefined && before.word !== "" && before.word.length <= 3);

/** A passage with its tokens, to be read for what stands apart. */
class ApartReader {
  readonly words: string;
  readonly namings: readonly Naming[];
  readonly #tokens: readonly LawToken[];
  /** Tokens that were looked at so far. */
  steps = 0;

  constructor({ words, namings }: Passage) {
    this.words = words;
    this.namings = namings;
    this.#tokens = lawTokensOf(words);
  }

  /** Where what begins at a place ends, if it cites nothing: at punctuation, the next thing spoken of, or the verb. */
  endOf(from: number, limit = this.words.length): number {
    const tokens = this.#tokens;
    for (let at = firstFrom(tokens, from); ; at++) {
      this.steps++;
      const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
      if (token === undefined || token.kind === "end" || token.start >= limit) return limit;
      const { kind, start, end } = token;
      const isSign = kind === "," || kind === ";" || kind === ":" || kind === "quotation";
      const isStop = kind === "." && next?.isCapital === true && next.start > end;
      const isClosing = kind === ")" && !isLabel(before);
      const isNext = isSpokenOf(token, next) || (token.word === "dopo" && next?.kind === "article");
      if (isSign || isStop || isClosing || isNext || isVerb(token)) return start;
    }
  }

  /** Whether only words stand between two places, no sign and no verb. */
  #leads(from: number, to: number): boolean {
    const tokens = this.#tokens;
    const first = firstFrom(tokens, from);
    for (let at = first; (tokens[at]?.start ?? to) < to; at++) {
      this.steps++;
      const token = tokens[at] as LawToken;
      const isInserted = INSERTED.has(tokens[at - 1]?.word ?? "") || INSERTED.has(tokens[at + 2]?.word ?? "");
      if (at - first > LONGEST_LEAD || isVerb(token) || /^(?:[;:.()]|quotation)$/.test(token.kind)) return false;
      if (token.kind === "," && !isInserted) return false;
    }
    return true;
  }

  /** How far what begins at a place goes, with the citations that belong to it. */
  reach(
    from: number,
    joins: (joint: Joint, next: Naming, first: Joint, gap: string) => boolean,
    isClause = false,
  ): { end: number; namings: Naming[] } {
    const { words, namings } = this;
    const at = firstFrom(namings, from);
    const first = namings[at];
    if (first === undefined || !this.#leads(from, first.start)) return { end: this.endOf(from), namings: [] };
    const gap = words.slice(from, first.start);
    const own = jointOf(gap);
    if (own.the && !isClause && gap.trim().split(/\s+/).length > 2) {
      // "e la legge" is another thing that is spoken of.
      const the = gap.trimEnd().lastIndexOf(" ");
      return { end: this.endOf(from, from + (own.and ? gap.lastIndexOf(" ", the - 1) : the)), namings: [] };
    }
    const found = [first];
    for (let next = at + 1; next < namings.length; next++) {
      const [before, one] = [found.at(-1) ?? first, namings[next]];
      const between = words.slice(before.end, one?.start);
      if (one === undefined || !joins(jointOf(between), one, own, between)) break;
      found.push(one);
    }
    return { end: found.at(-1)?.end ?? from, namings: found };
  }

  /** Whether a place is named right behind another: `meno l'articolo 5`. */
  isPartNext(from: number): boolean {
    const at = firstFrom(this.#tokens, from);
    const [token, next] = [this.#tokens[at], this.#tokens[at + 1]];
    return token !== undefined && isSpokenOf(token, next);
  }
}

/** A named text and the act that holds it: `del testo unico delle ..., di cui al`, `della tabella A allegata al`. */
const IS_HOLDER = expression`${HOLDER}(?!\p{L})[^;:.\u0001]{0,240}$`;
const HOLDS = expression`^(?:di cui|${HELD})$`;

/**
 * Cuts off exceptions and asides. An exception names what is not touched (`ad eccezione del comma 3`), or leaves only a part
 * (`limitatamente al comma 2`). An aside names another place or act to explain the one that is meant (`a norma dell'articolo 48, comma 10,
 * della legge ...`, `come modificato da ...`, or anything in parentheses).
 *
 * @param repeals whether `le disposizioni di cui all'articolo 3` are that article
 * @returns words of the same length, blank where something was cut, and what is left that they name
 * @example apart(passageOf("L'articolo 59 della legge 23 dicembre 2000, n. 388, ad eccezione del comma 3, ")).exceptions[0]?.namings[0]?.places[0]?.parte // "comma 3"
 */
export const apart = (read: Passage, repeals = false): Apart =>
  getOrMake(repeals ? KNOWN_OF_REPEALS : KNOWN, read, () => parted(read, repeals));
/** What was read of a passage once: places and their limits ask for it again. */
const KNOWN = new WeakMap<Passage, Apart>();
const KNOWN_OF_REPEALS = new WeakMap<Passage, Apart>();

function parted(read: Passage, repeals: boolean): Apart {
  const passage = split(read);
  const parentheses = [...passage.words.matchAll(PARENTHESIS)].map(spanOf);
  const reader = new ApartReader(passage);
  const exceptions = exceptionsOf(passage, reader, parentheses);
  const cut = united([...parentheses, ...exceptions]);
  const asides = asidesOf(passage, reader, cut, repeals);
  return { ...without(passage, united([...cut, ...asides])), exceptions, steps: reader.steps };
}

const OPENED = new RegExp(
  `(?:${EXCEPTS.source}|${EXPLAINS.source})\\s*(?:(?:quanto|per)\\s+)?[^\\s,;:.]{0,8}\\s*$`,
  "iu",
);
/** Openers that lead by a preposition: what follows without one is no part of them. */
const LEADS_BY = /(?:limitatamente|eccezione|esclusione|infuori|fuori)\s\S*\s*$/i;
/** `Limitatamente al comma 3, l'articolo 5`: where a new thing is spoken of behind a comma, another naming begins. */
function splitAt(words: string, naming: Naming): Naming[] {
  const { places, start } = naming;
  if (!OPENED.test(words.slice(Math.max(0, start - 40), start))) return [naming];
  const opens = (joint: Joint) => narrows(joint) || (joint.comma && joint.and && joint.the);
  const at = places.findIndex(
    ({ at: begins }, i) => i > 0 && begins > start && opens(jointOf(words.slice(Math.max(0, begins - 12), begins))),
  );
  const begins = places[at]?.at;
  if (begins === undefined) return [naming];
  // `ad eccezione dei commi 2 e 3, e l'articolo 7`: the commi are of what stands before.
  const own = /articol|\bart\./i.test(words.slice(start, begins));
  const first = {
    ...naming,
    own: false,
    atto: null,
    act: -1,
    end: words.lastIndexOf(",", begins),
    places: places.slice(0, at).map((place) => (own ? place : { ...place, articolo: null })),
  };
  return [first, { ...naming, start: begins, places: places.slice(at) }];
}

/** A part that is left out behind its article: `L'articolo 5 della legge ..., comma 3 escluso, e' abrogato`. */
const LEFT_OUT_BEHIND = /^\s(?:(?:esclus|eccettuat|tolt)[oaie]|a\sparte)\s*(?:[,;.]|$)/iu;
/** Cuts such a part off what it is left out of. */
function withoutLeftOut(words: string, naming: Naming): Naming[] {
  const { start, end } = naming;
  const cut = words.lastIndexOf(",", end);
  if (cut <= start || !LEFT_OUT_BEHIND.test(words.slice(end, end + LONGEST_OUT))) return [naming];
  const [[of], [out]] = [passageOf(words.slice(start, cut)).namings, passageOf(words.slice(cut, end)).namings];
  if (of === undefined || out === undefined || out.own) return [naming];
  const moved = (places: Naming["places"], by: number) => places.map((one) => ({ ...one, at: one.at + by }));
  const rest = { ...naming, end: cut, places: moved(of.places, start), alone: moved(of.alone, start) };
  const part = { start: cut + out.start, end, places: moved(out.places, cut), alone: moved(out.alone, cut) };
  return [rest, { ...out, ...part }];
}

const split = (read: Passage): Passage => ({
  ...read,
  namings: read.namings.flatMap((one) => splitAt(read.words, one)).flatMap((one) => withoutLeftOut(read.words, one)),
});

const spanOf = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});
/** Whether words at a place open something: they do not where it is cut off already, or inside of what is named. */
const opensAt = ({ namings }: Passage, cut: readonly Span[], found: readonly Span[], at: number): boolean =>
  at >= (found.at(-1)?.end ?? 0) &&
  spanAt(cut, at) === undefined &&
  at >= (namings[firstFrom(namings, at) - 1]?.end ?? 0);

/** What bare numbers mean behind a list: more of the same. */
function numbersOf(said: string, before: Naming | undefined): Naming[] {
  const [, numbers] = BARE_NUMBERS.exec(said) ?? [];
  const last = before?.places.at(-1);
  if (numbers === undefined || last === undefined || before === undefined) return [];
  const step = last.parte?.split(", ").at(-1)?.split(" ")[0] ?? (last.articolo === null ? "" : "articolo");
  const places = passageOf(
    `${step} ${numbers.replace(/(?<=\s)(?:d?el\s|d?e?l?l['’]\s?|il?\s)/giu, "")}`,
  ).namings.flatMap((one) => one.places);
  return places.length === 0 ? [] : [{ ...before, own: false, atto: null, act: -1, places, alone: places }];
}

/** `quanto all'articolo 4, del comma 2`: that comma of that article. */
function qualified(naming: Naming): Naming {
  const [of, own] = [naming.places.filter(isPlaceIn), naming.places.filter((one) => !isPlaceIn(one))];
  return own.length === 0
    ? naming
    : { ...naming, places: of.flatMap((one) => own.map((part) => ({ ...part, ...placed(one, part) }))) };
}
const isPlaceIn = ({ ruolo }: Naming["places"][number]) => ruolo === "luogo";

function exceptionsOf(passage: Passage, reader: ApartReader, cut: readonly Span[] = []): Exception[] {
  const { words, namings } = passage;
  if (!MAY_EXCEPT.test(words)) return [];
  const exceptions: Exception[] = [];
  const firstAct = namings.find(({ own }) => own)?.end;
  for (const { 0: text, index } of words.matchAll(EXCEPTS)) {
    QUALIFIED.lastIndex = index + text.length;
    const from = index + text.length + (QUALIFIED.exec(words)?.[0].length ?? 0);
    if (!opensAt(passage, cut, exceptions, index) || (/^meno$/i.test(text) && !reader.isPartNext(from))) continue;
    const actBefore = firstAct !== undefined && firstAct <= index;
    const contrasts = CONTRASTS.test(text);
    const behind = LEFT_OUT.test(text) ? OUT_BEFORE.exec(words.slice(Math.max(0, index - LONGEST_OUT), index)) : null;
    if (behind !== null && /^\s*(?:[,;.]|$)/.test(words.slice(from))) {
      const start = index - behind[0].length;
      const named = namings.slice(firstFrom(namings, start), firstFrom(namings, index));
      const before = namings[firstFrom(namings, start) - 1];
      const bare = named.length === 0 ? numbersOf(behind[0].slice(1), before) : [];
      exceptions.push({ ...PLAIN, start, end: from, namings: [...named, ...bare] });
      continue;
    }
    const leads = LEADS_BY.test(`${text} `);
    // `gli articoli 28 e 29, salvo il comma 1, e l'articolo 30`: none of those named, so no exception.
    const named = namings.slice(0, firstFrom(namings, index)).flatMap(({ places }) => places);
    const isOther = ({ places }: Naming) =>
      named.length > 0 && !/i$/.test(text) && !places.some((one) => named.some((of) => isIn(one, of)));
    // `nella parte in cui richiama l'articolo 8`: with the object of its verb.
    const isClause = CLAUSE.test(words.slice(from, from + LONGEST_OUT));
    const joins = ({ isAll, comma, and, the, preposition }: Joint, next: Naming, own: Joint, gap: string) =>
      contrasts
        ? isAll && and && WITH.test(gap)
        : isAll &&
          and &&
          (preposition === "" ? !(comma && the && (leads || isOther(next))) : preposition === own.preposition) &&
          (!next.own || !actBefore || !comma) &&
          next.places.length > 0;
    const what = reader.reach(from, joins, isClause);
    const ahead = AHEAD.test(words.slice(Math.max(0, index - BEFORE), index));
    // `e, limitatamente al primo periodo, del comma 3`: the part is named itself.
    if (ahead && ONLY.test(text) && what.namings.length > 0 && !NEXT_PLACE.test(words.slice(what.end))) continue;
    const stop = what.namings.length > 0 && words[what.end] !== ":" ? what.end : reader.endOf(Math.max(from, what.end));
    const said = words.slice(from, stop);
    QUOTED_BEHIND.lastIndex = stop;
    const end = stop + ((OF_QUOTED.test(said) && QUOTED_BEHIND.exec(words)?.[0].length) || 0);
    const announces = ANNOUNCES.test(words.slice(from, from + LONGEST_OUT));
    const isList =
      words[end] === ":" ? announces || firstFrom(namings, index) > 0 : announces && what.namings.length === 0;
    if (contrasts) {
      // `l'articolo 3 e ogni disposizione incompatibile`: of rules that no act is named of, nothing is left to say.
      const last = namings[firstFrom(namings, index) - 1];
      // `Sono abrogate, in quanto incompatibili, le disposizioni della legge`: as far as they are.
      const ahead = last === undefined && AS_FAR.test(text);
      const proviso = !ahead && (last === undefined || OF_RULES.test(words.slice(last.end, index)));
      exceptions.push({ ...PLAIN, start: index, end, only: true, ahead, proviso });
      continue;
    }
    const proviso =
      SAVES.test(text) && !isList && (/^\s*quanto/i.test(said) || (!namesText(said) && !IN_FORCE.test(said)));
    const exact = EXACTLY.test(words.slice(index, what.namings[0]?.start));
    const before = words.slice(Math.max(0, index - BEFORE), index);
    const last = OF_LAST.test(before);
    const isOfFirst = OF_FIRST.test(before);
    const list = namings[firstFrom(namings, index) - 1];
    const isOneOf = list !== undefined && ONE_OF.test(words.slice(from, from + LONGEST_OUT));
    const bare = what.namings.length > 0 ? [] : isOneOf ? [{ ...list, own: false }] : numbersOf(said, list);
    const isQualified = from > index + text.length;
    const excepted = [...(isQualified ? what.namings.map(qualified) : isClause ? [] : what.namings), ...bare];
    const how = { list: isList, only: ONLY.test(text), exact: exact && !isOfFirst, last, proviso };
    exceptions.push({ ...how, start: index, end, namings: excepted, ahead: ahead || isOfFirst });
  }
  return exceptions;
}

function asidesOf(passage: Passage, reader: ApartReader, cut: readonly Span[] = [], repeals = false): Span[] {
  const { words } = passage;
  const asides: Span[] = [];
  for (const { 0: text, index } of words.matchAll(EXPLAINS)) {
    if (!opensAt(passage, cut, asides, index)) continue;
    const before = words.slice(Math.max(0, index - LONGEST_NAME), index);
    if (IN_A_PLACE.test(text) && (repeals ? DISPOSITIONS : /\u0001[\s,]*$/).test(before)) continue;
    if (IN_A_PLACE.test(text) && !/^di/i.test(text) && OF_WORDS.test(before)) continue;
    if (HOLDS.test(text) && IS_HOLDER.test(before)) continue;
    const isRelative = /^(?:che|il|la|i|le)\s/i.test(text);
    const isConversion = /^(?:convertit|di\s+conv)/i.test(text);
    const { end } = reader.reach(index + text.length, ({ isAll, comma, and, preposition }, next, own) => {
      // `che ha abrogato l'articolo 5 e l'articolo 6`: both, until a comma ends the clause.
      if (isRelative && isAll && and && !comma) return true;
      if (!isAll || preposition === "") return false;
      const goesOn = preposition === own.preposition && !(comma && !and && /^(?:a|ne)$/.test(preposition));
      return (preposition === "d" || goesOn) && !(isConversion && !next.own);
    });
    QUOTED_BEHIND.lastIndex = end;
    const title = TITLED.test(text) ? QUOTED_BEHIND.exec(words)?.[0].length : 0;
    asides.push({ start: index, end: end + (title ?? 0) });
  }
  return asides;
}

/** A passage with blanks in the place of some stretches, which are in order and apart. */
function without({ words, namings }: Passage, spans: readonly Span[]): Passage {
  return {
    words: blanked(words, spans),
    namings: namings.flatMap((one) => {
      const span = spanAt(spans, one.start);
      // `(Articoli da 41 a 44), del decreto ...`: the act stands behind what is cut off.
      if (span !== undefined) return one.act >= span.end ? [{ ...one, start: one.act, places: [], alone: [] }] : [];
      // What lies in something that is cut off lies in what stands before that.
      return one.under && spanAt(spans, one.parent) !== undefined
        ? [{ ...one, under: false, atto: null, places: one.alone }]
        : [one];
    }),
  };
}

/** A passage without its exceptions: blanks in their place. */
export const withoutExceptions = (passage: Passage): Passage =>
  without(passage, exceptionsOf(passage, new ApartReader(passage)));

/**
 * A passage without its asides: blanks in their place. What begins behind an aside is no part of it.
 *
 * @param repeals whether `le disposizioni di cui all'articolo 3` are that article
 */
export function withoutAsides(read: Passage, repeals = false): Passage {
  const passage = split(read);
  return without(passage, asidesOf(passage, new ApartReader(passage), [], repeals));
}
