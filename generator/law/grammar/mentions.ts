/**
 * Rules: mentions of acts and places in a text.
 *
 *   text    = ( mention | word )*
 *   mention = places bind act tail?     "articoli 5, commi 1 e 2, e 6 della legge 241/1990", "art. 360 c.p.c., comma 1"
 *           | act aside? separator? places   "D.Lgs. n. 82 del 2005, art. 20, comma 1 bis, e art. 21"
 *           | act | places              "la legge 241/1990"; "l'articolo 5"
 */

import { type ActReading, actAt, furtherAt, isChangeWord, nameAt } from "./acts.ts";
import type { Span } from "./lexer.ts";
import { type ActNames, NO_NAMES } from "./names.ts";
import { dateAt, GENITIVE, isNumberSign, numberingAt } from "./numbering.ts";
import { intoAnnex, intoParagraphs, LOOK_AHEAD, placesAt, type ReadPlaces, sameArticleAt, tailAt } from "./places.ts";
import { TokenSource } from "./source.ts";
import { saysSelf } from "./tokens.ts";
import {
  type ActWords,
  isConversion,
  type LawText,
  type List,
  type Mention,
  type Places,
  RANK,
  type Role,
} from "./tree.ts";
import { furtherUnionAt, isManyOfUnion, moreUnionAt } from "./union.ts";
import { afterGenitive, headAt, isBeforeComma, isDeeper } from "./values.ts";

export interface LawReadOptions {
  /** The last year that a year of two digits may mean: that of the text, or of the data. */
  readonly latest: number;
  /** The text is one whole request: names count however they are spelled. Default `false`. */
  readonly isRequest?: boolean;
  /** Stretches that are passed over: quotations. In order, apart from each other. */
  readonly quoted?: readonly Span[];
}

/**
 * Reads a text that cites law. Takes time in proportion to its length.
 *
 * @example readLaw(NAMES, "art. 3 della L. 241/1990", { latest: 2026 }).mentions[0]?.places?.roots[0]?.values[0]?.value // "3"
 */
export function readLaw(names: ActNames, text: string, { latest, isRequest, quoted }: LawReadOptions): LawText {
  const source = new TokenSource(text, names, latest, isRequest, quoted);
  const reader = new MentionReader(source);
  reader.read();
  return { text, tokens: source.tokens, mentions: reader.mentions, steps: source.steps };
}

/**
 * The places that are all of a text, the act being known: `allegato II.12, 23`, `23 dell'allegato II.12`; `null` where other words stand in it.
 *
 * @example readLonePlaces("art. 23, comma 2")?.roots[0]?.values[0]?.value // "23"
 */
export function readLonePlaces(text: string): Places | null {
  const source = new TokenSource(text, NO_NAMES, 0, true);
  const places = placesAt(source, 0) ?? placesAt(source, 0, { implicit: "articolo" });
  if (!places) return null;
  return source.is(places.next, "end") ? settled(places) : null;
}

/** Words before a mention that are looked at for a verb of change. */
const CHANGE_WINDOW = 9;
/** Words between `salvo` and the place that it spares. */
const EXCEPT_WINDOW = 6;

/** Words between two acts of a list, at the most. */
const MOST_BETWEEN = 40;

/** The Constitution and the codes of procedure. */
const YARDSTICK = /^(?:costituzione|regio-decreto 1443|dpr 447|decreto-legislativo (?:104|174|546)) ?/;

/** What a rule says of a mention. */
interface Said {
  readonly act?: ActReading["act"] | null;
  readonly places?: ReadPlaces | null;
  readonly actFirst?: boolean;
  readonly role?: Role | undefined;
  readonly of?: Mention | null;
  readonly under?: List | null;
  readonly first: number;
  readonly next: number;
}

class MentionReader {
  readonly mentions: Mention[] = [];
  readonly #source: TokenSource;
  /** Of each parenthesis that is open the act that stands right before it; `null` where none does. */
  readonly #open: (Mention | null)[] = [];
  #except = -1;
  /** The list of acts of the Union that goes on behind what is said of one of them, and the token up to which it may. */
  #list: { readonly act: ActWords & { kind: "other" }; readonly until: number } | null = null;

  constructor(source: TokenSource) {
    this.#source = source;
  }

