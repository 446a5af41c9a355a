/** All citations of a running text, each where it stands: also those that refer back (`la medesima legge`). */

import { expand } from "../grammar/expand.ts";
import { readLaw } from "../grammar/mentions.ts";
import { namesOf } from "../grammar/names.ts";
import { type ResolvedMention, resolveMentions } from "../grammar/resolve.ts";
import { type List, type Mention, RANK } from "../grammar/tree.ts";
import type { AttoUe } from "../identity/union-act.ts";
import type { CitedAct } from "./act.ts";
import type { Grammar } from "./grammar.ts";
import type { RequestedPlace } from "./place.ts";

/** A citation where it stands in a text: one for each article. */
export interface TextCitation {
  /** Where its words begin, and how long they are, in UTF-16 code units. */
  readonly inizio: number;
  readonly lunghezza: number;
  readonly testo: string;
  /** The act that is meant; several where its type is left open, none where the words refer back to none that is sure, or a name has doubtful `portatori`. */
  readonly atti: readonly CitedAct[];
  /** The act of the European Union that is meant; `null` if it is one of the State's. */
  readonly ue: AttoUe | null;
  /** The article, or the attachment; `null` where none is named. */
  readonly luogo: RequestedPlace | null;
  /** The last article of a range, of which `luogo` is the first (`articoli da 24 a 26`); `null` where none is named. */
  readonly fino: string | null;
  /** The part of the article, or of the act where no article is named: `comma 2, lettera b)`. */
  readonly partizione: string | null;
  /** Of an act that is known by its name alone, the acts that have borne that name, the one of today first; one where no other has, `null` where its number is said. */
  readonly portatori: readonly CitedAct[] | null;
}

/**
 * The citations of acts of the Italian State and of the European Union in a text, in reading order. What refers back is resolved where only one act can be
 * meant, else it is given without any. Acts of the Union whose numbers can be read in two ways are left out.
 *
 * @example citationsInText(ITALIAN_GRAMMAR, "art. 3 della L. 241/1990")
 *   // [{ inizio: 0, lunghezza: 24, testo: "art. 3 della L. 241/1990", atti: [{ tipo: "legge", data: null, anno: 1990, numero: "241" }],
 *   //    ue: null, luogo: { articolo: "3", allegato: null }, fino: null, partizione: null, portatori: null }]
 */
export const citationsInText = ({ tables }: Grammar, text: string): TextCitation[] =>
  citationsAmong(text, resolveMentions(readLaw(namesOf(tables), text, { latest: tables.fino })));

/**
 * The citations among what was read of a text.
 *
 * @param text as it was read, or as long
 * @example citationsAmong(text, resolveMentions(readLaw(NAMES, text, { latest: 2026 })))[0]?.testo // "art. 3 della L. 241/1990"
 */
export function citationsAmong(text: string, mentions: readonly ResolvedMention[]): TextCitation[] {
  // "al medesimo comma 1" is of an article that was spoken of, which nothing says.
  const isPart = ({ mention, acts }: ResolvedMention) =>
    !mention.act && acts.length === 0 && expand(mention).every(({ articolo }) => articolo === null);
  const isNamed = (one: ResolvedMention) =>
    ((one.by === "named" || one.by === "back") && !isPart(one)) || isDoubtful(one) || unionActOf(one.mention) !== null;
  return mentions
    .filter(isNamed)
    .flatMap((one) => citationsOf(text, one))
    .sort((a, b) => a.inizio - b.inizio);
}

/** Whether a name means another act than that of today, or may: `c.p.p. previgente`. */
const isDoubtful = ({ acts, bearers, by }: ResolvedMention): boolean =>
  by === "other" && acts.length === 0 && bearers !== null;

/**
 * The act of the European Union that a mention names; `null` if it names none, or numbers that can be read in two ways.
 *
 * @example unionActOf(mention)?.celex // "32014L0024", of "articolo 5 della direttiva 2014/24/UE"
 */
export function unionActOf({ act: own, of }: Pick<Mention, "act" | "of">): AttoUe | null {
  const act = own ?? of?.act;
  const [only, other] = act?.kind === "other" ? act.ue : [];
  return other ? null : (only ?? null);
}

/** Acts that some words name together: by number, each with the types that it may be of; all that one name may mean are one. */
function apart(acts: readonly CitedAct[], isName: boolean): (readonly CitedAct[])[] {
  if (isName) return [acts];
  const numbers = [...new Set(acts.map(({ numero }) => numero))];
  return acts.length === 0 ? [[]] : numbers.map((number) => acts.filter(({ numero }) => numero === number));
}

/** Whether a part lies below an article. */
const isOfArticle = ({ step }: List): boolean => RANK[step] > RANK.articolo;

/** The citations of one mention, one for each article; several acts that one mention names share its words. */
function citationsOf(text: string, { mention, acts: all, article, bearers }: ResolvedMention): TextCitation[] {
  const said = expand(mention);
  // "al comma 5 del medesimo articolo, e dagli articoli 184 e 185 del d.lgs. 58/1998": the first is of no article of that act.
  const isOfOther = ({ articolo }: (typeof said)[number], at: number) =>
    mention.act !== null && articolo === "=" && said.slice(at + 1).some((one) => /^\d/.test(one.articolo ?? ""));
  const places = said.filter((one, at) => !isOfOther(one, at));
  const ue = unionActOf(mention);
  const whole = {
    articolo: null,
    fino: null,
    allegato: null,
    partizione: null,
    path: [],
    start: mention.start,
    end: mention.end,
  };
  return apart(all, mention.act?.kind === "named").flatMap((atti) =>
    (places.length > 0 ? places : [whole]).map(
      ({ articolo: named, fino, allegato, partizione, path, start, end }, at) => {
        const articolo = named === "=" ? article : (named ?? (path.every(isOfArticle) ? article : null));
        const from = at === 0 && places[0] === said[0] ? Math.min(start, mention.start) : start;
        const to = at >= places.length - 1 ? Math.max(end, mention.end) : end;
        const luogo =
          articolo === null && allegato === null ? null : { articolo, allegato: allegato?.toLowerCase() ?? null };
        return {
          inizio: from,
          lunghezza: to - from,
          testo: text.slice(from, to),
          atti,
          ue,
          luogo,
          fino,
          partizione,
          portatori: bearers,
        };
      },
    ),
  );
}
