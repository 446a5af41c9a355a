/** What a ruling strikes: the places of each verdict, with their limits. */

import type { Span } from "../../../law/grammar/lexer.ts";
import { RULES, WORDING } from "../../../law/words/nouns.ts";
import { expression, pattern } from "../../../law/words/pattern.ts";
import { AND, BE, OF_THE, THE } from "../../../law/words/small-words.ts";
import { withoutAsides } from "../amending/apart.ts";
import { jointOf } from "../amending/joints.ts";
import { type Naming, type Passage, passageOf, pieceOf } from "../amending/passage.ts";
import type { NamedPlace } from "../amending/places.ts";
import { blank, firstFrom, spanAt } from "../amending/spans.ts";
import { understandingOf } from "../amending/understood.ts";
import { type Verdict, verdictsIn } from "./verdicts.ts";

/** Places that are struck together, under one limit. */
export interface StruckGroup {
  readonly namings: readonly Naming[];
  /** Whether words leave a part of what is named: `nella parte in cui`. */
  readonly limited: boolean;
  /** Whether one reading of it is struck, and no words: `ove interpretato nel senso che`. */
  readonly interpreted: boolean;
  /** Whether it falls because something else does. */
  readonly consequential: boolean;
  /** Whether a piece without a number is meant: `comma 2, ultima parte`. */
  readonly inside: boolean;
  /** The places that the limit begins with: `nella parte in cui, al numero 3) del comma 1, abroga`. */
  readonly within: readonly NamedPlace[];
}

