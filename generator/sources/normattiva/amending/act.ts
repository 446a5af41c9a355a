import type { Citation } from "../../../law/citations/citation.ts";
import { readCitations } from "../../../law/citations/read.ts";
import { formatUrn } from "../../../law/identity/urn.ts";
import type { AttoCitato } from "../records.ts";
import { MASK } from "./quotations.ts";

/** An act that a sentence amends, and where its words stand. */
export interface AmendedAct {
  readonly atto: AttoCitato;
  /** Where the words begin that lead to it, its part included. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** The part of it that the words name right before it, as written. */
  readonly partizione: string | null;
}

/** An act that a sentence only names. */
export interface OtherAct {
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

/** The legal basis in the title of an attachment: `(Articolo 37, comma 6)`. */
const BASIS = /\(\s*art(?:icol[oi]|\.)[^()]*\)/gi;

function citedAct({ tipo, data, anno, numero }: Citation): AttoCitato | null {
  if (tipo === null || (numero === null && tipo !== "costituzione")) return null;
  return { tipo, data, anno, numero, urn: formatUrn({ tipo, data, anno, numero }) };
}

/**
 * The acts that some words amend, in order: those that they lead to by a part or a preposition. Acts that only explain, condition or
 * tell the history of something are left out.
 *
 * @param words quotations out of sight
 * @returns the acts, and those that are only named
 * @example amendedActs("All'articolo 3 della legge 7 agosto 1990, n. 241, ").acts[0].atto.numero // "241"
 */
export function amendedActs(words: string): { acts: AmendedAct[]; others: OtherAct[] } {
  if (!MAY_CITE.test(words)) return { acts: [], others: [] };
  const plain = words.replaceAll(MASK, " ").replace(BASIS, (aside) => " ".repeat(aside.length));
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
