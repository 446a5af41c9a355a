/** Names of acts of the European Union: the words behind a citation that say what the act is about. */

import { unionActOf } from "./citations/in-text.ts";
import type { Mention } from "./grammar/tree.ts";

/** Marks of amended text, and the numbers of footnotes among them. */
const MARKS = /\(\((?:\d{1,4}\)\))?|\)\)/g;

/** How a name begins. The adjective agrees with the kind of the act, a verb in the singular with one act. */
const RELATES = /^relativ([oa])\s/;
const SAYS = /^(?:concernente|riguardante|recante)\s/;
const DOES =
  /^che (?:stabilisce|istituisce|modifica|abroga|fissa|integra|attua|definisce|sostituisce|adegua|rettifica|completa|dichiara|semplifica|armonizza)\s/;
/** Adverbials begin so as well (`sulla base`), so that other words must show that a title follows. */
const ABOUT = /^(?:su(?:l|ll[aoe]|i|gli)\s|sull['’]|in materia di\s)/;
const ADVERBIAL = /^su(?:l|ll[ao]|i)\s(?:base|scorta|territorio|proposta|fondamento|piano|presupposto|conto)/;

/** Who made the act, or its day: titles follow citations in full. */
const IN_FULL =
  /Consiglio|Commissione|Parlamento|\s(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\s/i;
/** The kind, written of one act. */
const ONE = /(?:direttiva|regolamento|decisione|(?<![a-z])(?:reg|dir)[.\s])/i;
const MANY = /direttive|regolamenti|decisioni/i;
/** Between two acts of one list. */
const JOINED = /^[\s,;]*(?:(?:e|ed|o|nonch[eé]['’]?)\s+)?(?:[a-z]{1,5}['’]?\s*)?$/i;

/** A line that is the title of an act of the Union, but for what introduces it: a recital, a point of a list. */
const INTRODUCES = /^[\s(«"-]*(?:(?:\d{1,3}|[a-z]{1,2})[).]\s*)?$/i;
const RECITAL = /^\W*Vist[oaie]\s/i;

/** Where a name may end. */
const ENDS =
  /[;:(){}»”]|[«“"]|\.(?=\s|$)|,|\s(?:è|e['’]|sono|si applica(?:no)?|deve|devono|può|puo['’]|possono|ha|hanno|viene|vengono)(?!\p{L})/giu;
/** What the Italian act does with another act of the Union. */
const OWN =
  /\s(?:e|ed|nonch[eé]['’]?)\s(?:(?:per|di|il|la)\s)?(?:l['’])?(?:attuazione|recepimento|adeguamento|delega)/i;
const ABBREVIATED = /(?<![a-z])(?:nn?|artt?|lett|par|reg|dir)$/i;
const QUOTED = /^(?:«[^«»;:]{1,60}»|“[^“”;:]{1,60}”|"[^";:.]{1,60}")/;
/** Behind a comma of a sentence: the name goes on. */
const GOES_ON =
  /^,\s+(?:(?:e\s)?(?:che\s)?(?:modifica|abroga|integra|sostituisce)\s|(?:e\s)?recante\s|\(?[UC]E|n\.|\d)/i;
/** The same, said as the name began: `relativo alla protezione ..., nonche' alla libera circolazione`; and what may be of the name or of the sentence. */
const GOES_ON_AS: readonly (readonly [name: RegExp, goesOn: RegExp, mayGoOn: RegExp])[] = [
  [/^relativ[oa]\sa/, /^,\s+nonch[eé]['’]?\s+a/, /^,\s+(?:e\s)?(?:de|a)(?:l|ll[aoe]|i|gli|ll['’])[\s\p{L}]/u],
  [/^su/, /^,\s+nonch[eé]['’]?\s+su/, /^,\s+(?:e\s)?(?:de|su)(?:l|ll[aoe]|i|gli|ll['’])[\s\p{L}]/u],
  [SAYS, /^(?!)/, /^,\s+(?:e\s)?(?:(?:de)?(?:ll[aoe]|i|gli)|il|l[aoe]|(?:del)?l['’])[\s\p{L}]/u],
];
/** Behind a comma of a title: the recital speaks again. */
const SPEAKS_AGAIN =
  /^,\s+(?:(?:e|ed)\s)?(?:in particolare|success|come\s|cos[iì]|pubblicat|ratificat|recepit|attuat|convertit|modificat|ai sensi|di seguito|(?:il|la|i|le|lo|l['’]|con il|con la|per il|per la)\s?qual|secondo|laddove|ove\s|che (?:prevede|dispone)|a norma|ai fini|al fine|adottat|entrat|nella parte)/i;

const LEADS_ON = /^(?:,|e|ed|o|nonch[eé]['’]?)$/i;
const CONNECTIVES =
  /,(?:\s(?:e|ed|o|ovvero|oltre|nonch[eé]['’]?)(?=\s))?|(?<![a-z])(?:e|ed|o|ovvero|oltre|nonch[eé]['’]?)(?=\s)/gi;
const CHANGES = /modific|abrog|sostitu|integra|rettific|derog|complet|attua|esecu|applica/i;
/** No word that leads to the next act of a list is longer: `della`, `di cui al`. */
const LEADS = 5;

const LONGEST = 500;

/** Where the act of a mention is joined to the name before it, as the next one of a list; -1 if it is part of that name. */
function jointOf(between: string, isSameKind: boolean): number {
  const joint = [...between.matchAll(CONNECTIVES)].at(-1);
  if (!joint || isSameKind) return -1;
  const lead = between.slice(joint.index + joint[0].length);
  const isShort = lead.split(/[\s'’]+/).every((word) => word.length <= LEADS);
  return isShort && !CHANGES.test(lead) ? joint.index : -1;
}

/**
 * Where the name ends that begins a text.
 *
 * @param following mentions behind it, with offsets into the text
 * @param isTitle the line is a title, so that commas belong to it
 * @returns 0 if nobody can tell
 */
function endOfName(text: string, following: readonly Mention[], isTitle: boolean): number {
  let until = OWN.exec(text)?.index ?? text.length;
  /** Acts that are named in the name, and the first that no title of the Union names. */
  const within: Mention[] = [];
  let foreign = Number.POSITIVE_INFINITY;
  for (const one of following) {
    if (one.start >= until) break;
    const before = within.at(-1);
    const isNext = before !== undefined && !ONE.test(text.slice(one.start, one.end));
    const joint = jointOf(text.slice(before?.end ?? 0, one.start), isNext);
    if (joint >= 0) until = Math.min(until, (before?.end ?? 0) + joint);
    else if (one.act?.kind === "other") within.push(one);
    else foreign = Math.min(foreign, one.start);
  }
  let quoted = 0;
  for (const { index, 0: sign } of text.matchAll(ENDS)) {
    if (index >= until) break;
    if (index < quoted || within.some(({ start, end }) => start <= index && index < end)) continue;
    const rest = text.slice(index);
    const quote = QUOTED.exec(rest)?.[0];
    if (quote) quoted = index + quote.length;
    else if (sign === "." && ABBREVIATED.test(text.slice(0, index))) continue;
    else if (sign === ",") {
      const [, on, may] = GOES_ON_AS.find(([begins]) => begins.test(text)) ?? [];
      if (isTitle ? !SPEAKS_AGAIN.test(rest) : GOES_ON.test(rest) || on?.test(rest)) continue;
      if (!isTitle && may?.test(rest)) return 0;
      until = index;
    } else until = index;
  }
  return until > foreign || until > LONGEST ? 0 : until;
}

/** A name as it is shown: white space as one blank, nothing that leads on behind it. */
function tidied(name: string): string | null {
  const words = name.split(/\s+/).filter(Boolean);
  while (LEADS_ON.test(words.at(-1) ?? "")) words.pop();
  const text = words.join(" ");
  return words.length < 2 ? null : text.endsWith(",") ? text.slice(0, -1) : text;
}

/**
 * How a text names the acts of the Union that it cites, by the place of their mentions: `null` of those that it gives no name, or one that may be
 * another act's, or may end anywhere.
 *
 * @param isTitle whether the text is the title of an act
 * @example unionDenominations("la direttiva 2014/24/UE relativa agli appalti pubblici, si applica", mentions, false) // ["relativa agli appalti pubblici"]
 */
export function unionDenominations(
  text: string,
  mentions: readonly Mention[],
  isTitle: boolean,
): readonly (string | null)[] {
  const clean = text.replace(MARKS, (mark) => (mark.length > 2 ? ";" : "").padEnd(mark.length));
  const isFrame = isTitle || RECITAL.test(text.slice(0, 40));
  const found: (string | null)[] = [];
  for (const [at, mention] of mentions.entries()) {
    found.push(null);
    const { start, end, act, places, actFirst } = mention;
    const words = clean.slice(start, end);
    const ue = act && unionActOf(mention);
    if (!ue || !/\d/.test(words) || (actFirst && places)) continue;
    const from = end + (/^\s*,?\s*/.exec(clean.slice(end, end + 9))?.[0].length ?? 0);
    const tail = clean.slice(from, from + LONGEST + LEADS);
    const adjective = RELATES.exec(tail)?.[1];
    const isSingular = adjective
      ? adjective === (ue.tipo === "regolamento" ? "o" : "a")
      : SAYS.test(tail) || DOES.test(tail);
    if (!isSingular && (!ABOUT.test(tail) || ADVERBIAL.test(tail))) continue;
    const before = mentions[at - 1];
    const between = before?.act?.kind === "other" ? clean.slice(before.end, start) : null;
    const isJoined = between !== null && between.length < 30 && JOINED.test(between);
    // "direttive 91/156/CEE sui rifiuti, 91/689/CEE sui rifiuti pericolosi"; not "direttive 2014/23/UE e 2014/24/UE sugli appalti"
    const isListed = !isJoined && (MANY.test(words) || typeof found[at - 1] === "string");
    if (!(ONE.test(words) ? isSingular || !isJoined : isListed)) continue;
    const isWhole = isFrame || INTRODUCES.test(text.slice(0, Math.min(start, 30)));
    const isChanged = between !== null && CHANGES.test(between);
    if (!IN_FULL.test(words) && (places || !(isWhole || (isChanged && isSingular)))) continue;
    const following = [];
    for (let next = at + 1; next < mentions.length; next++) {
      const one = mentions[next];
      if (!one || one.start >= from + tail.length) break;
      following.push({ ...one, start: one.start - from, end: one.end - from });
    }
    found[at] = tidied(tail.slice(0, endOfName(tail, following, isWhole)));
  }
  return found;
}