  read(): void {
    const source = this.#source;
    for (let at = 0; at < source.tokens.length - 1; ) {
      source.steps++;
      const { kind } = source.at(at);
      if (kind === "(") this.#open.push(this.#actBefore(at));
      else if (kind === "except") this.#except = at;
      const next = kind === ")" ? this.#afterBracket(at) : this.#mentionAt(at);
      if (next === null) at++;
      else at = Math.max(next, at + 1);
    }
  }

  #actBefore(at: number): Mention | null {
    const last = this.mentions.at(-1);
    return last?.act && (last.next === at || asideAt(this.#source, last.next) === at) ? last : null;
  }

  /** after-bracket = act "(" ... ")" ","? places : "d.lgs. 163/2006 (abrogato dal d.lgs. 36/2023), art. 80", of the act outside */
  #afterBracket(at: number): number | null {
    const source = this.#source;
    const of = this.#open.pop();
    // "artt. 1 della legge A (Disposizioni di attuazione dell'articolo 122 ...) e 2 del d.lgs. B"
    const more = of?.places?.roots.at(-1)?.step === "articolo" ? this.#more(at + 1) : null;
    if (more) return this.#afterPlaces(more.at, more.places);
    const first = source.past(at + 1, ",");
    const places = of ? placesAt(source, first, { isStrict: true }) : null;
    if (!of || !places || places.roots[0]?.step === "numero" || bindAt(source, places, true)) return null;
    const root = of.places?.roots.at(-1);
    const isBelow = root?.step === "articolo" && places.roots.every(({ step }) => isDeeper(step, "articolo"));
    if (root && !isBelow) return null;
    const under = root ? lastOnly(root) : null;
    this.#say({ places, of, under, first, next: places.next });
    return places.next;
  }

