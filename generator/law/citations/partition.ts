import { ARTICLE_PATTERN, articleNumber, SUFFIX_PATTERN } from "../articles/article-number.ts";
import { type ActMention, mentionAt } from "./act.ts";
import type { Grammar } from "./grammar.ts";

/** A part of an act as written (`articolo 52, primo comma`), and the act it is of. */
export interface Partition {
  readonly start: number;
  /** End of the part's own words. */
  readonly end: number;
  /** Canonical numbers of its articles, in order. */
  readonly articles: readonly string[];
  /** Where the words of each article begin, and where those before them end. */
  readonly places: readonly { readonly at: number; readonly after: number }[];
  /** Where reading stopped: nothing before it begins an act. */
  readonly stop: number;
  /** The act the part leads to, `null` where none follows. */
  readonly mention: ActMention | null;
  /** Whether it ends in words that lead to something else: `articolo 3 del`. */
  readonly open: boolean;
}

/** The dot of an abbreviation is its own, that behind a whole word ends the sentence. */
const ARTICLE_WORD = /(art|articol)([tio]?)(?![a-z])(?:(?<=t)\.)? ?/;
const PART_WORD =
  /(comma|capoverso|cpv|lettera|lett|numero|num|com|punto|par|co|c|n|commi|capoversi|lettere|numeri|nn|punti|period[oi]|alinea|part[ei]|titol[oi]|cap[oi]|sezion[ei]|sez|libr[oi]|allegat[oi]|all|tabell[ae]|paragraf[oi]|annesso|elenco)(?![a-z])\.? ?/;
const ONE = /^(?:comma|capoverso|cpv|lettera|lett|numero|num|com|punto|par|co|c|n)$/;
const ORDINAL =
  /(?!medesim)(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|[a-z]{3,}esim|penultim|ultim|unic)[oaie](?![a-z])/;
