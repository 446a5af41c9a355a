/**
 * The index by which an article, and any version, is cut out of an act's files; what only earlier versions say stands behind it, or in a
 * file of its own. `indici/norme/articoli/<act>.txt`:
 *
 *     {"meta":{"it":{...},"en":{...}}}      where each act is a file: as in the card of `articolo`
 *     {"norma":{...},"versioni":[...],...}  the index, one line of JSON
 *     ...                                   of a small act: its earlier texts, a piece a line
 *
 * The indexes of small acts that are packed stand in packs, without the first line. A large act has besides `<act>.versioni.txt`, its earlier
 * texts, and `<act>.<n>.txt`, files of articles.
 */

import type { NormaRow } from "../contract/norma-row.ts";
import type { VersionRow } from "../contract/resources/norme.ts";
import { isRealDate } from "../law/calendar.ts";
import { ORIGINAL } from "../law/identity/original.ts";
import { afterLine, concat, decode } from "./bytes.ts";

const FOLDER = "indici/norme/articoli/";

/**
 * Index of an act.
 *
 * @param file `fileOfEli` of its ELI
 * @example indexFile("legge/1990/08/07/241") // "indici/norme/articoli/legge/1990/08/07/241.txt"
 */
export const indexFile = (file: string): string => `${FOLDER}${file}.txt`;

/** What only earlier versions of a large act say. */
export const earlierFile = (file: string): string => `${FOLDER}${file}.versioni.txt`;

/** One of the files of articles of a large act. */
export const blockFile = (file: string, n: number): string => `${FOLDER}${file}.${n}.txt`;

/**
 * The file of an index.
 *
 * @param earlier what only earlier versions say, where that stands behind it
 * @param meta line 1, both languages; empty where acts are packed
 */
export const encodeActIndex = (index: ActIndex, earlier: string, meta = ""): string =>
  `${meta}${JSON.stringify(index)}\n${earlier}`;

/** Byte at which the line of an index begins in its file: behind the meta, where there is one. */
export const indexStart = (file: Uint8Array): number =>
  decode(file.subarray(0, 8)) === '{"meta":' ? afterLine(file) : 0;

/** Versions `[from, to]` (0 is the newest) in which a piece is the same, its bytes; of an article also the digest of its text, and its path where `chiavi` says another. */
export type KeptSpan = readonly [from: number, to: number, bytes: number, sha256?: string, chiave?: string];

/** The pieces of one kind. */
export interface KeptPieces {
  /** Byte of the act's answer, from line 2 on, where the first one stands. */
  readonly inizio: number;
  /** Byte of the earlier texts where the first of theirs stands. */
  readonly vecchi: number;
  /** By piece: its bytes in the act's answer, 0 where the served version does not have it. */
  readonly byte: readonly number[];
  /** Of the pieces that are not the same in all versions: their spans. */
  readonly storia: Readonly<Record<string, readonly KeptSpan[]>>;
  /** Positions of the pieces, of the versions that have them in another order. */
  readonly ordini: Readonly<Record<string, readonly number[]>>;
}

/** How many relations are of a day, and how many of them change words. */
export type RelationsOfDay = readonly [day: string, all: number, textual: number];

/** What the index of an act says. */
export interface ActIndex {
  readonly norma: NormaRow;
  readonly versioni: readonly VersionRow[];
  /** The version that is the act's answer, where it is not the newest; 0 is the newest. */
  readonly attuale?: number;
  /** Day of entry into force, where the source gives it. */
  readonly entrata?: string;
  /** The act's URN, if the row does not say it: a minister's decree has its ministry there. */
  readonly urn?: string;
  /** Relations in that name no article of the act, by day, ascending, first those without one (`""`); absent where there are none. */
  readonly senza_articolo?: readonly RelationsOfDay[];
  /** How many acts cite an article, and how often, by its name in relations; absent if none is cited. */
  readonly citata_da?: Readonly<Record<string, readonly [atti: number, citazioni: number]>>;
  /** Paths of the articles below the act's ELI, without `art/` in the main numbering, as the served version, else the newest that has them, spells them. */
  readonly chiavi: readonly string[];
  /** By position, of the articles whose number or name in relations the path does not tell. */
  readonly numeri: Readonly<Record<string, string>>;
  readonly nomi: Readonly<Record<string, string>>;
  /** Name of the attachment that holds the main numbering; absent where the body does. */
  readonly principale?: string;
  /** By version: from the article at `at` on, the numbers of identifiers are those of the kept lines and `by` more. */
  readonly id: Readonly<Record<string, readonly (readonly [at: number, by: number])[]>>;
  readonly scalari: KeptPieces;
  readonly cornice: KeptPieces;
  readonly articoli: KeptPieces;
  readonly allegati: KeptPieces;
  /** Byte of the act's answer where the lines of its relations begin. */
  readonly relazioni: number;
  /** The first article of each file of articles, where the act is too large for its articles to be cut out of its answer. */
  readonly blocchi?: readonly number[];
}

