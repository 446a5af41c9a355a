/** All citations of a running text, each where it stands: also those that refer back (`la medesima legge`). */

import { articleNumber, SUFFIX_PATTERN } from "../articles/article-number.ts";
import { type CitedAct, type Mention, mentionAt } from "./act.ts";
import type { Grammar } from "./grammar.ts";
import { type MetAct, partBehind, readMentions } from "./mentions.ts";
import type { Partition } from "./partition.ts";
import { attachmentsIn, type RequestedPlace } from "./place.ts";
import { type Plain, plain } from "./plain.ts";

/** A citation where it stands in a text: one for each article. */
export interface TextCitation {
  /** Where its words begin, and how long they are, in UTF-16 code units. */
  readonly inizio: number;
  readonly lunghezza: number;
  readonly testo: string;
  /** The act that is meant; several where its type is left open, none where the words refer back to none that is sure. */
  readonly atti: readonly CitedAct[];
  /** The article, or the attachment; `null` where none is named. */
  readonly luogo: RequestedPlace | null;
  /** The part of the article, or of the act where no article is named: `comma 2, lettera b)`. */
  readonly partizione: string | null;
}

// --- The part of an article, in one spelling.

const ORDINALS = "prim second terz quart quint sest settim ottav non decim".split(" ");
const ORDINAL = `(?:(?:${ORDINALS.join("|")}|penultim|ultim|unic)[oaie])(?![a-z])`;
const AND = "(?:, ?(?:ed? )?| ed? | o | a )";
const listOf = (one: string) => `(?:da )?${one}(?:${AND}${one})*`;
const NUMBER = `\\d{1,4}(?:[ -]?${SUFFIX_PATTERN}(?![a-z])){0,2}(?![\\d/])`;
const LETTER = `[a-z]{1,2}(?:[ -]?${SUFFIX_PATTERN})?\\)`;
const ROMAN = "(?:[ivxlc]+|[a-z]|\\d{1,3})(?![a-z0-9])(?:\\.\\d{1,2})?";
const SUFFIXED = `(?:[ -]?${SUFFIX_PATTERN}(?![a-z]))?`;

/** What acts are divided into above their articles, from the largest. */
const DIVISIONS = ["allegato", "annesso", "tabella", "parte", "libro", "titolo", "capo", "sezione"];

/** The steps to a part, by the order in which the whole is written. */
const STEPS = new RegExp(
  [
    `(?<divisione>${DIVISIONS.join("|")}) (?<segno>${ROMAN}${SUFFIXED})`,
    `(?<ordinale>${ORDINAL}(?:${AND}${ORDINAL})*) (?<cosa>comm[ai]|period[oi]|capovers[oi]|alinea)`,
    `(?:comm[ai]|co)(?![a-z])\\.? ?(?:(?<commi>${listOf(NUMBER)})|(?<dopo>${ORDINAL}(?:${AND}${ORDINAL})*))`,
    `lett(?:er[ae])?(?![a-z])\\.? ?(?<lettere>${listOf(LETTER)}|[a-z](?![a-z0-9']))`,
    `(?<![a-z])(?:numer[oi]|num|nn?)(?![a-z])\\.? ?(?<numeri>${listOf(`${NUMBER}\\)?`)})`,
    "(?<solo>rubrica|alinea)",
  ].join("|"),
  "g",
);

/** `2 e 3`, `da 2 a 5`; one alone is of a singular. */
function listed(one: string, many: string, written: string, after = ""): string {
  const items = written
    .replace(/^da /, "")
    .split(new RegExp(AND))
    .map((item) => `${articleNumber(item.replace(/\)$/, "")) ?? item.replace(/\)$/, "")}${after}`);
  if (items.length === 1) return `${one} ${items[0]}`;
  const last = items.pop();
  return written.startsWith("da ") ? `${many} da ${items[0]} a ${last}` : `${many} ${items.join(", ")} e ${last}`;
}

