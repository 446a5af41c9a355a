import type { Citation } from "../../../law/citations/citation.ts";
import { readCitations } from "../../../law/citations/read.ts";
import type { TipoRelazione } from "../../../law/relation-kinds.ts";
import { sparedPlaces } from "../amending/spared.ts";
import { withoutAsides, withoutExceptions } from "../places/apart.ts";
import type { NamedPlace } from "../places/named-place.ts";
import { namedPlaces } from "../places/named-places.ts";
import type { Portata } from "../records.ts";
import { namedActs } from "./named-acts.ts";
import { unquoted } from "./operations.ts";

/** What a piece of an editors' note says of the article it stands below. */
export interface NoteClaim {
  readonly tipo: TipoRelazione;
  /** The parts of the article, `null` for the article as far as the piece tells. */
  readonly parti: readonly (string | null)[];
  readonly portata?: Portata;
}

/** The operation that a piece names at once, with a noun: `l'abrogazione del comma 3`. */
const NOUN =
  /^\s*(?:l['’]\s*|la\s+|lo\s+|il\s+)(abrogazione|soppressione|sostituzione|introduzione|inserimento|aggiunta|modifica|proroga|differimento|sospensione|deroga)\b/i;
const KIND_OF_NOUN: Readonly<Record<string, TipoRelazione>> = {
  abrogazione: "abroga",
  soppressione: "abroga",
  sostituzione: "sostituisce",
  introduzione: "inserisce",
  inserimento: "inserisce",
  aggiunta: "inserisce",
  modifica: "modifica",
  proroga: "proroga",
  differimento: "proroga",
  sospensione: "sospende",
  deroga: "deroga",
};

/** Amounts and penalties that are raised or cut leave the words of the article as they are. */
const AMOUNT = /\b(?:incrementat|ridott|elevat|aumentat|rideterminat|diminuit|rifinanziat|integrat)[oaie]\b/i;
const APPLIES =
  /\b(?:si\s+applic(?:a|ano|hera|heranno)\b|(?:continua(?:no)?|continuera(?:nno)?)\s+ad\s+(?:applicarsi|avere)|si\s+osserva(?:no)?\b|trova(?:no)?\s+applicazione|(?:e['’]|sono|e'\s+altresi')\s+applicabil[ei])/i;
const NOT_APPLIED = /\bnon\s+(?:si\s+applic(?:a|ano)\b|trova(?:no)?\s+applicazione)/i;
/** What shows that something applies, or not, for a time or to what is pending. */
const FOR_A_TIME =
  /\b(?:entrata\s+in\s+vigore|fino\s+al|sino\s+al|anteriorment|precedentement|decorrere|in\s+corso|pendent[ei]|commess[ie]|instaurat|stipulat|pubblicazione|per\s+l['’]ann[oi]|per\s+gli\s+anni|entro\s+il|prima\s+del)/i;

/** By the verb of a piece; the first that fits decides. */
const VERBS: readonly (readonly [RegExp, TipoRelazione])[] = [
  [/\b(?:amnistia|indulto|condon\p{L}+)\b/iu, "amnistia"],
  [/\b(?:interpretazione\s+autentica|si\s+interpreta(?:no)?)\b/i, "interpreta"],
  [/\b(?:prorogat[oaie]|differit[oaie]|differisce|proroga|differimento|posticipat[oaie])\b/i, "proroga"],
  [/\b(?:e['’]|sono|resta(?:no)?)\s+sospes[oaie]\b/i, "sospende"],
];
/** `in deroga all'articolo 3 della legge ...`: what is departed from. */
const DEROGATES = /\bin\s+deroga\b/i;
/** How far the act stands after it that is departed from. */
const LOOK_AHEAD = 240;
const EFFECT =
  /\b(?:ha(?:nno)?\s+(?:effetto|efficacia)|acquista(?:no)?\s+efficacia|decorr(?:e|ono)\b|entra(?:no)?\s+in\s+vigore|a\s+decorrere|con\s+(?:effetto|decorrenza)\s+da|ai\s+(?:procedimenti|giudizi|processi|fatti|rapporti)|ai\s+fini\s+dell['’]applicazione)/i;
const REPEALED = /^[^\p{L}]*(?:che\s+)?[^\p{L}]*(?:sono|e['’])\s+abrogat[oaie]\b/iu;

/** Quoted words that amend. Which change they make, only the amending act itself tells for sure. */
const AMENDS =
  /\b(?:(?:e['’]|sono)\s+(?:abrogat|sostituit|inserit|soppress)[oaie]|(?:e['’]|sono)\s+aggiunt[oaie],?\s+(?:in\s+fine|dopo|il\s+seguente|i\s+seguenti|le\s+seguenti|la\s+seguente))/i;

/** The act and the article that a note stands below. */
export interface NotedPlace {
  readonly tipo: string;
  readonly data: string;
  readonly numero: string | null;
  /** Number of the article, `null` below an attachment. */
  readonly articolo: string | null;
}

const isOwn = (citation: Citation, { data, numero }: NotedPlace) =>
  citation.numero === numero && (citation.data === data || String(citation.anno) === data.slice(0, 4));

/** Whether words depart from the article: from no act that they name but its own, from no other article of it. */
function derogates(words: string, here: NotedPlace): boolean {
  const at = DEROGATES.exec(words)?.index;
  if (at === undefined) return false;
  const ahead = words.slice(at, at + LOOK_AHEAD);
  // What is departed from ends where an aside would.
  const from = /^\s*/.exec(withoutAsides(ahead))?.[0].length ?? 0;
  const [named] = readCitations(ahead.slice(0, from), { virgolette: true });
  if (named === undefined) return true;
  return isOwn(named, here) && (named.articolo === undefined || named.articolo === here.articolo);
}

function kindOfVerbs(words: string, here: NotedPlace): TipoRelazione {
  if (AMENDS.test(words)) return "aggiorna";
  for (const [verb, tipo] of VERBS) if (verb.test(words)) return tipo;
  if (derogates(words, here)) return "deroga";
  if (NOT_APPLIED.test(words)) return FOR_A_TIME.test(words) ? "applica" : "deroga";
  if (APPLIES.test(words)) return "applica";
  if (AMOUNT.test(words)) return "aggiorna";
  return EFFECT.test(words) ? "applica" : "aggiorna";
}

/** Words that mean the article as a whole, or more than it. */
const ALL_OF_IT =
  /\b(?:il|del|al|dal|nel)\s+presente\s+(?:articolo|decreto|codice|provvedimento|D\.)|\b(?:la|della|alla)\s+presente\s+(?:legge|L\.)|\bdel\s+(?:titolo|capo|libro)\s/i;
const HERE = /\bpresente\s+articolo\b/i;
/** Words that mean another act without naming it. */
const OF_ANOTHER = /\b(?:suindicat|suddett|citat|predett|medesim|stess)[oa]\s+(?:decreto|legge|provvedimento|D\.|L\.)/i;

const distinct = (parts: readonly (string | null)[]) => [...new Set(parts.filter((parte) => parte !== null))];

/** The parts that the editors' own words name of the very article. */
function partsInWords(words: string, { articolo }: NotedPlace, own: boolean): NamedPlace[] {
  const places = sparedPlaces(words).places.filter(({ parte }) => parte !== null);
  const bare = own || HERE.test(words) || (namedActs(words).length === 0 && !OF_ANOTHER.test(words));
  return places.filter((place) => (place.articolo === null ? bare : place.articolo === articolo));
}

/** The parts of the very article that words cite with their act: those that are spoken of, else those that explain. */
function partsCited(words: string, here: NotedPlace): readonly string[] {
  for (const written of words.split(/[.;:]\s+(?=\p{Lu}|[a-z]\)\s)/u)) {
    const sentence = withoutExceptions(written).words;
    const citations = readCitations(sentence, { virgolette: true, partizioni: true }).filter(
      (citation) => isOwn(citation, here) && citation.articolo === here.articolo && citation.partizione !== null,
    );
    const told = withoutAsides(sentence);
    const partsOf = (some: readonly Citation[]) =>
      distinct(
        some.flatMap(({ partizione }) =>
          namedPlaces(partizione ?? "").flatMap(({ articolo, parte }) => (articolo === here.articolo ? [parte] : [])),
        ),
      );
    const spokenOf = partsOf(citations.filter(({ start }) => told.slice(start, start + 1).trim() !== ""));
    const parts = spokenOf.length > 0 ? spokenOf : partsOf(citations);
    if (parts.length > 0) return parts;
  }
  return [];
}

/** More parts than these say nothing of any of them. */
const MOST_PARTS = 8;

/**
 * What a piece of a note claims of the article that the note stands below, by what it says; `aggiorna` where it fits no rule.
 *
 * @param piece the words after the marker, up to the next one
 * @param here the act and the article
 * @param marked whether the article's text bears a mark of change: without one "la modifica" may be of another text
 * @param pointing the parts of the article where its text points to the note: those that are meant where the words name none
 * @example claimOfNote(" l'abrogazione del comma 3 del presente articolo.", here, true, []) // { tipo: "abroga", parti: ["comma 3"], portata: "intero" }
 * @example claimOfNote(' che la presente modifica ha effetto dal 1 gennaio', here, true, ["comma 2"]) // { tipo: "applica", parti: ["comma 2"] }
 */
export function claimOfNote(piece: string, here: NotedPlace, marked: boolean, pointing: readonly string[]): NoteClaim {
  const words = unquoted(piece);
  const noun = NOUN.exec(words)?.[1]?.toLowerCase();
  const parts = partsInWords(words, here, noun !== undefined);
  const cited = parts.length > 0 ? distinct(parts.map(({ parte }) => parte)) : partsCited(piece, here);
  const meant = cited.length > 0 || ALL_OF_IT.test(words) ? cited : pointing;
  const parti = meant.length === 0 || meant.length > MOST_PARTS ? [null] : meant;
  if (noun === undefined) {
    if (REPEALED.test(piece) && namedActs(piece).length === 0) return { tipo: "abroga", parti: [null] };
    return { tipo: kindOfVerbs(piece, here), parti };
  }
  const tipo = KIND_OF_NOUN[noun] ?? "aggiorna";
  // What is told of another act's words is no claim about this one's.
  const others = readCitations(words).some((citation) => !isOwn(citation, here));
  if (others && tipo !== "proroga") return { tipo: "aggiorna", parti: [null] };
  if (tipo === "modifica" && !marked) return { tipo: "aggiorna", parti };
  if (parts.length === 0) return { tipo, parti };
  const sure = tipo === "abroga" || tipo === "sostituisce" || tipo === "inserisce";
  const inside = parts.some(({ dentro }) => dentro) || /\b(?:parol[ae]|period[oi]|cifr[ae])\b/i.test(words);
  return { tipo, parti, ...(sure && { portata: inside ? ("parte" as const) : ("intero" as const) }) };
}
