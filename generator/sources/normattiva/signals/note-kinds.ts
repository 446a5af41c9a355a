import type { TipoRelazione } from "../../../law/relation-kinds.ts";
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
  [/\bin\s+deroga\b/i, "deroga"],
];
const EFFECT =
  /\b(?:ha(?:nno)?\s+(?:effetto|efficacia)|acquista(?:no)?\s+efficacia|decorr(?:e|ono)\b|entra(?:no)?\s+in\s+vigore|a\s+decorrere|con\s+(?:effetto|decorrenza)\s+da|ai\s+(?:procedimenti|giudizi|processi|fatti|rapporti)|ai\s+fini\s+dell['’]applicazione)/i;
const REPEALED = /^[^\p{L}]*(?:che\s+)?[^\p{L}]*(?:sono|e['’])\s+abrogat[oaie]\b/iu;

/** Quoted words that amend. Which change they make, only the amending act itself tells for sure. */
const AMENDS =
  /\b(?:(?:e['’]|sono)\s+(?:abrogat|sostituit|inserit|soppress)[oaie]|(?:e['’]|sono)\s+aggiunt[oaie],?\s+(?:in\s+fine|dopo|il\s+seguente|i\s+seguenti|le\s+seguenti|la\s+seguente))/i;

function kindOfVerbs(words: string): TipoRelazione {
  if (AMENDS.test(words)) return "aggiorna";
  for (const [verb, tipo] of VERBS) if (verb.test(words)) return tipo;
  if (NOT_APPLIED.test(words)) return FOR_A_TIME.test(words) ? "applica" : "deroga";
  if (APPLIES.test(words)) return "applica";
  if (AMOUNT.test(words)) return "aggiorna";
  return EFFECT.test(words) ? "applica" : "aggiorna";
}

/** The parts that a piece names of the very article: those of `presente articolo`, or those named without any article or act. */
function partsHere(words: string, numero: string | null, own: boolean): NamedPlace[] {
  const places = namedPlaces(words).filter(({ parte }) => parte !== null);
  const here = /\bpresente\s+articolo\b/i.test(words);
  return places.filter(({ articolo }) => (articolo === null ? here || own : articolo === numero));
}

/**
 * What a piece of a note claims of the article that the note stands below, by what it says; `aggiorna` where it fits no rule.
 *
 * @param piece the words after the marker, up to the next one
 * @param numero number of the article, `null` below an attachment
 * @param marked whether the article's text bears a mark of change: without one "la modifica" may be of another text
 * @example claimOfNote(" l'abrogazione del comma 3 del presente articolo.", "12", true) // { tipo: "abroga", parti: ["comma 3"], portata: "intero" }
 * @example claimOfNote(' che la presente modifica ha effetto dal 1 gennaio', "12", true) // { tipo: "applica", parti: [null] }
 */
export function claimOfNote(piece: string, numero: string | null, marked: boolean): NoteClaim {
  const words = unquoted(piece);
  const noun = NOUN.exec(words)?.[1]?.toLowerCase();
  const whole = (tipo: TipoRelazione): NoteClaim => ({ tipo, parti: [null] });
  if (noun === undefined) {
    if (REPEALED.test(piece) && namedActs(piece).length === 0) return whole("abroga");
    const tipo = kindOfVerbs(piece);
    const parts = partsHere(words, numero, false);
    return { tipo, parti: tipo === "aggiorna" || parts.length === 0 ? [null] : parts.map(({ parte }) => parte) };
  }
  const tipo = KIND_OF_NOUN[noun] ?? "aggiorna";
  // What is told of another act's words is no claim about this one's.
  if (namedActs(words).length > 0 && tipo !== "proroga" && tipo !== "deroga") return whole("aggiorna");
  if (tipo === "modifica" && !marked) return whole("aggiorna");
  const parts = partsHere(words, numero, true);
  if (parts.length === 0) return whole(tipo);
  const sure = tipo === "abroga" || tipo === "sostituisce" || tipo === "inserisce";
  const inside = parts.some(({ dentro }) => dentro) || /\b(?:parol[ae]|period[oi]|cifr[ae])\b/i.test(words);
  return {
    tipo,
    parti: parts.map(({ parte }) => parte),
    ...(sure && { portata: inside ? ("parte" as const) : ("intero" as const) }),
  };
}