  /** The token after the mentions that begin at a token; `null` where none does. */
  #mentionAt(at: number): number | null {
    const source = this.#source;
    const further = this.#furtherAt(at);
    if (further !== null) return further;
    const places = this.#placesAt(at);
    if (places) return this.#afterPlaces(at, places);
    const { word, kind } = source.at(at);
    const before = source.at(at - 1);
    const isInitial = at > 0 && before.dotted && before.end + 1 === source.at(at).start && before.word.length < 3;
    if (word === "" || kind === "preposition" || isInitial) return null;
    const act = actAt(source, at, false);
    return act && !act.isWeak ? this.#afterAct(at, act) : null;
  }

  #placesAt(at: number): ReadPlaces | null {
    const source = this.#source;
    const token = source.at(at);
    const next = source.at(at + 1);
    if (token.kind === "back" && next.kind === "step") {
      const places =
        placesAt(source, at + 1) ??
        (next.step === "articolo" && next.count === "one" ? sameArticleAt(source, at) : null);
      if (saysSelf(token.word)) return places && Object.assign(places, { isSelf: true, start: token.start });
      if (places?.refersBack) return Object.assign(places, { start: token.start });
      if (places) Object.assign(places, { refersBack: "number", start: token.start });
      return places;
    }
    const isCounted = token.kind === "ordinal" || token.isOrdinal;
    const isRoman = token.isCapital && next.kind === "step";
    // `n. 5` alone is nobody's number; `il n. 5 del secondo comma` is a place.
    const isSign = token.step === "numero" && !token.word.startsWith("numer");
    if (isSign) {
      const isLed = at > 0 && /^(?:article|preposition|and)$/.test(source.at(at - 1).kind);
      // A list of numbers is given up ahead of its end: each number in it asks again.
      const ahead = isLed ? placesAt(source, at, { most: LOOK_AHEAD }) : null;
      return ahead?.roots.some(({ step }) => step === "numero") === false ? placesAt(source, at) : null;
    }
    // "articolo 416 del codice penale, ad esclusione del sesto comma, ovvero di cui all'articolo 407 c.p.p."
    const isSpared = this.#except >= 0 && at - this.#except < EXCEPT_WINDOW && this.#isLedByExcept(at);
    if (token.kind === "step" || isCounted || isRoman) return placesAt(source, at, { isStrict: isSpared && isCounted });
    return token.kind === "number" ? this.#bareAt(at) : null;
  }

  /** bare = number name : "168 bis cp" */
  #bareAt(at: number): ReadPlaces | null {
    const source = this.#source;
    if (source.is(at - 1, "/") || source.at(at - 1).step === "numero") return null;
    // "art. 640 p. 1 c.p."
    if (source.word(at - 1) === "p" && source.is(at - 2, "number")) return null;
    // "142/7 CdS"
    const code = source.is(at + 1, "/") && source.is(at + 2, "number") ? nameAt(source, at + 3)?.meaning : null;
    if (code?.kind === "act" && isBeforeComma(source, "articolo", at + 1))
      return placesAt(source, at, { implicit: "articolo" });
    if (source.word(at + 1) === "") return null;
    const name = nameAt(source, at + 1);
    const isInitials = name?.meaning.kind === "act" && !name.meaning.isFull && !source.is(name.next - 1, "number");
    // `50 cc`, `1200 cc`, but `1218 cc`
    const { number } = source.at(at);
    const isVolume = source.word(at + 1) === "cc" && !source.isRequest && (number < 100 || number % 25 === 0);
    const isGlued = source.at(at + 1).start === source.at(at).end;
    if (source.isRequest && at < 3 && !isGlued && !isInitials) {
      const places = placesAt(source, at, { implicit: "articolo" });
      return places && bindAt(source, places, false) ? places : null;
    }
    return isInitials && !isVolume && source.word(at + 1) !== "e"
      ? placesAt(source, at, { implicit: "articolo" })
      : null;
  }

  /** Whether the words before a token say that what follows changed another act: "come modificato dal", "convertito, con modificazioni, dalla". */
  #isChange(first: number): boolean {
    const source = this.#source;
    for (let at = first - 1; at >= 0 && first - at < CHANGE_WINDOW; at--) {
      const { kind, word } = source.at(at);
      if (kind === "." || kind === ";" || kind === "number") return false;
      if (isChangeWord(word)) return true;
    }
    return false;
  }

  /** "ad eccezione degli articoli", "salve le disposizioni di cui all'articolo"; "salvo quanto disposto dal" spares nothing. */
  #isLedByExcept(first: number): boolean {
    for (let at = this.#except + 1; at < first; at++) {
      const { kind, word } = this.#source.at(at);
      if (kind !== "preposition" && kind !== "article" && !/^(?:per|disposizioni|norme|cui|parole)$/.test(word))
        return false;
    }
    return true;
  }

  #say({ act = null, places = null, actFirst = false, role, of = null, under = null, first, next }: Said): Mention {
    const source = this.#source;
    if (places && act?.kind === "other" && act.isUnion) intoParagraphs(places);
    const before = source.at(first - 1);
    const lead = first > 0 && before.word !== "" ? before.word : "";
    const isExcept = this.#except >= 0 && first - this.#except < EXCEPT_WINDOW && this.#isLedByExcept(first);
    const isAfter = lead === "dopo" || (before.kind === "article" && source.word(first - 2) === "dopo");
    this.#except = -1;
    this.#list = null;
    const start = places
      ? actFirst
        ? Math.min(act?.start ?? places.start, places.start)
        : places.start
      : (act?.start ?? 0);
    const mention: Mention = {
      start,
      end: Math.max(places?.end ?? 0, act?.end ?? 0),
      act,
      places: places && settled(places),
      actFirst,
      role: role ?? (isExcept ? "eccetto" : isAfter ? "dopo" : "oggetto"),
      lead,
      of,
      under,
      isChange: act !== null && this.#isChange(first),
      depth: this.#open.length,
      first,
      next,
    };
    this.mentions.push(mention);
    return mention;
  }

  /** mention = places bind act tail? more? */
  #afterPlaces(from: number, read: ReadPlaces): number {
    const source = this.#source;
    let [first, places] = [from, read];
    for (;;) {
      const bound = bindAt(source, places, false);
      const related = bound ? null : this.#related(places);
      if (related) {
        const mention = this.#say({ act: related.act, places, first, next: places.next });
        mention.end = places.end;
        [first, places] = [related.at, related.places];
        continue;
      }
      if (!bound) {
        this.#say({ places, first, next: places.next });
        return places.next;
      }
      const { act } = bound.act;
      let { next } = bound.act;
      const end = places.end;
      next = this.#tail(places, next);
      const under = this.#under(places, next);
      const hasTail = places.end > end;
      const mention = this.#say({ act, places, first, next, ...(under && { role: "luogo" as const }) });
      if (hasTail) mention.end = Math.max(mention.end, places.end);
      if (under) {
        this.#say({ places: under.places, of: mention, under: under.list, first: next, next: under.places.next });
        return under.places.next;
      }
      const annex = annexBeside(source, next);
      if (annex) {
        this.#say({ places: annex, of: mention, first: next + 2, next: annex.next });
        return annex.next;
      }
      const more = this.#more(next);
      if (!more) return this.#enumerated(act, next);
      [first, places] = [more.at, more.places];
    }
  }

  /**
   * related = "in relazione" prep places bind act : "artt. 582 e 585 in relazione all'art. 576 c.p.", both of it
   *
   * Not where it is what a court holds the first against: the Constitution, a ground of appeal.
   */
  #related({ next, isSelf }: ReadPlaces): { act: ActWords; places: ReadPlaces; at: number } | null {
    const source = this.#source;
    const from = source.past(next, ",");
    if (isSelf || source.word(from) !== "in" || !/^rel(?:az|azione)?$/.test(source.word(from + 1))) return null;
    const at = from + 3;
    const places = source.is(at - 1, "preposition") ? placesAt(source, at) : null;
    const act = places && bindAt(source, places, false)?.act.act;
    const isHeld =
      act?.kind === "numbered" || (act?.kind === "named" && !YARDSTICK.test(`${act.act.tipo} ${act.act.numero}`));
    return places && act && isHeld ? { act, places, at } : null;
  }

  /** tail = ","? places below the article, behind the act; or the annex that holds them */
  #tail(places: ReadPlaces, index: number): number {
    const source = this.#source;
    const at = source.past(index, ",");
    const head = headAt(source, at);
    if (!head) return index;
    if (head.step === "allegato") {
      intoAnnex(places, head);
      return head.next;
    }
    const root = places.roots[places.roots.length - 1];
    if (root?.step === "allegato" && head.step === "articolo" && places.roots.length === 1) {
      // "allegato I.7 al d.lgs. 36/2023, articolo 22": of the annex, unless it is another act's.
      const inner = placesAt(source, at, { isStrict: true });
      const [value] = root.values;
      if (!inner || !value || bindAt(source, inner, false)) return index;
      value.parts = inner.roots;
      places.end = inner.end;
      return inner.next;
    }
    if (root?.step !== "articolo" || !isDeeper(head.step, "articolo") || places.stack.length !== 1) return index;
    tailAt(source, places, index);
    return Math.max(places.next, index);
  }

  /**
   * under = ", il" places : "All'articolo 1 della legge A, i commi da 10 a 14 e 20", which lie in what was said before
   *       | ", all'" places : "Al Libro IV, Titolo VIII, del codice di procedura civile, all'articolo 828"
   */
  #under({ roots, stack }: ReadPlaces, index: number): { places: ReadPlaces; list: List | null } | null {
    const source = this.#source;
    if (!source.is(index, ",")) return null;
    const root = roots[roots.length - 1];
    const isDetermined = source.is(index + 1, "article");
    const isLed = /^al?l?$|^agli$/.test(source.word(index + 1));
    const head = isDetermined || isLed ? headAt(source, index + 2) : null;
    if (!head || !root) return null;
    const isBelow = isDetermined && isDeeper(head.step, "articolo") && stack.length === 1;
    const isInDivision = isLed && RANK[root.step] < RANK.articolo && head.step === "articolo";
    if (!isBelow && !isInDivision) return null;
    const places = placesAt(source, index + 2, { isStrict: isBelow });
    if (!places || bindAt(source, places, false)) return null;
    return { places, list: isBelow ? lastOnly(root) : null };
  }

  /** more = aside? ","? "e"? number ... bind act : "articoli 1 della legge A, e 3 della legge B" */
  #more(index: number): { places: ReadPlaces; at: number } | null {
    const source = this.#source;
    const at = source.past(asideAt(source, index), ",", "and");
    if (at === index || !source.is(at, "number")) return null;
    const places = placesAt(source, at, { implicit: "articolo" });
    return places && bindAt(source, places, false) ? { places, at } : null;
  }

  /** mention = act aside? separator? places */
  #afterAct(first: number, { act, next }: ActReading): number {
    const source = this.#source;
    let at = titleAt(source, asideAt(source, next));
    // "il decreto Aiuti-quater (D.L. 176/2022), art. 9": the words before name the same.
    const closes = source.is(at, ")") && source.is(first - 1, "(") && this.#open.at(-1) === null;
    if (closes) at++;
    const particular = particularAt(source, at);
    const isDash = source.is(at, "-") && source.at(at + 1).step !== null;
    const isApart = particular > at || isDash || source.is(at, ",") || source.is(at, "(");
    if (isApart) at = Math.max(particular, at + 1);
    const isLed =
      isApart && (source.is(at, "article") || /^(?:al|all|agli|ai|alla|alle|nell|nel|negli)$/.test(source.word(at)));
    // "L. 241/1990 10-bis"
    const isBare = source.isRequest && source.is(at, "number") && !source.at(at).isPlain;
    const places = placesAt(source, isLed ? at + 1 : at, isBare ? { implicit: "articolo" } : { isStrict: !isLed });
    const isChange = places !== null && this.#isChange(first);
    const decree = isChange ? this.#convertedBy(act) : null;
    if (places && decree && !bindAt(source, places, true)) {
      this.#say({ act, first, next });
      this.#say({ places, of: decree, first: at, next: places.next });
      return places.next;
    }
    // "All'articolo 2 del d.l. A, convertito dalla legge B, i commi 4 e 5": of the article.
    const holder = places && isLed && isChange ? this.#holderOf(places) : null;
    if (places && holder) {
      this.#say({ act, first, next });
      const [root] = holder.places?.roots ?? [];
      const under = root ? lastOnly(root) : null;
      holder.role = "luogo";
      this.#say({ places, of: holder, under, first: at, next: places.next });
      return places.next;
    }
    if (places && places.roots[0]?.step !== "numero" && !bindAt(source, places, true)) {
      // "d.lgs. 36/2023, art. 5 (allegato I.2)"
      const annex = source.is(places.next, "(") ? headAt(source, places.next + 1) : null;
      if (annex?.step === "allegato" && source.is(annex.next, ")"))
        intoAnnex(places, { ...annex, next: annex.next + 1 });
      if (closes) this.#open.pop();
      this.#say({ act, places, actFirst: true, first, next: places.next });
      return places.next;
    }
    this.#say({ act, first, next });
    return this.#enumerated(act, next);
  }

  /** The decree-law that a law converted: places behind both are its own, "d.l. 34/2020 (conv. l. 77/2020), art. 5". */
  #convertedBy(law: ActWords): Mention | null {
    const decree = this.mentions.at(-1);
    return decree && !decree.places && isConversion(decree.act, law) ? decree : null;
  }

  /** The mention that places without an act lie in, behind an act that changed it. */
  #holderOf({ roots }: ReadPlaces): Mention | null {
    const holder = this.mentions.findLast(({ act }) => act !== null);
    const holding = holder?.places?.roots;
    const isBelow = roots.every(({ step }) => isDeeper(step, "articolo"));
    return holder && isBelow && holding?.length === 1 && holding[0]?.step === "articolo" ? holder : null;
  }

  /** enumerated = act ("," | "e") numbering : "leggi 7 aprile 1954, n. 100, e 23 dicembre 1962, n. 1752", the type is written once */
  #enumerated(act: ActWords, index: number): number {
    const source = this.#source;
    if (act.kind === "other") return this.#unionEnumerated(act, index);
    if (act.kind !== "numbered" || act.number === null) return index;
    const [type = null] = act.types;
    // "leggi", "D.P.R. nn. 600/1973 e 602/1973"
    const isPlural = /^(?:le )?(?:leggi|decreti|ll|dd)|\bnn\b/i.test(source.text.slice(act.start, act.start + 20));
    for (let next = index; ; ) {
      let at = next;
      if (source.is(at, ",") || source.is(at, ";")) at++;
      const isLast = source.is(at, "and");
      if (isLast) at++;
      // "d.P.R. n. 600/1973 e n. 602/1973": of one type the last alone is surely of it.
      const pair = isNumberSign(source, at) ? at + 1 : at;
      const isPair =
        (isPlural && isPairAt(source, pair)) || (isLast && isPairAt(source, pair) && isOfYear(source, pair));
      const isNumbered = pair > at && /^del/.test(source.word(at + 2));
      const numbering =
        at > next && (dateAt(source, at, type) || isPair || isNumbered) ? numberingAt(source, at, type) : null;
      if (!numbering?.number || !numbering.year) return next === index ? this.#numbers(act, index, isPlural) : next;
      const { start } = source.at(at);
      const end = source.at(numbering.next - 1).end;
      const { date, year, number } = numbering;
      this.#say({ act: { ...act, start, end, date, year, number, also: [] }, first: at, next: numbering.next });
      next = numbering.next;
    }
  }

  /** "direttive 2014/23/UE, 2014/24/UE e 2014/25/UE" */
  #unionEnumerated(act: ActWords & { kind: "other" }, index: number): number {
    const source = this.#source;
    const isMany = isManyOfUnion(source.text.slice(act.start, act.start + 12));
    let next = index;
    for (let more = moreUnionAt(source, next, act.ue, isMany); more; more = moreUnionAt(source, next, act.ue, isMany))
      next = this.#sayUnion(act, more);
    if (isMany && act.ue.length > 0) this.#list = { act, until: next + MOST_BETWEEN };
    return next;
  }

  #sayUnion(
    act: ActWords & { kind: "other" },
    { first, next, ue }: NonNullable<ReturnType<typeof moreUnionAt>>,
  ): number {
    const [start, end] = [this.#source.at(first).start, this.#source.at(next - 1).end];
    this.#say({ act: { ...act, start, end, ue }, first, next });
    return next;
  }

  /** "direttive 91/156/CEE sui rifiuti, 91/689/CEE sui rifiuti pericolosi", until another act or place is named, or the sentence ends */
  #furtherAt(at: number): number | null {
    const list = this.#list;
    if (list === null) return null;
    if (at > list.until || this.#source.is(at, ".")) this.#list = null;
    const more = this.#list && furtherUnionAt(this.#source, at, list.act.ue);
    return more ? this.#unionEnumerated(list.act, this.#sayUnion(list.act, more)) : null;
  }

  /** numbers = "nn." number (("," | "e") "n."? number)* : "leggi 25 aprile 1938, nn. 511, 518 e 548", "n. 511 e n. 518", acts of one date */
  #numbers(act: ActWords, index: number, isPlural: boolean): number {
    const source = this.#source;
    const isMany =
      source.is(index - 1, "number") && source.at(index - 2).step === "numero" && source.at(index - 2).count === "many";
    if (act.kind !== "numbered" || act.date === null || act.also.length > 0 || !(isMany || isPlural)) return index;
    for (let next = index; ; ) {
      const first = source.past(next, ",", "and");
      let at = first;
      // "n. 149 e n. 150"; "n. 69, e n. 3 dell'articolo" is a place.
      if (!isMany && (!isNumberSign(source, at) || afterGenitive(source, at + 2) > 0)) return next;
      if (isNumberSign(source, at)) at++;
      const { kind, isPlain, value, end } = source.at(at);
      const isDate = source.is(at + 1, "month") || source.is(at + 1, "/");
      if (first === next || kind !== "number" || !isPlain || isDate) return next;
      const { start } = source.at(first);
      this.#say({ act: { ...act, start, end, number: value, also: [] }, first, next: at + 1 });
      next = at + 1;
    }
  }
}