function stepOf(groups: Readonly<Record<string, string | undefined>>): readonly [rank: number, name: string] {
  const { divisione, segno = "", ordinale, cosa = "", commi, dopo, lettere, numeri, solo = "" } = groups;
  if (divisione) {
    const sign = segno.replace(/^[ivxlc]+(?![a-z])|^[a-z](?![a-z])/, (roman) => roman.toUpperCase());
    return [
      DIVISIONS.indexOf(divisione) - DIVISIONS.length,
      `${divisione.charAt(0).toUpperCase()}${divisione.slice(1)} ${sign}`,
    ];
  }
  const counted = ordinale ?? dopo;
  if (counted !== undefined) {
    if (ordinale && !cosa.startsWith("comm")) return [4, `${ordinale} ${cosa}`];
    const numbers = counted.replace(/[a-z]{3,}/g, (word) => {
      const at = ORDINALS.indexOf(word.slice(0, -1));
      return at < 0 ? word : String(at + 1);
    });
    return [1, /[a-z]{3}/.test(numbers) ? `${counted} comma` : listed("comma", "commi", numbers)];
  }
  if (commi !== undefined) return [1, listed("comma", "commi", commi)];
  if (lettere !== undefined) return [2, listed("lettera", "lettere", lettere, ")")];
  if (numeri !== undefined) return [3, listed("numero", "numeri", numeri, ")")];
  return [4, solo];
}

/**
 * The name of the part that some prepared words lead to, from the whole to its parts; `null` where they name none.
 *
 * @example partIn("lettera b) del secondo comma") // "comma 2, lettera b)"
 */
function partIn(words: string): string | null {
  const steps = [...words.matchAll(STEPS)].map(({ groups = {} }) => stepOf(groups));
  // `lettera b) del comma 1`: from the inside out.
  const inward = steps.every(([rank], i) => i === 0 || rank <= (steps[i - 1]?.[0] ?? 0)) && steps.length > 1;
  if (inward && steps[0]?.[0] !== steps.at(-1)?.[0]) steps.reverse();
  return steps.map(([, name]) => name).join(", ") || null;
}

// --- Words that refer back.

/** An act, or an article of it, that has been spoken of. */
interface SpokenOf {
  /** What it may be called when it is referred to. */
  readonly kinds: readonly string[];
  /** `null` where it is not known which act it is: `con decreto del Ministro`. */
  readonly atti: readonly CitedAct[] | null;
}

interface ArticleSpokenOf {
  readonly atti: readonly CitedAct[] | null;
  readonly luogo: RequestedPlace;
}

const SAID_BEFORE =
  "(?:stess|medesim|citat|predett|suddett|richiamat|menzionat|dett|suindicat|succitat|anzidett|sopracitat|sopraindicat|summenzionat)[oaie]";
/** What means the last one of its kind; the others may mean any that was spoken of. */
const THE_LAST = /^(?:stess|medesim)/;
const NOUN =
  "(legge costituzionale|legge|decreto[ -]legge|decreto legislativo|decreto del presidente della repubblica|regio decreto|decreto|codice|testo unico|articolo)(?![a-z-])";
