import type { Citation } from "../../../law/citations/citation.ts";
import { readCitations } from "../../../law/citations/read.ts";
import { formatUrn } from "../../../law/identity/urn.ts";
import type { AttoCitato } from "../records.ts";
import type { SentenceContext } from "./amendment.ts";
import { withoutAsides, withoutExceptions } from "./apart.ts";
import { divisionsIn } from "./divisions.ts";
import { type NamedPlace, namedPlaces } from "./named-places.ts";
import { MASK } from "./units.ts";
import { above, NOWHERE, placed, type Where } from "./where.ts";

/** An act that a sentence amends, and where its words stand. */
interface AmendedAct {
  readonly atto: AttoCitato;
  /** Where the words begin that lead to it, its part included. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** The part of it that the words name right before it, as written. */
  readonly partizione: string | null;
}

/** An act that a sentence only names. */
interface OtherAct {
  readonly atto: AttoCitato;
  /** The article of it that is named, `null` where none is. */
  readonly articolo: string | null;
  /** Where its words end. */
  readonly end: number;
}

/** `del testo unico delle ..., di cui al`, `della tabella A allegata al`: a named text and the act that holds it. */
const HOLDER =
  /(?:testo\s+unico|codice|regolamento|statuto|ordinamento|disposizioni|norme|tariffa|tabella|allegat[oi]|convenzione)\b[^;:\u0001]{0,240}?,?\s*(?:di\s+cui|approvat[oaie]|emanat[oaie]|adottat[oaie]|allegat[oaie]|anness[oaie])(?:\s+con)?(?:\s+(?:all['’]allegato\s+[\w.]+))?\s*(?:al|alla|all['’]|con|dal|dalla|del|della|dell['’]|il)?\s*(?:(?:citat|predett|medesim|stess|suddett)[oa]\s*)?$/i;
/** An act is named by a year, or by the name of a code or the like. */
const MAY_CITE = /\d{4}|\/\s?\d\d|codice|cod\.|costituzione|testo\s+unico|statuto|ordinamento|legge|decreto/i;
/** `All'Allegato I.5 Elementi per la programmazione ... del`: an attachment with its title. */
const TITLED_ATTACHMENT =
  /^\W*(?:all['’]|al\s|alla\s|nell['’]|nella\s|l['’]|la\s)\s*(?:allegat[oi]|tabell[ae]|tariff[ae])\b[^;:\u0001]{0,400}\b(?:del|della|dell['’]|al|alla|all['’])\s*$/i;
/** Words that make an act the source, the condition or the history of something. */
const ASIDE =
  /(?:\bdi\s+cui|\bai\s+sensi|\bprevist[oaie]|\bindicat[oaie]|\bstabilit[oaie]|\bdisciplinat[oaie]|\bintrodott[oaie]|\bmodificat[oaie]|\bsostituit[oaie]|\binserit[oaie]|\baggiunt[oaie]|\bistituit[oaie]|\bprorogat[oaie]|\bautorizzat[oaie]|\bdispost[oaie]|\bdefinit[oaie]|\brecat[oaie]|\bconvertit[oaie]|\bsecondo|\bin\s+deroga|\bper\s+effetto|\bcon\s+riferimento|\bin\s+attuazione|\bnonche['’]?\s+dalla|\bfini)(?:,?\s+(?:da\s+ultimo|dal|dalla|dall['’]|dai|dagli|dalle|del|della|dell['’]|dei|degli|delle|al|alla|all['’]|ai|agli|alle|il|la|l['’]|dello|allo|con|nel|nella|nell['’]|,|a)*)*\s*$/i;
/** What stands before the words that lead to an act that is amended: nothing, a comma, `dopo`, another such act. */
const OPENS =
  /(?:^|[,;:.)(]|\b(?:ed?|nonche['’]?|dopo|abrogat[oaie]|soppress[oaie]|seguent[ei])\b)[\s(]*(?:(?:al|alla|all['’]|allo|ai|agli|alle|del|della|dell['’]|dello|dei|degli|delle|nel|nella|nell['’]|nello|nei|negli|nelle|il|la|lo|l['’]|i|gli|le|dopo|prima)\s*)*$/i;

/** `del citato decreto`, `della medesima legge`. */
const CITED_AGAIN = /\b(?:citat|predett|medesim|stess|suddett|richiamat|menzionat)[oaie]\s*$/i;
/** `il terzo periodo del comma 2 dell'articolo 3 della legge`, `la rubrica dell'articolo 3`: what stands before the part. */
const SENTENCE_OF =
  /\b(?:(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|penultim)[oi]\s+period[oi]|rubrica)\s+(?:del|dell['’]|della)?\s*$/i;

/** `i Capi I e III-bis del` before `Titolo I`: divisions that the part right before the act lies beneath. */
const DIVISIONS_OF =
  /(?:\b(?:libr[oi]|part[ei]|titol[oi]|cap[oi]|sezion[ei])\s+(?:[IVXLC]+|\d+)(?:-[a-z]+)?(?:(?:\s*,\s*|\s+ed?\s+)[IVXLC]+(?:-[a-z]+)?)*[\s,]*(?:(?:del|della|dell['’])\s*)?)+$/i;

/** `Dalla data di entrata in vigore della presente legge al decreto-legge ...`: the time, without a comma after it. */
const OPENS_IN_TIME =
  /^\W*(?:a\s+decorrere|a\s+far\s+data|dalla\s+data|dal|con\s+effetto|con\s+decorrenza)\b[^,;:]{0,140}\s(?:al|alla|all['’])\s*$/i;

function citedAct({ tipo, data, anno, numero }: Citation): AttoCitato | null {
  if (tipo === null || (numero === null && tipo !== "costituzione")) return null;
  return { tipo, data, anno, numero, urn: formatUrn({ tipo, data, anno, numero }) };
}

/**
 * The acts that some words amend, in order: those that they lead to by a part or a preposition. Acts that only explain, condition or
 * tell the history of something are left out.
 *
 * @param words whose quotations are masked
 * @returns the acts, and those that are only named
 * @example amendedActs("All'articolo 3 della legge 7 agosto 1990, n. 241, ").acts[0].atto.numero // "241"
 */
function amendedActs(words: string): { acts: AmendedAct[]; others: OtherAct[] } {
  if (!MAY_CITE.test(words)) return { acts: [], others: [] };
  const plain = blanked(words.replaceAll(MASK, " "));
  const acts: AmendedAct[] = [];
  const others: OtherAct[] = [];
  let last = 0;
  for (const citation of readCitations(plain)) {
    const { start, end, partizione } = citation;
    if (start < last) continue;
    const before = plain.slice(last, start);
    last = end;
    const atto = citedAct(citation);
    if (atto === null) continue;
    const held = HOLDER.exec(before) ?? TITLED_ATTACHMENT.exec(before);
    let lead = held === null ? before : before.slice(0, held.index);
    if (partizione !== null) {
      const at = lead.replace(/\s+/g, " ").lastIndexOf(partizione.slice(0, 40));
      if (at >= 0 && lead.replace(/\s+/g, " ").length === lead.length) lead = lead.slice(0, at);
      else lead = lead.replace(PART_WORDS, "");
    }
    lead = lead.replace(CITED_AGAIN, "").replace(SENTENCE_OF, "");
    if (partizione !== null) lead = lead.replace(DIVISIONS_OF, "");
    if (ASIDE.test(lead) || !(OPENS.test(lead) || OPENS_IN_TIME.test(lead)))
      others.push({ atto, articolo: citation.articolo ?? null, end });
    else acts.push({ atto, from: start - before.length + lead.length, start, end, partizione });
  }
  return { acts, others };
}

const PART_WORDS = /(?:(?:art(?:icol[oi]|\.)|comm[ai]|letter[ae]|numer[oi])\s[^;:]*)$/i;

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
  readonly plain: string;
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
  const plain = withoutAsides(words);
  const located: Located[] = [];
  let from = 0;
  let now = atto;
  let around = dove;
  let all = "";
  for (const act of acts) {
    const said = plain.slice(from, act.from) + words.slice(act.from, act.start);
    const { places, last } = placesIn(said, act.atto, NOWHERE, from);
    all += said + " ".repeat(act.end - act.start);
    located.push(...places);
    if (places.length === 0) located.push(actAlone(act, last, words));
    const end = places.at(-1);
    around = end === undefined ? last : end.ruolo === "dopo" ? above(end.dove) : end.dove;
    now = act.atto;
    from = act.end;
  }
  const rest = plain.slice(from);
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
    plain: all + rest,
  };
}
