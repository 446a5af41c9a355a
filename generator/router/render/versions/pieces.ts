/** Where the pieces of a version stand. */

import { isRealDate } from "../../../law/calendar.ts";

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

/**
 * The pieces of a version, in its order.
 *
 * @param version 0 is the newest
 */
export function piecesIn({ inizio, vecchi, byte, storia, ordini }: KeptPieces, version: number): Piece[] {
  let [start, old] = [inizio, vecchi];
  const all = byte.map((bytes, at): Piece | undefined => {
    let found: Piece | undefined;
    const spans = storia[at];
    if (!spans) found = { at, nth: 0, earlier: false, start, bytes, span: undefined };
    else
      spans.forEach((span, nth) => {
        const [from, to, length] = span;
        const earlier = from > 0;
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
export function articlesIn({ articoli, id }: OpenIndex, version: number): Article[] {
  const shifts = id[version] ?? [];
  return piecesIn(articoli, version).map((piece) => {
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
 * The version in force on a day: the newest that is not later. `undefined` where there is none, or no such day.
 *
 * @param day `YYYY-MM-DD`; `null` for the newest
 * @example versionOn(index, "2023-01-01") // 1
 */
export function versionOn({ versioni }: OpenIndex, day: string | null): number | undefined {
  if (day === null) return 0;
  if (!isRealDate(day)) return undefined;
  const found = versioni.findIndex(({ al }) => al <= day);
  return found < 0 ? undefined : found;
}
