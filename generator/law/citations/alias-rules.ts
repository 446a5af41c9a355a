import type { ActMention, CitedAct } from "./act.ts";
import { isExplained, leadsByArticle } from "./explained.ts";
import type { Grammar } from "./grammar.ts";
import { type Plain, rawText } from "./plain.ts";
import { qualified } from "./qualifiers.ts";

/** Initials that also stand for something else, even in capitals: they name their act only right after an article. */
const AMBIGUOUS = /^(?:cam|ctu|cap|com|ccp|tua|tue)$/;

/** Initials that mean another act after an article: `art. 6 TUE` is of the Treaty on European Union. */
const NEVER_BY_ARTICLE = /^tue$/;

/** What stands before `Costituzione` where it names the Constitution and is not the common noun. */
const LEADS_TO_NAME = /(?:^|[^a-z])(?:la|in|con|ex|(?:de|ne|da|a|su|co)l?la|(?:de|ne|da|a|su)lla carta) $/;

/** Between an act and its own name: `(Codice dell'amministrazione digitale)`, `recante il codice ...`. */
const APPOSITION =
  /^[ ,]*(?:\(|recante|c\. ?d|cd|cosiddett|-)[a-z.]*[ (]*(?:recante |c\. ?d\. |il |l[aeo] |l'|del |nuovo )*$/;

/** `op. cit.` is a book. */
const WORK_CITED = /^\.? ?cit(?![a-z])/;

/** Characters around initials: if there are small letters among them, the capitals of the initials are deliberate. */
const AROUND = 40;
/** How far around a name its qualifiers are looked for. */
const QUALIFIERS = 160;

/** Whether initials have the letters of their name: `Capo provvisorio` has the key of the codice penale. */
function isSpelledSo(name: string, key: string): boolean {
  const parts = name.toLowerCase().match(/\p{L}+/gu) ?? [""];
  return key.startsWith(parts[0] ?? "") && key.endsWith(parts.at(-1) ?? "");
}

/** Whether initials, or the Constitution's name, stand for their act in running text. */
function initialsCount(source: Plain, mention: ActMention, key: string, context: "article" | "part" | null): boolean {
  const { raw, at } = source;
  const before = source.text.slice(Math.max(0, mention.start - AROUND), mention.start);
  const name = rawText(source, mention.start, mention.end);
  // `Art. 165 (Costituzione di parte civile)` is a heading.
  if (before.endsWith("(") && context) return false;
  if (context === "article") return !NEVER_BY_ARTICLE.test(key);
  if (key === "costituzione") return name.startsWith("C") && (context !== null || LEADS_TO_NAME.test(before));
  if (/\p{L}\. ?\p{L}/u.test(name)) return true;
  const letters = name.replace(/[^\p{L}]/gu, "");
  const [start = 0, end = 0] = [at[mention.start], at[mention.end]];
  const around = raw.slice(Math.max(0, start - AROUND), start) + raw.slice(end, end + AROUND);
  return letters === letters.toUpperCase() && !AMBIGUOUS.test(key) && /\p{Ll}|^\P{L}*$/u.test(around);
}

/** The mention with the act that its name means there, `null` where the words around make it another one. */
function withQualifiers(
  grammar: Grammar,
  text: string,
  mention: ActMention,
  from: number,
  request: boolean,
): (ActMention & { readonly from: number }) | null {
  const before = text.slice(Math.max(from, mention.start - QUALIFIERS), mention.start);
  const named = mention.alias?.act;
  if (!named) return null;
  const meant = qualified(grammar, before, text.slice(mention.end, mention.end + QUALIFIERS), named, request);
  if (!meant.act) return null;
  const start = mention.start - before.length + meant.from;
  return { ...mention, start, from: start, acts: [{ ...meant.act, anno: null }] };
}

/**
 * What a name stands for in running text; `null` where it stands for no act. Initials are often other words: they count with dots,
 * after an article, or in capitals among small letters; the Constitution with a capital, after a preposition.
 *
 * @param context what the words lead from: `art. 5`, another part of an act, or nothing
 * @param lastEnd where the mention before it ended, negative where there is none
 * @example nameInText(ITALIAN_GRAMMAR, plain("il cad o altro"), mention, null, -1) // null, `mention` being that of `cad`
 */
export function nameInText(
  grammar: Grammar,
  source: Plain,
  mention: ActMention,
  context: "article" | "part" | null,
  lastEnd: number,
): ActMention | null {
  const { text } = source;
  const { key, initials } = mention.alias ?? { key: "", initials: false };
  if (lastEnd >= 0 && mention.start - lastEnd < 60 && APPOSITION.test(text.slice(lastEnd, mention.start))) return null;
  if (initials && !isSpelledSo(rawText(source, mention.start, mention.end), key)) return null;
  if ((initials || key === "costituzione") && !initialsCount(source, mention, key, context)) return null;
  return withQualifiers(grammar, text, mention, Math.max(lastEnd, 0), false);
}

/** `art. 323 c.p. (abrogato)`: the article is repealed, its act is not. */
const REPEALED = /^[ ,(-]*(?:ora |oggi |poi )?(?:abrogat|soppress)[oa][) ,]*/;
/** A number with its year that no act has: of a ruling, a file, a protocol. */
const FREE_NUMBER = /(?:^|[^a-z0-9/])\d{1,6} ?\/ ?(?:\d{4}|\d\d)(?!\d)/;
/** A year that says of which text one speaks: `c.p., art. 640, del 1889`. */
const YEAR_BESIDE =
  /(?:^|[^a-z])(?:del|dell'anno|nel|anno|ed(?:izione|iz)?\.?|versione|testo)(?: del| al)? ?(1[6-9]\d\d|20\d\d)(?![\d/-])/g;

/** Words before an act without those that make it another one: `disp. att.` belongs to what follows it. */
const withoutLead = ({ patterns: { normeDi, regolamentoDi, derivato } }: Grammar, words: string): string =>
  [normeDi, regolamentoDi, derivato].reduce((left, pattern) => left.replace(pattern, ""), words);

/** Whether words around a name, near or far, make it another act than the one in force: another State's, that of a year, a ruling. */
function isAnother({ patterns }: Grammar, before: string, own: string, act: CitedAct, byArticle: boolean): boolean {
  if (patterns.altroAtto.test(before) || patterns.altroAtto.test(own)) return true;
  if (!byArticle && (FREE_NUMBER.test(before) || FREE_NUMBER.test(own))) return true;
  const unchanged = own.search(patterns.modificatoDa);
  const years = [...(unchanged < 0 ? own : own.slice(0, unchanged)).matchAll(YEAR_BESIDE)];
  return years.some(([, year = ""]) => act.data !== null && !act.data.startsWith(year));
}

/**
 * What a name stands for in a whole request; `null` where the words around it are not all understood: better none than
 * another act.
 *
 * @param from where the mention before it ended, 0 where there is none
 * @param until where the next mention begins, the end of the text where there is none
 * @example nameInRequest(ITALIAN_GRAMMAR, plain("codice penale sardo"), mention, 0, 19) // null
 */
export function nameInRequest(
  grammar: Grammar,
  source: Plain,
  mention: ActMention,
  from: number,
  until: number,
): ActMention | null {
  const { text } = source;
  const { key, initials } = mention.alias ?? { key: "", initials: false };
  if (initials && !isSpelledSo(rawText(source, mention.start, mention.end), key)) return null;
  if (WORK_CITED.test(text.slice(mention.end, mention.end + 6))) return null;
  const ahead =
    text
      .slice(Math.max(from, mention.start - QUALIFIERS), mention.start)
      .split(";")
      .at(-1) ?? "";
  const repealed = leadsByArticle(grammar, ahead) ? REPEALED.exec(text.slice(mention.end, mention.end + 30)) : null;
  const end = mention.end + (repealed?.[0].length ?? 0);
  const meant = withQualifiers(grammar, text, { ...mention, end }, from, true);
  if (!meant) return null;
  const before = ahead.slice(0, Math.max(0, ahead.length - (mention.start - meant.from)));
  const byArticle = leadsByArticle(grammar, before);
  if (NEVER_BY_ARTICLE.test(key) && (byArticle || end < text.trimEnd().length)) return null;
  if (!byArticle && !isExplained(grammar, before)) return null;
  const [act] = meant.acts;
  const after = text.slice(end, Math.min(until, end + QUALIFIERS));
  const own = until < text.length ? withoutLead(grammar, after) : after;
  if (act && isAnother(grammar, before, own, act, byArticle)) return null;
  return (initials && byArticle) || repealed || grammar.patterns.dopoNome.test(text.slice(end, end + 30))
    ? { ...meant, end: mention.end }
    : null;
}
