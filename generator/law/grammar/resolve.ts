/** Which act each mention means: a pass of its own over the mentions, in order. */

import type { CitedAct } from "../citations/act.ts";
import type { NamedAct } from "../citations/tables.ts";
import { type ActWords, isConversion, type LawText, type Mention } from "./tree.ts";

/** A mention with what it means. */
export interface ResolvedMention {
  readonly mention: Mention;
  /** The acts that may be meant; several where the type is left open, none where the words refer to none that is sure. */
  readonly acts: readonly CitedAct[];
  /**
   * `named`: the words say it; `back`: they refer to an act that was spoken of; `self`: to the act, or the article, that speaks;
   * `other`: an act that is not the State's; `none`: places without an act.
   */
  readonly by: "named" | "back" | "self" | "other" | "none";
  /** The article that "the same article" is, or that a spared part is of, where it is known. */
  readonly article: string | null;
  /** Of an act that is known by its name alone, the acts that have borne that name, the one of today first; one where no other has. */
  readonly bearers: readonly CitedAct[] | null;
}

/** An act that was spoken of: what it may be called, and which one it is, `null` where that is not known. */
interface SpokenOf {
  readonly kinds: readonly string[];
  readonly acts: readonly CitedAct[] | null;
  readonly bearers: ResolvedMention["bearers"];
  readonly isChange: boolean;
}

interface ArticleSpokenOf {
  readonly acts: readonly CitedAct[] | null;
  readonly bearers: ResolvedMention["bearers"];
  readonly numbers: readonly string[];
}

/** References look no further back. */
const MOST_SPOKEN_OF = 64;

/** Tokens between an act and the place of it that is spared. */
const EXCEPT_WINDOW = 7;
/** What means the last one of its kind; other words may mean any that was spoken of. */
const THE_LAST = /^(?:stess|medesim)/;

/** What an act of a type is called. */
function kindsOfType(type: string | null): string[] {
  if (type === null) return ["testo unico"];
  const noun = type.startsWith("legge") ? ["legge"] : /decreto|^dp/.test(type) ? ["decreto"] : [];
  const more = type.startsWith("decreto-legge") ? ["decreto-legge"] : [];
  return [type, ...noun, ...more];
}

/** What an act may be called. */
function kindsOf(act: ActWords): string[] {
  if (act.kind === "numbered") return [...act.types.flatMap(kindsOfType), ...(act.title ? [act.title] : [])];
  if (act.kind === "other") return act.noun ? [act.noun] : [];
  if (act.kind !== "named") return [];
  if (act.name.startsWith("tu")) return ["testo unico", ...kindsOfType(act.act.tipo)];
  return /^(?:c(?!ost)|disp|dispatt)/.test(act.name) ? ["codice"] : kindsOfType(act.act.tipo);
}

/** Whether words identify no act: a decree without a number may be any of its day, number and year of an ordinary one many authorities'. */
export const isOfNobody = ({ number, types, date }: ActWords & { kind: "numbered" }): boolean =>
  number === null || (types[0] === "decreto" && date === null);

/** The acts that words say by themselves. */
export function actsSaidBy(act: ActWords): CitedAct[] {
  if (act.kind === "named") return [act.act, ...(act.also ?? [])].map(cited);
  if (act.kind !== "numbered") return [];
  const { types, date, year, number, also } = act;
  const anno = date === null ? year : null;
  return [number, ...also].flatMap((numero) => types.map((tipo) => ({ tipo, data: date, anno, numero })));
}

const identityOf = ({ tipo, data, anno, numero }: CitedAct): string => `${tipo} ${data?.slice(0, 4) ?? anno} ${numero}`;

const cited = ({ tipo, data, numero }: NamedAct): CitedAct => ({ tipo, data, numero, anno: null });

/** The acts that a name may mean; `null` where its number stands in the text. */
function bearersOf(act: ActWords & { kind: "named" }, numbers: ReadonlySet<string>): readonly CitedAct[] | null {
  if (act.isNumbered || numbers.has(identityOf(cited(act.act)))) return null;
  return (act.bearers.length > 0 ? act.bearers : [act.act]).map(cited);
}

/** "d.lgs. 50/2016 ... il codice dei contratti pubblici": the text names by its number an act that bore the name before. */
const isNumberOfAnother = ([, ...earlier]: readonly CitedAct[], numbers: ReadonlySet<string>): boolean =>
  earlier.some((one) => numbers.has(identityOf(one)));