const SAID = new RegExp(
  `(?:(${SAID_BEFORE}) )?${NOUN}(?: (${SAID_BEFORE})(?![a-z]))?(?:,? n\\.? ?(\\d{1,4})(?![\\d/]| ?/))?`,
  "y",
);
const LEADS_ON =
  /[ ,(]*(?:di cui )?(?:(?:al|del|nel|all[ao]|dell[ao]|nell[ao]|della|di)(?: lo)? |(?:all|dell|nell)')?/y;
const ENDS = /^(?:$| ?[,;:.)]| (?:ed?|o)(?![a-z]))/;
/** `a norma di legge`: none in particular. */
const NO_ACT_BEFORE = /(?:^|[^a-z])(?:di|per|forza di|ex) $/;
const SAME_ARTICLE = new RegExp(`${SAID_BEFORE} articolo(?! ?\\d)`);
const SAID_ARTICLE = new RegExp(`${SAID_BEFORE} art[a-z.]* ?\\d`);
const ENDS_SAID = new RegExp(`(?:^|[^a-z])(${SAID_BEFORE}) $`);
/** What is annexed to an act and has articles of its own. */
const ANNEXED = /tariff|tabell|allegat|anness|statut|convenzion/;
/** A named text and the words that lead to the act that holds it. */
const HOLDS = /(codice|testo unico)[^.;:\d]*(?:di cui|approvat|emanat|adottat)[a-z ]*'? ?$/;
const AROUND = 200;

/** What an act of a type is called. */
function kindsOfType(tipo: string | null): string[] {
  if (tipo === null) return ["testo unico"];
  if (/^legge/.test(tipo)) return ["legge", ...(tipo === "legge-costituzionale" ? ["legge costituzionale"] : [])];
  if (!/decreto|^dp/.test(tipo)) return [];
  return [
    "decreto",
    ...(/decreto-legge/.test(tipo) ? ["decreto-legge"] : []),
    ...(/legislativo/.test(tipo) ? ["decreto legislativo"] : []),
    ...(/^regio/.test(tipo) ? ["regio decreto"] : []),
    ...(tipo === "dpr" ? ["decreto del presidente della repubblica"] : []),
  ];
}

/** What an act may be called that some words name. */
function kindsOf(words: string, { alias, acts, start, end }: Mention): string[] {
  const own = words.slice(start, end);
  if (alias && !/\d/.test(own))
    return /^(?:il )?c(?!ost)/.test(own) ? ["codice"] : (own.match(/^(?:codice|testo unico|legge)/) ?? []).slice();
  const named = HOLDS.exec(words.slice(Math.max(0, start - AROUND), start))?.[1];
  return [...acts.flatMap(({ tipo }) => kindsOfType(tipo)), ...(named ? [named] : [])];
}

/** What is spoken of, each act once: by its date, or by its year alone. */
function distinct<T extends { readonly atti: readonly CitedAct[] | null }>(all: readonly T[]): T[] {
  const year = ({ data, anno }: CitedAct) => data?.slice(0, 4) ?? anno;
  const keys = all.map(({ atti }) => atti?.map((act) => `${act.tipo} ${year(act)} ${act.numero}`).join());
  return all.filter((_, i) => keys.indexOf(keys[i]) === i);
}

/** What has been spoken of so far. */
class Antecedents {
  readonly #acts: SpokenOf[] = [];
  readonly #articles: ArticleSpokenOf[] = [];

  act(kinds: readonly string[], atti: readonly CitedAct[] | null): void {
    if (kinds.length > 0) this.#acts.push({ kinds, atti });
  }

  article(luogo: RequestedPlace, atti: readonly CitedAct[] | null): void {
    this.#articles.push({ luogo, atti });
  }

  /** The act that is meant; none where that is not sure. @param numero its number, where the words say it */
  actMeant(kind: string, said: string | undefined, numero: string | undefined): readonly CitedAct[] {
    const all = this.#acts.filter(({ kinds }) => kinds.includes(kind));
    const numbered = numero === undefined ? all : all.filter(({ atti }) => atti?.some((act) => act.numero === numero));
    const last = numero === undefined && said !== undefined && THE_LAST.test(said);
    const possible = last ? numbered.slice(-1) : distinct(numbered);
    return (possible.length === 1 && possible[0]?.atti) || [];
  }

  /** The article that is meant. @param numero `null`: the last one */
  articleMeant(numero: string | null): ArticleSpokenOf | null {
    const all =
      numero === null ? this.#articles.slice(-1) : this.#articles.filter((one) => one.luogo.articolo === numero);
    const possible = distinct(all);
    return possible.length === 1 ? (possible[0] ?? null) : null;
  }
}

// --- The text.

/** A piece of a part: what it says of one article. */
interface Piece {
  readonly articolo: string | null;
  /** Its own words, and how far they go as a citation. */
  readonly from: number;
  readonly to: number;
}

/** A part, article by article. */
function piecesOf({ start, end, articles, places }: Partition): Piece[] {
  if (articles.length === 0) return [{ articolo: null, from: start, to: end }];
  return articles.map((articolo, i) => ({
    articolo,
    from: i === 0 ? start : (places[i]?.at ?? start),
    to: places[i + 1]?.after ?? end,
  }));
}

/** Acts that some words name together: by number, each with the types that it may be of. */
function byNumber(acts: readonly CitedAct[]): CitedAct[][] {
  const groups = new Map<string, CitedAct[]>();
  for (const act of acts) {
    const key = `${act.data} ${act.anno} ${act.numero}`;
    groups.set(key, [...(groups.get(key) ?? []), act]);
  }
  return [...groups.values()];
}

/**
 * The citations of acts of the Italian State in a text, in reading order. What refers back is resolved where only one act can be
 * meant, else it is given without any. Two that share words share all of them: several acts that one mention names. What refers back looks at all acts before
 * it: the text is one that a request may have, not a book.
 *
 * @example citationsInText(ITALIAN_GRAMMAR, "art. 3 della L. 241/1990")
 *   // [{ inizio: 0, lunghezza: 24, testo: "art. 3 della L. 241/1990", atti: [{ tipo: "legge", data: null, anno: 1990, numero: "241" }],
 *   //    luogo: { articolo: "3", allegato: null }, partizione: null }]
 */
export function citationsInText(grammar: Grammar, text: string): TextCitation[] {
  const source: Plain = plain(text);
  const words = source.text;
  const found: TextCitation[] = [];
  const spoken = new Antecedents();

  function luogoOf({ articolo, from, to }: Piece, isAnnexed: boolean): RequestedPlace | null {
    const labels = new Set(
      attachmentsIn(words.slice(from, to), (at) => source.isCapital(from + at)).map(({ label }) => label),
    );
    const allegato = labels.size > 1 ? "" : ([...labels][0] ?? (isAnnexed ? "" : null));
    return articolo === null && allegato === null ? null : { articolo, allegato };
  }

  /** Takes a citation, article by article. @param part the words that name its articles */
  function cite(
    from: number,
    to: number,
    part: Partition | null,
    atti: readonly CitedAct[],
    inArticle?: RequestedPlace,
    isAnnexed = false,
  ) {
    const pieces = part ? piecesOf(part) : [{ articolo: null, from, to: from }];
    for (const [i, piece] of pieces.entries()) {
      const start = i === 0 ? from : piece.from;
      const end = i === pieces.length - 1 ? to : piece.to;
      const inizio = source.at[start] ?? 0;
      const testo = text.slice(inizio, source.at[end]).trimEnd();
      const luogo = inArticle ?? luogoOf(piece, isAnnexed);
      const partizione = partIn(words.slice(piece.from, piece.to));
      found.push({ inizio, lunghezza: testo.length, testo, atti, luogo, partizione });
      if (luogo?.articolo) spoken.article(luogo, atti.length ? atti : null);
    }
  }

  function act({ mention, before, behind }: MetAct): void {
    const part = before?.articles.length ? before : (behind ?? before);
    const from = Math.min(before?.start ?? mention.start, mention.start);
    const to = Math.max(behind?.end ?? mention.end, mention.end);
    const kinds = kindsOf(words, mention);
    const isAnnexed = before !== null && ANNEXED.test(words.slice(before.end, Math.max(before.end, mention.start)));
    for (const atti of byNumber(mention.acts)) {
      spoken.act(kinds, atti);
      cite(from, to, part, atti, undefined, isAnnexed);
    }
  }

  /** Words that refer to an act, or name none in particular. @param from where the part that leads to them begins, else they */
  function saidAt(at: number, from: number, part: Partition | null): number | null {
    SAID.lastIndex = at;
    const said = SAID.exec(words);
    if (!said) return null;
    const [whole, before, noun = "", behind, numero] = said;
    const kind = noun === "decreto legge" ? "decreto-legge" : noun;
    const end = at + whole.length;
    if (before && mentionAt(grammar, words, at + before.length + 1)) return null;
    const referring = before ?? behind;
    if (kind === "articolo") {
      // `il medesimo articolo 5` is read with its number.
      if (!referring || part || /^ ?\d/.test(words.slice(end))) return null;
      sameArticle(from, end, null);
      return end;
    }
    if (grammar.patterns.altrui.test(words.slice(end))) return end;
    if (referring || numero) {
      const atti = spoken.actMeant(kind, referring, numero);
      spoken.act([kind], atti.length ? atti : null);
      const behind = part?.articles.length ? null : partBehind(grammar, words, end);
      cite(from, behind?.end ?? end, behind ?? part, atti);
      return behind?.stop ?? end;
    }
    if (kind === "legge" && NO_ACT_BEFORE.test(words.slice(Math.max(0, at - 12), at))) return end;
    spoken.act(kind.startsWith("decreto") ? [kind, "decreto"] : [kind], null);
    if (part && ENDS.test(words.slice(end))) cite(from, end, part, []);
    return end;
  }

  /** `il medesimo articolo`, `il citato articolo 5`. */
  function sameArticle(from: number, to: number, part: Partition | null): void {
    const [articolo = null] = part?.articles ?? [];
    const meant = spoken.articleMeant(articolo);
    const luogo = meant?.luogo ?? (articolo === null ? undefined : { articolo, allegato: null });
    cite(from, to, part && { ...part, articles: [], places: [] }, meant?.atti ?? [], luogo);
  }

  function other(at: number, part: Partition | null): number {
    if (!part) return saidAt(at, at, null) ?? at;
    LEADS_ON.lastIndex = part.end;
    LEADS_ON.test(words);
    const end = saidAt(LEADS_ON.lastIndex, part.start, part);
    if (end !== null) return end;
    const own = words.slice(part.start, part.end);
    const led = ENDS_SAID.exec(words.slice(Math.max(0, part.start - 20), part.start))?.[1];
    if (SAME_ARTICLE.test(own)) sameArticle(part.start, part.end, { ...part, articles: [] });
    else if (part.articles.length === 1 && (led || SAID_ARTICLE.test(own)))
      sameArticle(part.start - (led ? led.length + 1 : 0), part.end, part);
    else for (const articolo of part.articles) spoken.article({ articolo, allegato: null }, null);
    return part.stop;
  }

  readMentions(grammar, source, { conversioni: true }, { act, other });
  return found;
}