/** What is left standing: `ad eccezione del terzo comma`. */
const EXCEPT = pattern`(?:ad|con|fatta|salva|salvo)\s(?:la\s(?:sola\s)?|l['’]|sola\s)?(?:eccezione|esclusione)|tranne|eccett(?:o|uat[oaie])|fatt[oaie]\ssalv[oaie]|(?:salv|esclus)[oaie](?= ${THE})|salv[oaie](?=\sche)`;
const LIMIT = new RegExp(
  `(?<!\\p{L})(?:${[
    "nell[ae]\\s?(?:sol[ae]\\s)?part[ei](?!\\p{L})",
    "per\\sl[ae]\\s(?:sol[ae]\\s)?part[ei]",
    "limitatamente",
    "(?:ladd)?ove(?!\\p{L})",
    "dove(?!\\p{L})",
    "(?<=\\p{L}\\s)in\\scui",
    "(?:quanto|con\\s(?:esclusivo\\s)?(?:riguardo|riferimento))\\s(?:a(?:i|lla|lle)?\\s(?:sol[aeio]\\s)?parol|all['’]inciso|alla\\ssola|al\\ssolo)",
    "(?:soltanto|solo|unicamente|esclusivamente)\\s(?:nell|per|con|se|quando)",
    EXCEPT,
    "nei\\s(?:(?:medesimi|stessi|soli)\\s)?(?:limiti|sensi|casi|confronti)",
    "nel(?:l['’]ipotesi|le\\sipotesi|\\scaso|la\\smisura)",
    "in\\squanto",
    "(?:ove|qualora|se)\\s(?:si[ai]\\p{L}{0,2}\\s)?interpretat",
  ].join("|")})`,
  "iu",
);
const INTERPRETED = /^(?:in\squanto|ove|qualora|se)\s(?:si[ai]\p{L}{0,2}\s)?interpretat/iu;
const PIECE = /^[\s,]{0,3}(?:\p{L}{5,7}\s(?:parte|inciso|proposizione|frase|ipotesi)|(?:l['’])?inciso)(?!\p{L})/iu;
/** Words of consequence, and the law that lets what follows fall: art. 27 of l. 87/1953. */
const CONSEQUENT =
  /(?<!\p{L})(?:in\svia\s(?:di\s)?conse[gq]uen(?:ziale|za)|conse[gq]uen(?:ziale|zialmente|temente)|(?:di|per)\sconseguenza|in\sconseguenza(?=,|\sdichiara|\sdella\sdichiarazione))(?!\p{L})/giu;
const LAW_OF_COURT =
  /(?<!\p{L})(?:(?:ai\ssensi|in\sapplicazione|a\snorma|per\seffetto|in\sforza|visto)\s)?(?:(?:dell|all|l)['’]\s?)?art(?:icolo|\.)?\s?27,?\s(?:della\s)?(?:citata\s)?l(?:egge|\.)?\s(?:(?:11\smarzo\s)?1953,?\sn\s?\.\s?87|n\s?\.\s?87\sdel\s1953|n?\.?\s?87\/1953)(?!\d)/giu;
/** `; 2) del`, `, e dell'`, `dispone l'approvazione dell'` before a place: something else is struck. */
const NEXT_ITEM = expression`[;:]\s?(?:[-–]\s?|${AND}(?:\s?,){0,3}\s)?((?:\d{1,2}|\p{L})\)\s?)?(?:${OF_THE}|di\s|d['’]\s?)?$`;
/** `limitatamente alle parole «...», e comma 3`: behind words that are quoted an item may begin without `del`. */
const BEHIND_QUOTED = expression`(?:${WORDING}|period[oi])\s{3,}["”]?,?\s?${AND}\s(?:l['’]|il\s|i\s|gli\s)?$`;
const AND_OF = expression`(?:,[\s"]{0,2}${AND}(?:\s?,){0,3}\s(?:altres[iì]['’]?\s)?|approvazione\s)(?:${OF_THE}|di\s)$`;
/** What may stand before the first place: `della norma di cui all'`, `dell'intero`, `che l'`. */
const LEADS = expression`(?<!\p{L})(?:${RULES}\s[^;.]{0,24}|(?:che|dichiara(?:to)?|illegittim[oaie])\s(?:${THE}|gl['’])?)$`;
/** What an exception names is not struck. */
const EXCEPTED = new RegExp(`(?:${EXCEPT})\\s(?:solt?anto\\s|sol[oaie]\\s)?(?:\\p{L}{1,5}['’]?\\s?){0,2}$`, "iu");
/** `dell'34, secondo comma`: the word for the article is missing. */
const BARE_ARTICLE = /^\W{0,4}d\p{L}{1,4}['’\s]{1,2}(\d{1,4}(?:-\p{L}{2,12})?),\s$/u;
/** A number that goes on a list behind a semicolon: `commi: 389; 635; 1252`, `artt. 5 e 6 della legge ...; e 7 del decreto ...`. */
const BARE = new RegExp(pattern`;\s(?:${AND}\s)?(\d{1,4}(?:-\p{L}{2,12})?)(?=[\s;,.(])`, "giu");
const LISTS = /(?<!\p{L})(?:(artt\.|articoli)|commi)(?!\p{L})/giu;
/** A norm that several provisions make together: none of them is struck whole. */
const MADE_OF =
  /(?:combinat[oi]\sdispost[oi]|(?:desum|ricav|evinc)ibil[ei]|risultant[ei])\s(?:d\p{L}{0,4}['’]?\s{0,3}){0,2}$/iu;
/** `delle parole «...» del comma 2`: words of a place are struck, not all of it. */
const WORDS_OF = expression`(?<!\p{L})(?:d\p{L}{1,4}['’]?\s?|${THE})${WORDING}(?!.{0,1200}(?:;|,\s?${AND}\s))`;
const OF_WORDS = expression`^[\s,]{1,3}(?:${OF_THE}|${THE})(?:sol[ae]\s)?${WORDING}`;
const HELD_WORDS = new RegExp(
  pattern`(${WORDING}\s{1,400}["”]?,?\s?)(di\scui\sa|contenut[aeio]\sne)(?=l|i\s|gli\s)`,
  "giu",
);
/** `, quest'ultimo nella parte in cui`: the limit is of the last place alone. */
const OF_LAST = /^[\s,;(-]{0,4}quest(?:['’]|[oaei]\s)ultim([oaei])(?!\p{L})/iu;
/** `nella parte in cui prevedono`: the limit is of several places, whatever stands between them. */
const OF_SEVERAL = /^(?:\sin\scui)?[\s,]{0,3}(?:(?:non|si|ne|vi|le|li|lo)\s){0,3}\p{L}{1,20}(?:ano|ono)(?!\p{L})/iu;

/** `e, limitatamente all'inciso «...», del comma 3`: a limit before its place. */
const LED_BY_LIMIT = expression`^[\s,;]{0,3}${AND}\s?,?\s(?:${LIMIT.source})`;
/** A limit that stands behind the whole list of what is struck. */
const OF_ALL = new RegExp(`^[\\s;,"”-]{0,8};[\\s"-]{0,4}${LIMIT.source}`, "iu");
/** Letters between a limit and the place that it begins with, and before a place that say how a norm is made. */
const NEAR = 16;
const BEFORE = 60;

const QUOTED = /«[^«»]*»|“[^“”]*”|\([^()]*\)/g;
const CARDINAL = /(?<=comma\s)(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(?!\p{L})/giu;
const CARDINALS = "due tre quattro cinque sei sette otto nove dieci".split(" ");
/** To the amending readers it is an aside: `disposto dall'art. 3`. */
const COMBINED = /(?<=combinat[oi]\s)dispost[oi]|(?<=\bha\s)disposto/gi;
const DECLARES = new RegExp(
  pattern`(?<!\p{L})(?:(?:ha\s)?dichiara(?:to)?(?!\p{L})|${BE}\s(?=costituzional|incostituz|illegittim))`,
  "giu",
);
const LIST = /(?<=\bcomm[ai]):/gi;
/** `dell'intero testo del`: all of it, which no place says otherwise. */
const WHOLE = /(?<=(?:d(?:e[il]|ell[oa]|egli)\s|dell['’]|[\s,]))inter[oaie](?:\stesto(?=\sde))?(?=\s)/giu;

/** A text with blanks for what stands in brackets and between marks of quotation, as long as it was. */
const plainOf = (text: string) =>
  text
    .replace(QUOTED, blank)
    .replace(LIST, blank)
    .replace(WHOLE, blank)
    .replace(HELD_WORDS, (_, words: string, held: string) => `${words}${"de".padStart(held.length)}`)
    .replace(COMBINED, blank)
    .replace(CARDINAL, (word) => String(CARDINALS.indexOf(word.toLowerCase()) + 2).padEnd(word.length));

/** What numbers behind semicolons name that go on a list, of commi or of articles, where they stand. */
function bareNumbers(plain: string): Naming[] {
  const lists = [...plain.matchAll(LISTS)];
  const written = [...plain.matchAll(BARE)];
  return written.flatMap(({ 0: words, 1: number = "", index }, at) => {
    const before = lists.filter((list) => list.index < index);
    const isArticles = before.some(({ 1: articles }) => articles !== undefined);
    const [start, end] = [index + words.length - number.length, plain.indexOf(";", index + 1)];
    const step = isArticles ? "artt. " : "comma ";
    const isLast = end < 0 || written[at + 1]?.index !== end;
    const goesOn = isArticles ? plain.slice(start, end < 0 ? plain.length : end) : number;
    const [naming] = before.length === 0 ? [] : passageOf(step + goesOn).namings;
    // Among commi and articles a number alone may be either.
    const isOpen = isArticles && naming?.own === false && before.some(({ 1: articles }) => articles === undefined);
    if (naming === undefined || naming.start > 0 || (isOpen && isLast)) return [];
    const act = naming.act < 0 ? -1 : naming.act + start - step.length;
    return { ...naming, act, start, end: start + naming.end - step.length };
  });
}

/** A text with what its bare numbers name; those of a list that name no act are of the act that the next one names. */
function passageWithLists(plain: string): Passage {
  const read = passageOf(plain);
  const bare = bareNumbers(plain).filter(
    (one) => !read.namings.some(({ start, end }) => start < one.start && one.start < end),
  );
  const isCovered = ({ start, end }: Span) => bare.some((one) => start < one.end && one.start < end);
  const namings = [...read.namings.filter((one) => !isCovered(one)), ...bare].toSorted((a, b) => a.start - b.start);
  const starts = new Set(bare.map(({ start }) => start));
  for (let at = namings.length - 2; at >= 0; at--) {
    const [one, next] = [namings[at], namings[at + 1]];
    if (one === undefined || next === undefined || !starts.has(next.start) || !next.own) continue;
    const isList = !one.own && !one.self && /^\W{0,4}(?:ed?\s)?$/u.test(plain.slice(one.end, next.start));
    if (isList) namings[at] = inActOf(next, one);
  }
  return { words: read.words, namings };
}

/** Whether a mark of consequence begins between two places. */
const isMarked = (marks: readonly Span[], from: number, to: number) =>
  (marks[firstFrom(marks, from)]?.start ?? to) < to;

const inActOf = ({ atto, own, foreign, self, back, act }: Naming, one: Naming): Naming => ({
  ...one,
  ...{ atto, own, foreign, self, back, act },
});

/** `del secondo comma`, without an article, is of the one that was struck last, in its act. */
function after(before: Naming | undefined, one: Naming): Naming {
  const article = before?.places.at(-1)?.articolo ?? null;
  const isBare = !one.self && !one.own && one.places.every(({ articolo }) => articolo === null);
  if (before === undefined || !isBare) return one;
  return { ...inActOf(before, one), places: one.places.map((place) => ({ ...place, articolo: article })) };
}

const inArticle = (naming: Naming, articolo: string): Naming => ({
  ...naming,
  places: naming.places.map((place) => ({ ...place, articolo: place.articolo ?? articolo })),
});

/** `non fondata, nei sensi di cui in motivazione, la questione di legittimita' costituzionale dell'`. */
const QUESTION = /(?<!\p{L})legittimit[aà]['’`]?(?:\scostituzionale)?(?!\p{L})/iu;
const UNFOUNDED = /(?<!\p{L})(?:non\s(?:(?:e['’]?|è|sono)\s)?fondat|infondat|(?:non\s|in)fondatezza)/iu;
const AS_READ = /(?<!\p{L})nei\s(?:sensi|limiti|termini)[^;:]{0,60}motivazion/iu;

/** Letters before a place that are looked at: an aside stands in them as blanks. */
const REACH = 1200;

/** Places that are named together, and whether no limit behind them is of those before: `; 2) dell'art.`, `commi: 389; 635`. */
interface Item {
  readonly namings: Naming[];
  readonly isApart: boolean;
  /** Whether a limit stands before it: `e, limitatamente alle parole «...», del comma 3`. */
  readonly isLimited: boolean;
}

const TOGETHER = { isApart: false, isLimited: false };

/** `; 734, nella parte in cui`, `; commi 725 e 726`: each of a list of commi has its own limit. */
const isCommi = ({ start, end, places }: Naming, words: string): boolean =>
  /^(?:comm[ai]\s|\d[\p{L}\d-]{0,16}$)/iu.test(words.slice(start, end)) &&
  places.every(({ parte }) => parte !== null) &&
  !/d\p{L}{1,4}['’]?\s$/u.test(words.slice(Math.max(0, start - 8), start));

/** What is named as struck between two places of a text: an act alone where no place of it is named. */
function itemsIn(
  { words, namings }: Passage,
  marks: readonly Span[],
  { start, end }: Span,
  isOurs: (one: Naming) => boolean,
  previous: Naming | undefined,
): Item[] {
  const items: Item[] = [];
  let act: Naming | undefined;
  let last = start;
  // What a limit names goes on: `nella parte in cui richiama l'art. 5, e dell'art. 6`.
  let passedOver = -1;
  for (let at = firstFrom(namings, start); at < namings.length; at++) {
    const written = namings[at];
    if (written === undefined || written.start >= end) break;
    if (written.start < last) continue;
    const item = items.at(-1)?.namings;
    const naming = after(item?.at(-1) ?? previous, written);
    const from = Math.max(last, naming.start - REACH);
    const raw = words.slice(from, naming.start);
    const gap = raw.replace(/\s+/g, " ");
    const joint = jointOf(gap);
    const isAll = joint.isAll && from === last;
    const isJoined = isAll && (joint.and || joint.comma) && /^(?:d|)$/.test(joint.preposition);
    const goesOn = passedOver >= 0 && jointOf(words.slice(passedOver, naming.start)).isAll;
    const isPlace = naming.places.length > 0 || naming.self;
    let begins: (Omit<Item, "namings"> & { naming: Naming }) | undefined;
    if (item === undefined) {
      const bare = BARE_ARTICLE.exec(gap)?.[1];
      const isNamed = bare !== undefined || joint.preposition === "d" || isAll || LEADS.test(gap);
      if (isNamed && !isPlace) act ??= naming.own ? naming : undefined;
      else if (isNamed && !EXCEPTED.test(gap))
        begins = { ...TOGETHER, naming: bare === undefined ? naming : inArticle(naming, bare) };
    } else if (isPlace) {
      const next = NEXT_ITEM.exec(gap);
      if (isJoined && !isMarked(marks, last, naming.start)) {
        item.push(naming);
        last = naming.end;
        continue;
      }
      const isNew = next !== null || ((AND_OF.test(gap) || BEHIND_QUOTED.test(raw)) && !goesOn && isOurs(naming));
      if (isJoined || isNew)
        begins = {
          isApart: next !== null && (next[1] !== undefined || isCommi(naming, words)),
          isLimited: false,
          naming,
        };
      else if (LED_BY_LIMIT.test(gap) && from === last) {
        const isBehind = joint.comma && joint.preposition === "d";
        const isWithin =
          joint.preposition === "a" && LED_BY_LIMIT.exec(gap)?.[0].length === gap.trimEnd().lastIndexOf(" ");
        if (isBehind || isWithin) begins = { isApart: true, isLimited: true, naming };
      }
    }
    if (begins === undefined) {
      passedOver = naming.end;
      continue;
    }
    const { naming: first, ...how } = begins;
    items.push({ namings: [first], ...how });
    last = naming.end;
    passedOver = -1;
  }
  return items.length === 0 && act !== undefined ? [{ namings: [act], ...TOGETHER }] : items;
}

/** The places that words behind a limit begin with, of what it limits: `, al numero 3) del comma 1, abroga`. */
function placesWithin({ words, namings }: Passage, limit: number): readonly NamedPlace[] {
  const next = namings[firstFrom(namings, limit)];
  if (next === undefined || next.start > limit + NEAR || next.own || next.atto !== null) return [];
  const isWithin = /^(?:a|ne)$/.test(jointOf(words.slice(limit, next.start)).preposition);
  return isWithin && next.places.every(({ articolo, parte }) => articolo === null && parte !== null) ? next.places : [];
}

/** `commi 1 e 3, nonche' del comma 2, quest'ultimo nella parte in cui`: the last place apart from those before it. */
function withLastApart(item: Item, rest: string): Item[] {
  const one = OF_LAST.exec(rest)?.[1];
  const last = item.namings.at(-1);
  const place = last?.places.at(-1);
  if (one === undefined || last === undefined || place === undefined) return [item];
  const isLast = (other: NamedPlace) => (/[oa]/i.test(one) ? other === place : other.at === place.at);
  const before = last.places.filter((other) => !isLast(other));
  const others = [...item.namings.slice(0, -1), ...(before.length > 0 ? [{ ...last, places: before }] : [])];
  const apart = { ...item, namings: [{ ...last, places: last.places.filter(isLast) }] };
  return others.length === 0 ? [apart] : [{ ...item, namings: others }, apart];
}

/** What a limit leaves of the places that it stands behind. */
interface Limit {
  readonly limited: boolean;
  readonly interpreted: boolean;
}
const NO_LIMIT: Limit = { limited: false, interpreted: false };

/** A text and what it names, to be read verdict by verdict. */
class RulingReader {
  readonly groups: StruckGroup[] = [];
  readonly #text: string;
  readonly #plain: string;
  readonly #all: Passage;
  readonly #said: Passage;
  readonly #marks: readonly Span[];
  readonly #isOurs: (one: Naming) => boolean;
  #last = 0;
  #allFollow = false;

  constructor(text: string, isOurs: (one: Naming) => boolean) {
    const written = plainOf(text);
    this.#text = text;
    this.#isOurs = isOurs;
    this.#plain = written.replace(CONSEQUENT, blank).replace(LAW_OF_COURT, blank);
    this.#all = passageWithLists(this.#plain);
    this.#said = withoutAsides(this.#all, true);
    this.#marks = [...written.matchAll(CONSEQUENT), ...written.matchAll(LAW_OF_COURT)]
      .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
      .toSorted((a, b) => a.start - b.start);
  }

  read(): Pick<Struck, "groups" | "read"> {
    const verdicts = verdictsIn(this.#plain);
    const read: Naming[] = [];
    for (const [at, verdict] of verdicts.entries()) {
      const end = verdicts[at + 1]?.from ?? this.#plain.length;
      if (verdict.strikes) this.#strike(verdict, end);
      else read.push(...this.#readingOf(verdict, end));
    }
    return { groups: this.groups, read };
  }

  /** What a question is about that is not founded if the words are read as the ruling says. */
  #readingOf({ from }: Verdict, end: number): Naming[] {
    const words = this.#plain.slice(from, end);
    const question = QUESTION.exec(words);
    if (question === null || !UNFOUNDED.test(words) || !AS_READ.test(words)) return [];
    const start = from + question.index + question[0].length;
    return itemsIn(this.#said, [], { start, end }, this.#isOurs, undefined).flatMap(({ namings }) => namings);
  }

  #strike({ from, start: noun, end: start, partial }: Verdict, end: number): void {
    const [plain, marks] = [this.#plain, this.#marks];
    const follows = isMarked(marks, this.#last, noun);
    this.#allFollow ||= follows && plain.slice(marks[firstFrom(marks, this.#last)]?.end, noun).includes(":");
    const begin = from < noun ? from : start;
    const previous = this.groups.at(-1)?.namings.at(-1);
    const found = itemsIn(this.#said, marks, { start: begin, end }, this.#isOurs, previous);
    const startOf = (at: number) => found[at]?.namings[0]?.start ?? end;
    const restOf = (at: number) => plain.slice(found[at]?.namings.at(-1)?.end ?? begin, startOf(at + 1));
    const ofAll =
      partial || OF_ALL.test(restOf(found.length - 1)) || LIMIT.test(plain.slice(begin, Math.max(begin, startOf(0))));
    // Words that nobody knows, before the first place or behind one, may leave a part of it.
    const piece = pieceOf(this.#all, begin, end);
    const words = piece.words.replace(DECLARES, blank);
    const unknown = understandingOf({ ...piece, words }, true).unknown.flatMap(({ start: at }) => {
      const isVerdict = noun <= at + begin && at + begin < start;
      return isVerdict || spanAt(piece.namings, at) !== undefined ? [] : [at + begin];
    });
    const isOpen = (from: number, to: number) => unknown.some((at) => from <= at && at < to);
    const groups: StruckGroup[] = [];
    // A limit is of all places before it up to the last one that has its own; of a list with numbers only of its item.
    let carried = NO_LIMIT;
    for (let at = found.length - 1; at >= 0; at--) {
      const [item, rest] = [found[at], restOf(at)];
      if (item === undefined) continue;
      const from = item.namings.at(-1)?.end ?? begin;
      const limit = found[at + 1]?.isLimited ? null : LIMIT.exec(rest);
      const interpreted = limit !== null && INTERPRETED.test(rest.slice(limit.index));
      const isLimited = limit !== null || (!found[at + 1]?.isLimited && isOpen(from, startOf(at + 1)));
      const own = isLimited ? { limited: true, interpreted } : null;
      const begins = item.namings[0]?.start ?? begin;
      const isMade = MADE_OF.test(this.#text.slice(Math.max(0, begins - BEFORE), begins));
      const before = at === 0 ? noun : (found[at - 1]?.namings.at(-1)?.end ?? noun);
      const isOfWords = WORDS_OF.test(plain.slice(before, begins));
      const parts = withLastApart(item, rest);
      for (const { namings } of parts.toReversed()) {
        const left = namings === parts.at(-1)?.namings ? (own ?? carried) : NO_LIMIT;
        groups.push({
          namings,
          limited:
            ofAll ||
            isMade ||
            isOfWords ||
            item.isLimited ||
            left.limited ||
            isOpen(at === 0 ? begin : begins, from) ||
            OF_WORDS.test(rest),
          interpreted: left.interpreted,
          inside: PIECE.test(rest),
          consequential: this.#allFollow || follows || isMarked(marks, before, begins),
          within: limit === null ? [] : placesWithin(this.#all, from + limit.index + limit[0].length),
        });
      }
      const isOfSeveral = limit !== null && OF_SEVERAL.test(rest.slice(limit.index + limit[0].length));
      // A consequence stands for itself.
      const goesBack = !item.isApart && parts.length === 1 && !(at > 0 && isMarked(marks, before, begins));
      carried = goesBack || isOfSeveral ? (own ?? carried) : NO_LIMIT;
    }
    this.groups.push(...groups.reverse());
    this.#last = found.at(-1)?.namings.at(-1)?.end ?? start;
  }
}

/** What a ruling says of the places that it names. */
export interface Struck {
  /** What is struck, in order; none where no illegitimacy is declared, or what it is of is not understood. */
  readonly groups: readonly StruckGroup[];
  /** What a question is about that is not founded in the reading that the ruling gives. */
  readonly read: readonly Naming[];
}

/**
 * What a ruling strikes, in order. What its limits name, and what explains a place (`come sostituito dall'art. 3`,
 * `in riferimento all'art. 3 della Costituzione`), is none; neither is what a question is about that is turned away.
 *
 * @param text of the ruling, on one line
 * @param isOurs whether words name a place of the article that the note stands below
 * @example struckIn("ha dichiarato l'illegittimita' costituzionale dell'art. 5, comma 2, nella parte in cui non prevede ...", () => true).groups[0]
 *   // { namings: [{ places: [{ articolo: "5", parte: "comma 2", ... }], ... }], limited: true, consequential: false, ... }
 */
export const struckIn = (text: string, isOurs: (one: Naming) => boolean): Struck =>
  new RulingReader(text, isOurs).read();