/** What is spoken of, each act once. */
function distinct<T extends { readonly acts: readonly CitedAct[] | null }>(all: readonly T[]): T[] {
  const keys = all.map(({ acts }) => acts?.map(identityOf).join());
  return all.filter((_, at) => keys.indexOf(keys[at]) === at);
}

/** What has been spoken of so far. */
class Antecedents {
  readonly #acts: SpokenOf[] = [];
  readonly #articles: ArticleSpokenOf[] = [];

  act(one: SpokenOf): void {
    if (one.kinds.length > 0) this.#acts.push(one);
    if (this.#acts.length > MOST_SPOKEN_OF) this.#acts.shift();
  }

  article(one: ArticleSpokenOf): void {
    if (one.numbers.length > 0) this.#articles.push(one);
    if (this.#articles.length > MOST_SPOKEN_OF) this.#articles.shift();
  }

  /** The act that words refer to; none where that is not sure. */
  actMeant({ noun, number, said }: ActWords & { kind: "back" }): SpokenOf | null {
    // "atto" and "provvedimento" name no act by themselves, and "i medesimi decreti" are not one.
    if (number === null && (said === "" || noun === "" || /[ei]$/.test(said))) return null;
    const isOfType = ({ acts }: SpokenOf) => number !== null && acts?.some(({ tipo }) => tipo === noun);
    const all = this.#acts.filter((one) => noun === "" || one.kinds.includes(noun) || isOfType(one));
    const numbered = number === null ? all : all.filter(({ acts }) => acts?.some((act) => act.numero === number));
    const own = numbered.filter(({ isChange }) => !isChange);
    const possible = own.length > 0 ? own : numbered;
    // "Con decreto del Ministro ... ai sensi del d.l. 32/2019. Con il medesimo decreto": a decree without number was announced.
    if (number === null && noun === "decreto" && possible.some(({ acts }) => acts === null)) return null;
    const isLast = number === null && THE_LAST.test(said);
    const meant = isLast ? possible.slice(-1) : distinct(possible);
    return meant.length === 1 ? (meant[0] ?? null) : null;
  }

  /** The act without type that has a number and a year. */
  typed(act: CitedAct): readonly CitedAct[] | null {
    const found = this.#acts.findLast(({ acts }) =>
      acts?.some((one) => identityOf({ ...one, tipo: null }) === identityOf(act)),
    );
    return found?.acts ?? null;
  }

  /**
   * The article that is meant.
   *
   * @param number `null`: the last one
   * @param said the word that refers back: "il medesimo articolo 4" is the last of that number, "il citato articolo 4" the only one
   */
  articleMeant(number: string | null, said: string): ArticleSpokenOf | null {
    const all = number === null ? this.#articles : this.#articles.filter(({ numbers }) => numbers.includes(number));
    const possible = number === null || THE_LAST.test(said) ? all.slice(-1) : distinct(all);
    return possible.length === 1 ? (possible[0] ?? null) : null;
  }
}

/** The articles that places name. */
const articlesOf = ({ places }: Pick<Mention, "places">): string[] =>
  (places?.roots ?? []).flatMap(({ step, values }) => (step === "articolo" ? values.map(({ value }) => value) : []));

/** The one article that a mention names; `null` if it names several or none. */
function onlyArticle({ mention: { places }, article }: ResolvedMention): string | null {
  const [list, ...lists] = places?.roots ?? [];
  const [one, ...others] = list?.step === "articolo" ? list.values : [];
  if (!one || one.to !== null || others.length > 0 || lists.length > 0) return null;
  return one.value === "=" ? article : one.value;
}

/** Nouns that may be referred to later, though they are of no act that is known: `con decreto del Ministro`, `con uno o più decreti`. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ["legge", "legge"],
  ["decreto", "decreto"],
  ["decreti", "decreto"],
  ["codice", "codice"],
]);
/** `a norma di legge`: none in particular. */
const OF_NONE: ReadonlySet<string> = new Set(["di", "per", "ex"]);

/**
 * What each mention of a text means. References back look at no more than the last acts that were spoken of.
 *
 * @example resolveMentions(readLaw(NAMES, "la L. 241/1990; la medesima legge", { latest: 2026 })).map(({ by }) => by) // ["named", "back"]
 */
export function resolveMentions({ mentions, tokens }: LawText): ResolvedMention[] {
  const spoken = new Antecedents();
  const found: ResolvedMention[] = [];
  const numbers = new Set(
    mentions.flatMap(({ act }) => (act?.kind === "numbered" ? actsSaidBy(act).map(identityOf) : [])),
  );
  const byMention = new Map<Mention, ResolvedMention>();
  // The last mention of an act, and the one before it.
  let last: ResolvedMention | null = null;
  let before: ResolvedMention | null = null;
  let token = 0;
  for (const mention of mentions) {
    for (; token < mention.first; token++) {
      const noun = NOUNS.get(tokens[token]?.word ?? "");
      if (noun !== undefined && !OF_NONE.has(tokens[token - 1]?.word ?? ""))
        spoken.act({ kinds: [noun], acts: null, bearers: null, isChange: false });
    }
    token = Math.max(token, mention.next);
    const meaning = meaningOf(mention, tokens, spoken, byMention, last, before, numbers);
    const resolved: ResolvedMention = { mention, ...meaning };
    found.push(resolved);
    byMention.set(mention, resolved);
    const { acts, by, article, bearers } = resolved;
    if (acts.length > 0) [last, before] = [resolved, last];
    if (mention.act && by !== "self") {
      const kinds =
        mention.act.kind === "back"
          ? [mention.act.noun, ...acts.flatMap(({ tipo }) => kindsOfType(tipo))]
          : kindsOf(mention.act);
      spoken.act({ kinds, acts: acts.length > 0 ? acts : null, bearers, isChange: mention.isChange });
    }
    const articles = articlesOf(mention).flatMap((number) =>
      number === "=" && by !== "self" ? (article ?? []) : number,
    );
    spoken.article({ acts: acts.length > 0 ? acts : null, bearers, numbers: articles });
  }
  return found;
}

/** The last word of a mention that refers back; empty where none does. */
const saidBack = ({ first, next }: Mention, tokens: LawText["tokens"]): string =>
  tokens.slice(first, next).findLast(({ kind }) => kind === "back")?.word ?? "";

function meaningOf(
  mention: Mention,
  tokens: LawText["tokens"],
  spoken: Antecedents,
  byMention: ReadonlyMap<Mention, ResolvedMention>,
  last: ResolvedMention | null,
  before: ResolvedMention | null,
  numbers: ReadonlySet<string>,
): Omit<ResolvedMention, "mention"> {
  const { act, places, of, role, first } = mention;
  const none = { acts: [], article: null, bearers: null };
  if (act?.kind === "self") return { ...none, by: "self" };
  if (act?.kind === "other") return { ...none, by: "other" };
  if (act?.kind === "back") {
    const meant = spoken.actMeant(act);
    return { ...none, acts: meant?.acts ?? [], bearers: meant?.bearers ?? null, by: "back" };
  }
  if (act?.kind === "named") {
    const bearers = bearersOf(act, numbers);
    const isSure = !act.isDoubtful && (bearers === null || !isNumberOfAnother(bearers, numbers));
    return { ...none, acts: isSure ? actsSaidBy(act) : [], bearers, by: isSure ? "named" : "other" };
  }
  if (act) {
    if (act.kind === "numbered" && isOfNobody(act)) return { ...none, by: "other" };
    const acts = actsSaidBy(act);
    const [first] = acts;
    const isUntyped = act.kind === "numbered" && act.types[0] === null && act.title === null;
    return { ...none, acts: (isUntyped && first && spoken.typed(first)) || acts, by: "named" };
  }
  if (of) {
    const { acts, by, bearers } = byMention.get(of) ?? { ...none, by: "none" };
    return { acts, by, bearers, article: null };
  }
  if (places?.isSelf) return { ...none, by: "self" };
  if (places?.refersBack) {
    const number = places.refersBack === "article" ? null : articlesOf({ places })[0];
    const meant = number === undefined ? null : spoken.articleMeant(number, saidBack(mention, tokens));
    const article = meant?.numbers.at(-1) ?? null;
    return {
      acts: meant?.acts ?? [],
      by: "back",
      article: article === "=" ? null : article,
      bearers: meant?.bearers ?? null,
    };
  }
  if (role === "eccetto" && last && first - last.mention.next < EXCEPT_WINDOW) {
    const isOfDecree = last.mention.isChange && before && isConversion(before.mention.act, last.mention.act);
    const spared = isOfDecree ? before : last;
    const { acts, bearers } = spared;
    return { acts, bearers, by: "back", article: onlyArticle(spared) };
  }
  return { ...none, by: "none" };
}
