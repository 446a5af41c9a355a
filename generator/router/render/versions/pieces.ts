/** Where the pieces of a version stand. */

import { isRealDate } from "../../../law/calendar.ts";
import { ORIGINAL } from "../../../law/identity/version-day.ts";

/** Versions `[from, to]` (0 is the newest) in which a piece is the same, its bytes; of an article also the digest of its text and its path. */
export type KeptSpan = readonly [from: number, to: number, bytes: number, sha256?: string, chiave?: string];

/** The pieces of one kind: the line of scalars, what stands around the articles, articles, attachments. */
export interface KeptPieces {
  readonly inizio: number;
  readonly vecchi: number;
  readonly byte: readonly number[];
  readonly storia: Readonly<Record<string, readonly KeptSpan[]>>;
  readonly ordini: Readonly<Record<string, readonly number[]>>;
}

/** A version in the list of versions. */
export interface KeptVersion {
  readonly al: string;
  readonly tipo: string;
  /** Of a day after that of the data. */
  readonly futura?: true;
  readonly n_articoli: number;
  readonly aggiunti: number | null;
  readonly tolti: number | null;
  readonly modificati: number | null;
  readonly sha256: string;
}

/** What the index of an act says. */
export interface OpenIndex {
  readonly norma: object;
  /** The newest first. */
  readonly versioni: readonly KeptVersion[];
  /** The version that is the act's answer, where it is not the newest. */
  readonly attuale?: number;
  /** Day of entry into force, where the source gives it. */
  readonly entrata?: string;
  /** Days of the relations in that name no article, ascending. */
  readonly senza_articolo?: readonly string[];
  readonly chiavi: readonly string[];
  readonly numeri: Readonly<Record<string, string>>;
  readonly nomi: Readonly<Record<string, string>>;
  /** Name of the attachment that holds the main numbering; absent where the body does. */
  readonly principale?: string;
  readonly id: Readonly<Record<string, readonly (readonly [at: number, by: number])[]>>;
  readonly scalari: KeptPieces;
  readonly cornice: KeptPieces;
  readonly articoli: KeptPieces;
  readonly allegati: KeptPieces;
  readonly relazioni: number;
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
export const servedIn = ({ attuale = 0 }: Pick<OpenIndex, "attuale">): number => attuale;

/**
 * The pieces of a version, in its order.
 *
 * @param version 0 is the newest
 * @param served the version that is the act's answer
 */
export function piecesIn(
  { inizio, vecchi, byte, storia, ordini }: KeptPieces,
  version: number,
  served: number,
): Piece[] {
  let [start, old] = [inizio, vecchi];
  const all = byte.map((bytes, at): Piece | undefined => {
    let found: Piece | undefined;
    const spans = storia[at];
    if (!spans) found = { at, nth: 0, earlier: false, start, bytes, span: undefined };
    else
      spans.forEach((span, nth) => {
        const [from, to, length] = span;
        const earlier = served < from || to < served;
        if (from <= version && version <= to)
          found = { at, nth, earlier, start: earlier ? old : start, bytes: length, span };
        if (earlier) old += length + 1;
      });
    if (bytes) start += bytes + 2;
    return found;
  });
  const order = ordini[version]?.map((at) => all[at]) ?? all;
  return order.filter((piece) => piece !== undefined);
}

/** The articles of a version, in its order, each with how much is added to the number of its identifier. */
export function articlesIn(index: OpenIndex, version: number): Article[] {
  const shifts = index.id[version] ?? [];
  return piecesIn(index.articoli, version, servedIn(index)).map((piece) => {
    let shift = 0;
    for (const [at, by] of shifts) if (at <= piece.at) shift = by;
    return { ...piece, shift };
  });
}

/**
 * The line of an article as its version has it.
 *
 * @example shifted('{"id":"annesso_12","eli":…', -2) // '{"id":"annesso_10","eli":…'
 */
export const shifted = (line: string, by: number): string =>
  by === 0
    ? line
    : line.replace(
        /^(\{"id":"[^"]*?)(\d+)(?=")/,
        (_, before: string, number: string) => before + (Number(number) + by),
      );

/**
 * The version that is asked for: on a day the newest that is not later. `undefined` where there is none, or no such day.
 *
 * @param day `YYYY-MM-DD`; `ORIGINAL` for the text as it was published; `null` for the one that is served
 * @example versionOn(index, "2023-01-01") // 1
 */
export function versionOn(index: OpenIndex, day: string | null): number | undefined {
  if (day === null) return servedIn(index);
  if (day !== ORIGINAL && !isRealDate(day)) return undefined;
  const found = index.versioni.findIndex(({ al, tipo }) => (day === ORIGINAL ? tipo === "originale" : al <= day));
  return found < 0 ? undefined : found;
}