/** `602/1973` */
const isPairAt = (source: TokenSource, index: number): boolean =>
  source.is(index, "number") && source.is(index + 1, "/") && source.is(index + 2, "number");

/** Whether the second number of a pair is a year of four digits: not so of `2004/38/CE`. */
const isOfYear = (source: TokenSource, index: number): boolean =>
  source.at(index).value.length < 4 && source.at(index + 2).value.length === 4 && !source.is(index + 3, "/");

/** A list with its last value alone, in which what follows lies. */
const lastOnly = (list: List): List => ({ ...list, values: list.values.slice(-1) });

/** Places as readers get them. */
const settled = ({ start, end, roots, refersBack, isSelf, following }: ReadPlaces) => ({
  start,
  end,
  roots,
  refersBack,
  isSelf,
  following,
});

/** "l'art. 15 del d.lgs. 36/2023 e l'allegato I.2, art. 8": an annex that no other act follows. */
function annexBeside(source: TokenSource, index: number): ReadPlaces | null {
  if (!source.is(index, "and") || !source.is(index + 1, "article")) return null;
  const places = source.at(index + 2).step === "allegato" ? placesAt(source, index + 2, { isStrict: true }) : null;
  return places && !bindAt(source, places, false) ? places : null;
}

/** particular = ","? "e"? ","? "in particolare" ","? : the token after it, `index` where none stands */
function particularAt(source: TokenSource, index: number): number {
  const at = source.past(index, ",", "and", ",");
  if (at === index || !source.says(at, "in", "particolare")) return index;
  return source.past(at + 2, ",");
}

