import { withoutAsides, withoutExceptions } from "../places/apart.ts";
import { divisionsIn } from "../places/divisions.ts";
import type { NamedPlace } from "../places/named-place.ts";
import { namedPlaces } from "../places/named-places.ts";
import type { AttoCitato } from "../records.ts";
import { type AmendedAct, amendedActs, type OtherAct } from "./act.ts";
import type { SentenceContext } from "./amendment.ts";
import { above, NOWHERE, placed, type Where } from "./places.ts";

/** Numberings that are none of articles. */
const ATTACHMENT = /\b(?:allegat[oi]|tabell[ae]|tariff[ae]|annesso|prospett[oi]|elenc(?:o|hi)|quadr[oi])\b/i;
const NUMBERED_ATTACHMENT = /\b[Aa]llegato\s+([IVXL]+(?:\.\s?\d+)?(?:-[a-z]+)?|[A-Z]|\d+(?:-[a-z]+)?)(?![\p{L}\d])/u;
/** The legal basis in the title of an attachment: `(Articolo 37, comma 6)`. */
const BASIS = /\(\s*art(?:icol[oi]|\.)[^()]*\)/gi;

const blanked = (words: string) => words.replace(BASIS, (aside) => " ".repeat(aside.length));

function attachmentIn(words: string): string | null {
  if (!ATTACHMENT.test(words)) return null;
  const numbered = NUMBERED_ATTACHMENT.exec(words)?.[1];
  return numbered === undefined ? "" : `Allegato ${numbered.replace(/\s/, "")}`;
}

/** A place that the words of a clause lead to, in an act. */
export interface Located {
  readonly atto: AttoCitato | null;
  readonly dove: Where;
  readonly ruolo: NamedPlace["ruolo"];
  readonly dentro: boolean;
  /** Whether the words name a place at all, or only the act. */
  readonly nominato: boolean;
  /** Where they stand; places that one list names share it. */
  readonly at: number;
}

/** What the words except from what they lead to. */
export interface Excepted {
  readonly places: readonly NamedPlace[];
  /** The act it is of, `null` where no act was named before it. */
  readonly atto: AttoCitato | null;
  /** Where it stands: what it excepts is of the places named last before it. */
  readonly at: number;
  /** Whether a list of what is excepted follows. */
  readonly list: boolean;
  /** Whether the places are those that are touched. */
  readonly only: boolean;
}

/** The places that some words name one after the other, each within those before it. */
function placesIn(
  words: string,
  atto: AttoCitato | null,
  around: Where,
  offset: number,
): { places: Located[]; last: Where } {
  const allegato = attachmentIn(words);
  let where: Where = allegato === null ? around : { allegato, articolo: null, parte: null };
  const places: Located[] = [];
  for (const place of namedPlaces(words)) {
    const dove = placed(where, place);
    places.push({
      atto,
      dove,
      ruolo: place.ruolo,
      dentro: place.dentro,
      nominato: true,
      at: place.at + offset,
    });
    where = place.ruolo === "luogo" || place.dentro ? dove : above(dove);
  }
  const settled =
    places.at(-1)?.ruolo === "luogo" ? where : (places.findLast(({ ruolo }) => ruolo === "luogo")?.dove ?? where);
  return { places, last: settled };
}

/** What the words before (or after) a verb lead to: the places of each act they name, in order. */
export interface Reach {
  readonly located: readonly Located[];
  readonly atto: AttoCitato | null;
  readonly dove: Where;
  /** Words after the last act, or all where there is none. */
  readonly rest: string;
  readonly acts: readonly AmendedAct[];
  readonly excepted: readonly Excepted[];
  /** Divisions above the articles, and attachments without articles, that the words name without naming an article. */
  readonly divisioni: readonly string[];
  /** The words without quotations, exceptions and asides, as long as they were. */
  readonly told: string;
}