const FOLLOWING = /(?:segg?|ss|seguenti?|successiv[oie])(?![a-z])\.?/;
const LINK =
  /(?:nonche|e[dx]?|o|a|i|il|l[aeo]|gli|cui|(?:d[ai]|a|de|co|ne)(?:l(?:l[aeo])?|i|gli)?|di|(?:stess|medesim|citat|predett|suddett|richiamat|menzionat|dett|suindicat|succitat|anzidett|sopracitat|sopraindicat|summenzionat|nuov)[oaie]|vigente)(?![a-z'])|(?:d[ae]|a|ne)?ll?'/;

/** A letter or a Roman number; after `lettera` or `titolo` it is one even where it looks like another word. */
const SIGN = /[a-z](?![a-z0-9'])|[ivxlc]{1,6}(?:\.\d{1,2}(?!\d))?(?![a-z])/;

const sticky = (pattern: RegExp | string) => new RegExp(pattern, "y");
const TOKENS = [
  ["letter", sticky(`[a-z]{1,2}(?:[ -]?${SUFFIX_PATTERN})?\\)`)],
  ["index", sticky(SIGN.source)],
  ["article", sticky(ARTICLE_WORD.source)],
  ["part", sticky(PART_WORD.source)],
  ["number", sticky(`(${ARTICLE_PATTERN})(?![a-z0-9/])[°)]{0,2}`)],
  ["following", sticky(FOLLOWING.source)],
  ["ordinal", sticky(ORDINAL.source)],
  ["link", sticky(LINK.source)],
  ["sign", sticky(SIGN.source)],
] as const;

const BETWEEN = /[ ,(-]{0,3}/y;
const STARTS_PART = sticky(`(?:${ARTICLE_WORD.source}|${PART_WORD.source}|${ORDINAL.source} ${PART_WORD.source})`);
const MOST_TOKENS = 200;

const CONTAINER =
  /(?:testo unico|t\.? ?u(?![a-z])|codic[ei]|regolament|disposizion|norme|ordinament|statuto|legg[ei]|tariff)/y;
/** Words that lead from a named text to the act that holds it. */
const HELD_BY =
  /(?:\(|(?:(?:di cui|approvat[oaie]|emanat[oaie]|adottat[oaie]|allegat[oaie]|anness[oaie]|contenut[oaie])(?: con(?: il| lo)?| nel| al?| dal?| in)?))(?:l[aeo]|l')? ?(?:(?:di cui |approvat. con )?(?:all?'|al |alla )?(?:(?:allegato|articolo|art\.?) [\w.-]+,? ?(?:al|alla|del|della|dell') ?)?)?/g;
const NOT_IN_BETWEEN = /[;:.«»"\0\d]|(?:^|[ '])(?:artic|artt? |comm[ai] |legge |decret)|, ?e? ?(?:codic|regolament)/;
const WINDOW = 320;
const MOST_LINKS = 8;

/**
 * The act that holds a named text: `testo unico delle leggi sanitarie, di cui al regio decreto ...`. `null` where the words
 * from there on lead to no act by type and number.
 *
 * @example heldBy(ITALIAN_GRAMMAR, "testo unico di cui al d.p.r. 380/2001", 11)?.start // 22
 */
export function heldBy(grammar: Grammar, text: string, from: number): ActMention | null {
  const window = text.slice(from, from + WINDOW);
  let links = 0;
  for (const link of window.matchAll(HELD_BY)) {
    if (++links > MOST_LINKS || NOT_IN_BETWEEN.test(window.slice(0, link.index))) return null;
    const mention = mentionAt(grammar, text, from + link.index + link[0].length);
    if (mention && !mention.alias) return mention;
  }
  return null;
}

/**
 * Whether a part of an act begins at a word.
 *
 * @example startsPart("il comma 3", 3) // true
 */
export function startsPart(text: string, at: number): boolean {
  STARTS_PART.lastIndex = at;
  return STARTS_PART.test(text);
}

/**
 * Reads a part of an act from its first word to the act that it leads to, if any.
 *
 * @param goesOn whether it begins with a number, the word `articoli` being written before
 * @example partitionAt(ITALIAN_GRAMMAR, "articolo 87, quinto comma, della costituzione", 0, false).articles // ["87"]
 */
export function partitionAt(grammar: Grammar, text: string, from: number, goesOn: boolean): Partition {
  let [start, end, stop] = [from, from, from];
  let articles: string[] = [];
  let places: { at: number; after: number }[] = [];
  /** The word `articolo` that the next number may follow. */
  let word: { at: number; after: number } | null = null;
  let counts: "article" | "one" | "many" | "none" = goesOn ? "article" : "none";
  let plural = goesOn;
  let [last, joined] = ["", false];
  for (let tokens = 0; tokens < MOST_TOKENS; tokens++) {
    BETWEEN.lastIndex = stop;
    BETWEEN.test(text);
    const at = BETWEEN.lastIndex;
    const mention = tokens ? mentionAt(grammar, text, at) : null;
    if (mention) return { start, end, articles, places, stop: at, mention, open: false };
    const token = TOKENS.flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      return found === null ? [] : [{ kind, found }];
    }).find(({ kind }) => (kind === "index" ? last === "part" : kind !== "sign" || counts !== "article"));
    if (token === undefined) break;
    const { kind, found } = token;
    const [words, first = "", ending] = found;
    stop = at + words.length;
    if (kind === "link") {
      // `e all'articolo 5` goes on, `al comma 1, all'articolo 5` begins anew.
      joined = /^(?:ed?|o|nonche)$/.test(last);
      last = words;
      continue;
    }
    if (kind === "article") {
      if (/^(?:al|all'|alla|agli|ai|alle)$/.test(last) && !joined) [start, articles, places] = [at, [], []];
      word = { at, after: end };
      counts = "article";
      plural = ending !== "" && ending !== "o";
    } else if (kind === "part") {
      counts = last === "ordinal" ? after(plural) : ONE.test(first) ? "one" : "many";
    } else if (kind === "number") {
      // `art. 5, 2° comma, l. 1/2000`: the second number is the comma's.
      const numbersComma = articles.length > 0 && /^ ?comma(?:,| d| l)/.test(text.slice(stop, stop + 8));
      const beforeComma = plural && counts === "many" && /^, comm/.test(text.slice(stop, stop + 6));
      const number = (counts === "article" && !numbersComma) || beforeComma ? articleNumber(first) : null;
      if (number && !articles.includes(number)) {
        articles.push(number);
        places.push(word ?? { at, after: end });
      }
      word = null;
      if (counts === "one" || beforeComma) counts = after(plural);
    } else if (kind === "ordinal" && counts === "many") {
      // `articoli 275, commi secondo e terzo, 281-sexies`: the commi have been read by now.
      counts = after(plural);
    } else if ((kind === "letter" || kind === "sign" || kind === "index") && counts === "one") counts = after(plural);
    last = kind;
    joined = false;
    end = stop;
  }
  BETWEEN.lastIndex = stop;
  BETWEEN.test(text);
  CONTAINER.lastIndex = BETWEEN.lastIndex;
  const holder = end > from && CONTAINER.test(text) ? heldBy(grammar, text, CONTAINER.lastIndex) : null;
  return {
    start,
    end: text.slice(start, end).trimEnd().length + start,
    articles,
    places,
    stop,
    mention: holder,
    open: /^(?:d|ne)/.test(last),
  };
}

/** After the one number of `comma 3` the enumeration of a plural goes on: `articoli 2, comma 3, e 5`. */
function after(plural: boolean): "article" | "none" {
  return plural ? "article" : "none";
}
