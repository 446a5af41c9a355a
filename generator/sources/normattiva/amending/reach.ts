import type { NamedPlace } from "../places/named-place.ts";
import { namedPlaces } from "../places/named-places.ts";
import type { AttoCitato } from "../records.ts";
import { type AmendedAct, amendedActs } from "./act.ts";
import type { SentenceContext } from "./amendment.ts";
import { above, NOWHERE, placed, type Where } from "./places.ts";

/** Numberings that are none of articles. */
const ATTACHMENT = /\b(?:allegat[oi]|tabell[ae]|tariff[ae]|annesso|prospett[oi]|elenc(?:o|hi)|quadr[oi])\b/i;
const NUMBERED_ATTACHMENT = /\b[Aa]llegato\s+([IVXL]+(?:\.\d+)?(?:-[a-z]+)?|[A-Z]|\d+(?:-[a-z]+)?)(?![\p{L}\d])/u;
/** Asides between commas that name places of no interest: `di cui all'articolo 5`, `come modificato dal comma 2`. */
const ASIDES =
  /(?:\bdi\s+cui|\bai\s+sensi|\bprevist[oaie]|\bindicat[oaie]|\bintrodott[oaie]|\bcome\s+(?:da\s+ultimo\s+)?(?:modificat|sostituit|introdott)[oaie]|\brelativ[oaie]|\bconcernent[ei]|\bin\s+materia\s+di|\brecant[ei]|\briguardant[ei])\b[^,;:\u0001]*/gi;

/** The legal basis in the title of an attachment: `(Articolo 37, comma 6)`. */
const BASIS = /\(\s*art(?:icol[oi]|\.)[^()]*\)/gi;

const blanked = (words: string) =>
  words.replace(BASIS, (aside) => " ".repeat(aside.length)).replace(ASIDES, (aside) => " ".repeat(aside.length));

function attachmentIn(words: string): string | null {
  if (!ATTACHMENT.test(words)) return null;
  const numbered = NUMBERED_ATTACHMENT.exec(words)?.[1];
  return numbered === undefined ? "" : `Allegato ${numbered}`;
}

/** A place that the words of a clause lead to, in an act. */
export interface Located {
  readonly atto: AttoCitato | null;
  readonly dove: Where;
  readonly ruolo: NamedPlace["ruolo"];
  readonly dentro: boolean;
  /** Whether the words name a place at all, or only the act. */
  readonly nominato: boolean;
}

/** The places that some words name one after the other, each within those before it. */
function placesIn(words: string, atto: AttoCitato | null, around: Where): { places: Located[]; last: Where } {
  const allegato = attachmentIn(words);
  let where: Where = allegato === null ? around : { allegato, articolo: null, parte: null };
  const places: Located[] = [];
  for (const place of namedPlaces(words)) {
    const dove = placed(where, place);
    places.push({ atto, dove, ruolo: place.ruolo, dentro: place.dentro, nominato: true });
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
}

/** A part right after an act that is not amended is a part of that act. */
const PART_AFTER =
  /^[\s,(]{0,3}(?:art(?:icol[oi]|\.)|comm[ai]|letter[ae])\s[^,;:]*(?:,\s*(?:comm[ai]|letter[ae])\s[^,;:]*)*/i;

function withoutPartsAfter(words: string, others: readonly number[]): string {
  let out = words;
  for (const end of others) {
    const part = PART_AFTER.exec(out.slice(end))?.[0] ?? "";
    out = out.slice(0, end) + " ".repeat(part.length) + out.slice(end + part.length);
  }
  return out;
}

/**
 * The acts that some words name and the places of each, in order.
 *
 * @param written quotations out of sight
 * @param around where the words above have led
 * @example reachOf("All'articolo 3, comma 2, della legge 7 agosto 1990, n. 241, ", NO_CONTEXT).dove // { allegato: null, articolo: "3", parte: "comma 2" }
 */
export function reachOf(written: string, { atto, dove }: Pick<SentenceContext, "atto" | "dove">): Reach {
  const { acts, others } = amendedActs(written);
  const words = withoutPartsAfter(written, others).replace(BASIS, (aside) => " ".repeat(aside.length));
  const located: Located[] = [];
  let from = 0;
  let now = atto;
  let around = dove;
  for (const act of acts) {
    const { places, last } = placesIn(
      blanked(words.slice(from, act.from)) + words.slice(act.from, act.start),
      act.atto,
      NOWHERE,
    );
    located.push(...places);
    if (places.length === 0)
      located.push({ atto: act.atto, dove: last, ruolo: "luogo", dentro: false, nominato: last.allegato !== null });
    const end = places.at(-1);
    around = end === undefined ? last : end.ruolo === "dopo" ? above(end.dove) : end.dove;
    now = act.atto;
    from = act.end;
  }
  const rest = blanked(words.slice(from));
  const { places, last } = placesIn(rest, now, around);
  located.push(...places);
  return { located, atto: now, dove: places.length > 0 ? last : around, rest, acts };
}