/** A part right after an act that is not amended is a part of that act. */
const PART_AFTER =
  /^[\s,(]{0,3}(?:art(?:icol[oi]|\.)|comm[ai]|letter[ae])\s[^,;:]*(?:,\s*(?:comm[ai]|letter[ae])\s[^,;:]*)*/i;

function withoutPartsAfter(words: string, others: readonly OtherAct[]): string {
  let out = words;
  for (const { end } of others) {
    const part = PART_AFTER.exec(out.slice(end))?.[0] ?? "";
    out = out.slice(0, end) + " ".repeat(part.length) + out.slice(end + part.length);
  }
  return out;
}

/** `La legge`, `il decreto`: the act itself is spoken of, not a place in it. */
const SPOKEN_OF = /(?:^|[\s,;:(])(?:il|lo|la|l['’]|i|gli|le)\s*(?:(?:citat|predett|medesim|stess|suddett)[oaie]\s+)?$/i;

/** An act that is named without a place in it. */
function actAlone({ atto, from, start, partizione }: AmendedAct, dove: Where, words: string): Located {
  return {
    atto,
    dove,
    ruolo: partizione === null && SPOKEN_OF.test(words.slice(0, from)) ? "oggetto" : "luogo",
    dentro: false,
    nominato: dove.allegato !== null,
    at: start,
  };
}

/** `del medesimo comma 3 dell'articolo 163`: a place that was named before, with its act. */
const NAMED_AGAIN = /\b(?:medesim|predett|citat|stess|suddett)[oa]\s+(?:comma|articolo|lettera|numero)\b/i;

/** The act whose article some words name again; `null` where they name no place again. */
function namedAgain(words: string, others: readonly OtherAct[]): AttoCitato | null {
  if (others.length === 0 || !NAMED_AGAIN.test(words)) return null;
  const articles = new Set(namedPlaces(words).map(({ articolo }) => articolo));
  return others.findLast(({ articolo }) => articolo !== null && articles.has(articolo))?.atto ?? null;
}

/**
 * The acts that some words name and the places of each, in order.
 *
 * @param spoken quotations out of sight
 * @param around where the words above have led
 * @example reachOf("All'articolo 3, comma 2, della legge 7 agosto 1990, n. 241, ", NO_CONTEXT).dove // { allegato: null, articolo: "3", parte: "comma 2" }
 */
export function reachOf(spoken: string, { atto, dove }: Pick<SentenceContext, "atto" | "dove">): Reach {
  const { words: written, exceptions } = withoutExceptions(spoken);
  const { acts, others } = amendedActs(written);
  const words = blanked(withoutPartsAfter(written, others));
  const told = withoutAsides(words);
  const located: Located[] = [];
  let from = 0;
  let now = atto;
  let around = dove;
  let all = "";
  for (const act of acts) {
    const said = told.slice(from, act.from) + words.slice(act.from, act.start);
    const { places, last } = placesIn(said, act.atto, NOWHERE, from);
    all += said + " ".repeat(act.end - act.start);
    located.push(...places);
    if (places.length === 0) located.push(actAlone(act, last, words));
    const end = places.at(-1);
    around = end === undefined ? last : end.ruolo === "dopo" ? above(end.dove) : end.dove;
    now = act.atto;
    from = act.end;
  }
  const rest = told.slice(from);
  now ??= namedAgain(rest, others);
  const { places, last } = placesIn(rest, now, around, from);
  located.push(...places);
  const excepted = exceptions.map(({ words: what, start, list, only }) => ({
    places: namedPlaces(what),
    atto: acts.findLast(({ start: named }) => named < start)?.atto ?? acts[0]?.atto ?? atto,
    at: start,
    list,
    only,
  }));
  const inArticle = dove.articolo !== null || located.some((place) => place.dove.articolo !== null);
  return {
    located,
    atto: now,
    dove: places.length > 0 ? last : around,
    rest,
    acts,
    excepted,
    divisioni: inArticle || acts.length > 1 ? [] : divisionsIn(all + rest),
    told: all + rest,
  };
}
