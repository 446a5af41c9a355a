import { calendarDate } from "../../../law/calendar.ts";
import { quotationsIn } from "../../../law/grammar/quotations.ts";
import type { TipoRelazione } from "../../../law/relation-kinds.ts";
import { CONVERTED_BY } from "../../../law/words/conversion.ts";
import { expression } from "../../../law/words/pattern.ts";
import { decorrenzeOf } from "../amending/decorrenza.ts";
import { passageOf } from "../amending/passage.ts";
import { commonPart, type NamedPlace } from "../amending/places.ts";
import { blank, blanked } from "../amending/spans.ts";
import { sparedPlaces } from "../amending/spared.ts";
import type { Decorrenza } from "../records.ts";
import { evidenceOf } from "./signal-sink.ts";

/** One thing that an amending provision does: `(con l'art. 23, comma 1) la modifica dell'art. 2712, comma 1`. */
export interface SentenceOperation {
  /** Article of the amending act, with its part where the marker names one; `null` where it names no article. */
  readonly marker: string | null;
  readonly markerPart: string | null;
  readonly tipo: TipoRelazione;
  /** True for "l'abrogazione dell'intero provvedimento". */
  readonly whole: boolean;
  /** Whether something is excepted from what is named. */
  readonly partly: boolean;
  /** Places of the amended act that the sentence names, without those that it excepts; empty where it names none. */
  readonly places: readonly NamedPlace[];
  /** The marker and the words of the operation. */
  readonly evidenza: string;
  /** The words of the operation without what they quote: other acts are named there, if anywhere. */
  readonly words: string;
  /** When it takes effect, if the words say it. */
  readonly decorrenza: Decorrenza | undefined;
  /** The provision's own words where the operation is nothing but their quotation (`che "..."`), else empty. */
  readonly quoted: string;
  /** True where the amending act reached the target by amending a third one ("nel modificare ... ha conseguentemente disposto"). */
  readonly indirect: boolean;
}

/** Kinds by the noun of the operation; misprints keep the beginning of the word and its ending. */
const NOUNS: readonly (readonly [RegExp, TipoRelazione])[] = [
  [/^(?:abr\w*zione|soppr\w*ione)$/, "abroga"],
  [/^(?:intro\w*zione|inserim\w*|aggiunt[ae])$/, "inserisce"],
  [/^sostitu\w*ione$/, "sostituisce"],
  [/^(?:proroga|differim\w*)$/, "proroga"],
  [/^conversione$/, "converte"],
  [/^deroga$/, "deroga"],
  [/^rettific\w*$/, "rettifica"],
  [/^mod\w*ca$/, "modifica"],
];

