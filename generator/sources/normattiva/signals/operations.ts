import { articleNumber } from "../../../law/article-number.ts";
import type { TipoRelazione } from "../records.ts";
import { namedArticles } from "./named-articles.ts";

/** One thing that an amending provision does: `(con l'art. 23, comma 1) la modifica dell'art. 2712, comma 1`. */
export interface Operation {
  /** Article of the amending act, `null` where the marker does not tell it. */
  readonly marker: string | null;
  readonly tipo: TipoRelazione;
  /** True for "l'abrogazione dell'intero provvedimento". */
  readonly whole: boolean;
  /** Articles of the amended act that the sentence names, canonical; empty where it names none. */
  readonly articles: readonly string[];
  /** The words of the operation without what they quote: other acts are named there, if anywhere. */
  readonly words: string;
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

/** `(con l'art. 15`, and what hurried hands made of it: `(on l'art.`, `(conl'art.`, `con (l'art.`. */
const MARKER =
  /(?:\(\s*c?on\s*|\bcon\s*\(\s*)(?:l['’]\s*|gli\s+)?art(?:t?\.+|icol[oi])\s*([\w.-]+(?: [a-z]{3,}(?=[ ,)]))?)/gi;
/** Where the marker's parenthesis ends: points of lists (`lettera a)`) close parentheses that were never opened. */
const MARKER_END =
  /^[^;]*?\)+(?=\s+(?!(?:e|ed|o|nonche['’]?|numer[oi]|comm[ai]|letter[ae]|punt[oi]|della|delle)\b)|$)/i;
const NOUN = /\b(?:l['’]\s*|la\s+|lo\s+|il\s+)(\p{L}{5,})(?=[\s,;.'’]|$)/giu;
const QUOTED = /"[^"]*"|«[^«»]*»|“[^“”]*”/g;
/** Lists of what a new chapter holds: its articles are not operations of this sentence. */
const CONTENTS = /\((?:comprendent|contenent|compost|costituit)[^)]*\)/gi;
/** `nel modificare`, `nell'introdurre`: the third act is named there, not the target. */
const INDIRECT = /\b(?:nel|nello|nella|nell['’])\s*\p{L}+(?:are|ere|ire|rre)\b/iu;
const CONVERSION = /^[\s,]*convertit\p{L}*,?\s+con\s+modificazioni,?\s+(?:dalla|dal)\s[\s\S]*?(?=\bha\b|\bnell?\b|$)/iu;

/** The text with blanks for what it quotes, also where a quotation holds another; positions stay. */
function unquoted(text: string): string {
  const blank = (quoted: string) => " ".repeat(quoted.length);
  return text.replace(QUOTED, blank).replace(QUOTED, blank);
}

function tipoOfNoun(noun: string): TipoRelazione | null {
  for (const [words, tipo] of NOUNS) if (words.test(noun)) return tipo;
  return null;
}

/** The operations of the words after one marker: one per noun, or a plain change where there is none. */
function operationsIn(piece: string, marker: string | null, indirect: boolean): Operation[] {
  const words = unquoted(piece).replace(CONTENTS, "");
  const starts: { at: number; tipo: TipoRelazione }[] = [];
  for (const match of words.matchAll(NOUN)) {
    const tipo = tipoOfNoun(match[1]!.toLowerCase());
    if (tipo !== null) starts.push({ at: match.index, tipo });
  }
  if (starts.length === 0) starts.push({ at: 0, tipo: "modifica" });
  return starts.map(({ at, tipo }, i) => {
    const said = words.slice(at, starts[i + 1]?.at);
    const whole = tipo === "abroga" && /\bintero\s+provvedimento\b/i.test(said);
    return { marker, tipo, whole, articles: whole ? [] : namedArticles(said), words: said, indirect };
  });
}

/**
 * The text without ", convertito con modificazioni dalla L. ...": that law converts the amending act, it changes nothing here.
 *
 * @example withoutConversion(", convertito con modificazioni dalla L. 17 luglio 2020, n. 77 (in S.O. n. 25), ha disposto (con l'art. 3)")
 *   // "ha disposto (con l'art. 3)"
 */
export function withoutConversion(text: string): string {
  return text.replace(CONVERSION, "").replace(/^[\s,]+/, "");
}

/** A marker `(con l'art. 23, comma 1)`: the article it names, and the words that belong to it. */
export interface Marker {
  readonly numero: string | null;
  /** Where its words begin, after the parenthesis, and where the next marker begins. */
  readonly at: number;
  readonly end: number;
}

/**
 * The markers of a text, in order.
 *
 * @example markersIn("ha disposto (con l'art. 7, comma 1) che") // [{ numero: "7", at: 35, end: 39 }]
 */
export function markersIn(text: string): Marker[] {
  const found = [...text.matchAll(MARKER)];
  return found.map((match, i) => {
    const opened = match.index + match[0].length;
    const end = found[i + 1]?.index ?? text.length;
    const at = opened + (MARKER_END.exec(text.slice(opened, end))?.[0].length ?? 0);
    const [first] = match[1]!.split(" ");
    return { numero: articleNumber(match[1]!) ?? articleNumber(first!), at, end };
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
 *   // [{ marker: "23", tipo: "modifica", whole: false, articles: ["2712"], words: "la modifica dell'art. 2712, comma 1.", indirect: false }]
 */
export function readOperations(text: string): Operation[] {
  const clean = withoutConversion(text);
  const markers = markersIn(clean);
  let indirect = INDIRECT.test(unquoted(clean.slice(0, markers[0]?.at)));
  if (markers.length === 0) return operationsIn(clean, null, indirect);
  const out: Operation[] = [];
  for (const { numero, at, end } of markers) {
    const { words, indirect: opensIndirect } = cutAtNextSentence(clean.slice(at, end));
    out.push(...operationsIn(words, numero, indirect));
    indirect ||= opensIndirect;
  }
  return out;
}