/** A piece of a version. */
export interface Piece {
  /** Its position among the pieces of its kind. */
  readonly at: number;
  /** Its place among the spans of the piece. */
  readonly nth: number;
  /** Whether it stands among the earlier texts, and not in the act's answer. */
  readonly earlier: boolean;
  readonly start: number;
  readonly bytes: number;
  /** `undefined` where all versions have it as it is. */
  readonly span: KeptSpan | undefined;
}

/** An article of a version. */
export interface Article extends Piece {
  /** What is added to the number of its identifier. */
  readonly shift: number;
}

/** The version of an act that is its answer, and so what who asks for no day gets. */
export const servedIn = ({ attuale = 0 }: Pick<ActIndex, "attuale">): number => attuale;

/** Where the pieces of one kind stand, by position: in the act's answer, and the first of their spans among the earlier texts. */
export interface PieceStarts {
  readonly start: readonly number[];
  readonly old: readonly number[];
}

/** Whether a span stands among the earlier texts, and not in the act's answer. */
const isEarlier = ([from, to]: KeptSpan, served: number): boolean => served < from || to < served;

/**
 * Adds up where the pieces of one kind stand.
 *
 * @param served the version that is the act's answer
 * @example startsOf({ inizio: 10, vecchi: 0, byte: [5, 7], storia: {}, ordini: {} }, 0) // { start: [10, 17], old: [0, 0] }
 */
export function startsOf({ inizio, vecchi, byte, storia }: KeptPieces, served: number): PieceStarts {
  let [at, before] = [inizio, vecchi];
  const [start, old]: [number[], number[]] = [[], []];
  for (const [position, bytes] of byte.entries()) {
    start.push(at);
    old.push(before);
    if (bytes) at += bytes + 2;
    for (const span of storia[position] ?? []) if (isEarlier(span, served)) before += span[2] + 1;
  }
  return { start, old };
}

/**
 * The piece at a position, as a version has it; `undefined` if the version lacks it.
 *
 * @param starts `startsOf` the same pieces
 * @param version 0 is the newest
 * @param served the version that is the act's answer
 * @example pieceAt(kept, startsOf(kept, 0), 12, 3, 0)?.bytes // 840
 */
export function pieceAt(
  { byte, storia }: KeptPieces,
  starts: PieceStarts,
  at: number,
  version: number,
  served: number,
): Piece | undefined {
  const [start = 0, spans] = [starts.start[at], storia[at]];
  if (!spans) return { at, nth: 0, earlier: false, start, bytes: byte[at] ?? 0, span: undefined };
  let old = starts.old[at] ?? 0;
  for (const [nth, span] of spans.entries()) {
    const [from, to, bytes] = span;
    const earlier = isEarlier(span, served);
    if (from <= version && version <= to) return { at, nth, earlier, start: earlier ? old : start, bytes, span };
    if (earlier) old += bytes + 1;
  }
  return undefined;
}

/**
 * The pieces of a version, in its order.
 *
 * @param version 0 is the newest
 * @param served the version that is the act's answer
 */
export function piecesIn(kept: KeptPieces, version: number, served: number): Piece[] {
  const starts = startsOf(kept, served);
  const order = kept.ordini[version] ?? kept.byte.keys();
  return [...order].flatMap((at) => pieceAt(kept, starts, at, version, served) ?? []);
}

/**
 * An article of a version, with how much is added to the number of its identifier.
 *
 * @example articleAs(index, 3, piece).shift // -2
 */
export function articleAs(index: ActIndex, version: number, piece: Piece): Article {
  let shift = 0;
  for (const [at, by] of index.id[version] ?? []) if (at <= piece.at) shift = by;
  return { ...piece, shift };
}