/** `(con l'art. 15`, and its misprints in the files: `(on l'art.`, `(conl'art.`, `con (l'art.`. */
const MARKER = /(?:\(\s*c?on\s*|\bcon\s*\(\s*)(?:l['’]\s*|gli\s+)?(?=art)/gi;
/** What stands behind the marker: no place goes on there. */
const BEHIND = /(?<=\))[\s,]*(?:l['’]|(?:la|lo|il|che|ha)(?!\p{L}))|$/iu;
/** What is left of the marker behind its place. */
const MARKER_END = /^[^;)]*\)+/;
const NOUN = /\b(?:l['’]\s*|la\s+|lo\s+|il\s+)(\p{L}{5,})(?=[\s,;.'’]|$)/giu;
/** A list of what a new chapter holds: the articles it names are new ones, not targets of the sentence. */
const CONTENTS = /\((?:comprendent|contenent|compost|costituit)[^)]{0,500}\)/gi;
/** `nel modificare`, `nell'introdurre`: the act named there is a third one, not the target. */
export const INDIRECT = /\b(?:nel|nello|nella|nell['’])\s*\p{L}+(?:are|ere|ire|rre)\b/iu;
/** Nothing but words of the provision: `che "..."`. */
const ONLY_QUOTED = /^\W*che\W*$/i;
const CONVERSION = expression`^[\s,]*${CONVERTED_BY}[\s\S]*?(?=\bha\b|\bnell?\b|$)`;

/** The text with its quotations replaced by blanks; positions stay the same. */
export const unquoted = (text: string): string => blanked(text, quotationsIn(text));

/** The operations of the words after one marker: one per noun, or a plain change where there is none. */
function operationsIn(piece: string, marker: Marker | null, opening: string, indirect: boolean): SentenceOperation[] {
  const words = unquoted(piece);
  const starts = [...words.replace(CONTENTS, blank).matchAll(NOUN)].flatMap(({ index: at, 1: noun = "" }) =>
    NOUNS.flatMap(([ofNoun, tipo]) => (ofNoun.test(noun.toLowerCase()) ? { at, tipo } : [])).slice(0, 1),
  );
  if (starts.length === 0) starts.push({ at: 0, tipo: "modifica" });
  return starts.map(({ at, tipo }, i) => {
    const end = starts[i + 1]?.at;
    const said = words.slice(at, end).replace(CONTENTS, "");
    const whole = tipo === "abroga" && /\bintero\s+provvedimento\b/i.test(said);
    const own = piece.slice(at, end).replace(/(?<!\s)\s+e[d;,]?\s*$/, "");
    const { places, partly } = sparedPlaces(passageOf(said));
    const [decorrenza] = decorrenzeOf(said, []);
    return {
      marker: marker?.numero ?? null,
      markerPart: marker?.parte ?? null,
      tipo,
      whole,
      partly,
      places: whole ? [] : places,
      words: said,
      decorrenza,
      quoted: ONLY_QUOTED.test(said) ? own : "",
      evidenza: i === 0 ? evidenceOf(opening + piece.slice(0, at) + own) : evidenceOf(opening, own),
      indirect,
    };
  });
}

/** `(in G.U. 23/05/2025)`, `(in S.O. n. 25, relativo alla G.U. 18/07/2020, n. 180)`. */
const PUBLISHED = /\bG\.\s?U\.\s*(?:n\.\s*\d+\s+del\s+)?(\d{1,2})\/(\d{1,2})\/(\d{4})/;

/**
 * The day of the law that converted the act of which a sentence speaks: the conversion made the change that such a sentence states.
 *
 * @example publishedConversion(", convertito con modificazioni dalla L. 23 maggio 2025, n. 74 (in G.U. 23/05/2025), ha disposto") // "2025-05-23"
 * @example publishedConversion("ha disposto (con l'art. 3)") // null
 */
export function publishedConversion(text: string): string | null {
  const conversion = CONVERSION.exec(text)?.[0] ?? "";
  const [, day, month, year] = PUBLISHED.exec(conversion) ?? [];
  return year === undefined ? null : calendarDate(Number(year), Number(month), Number(day));
}

/** A marker `(con l'art. 23, comma 1)`: the article it names, and the words that belong to it. */
export interface Marker {
  readonly numero: string | null;
  /** The part of that article, `null` where the marker names none, or several. */
  readonly parte: string | null;
  /** Where it begins. */
  readonly start: number;
  /** Where its words begin, after the parenthesis, and where the next marker begins. */
  readonly at: number;
  readonly end: number;
}

/**
 * The markers of a text, in order.
 *
 * @example markersIn("ha disposto (con l'art. 7, comma 1) che") // [{ numero: "7", parte: "comma 1", start: 12, at: 35, end: 39 }]
 */
export function markersIn(text: string): Marker[] {
  const found = [...text.matchAll(MARKER)];
  return found.map((match, i) => {
    const opened = match.index + match[0].length;
    const end = found[i + 1]?.index ?? text.length;
    const words = text.slice(opened, end);
    // With the parenthesis that its last sign closes.
    const [naming] = passageOf(`(${words.slice(0, words.search(BEHIND))}`).namings;
    const own = naming?.start === 1 ? naming : null;
    const numero = own?.places[0]?.articolo ?? null;
    const parte = commonPart(own?.places.filter(({ articolo }) => articolo === numero) ?? []);
    const length = (own?.end ?? 1) - 1;
    const at = opened + length + (MARKER_END.exec(words.slice(length))?.[0].length ?? 0);
    return { numero, parte, start: match.index, at, end };
  });
}

/** The words of a marker cut where the next marker's sentence opens: "...; nel modificare l'art. 7 del D.L. 124/2019, ha disposto". */
function cutAtNextSentence(piece: string): { words: string; indirect: boolean } {
  const opening = INDIRECT.exec(unquoted(piece));
  if (opening === null || !/\bdisposto\W*$/i.test(piece)) return { words: piece, indirect: false };
  return { words: piece.slice(0, opening.index), indirect: true };
}

/**
 * Cuts a sentence of the editors at each marker and each noun of operation.
 *
 * @param text white space collapsed
 * @example readOperations("ha disposto (con l'art. 23, comma 1) la modifica dell'art. 2712, comma 1.")
 *   // [{ marker: "23", markerPart: "comma 1", tipo: "modifica", whole: false, places: [{ articolo: "2712", parte: "comma 1", ... }], ... }]
 */
export function readOperations(text: string): SentenceOperation[] {
  // That law converts the amending act, it changes nothing here.
  const clean = text.replace(CONVERSION, "").replace(/^[\s,]+/, "");
  const markers = markersIn(clean);
  const opening = clean.slice(0, markers[0]?.start);
  let indirect = INDIRECT.test(unquoted(opening));
  if (markers.length === 0) return operationsIn(clean, null, "", indirect);
  const out: SentenceOperation[] = [];
  for (const marker of markers) {
    const { words, indirect: opensIndirect } = cutAtNextSentence(clean.slice(marker.at, marker.end));
    const said = (marker === markers[0] ? opening : "") + clean.slice(marker.start, marker.at);
    out.push(...operationsIn(words, marker, said, indirect));
    indirect ||= opensIndirect;
  }
  return out;
}