/** A title has no more tokens. */
const LONGEST_TITLE = 40;

/** title = ("-" | ","? "recante") words : "legge 7 agosto 1990, n. 241 - Nuove norme, art. 1", the token after it, `index` where none stands */
function titleAt(source: TokenSource, index: number): number {
  const isDash = source.is(index, "-") && source.at(index + 1).isCapital && source.is(index + 1, "word");
  const at = source.past(index, ",");
  if (!isDash && !/^(?:recante|concernente)$/.test(source.word(at))) return index;
  let isQuoted = false;
  for (let end = at + 1; end - at < LONGEST_TITLE; end++) {
    source.steps++;
    const { kind, step } = source.at(end);
    if (kind === "open" || kind === "close") isQuoted = kind === "open";
    else if (!isQuoted) {
      const leads = particularAt(source, end);
      if (leads > end) return end;
      if (kind === "," && source.at(end + 1).step === "articolo") return end;
      if (step !== null || !/^(?:word|preposition|article|and|,|quotation)$/.test(kind) || nameAt(source, end))
        return index;
    } else if (kind === "end") return index;
  }
  return index;
}

const ANNEXED = /^(?:allegat[aoei]|anness[aoei]|approvat[aoei])$/;

/** bind = "e seguenti"? ","? ("del" | "di cui al" | "allegata al")? act */
function bindAt(source: TokenSource, places: ReadPlaces, afterAct: boolean): { act: ActReading } | null {
  let at = places.next;
  if (source.is(at, "following") || (source.is(at, "and") && source.is(at + 1, "following"))) {
    at += source.is(at, "and") ? 2 : 1;
    places.following = true;
  }
  // "art. 5 (abrogato) d.lgs. 82/2005"
  if (source.is(at, "(") && /^(?:abrogat|soppress)[oa]$/.test(source.word(at + 1)) && source.is(at + 2, ")")) at += 3;
  const closesList = source.is(at, ";") && places.roots[0]?.count === "many" && GENITIVE.has(source.word(at + 1));
  const hasComma = source.is(at, ",") || closesList;
  if (hasComma) at++;
  let isLed = false;
  // "(Articolo 37, comma 6) del decreto"; in "(che modifica l'art. 5) della legge" the act is of what stands before.
  if (!hasComma && source.is(at, ")") && GENITIVE.has(source.word(at + 1)) && isBehindBracket(source, places)) at++;
  // "Art. 2 - Comma 20 - Legge 662/96"
  const isDash = source.is(at, "-") && places.roots.some(({ values }) => values.some(({ parts }) => parts.length > 0));
  if (isDash) at++;
  if (ANNEXED.test(source.word(at)) && source.is(at + 1, "preposition")) [at, isLed] = [at + 2, true];
  else if (source.says(at, "di", "cui") && source.is(at + 2, "preposition")) [at, isLed] = [at + 3, true];
  else if (source.is(at, "preposition")) {
    const word = source.word(at);
    const isAnnex = places.roots[0] !== undefined && RANK[places.roots[0].step] < RANK.parte;
    if (GENITIVE.has(word) || ((!hasComma || isAnnex) && /^al/.test(word))) [at, isLed] = [at + 1, true];
  }
  if (isLed && source.is(at, "article") && !source.at(at).dotted) at++;
  const act = actAt(source, at, true);
  if (!act || (act.isWeak && !isLed) || (isDash && act.act.kind !== "numbered")) return null;
  return afterAct && !isLed && hasComma ? null : { act };
}

/** Whether nothing but small words stands between a parenthesis and places: "(di cui all'art. 3)". */
function isBehindBracket(source: TokenSource, { first }: ReadPlaces): boolean {
  let at = first - 1;
  while (first - at < 6 && (/^(?:preposition|article|back)$/.test(source.at(at).kind) || source.word(at) === "cui"))
    at--;
  return source.is(at, "(");
}

/** aside = further | "(" further ")" : the token after it, `index` where none stands */
function asideAt(source: TokenSource, index: number): number {
  if (!source.is(index, "(")) return furtherAt(source, index);
  const end = furtherAt(source, index + 1);
  return end > index + 1 && source.is(end, ")") ? end + 1 : index;
}