/** The articles of a version, in its order. */
export const articlesIn = (index: ActIndex, version: number): Article[] =>
  piecesIn(index.articoli, version, servedIn(index)).map((piece) => articleAs(index, version, piece));

/**
 * The line of an article as its version has it.
 *
 * @example shifted('{"id":"annesso_12","eli":…', -2) // '{"id":"annesso_10","eli":…'
 */
export const shifted = (line: string, by: number): string =>
  by === 0
    ? line
    : line.replace(
        /^(\{"id":"(?:[^"]*[^"\d])?)(\d+)(?=")/,
        (_, before: string, number: string) => before + (Number(number) + by),
      );

/** The path of an article of a version, as `chiavi` has it. */
export const chiaveOf = ({ chiavi }: ActIndex, { at, span }: Piece): string => span?.[4] ?? chiavi[at] ?? "";

/** The path of an article below the ELI of its act. */
export const pathOf = (chiave: string): string => (chiave.startsWith("annesso/") ? chiave : `art/${chiave}`);

/** A path below the ELI of an act, as `chiavi` has it. */
export const chiaveOfPath = (path: string): string => path.replace(/^art\//, "");

const BEHIND = /^(annesso\/\d+\/)?(?:art\/)?([\s\S]*)/;

/** Where an article stands, and its number as its path has it. */
export function partsOfChiave(chiave: string): { readonly below: string; readonly last: string } {
  const [, below = "", last = ""] = BEHIND.exec(chiave) ?? [];
  return { below, last };
}

/** The number that a path tells: its end, without what tells it from another one. `numeri` and `nomi` say those that are others. */
export const numeroInChiave = (chiave: string): string => partsOfChiave(chiave).last.replace(/~\d+$/, "");

/** The number of an article. */
export function numeroOf(index: ActIndex, piece: Piece): string {
  const inChiave = numeroInChiave(chiaveOf(index, piece));
  return piece.span?.[4] === undefined ? (index.numeri[piece.at] ?? inChiave) : inChiave;
}

/** The name of an article in relations. */
export const nomeOf = (index: ActIndex, piece: Piece): string => index.nomi[piece.at] ?? numeroOf(index, piece);

/**
 * A file of articles: line 1 says the bytes of each text of each article, then all of these follow.
 *
 * @param articles of each its relations out, those in, and its texts, the newest first
 * @example encodeBlock([["", "{}", "{…}"]]) // the bytes of '[[0,2,5]]\n{}{…}'
 */
export function encodeBlock(articles: readonly (readonly string[])[]): Uint8Array {
  const bytes = articles.map((texts) => texts.map((text) => concat([text])));
  const lengths = bytes.map((own) => own.map(({ length }) => length));
  return concat([`${JSON.stringify(lengths)}\n`, ...bytes.flat()]);
}

/**
 * The texts of an article in a file of articles.
 *
 * @param place of the article in the file
 */
export function textsInBlock(block: Uint8Array, place: number): string[] {
  const texts = afterLine(block);
  const lengths: number[][] = JSON.parse(decode(block.subarray(0, texts)));
  const sum = (own: readonly number[]) => own.reduce((all, length) => all + length, 0);
  let start = texts + sum(lengths.slice(0, place).map(sum));
  return (lengths[place] ?? []).map((length) => {
    start += length;
    return decode(block.subarray(start - length, start));
  });
}

/** What is known of an act's versions, the newest first. */
interface VersionDays extends Pick<ActIndex, "attuale"> {
  readonly versioni: readonly Pick<VersionRow, "al" | "tipo">[];
}

/**
 * The version that is asked for: on a day the newest that is not later. `undefined` where there is none, or no such day.
 *
 * @param day `YYYY-MM-DD`; `ORIGINAL` for the text as it was published; `null` for the one that is served
 * @example versionOn(index, "2023-01-01") // 1
 */
export function versionOn(index: VersionDays, day: string | null): number | undefined {
  if (day === null) return servedIn(index);
  if (day !== ORIGINAL && !isRealDate(day)) return undefined;
  const found = index.versioni.findIndex(({ al, tipo }) => (day === ORIGINAL ? tipo === "originale" : al <= day));
  return found < 0 ? undefined : found;
}
