/** What a ruling strikes: the places behind each `l'illegittimita' costituzionale`, with their limits. */

import type { Span } from "../../../law/grammar/lexer.ts";
import { withoutAsides } from "../amending/apart.ts";
import { jointOf } from "../amending/joints.ts";
import { firstFrom, type Naming, type Passage, passageOf } from "../amending/passage.ts";
import type { NamedPlace } from "../amending/places.ts";

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

/** What is declared: `l'illegittimita' costituzionale`, not what words speak of, `dell'illegittimita'`. */
const HEAD =
  /(?<!\p{L}|(?:d[ae]ll|all|sull|nell)['’]\s?|(?:di|della|alla|sulla|dalla|per|una|ogni)\s)illegittimit[aà]['’`]?(?:\scostituzion\p{L}{0,4}['’]?)?(?:\s(parziale)(?!\p{L}))?/giu;
const LIMIT = new RegExp(
  `(?<!\\p{L})(?:${[
    "nell[ae]\\s?(?:sol[ae]\\s)?part[ei](?!\\p{L})",
    "per\\sl[ae]\\s(?:sol[ae]\\s)?part[ei]",
    "in\\sparte\\squa",
    "limitatamente",
    "relativamente",
    "laddove",
    "anzich[eé]['’]?",
    "nei\\s(?:(?:medesimi|stessi|soli)\\s)?(?:limiti|sensi|casi|confronti)",
    "nel(?:l['’]ipotesi|le\\sipotesi|\\scaso|la\\smisura)",
    "per\\squanto\\s(?:attiene|concerne|riguarda)",
    "espress[aoie]\\scon\\sle\\sparole",
    "in\\squanto",
    "(?:ove|qualora|se)\\s(?:si[ai]\\p{L}{0,2}\\s)?interpretat",
  ].join("|")})`,
  "iu",
);
const INTERPRETED = /^(?:in\squanto|ove|qualora|se)\s(?:si[ai]\p{L}{0,2}\s)?interpretat/iu;
const PIECE = /^[\s,]{0,3}(?:\p{L}{5,7}\s(?:parte|inciso|proposizione|frase|ipotesi)|(?:l['’])?inciso)(?!\p{L})/iu;
/** A wording that is no longer the text's: nothing of that is struck whole. */
const PAST =
  /(?<!\p{L})(?:anterior\p{L}|originari\p{L}|previgent\p{L}|allora\svigente|vigente\s(?:prima|all['’]epoca|fino))/iu;
/** Words of consequence; art. 27 of l. 87/1953 is the other mark. */
const CONSEQUENT =
  /(?<!\p{L})(?:in\svia\sconse[gq]uenziale|conse[gq]uenzial(?:e|mente)|in\sconseguenza(?=,|\sdichiara|\sdella\sdichiarazione))(?!\p{L})/giu;
/** `; 2) del`, `, e dell'`, `dispone l'approvazione dell'` before a place: something else is struck. */
const NEXT_ITEM =
  /[;:]\s?(?:[-–]\s?|ed?\s|nonch[eé]['’]?\s)?(?:(?:\d{1,2}|\p{L})\)\s?)?(?:d(?:e[il]|ell[oae]|egli|i)\s|d(?:ell)?['’]\s?)?$/iu;
const AND_OF =
  /(?:,[\s"]{0,2}(?:ed?|nonch[eé]['’]?)(?:\s?,){0,3}\s(?:altres[iì]['’]?\s)?|approvazione\s)d(?:e[il]|ell[oae]|egli|i|ell['’])\s?$/iu;
/** What may stand before the first place: `della norma di cui all'`, `dell'intero`, `che l'`. */
const LEADS =
  /(?<!\p{L})(?:(?:norm[ae]|disposizion[ei])\s[^;.]{0,24}|inter[oaie]\s|(?:che|illegittim[oaie])\s(?:(?:l|gl)['’]|il\s|gli\s|la\s|i\s|le\s)?)$/iu;
/** `dell'34, secondo comma`: the word for the article is missing. */
const BARE_ARTICLE = /^\W{0,4}d\p{L}{1,4}['’\s]{1,2}(\d{1,4}(?:-\p{L}{2,12})?),\s$/u;
/** A number that goes on a list of commi behind a semicolon: `commi: 389; 635; 1252`. */
const BARE = /;\s(\d{1,4}(?:-\p{L}{2,12})?)(?=[\s;,.(])/giu;

/** A limit that stands behind the whole list of what is struck. */
const OF_ALL = new RegExp(`^[\\s;,"”-]{0,8};[\\s"-]{0,4}${LIMIT.source}`, "iu");
/** Letters between a limit and the place that it begins with. */
const NEAR = 16;

const QUOTED = /«[^«»]*»|“[^“”]*”|\([^()]*\)/g;
const CARDINAL = /(?<=comma\s)(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(?!\p{L})/giu;
const CARDINALS = "due tre quattro cinque sei sette otto nove dieci".split(" ");
/** To the amending readers it is an aside: `disposto dall'art. 3`. */
const COMBINED = /combinat[oi]\sdispost[oi]|(?<=\bha\s)disposto/gi;
const LIST = /(?<=\bcomm[ai]):/gi;

const blank = (words: string) => " ".repeat(words.length);

/** A text with blanks for what stands in brackets and between marks of quotation, as long as it was. */
const plainOf = (text: string) =>
  text
    .replace(QUOTED, blank)
    .replace(LIST, blank)
    .replace(COMBINED, blank)
    .replace(CARDINAL, (word) => String(CARDINALS.indexOf(word.toLowerCase()) + 2).padEnd(word.length));

const LAW_OF_COURT = { numero: "87", anno: "1953", articolo: "27" };
const isConsequence = ({ atto, places }: Naming) =>
  atto?.numero === LAW_OF_COURT.numero &&
  String(atto.anno ?? atto.data).startsWith(LAW_OF_COURT.anno) &&
  places.some(({ articolo }) => articolo === LAW_OF_COURT.articolo);

/** The numbers that go on a list of commi, as namings where they stand. */
function bareNumbers(words: string): Naming[] {
  return [...words.matchAll(BARE)].flatMap(({ 1: number = "", index }) =>
    passageOf(`comma ${number}`).namings.map((naming) => ({
      ...naming,
      start: index + 2,
      end: index + 2 + number.length,
    })),
  );
}

/** Art. 27 has no commi: those that seem to be its go on what is struck, `e, ai sensi dell'art. 27 della legge ..., comma quarto`. */
function behindConsequence({ namings }: Passage): Naming[] {
  return namings.filter(isConsequence).flatMap((naming) => {
    const places = naming.places.flatMap((place) => (place.parte === null ? [] : { ...place, articolo: null }));
    return places.length === 0 ? [] : { ...naming, start: naming.end, act: -1, atto: null, own: false, places };
  });
}

/** Whether a mark of consequence begins between two places. */
const isMarked = (marks: readonly Span[], from: number, to: number) =>
  (marks[firstFrom(marks, from)]?.start ?? to) < to;

/** `del secondo comma`, without an article, is of the one that was struck last, in its act. */
function after(before: Naming | undefined, one: Naming): Naming {
  const article = before?.places.at(-1)?.articolo ?? null;
  const isBare = !one.self && !one.own && one.places.every(({ articolo }) => articolo === null);
  if (before === undefined || !isBare) return one;
  const { atto, own, foreign, self, back, act } = before;
  return {
    ...one,
    atto,
    own,
    foreign,
    self,
    back,
    act,
    places: one.places.map((place) => ({ ...place, articolo: article })),
  };
}

const inArticle = (naming: Naming, articolo: string): Naming => ({
  ...naming,
  places: naming.places.map((place) => ({ ...place, articolo: place.articolo ?? articolo })),
});

/** Letters before a place that are looked at: an aside stands in them as blanks. */
const REACH = 1200;

/** The groups of namings that are struck between two places of a text: an act alone where no place of it is named. */
function groupsIn(
  { words, namings }: Passage,
  marks: readonly Span[],
  { start, end }: Span,
  isOurs: (one: Naming) => boolean,
  previous: Naming | undefined,
): Naming[][] {
  const groups: Naming[][] = [];
  let act: Naming | undefined;
  let last = start;
  for (let at = firstFrom(namings, start); at < namings.length; at++) {
    const written = namings[at];
    if (written === undefined || written.start >= end) break;
    const naming = after(groups.at(-1)?.at(-1) ?? previous, written);
    const from = Math.max(last, naming.start - REACH);
    const gap = words.slice(from, naming.start).replace(/\s+/g, " ");
    const joint = jointOf(gap);
    const isAll = joint.isAll && from === last;
    const isJoined = isAll && (joint.and || joint.comma) && /^(?:d|)$/.test(joint.preposition);
    const group = groups.at(-1);
    if (naming.start < last) continue;
    if (group === undefined) {
      const bare = BARE_ARTICLE.exec(gap)?.[1];
      if (bare === undefined && joint.preposition !== "d" && !isAll && !LEADS.test(gap)) continue;
      if (naming.places.length === 0 && !naming.self) {
        act ??= naming.own ? naming : undefined;
        continue;
      }
      groups.push([bare === undefined ? naming : inArticle(naming, bare)]);
    } else if (naming.places.length === 0 && !naming.self) continue;
    else if (isJoined && !isMarked(marks, last, naming.start)) group.push(naming);
    else if (isJoined || NEXT_ITEM.test(gap) || (AND_OF.test(gap) && isOurs(naming))) groups.push([naming]);
    else continue;
    last = naming.end;
  }
  return groups.length === 0 && act !== undefined ? [[act]] : groups;
}

/** The places that words behind a limit begin with, of what it limits: `, al numero 3) del comma 1, abroga`. */
function placesWithin({ words, namings }: Passage, limit: number): readonly NamedPlace[] {
  const next = namings[firstFrom(namings, limit)];
  if (next === undefined || next.start > limit + NEAR || next.own || next.atto !== null) return [];
  const isWithin = /^(?:a|ne)$/.test(jointOf(words.slice(limit, next.start)).preposition);
  return isWithin && next.places.every(({ articolo, parte }) => articolo === null && parte !== null) ? next.places : [];
}

/**
 * The groups of places that a ruling strikes, in order. What its limits name, and what explains a place (`come sostituito dall'art. 3`,
 * `in riferimento all'art. 3 della Costituzione`), is none.
 *
 * @param text of the ruling, on one line
 * @param isOurs whether words name a place of the article that the note stands below
 * @example struckIn("ha dichiarato l'illegittimita' costituzionale dell'art. 5, comma 2, nella parte in cui non prevede ...", () => true)[0]
 *   // { namings: [{ places: [{ articolo: "5", parte: "comma 2", ... }], ... }], limited: true, consequential: false, ... }
 */
export function struckIn(text: string, isOurs: (one: Naming) => boolean): StruckGroup[] {
  const written = plainOf(text);
  const plain = written.replace(CONSEQUENT, blank);
  const all = passageOf(plain);
  const said = withoutAsides(all, true);
  const namings = [...said.namings, ...bareNumbers(plain), ...behindConsequence(all)].toSorted(
    (a, b) => a.start - b.start,
  );
  const marks = [
    ...[...written.matchAll(CONSEQUENT)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
    ...all.namings.filter(isConsequence),
  ].toSorted((a, b) => a.start - b.start);
  const nouns = [...plain.matchAll(HEAD)].map(({ 0: noun, 1: partial, index }) => ({
    index,
    end: index + noun.length,
    partial,
  }));
  const heads = nouns.length > 0 ? nouns : [{ index: 0, end: 0, partial: undefined }];
  const found: StruckGroup[] = [];
  let last = 0;
  let allFollow = false;
  for (const [at, { index, end: start, partial }] of heads.entries()) {
    const end = heads[at + 1]?.index ?? plain.length;
    const follows = isMarked(marks, last, index);
    allFollow ||= follows && plain.slice(marks[firstFrom(marks, last)]?.end, index).includes(":");
    const groups = groupsIn(
      { words: said.words, namings },
      marks,
      { start, end },
      isOurs,
      found.at(-1)?.namings.at(-1),
    );
    const rests = groups.map((group, i) => ({
      from: group.at(-1)?.end ?? start,
      to: groups[i + 1]?.[0]?.start ?? end,
    }));
    const limitOfAll = OF_ALL.test(plain.slice(rests.at(-1)?.from, end));
    last = start;
    for (const [i, { from, to }] of rests.entries()) {
      const group = groups[i] ?? [];
      const begins = group[0]?.start ?? start;
      const rest = plain.slice(from, to);
      const lead = i === 0 ? plain.slice(start, begins) : "";
      const limit = LIMIT.exec(rest);
      found.push({
        namings: group,
        limited: partial !== undefined || limitOfAll || LIMIT.test(lead) || limit !== null || PAST.test(rest),
        inside: PIECE.test(rest),
        interpreted: limit !== null && INTERPRETED.test(rest.slice(limit.index)),
        consequential: allFollow || follows || isMarked(marks, last, begins),
        within: limit === null ? [] : placesWithin(all, from + limit.index + limit[0].length),
      });
      last = from;
    }
  }
  return found;
}
