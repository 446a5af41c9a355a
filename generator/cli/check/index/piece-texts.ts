/** The texts that the index of an act says where they stand: in the act's answer, or among its earlier texts. */

import { type ActIndex, type KeptPieces, type KeptSpan, piecesIn, servedIn } from "../../../format/act-index.ts";
import { CHECK_TEXTS } from "../texts.ts";

/** The kinds of pieces, as their earlier texts follow each other. */
export const KINDS = ["scalari", "cornice", "articoli", "allegati"] as const;
export type Kind = (typeof KINDS)[number];

/** An act as its files have it. */
export interface KeptAct {
  readonly index: ActIndex;
  /** The act's answer, from line 2 on. */
  readonly answer: Buffer;
  /** What only earlier versions say. */
  readonly earlier: Buffer;
  /** Its files of articles; none of a small act. */
  readonly blocks: readonly Buffer[];
}

/** By position, the texts of a piece in its spans, the newest first. */
export type PieceTexts = readonly (readonly string[])[];

/** The spans of a piece; one over all versions where the index tells none. */
export const spansOf = ({ byte, storia }: KeptPieces, at: number, versions: number): readonly KeptSpan[] =>
  storia[at] ?? [[0, versions - 1, byte[at] ?? 0]];

/** How a piece is called in a message: `articoli[2] (2-bis)`. */
export function pieceName(kind: Kind, at: number, chiave: string | undefined): string {
  return chiave ? `${kind}[${at}] (${chiave})` : `${kind}[${at}]`;
}

/** Spans run from the newest version to the oldest, none over another. */
function spansInOrder(spans: readonly KeptSpan[], versions: number): boolean {
  let before = -1;
  return (
    spans.length > 0 &&
    spans.every(([from, to]) => {
      const follows = before < from && from <= to && to < versions;
      before = to;
      return follows;
    })
  );
}

/** A reader of texts that follow each other, each behind the one before. */
function following(bytes: Buffer, start: number, between: number) {
  let at = start;
  return {
    end: () => at,
    next(length: number): string {
      at += length + between;
      return bytes.toString("utf8", at - length - between, at - between);
    },
  };
}

/**
 * The texts of an act's pieces, and what the index says wrongly of where they stand.
 *
 * @returns by kind, the texts of its pieces
 */
export function pieceTexts({ index, answer, earlier }: KeptAct): {
  readonly texts: Readonly<Record<Kind, PieceTexts>>;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const versions = index.versioni.length;
  const served = servedIn(index);
  const inAnswer = ([from, to]: KeptSpan) => from <= served && served <= to;
  let end = 0;
  const textsOf = (kind: Kind): PieceTexts => {
    const kept = index[kind];
    if (kept.vecchi !== end) problems.push(CHECK_TEXTS.told(`${kind}.vecchi`, kept.vecchi, end));
    const [newest, old] = [following(answer, kept.inizio, 2), following(earlier, end, 1)];
    const texts = kept.byte.map((bytes, at) => {
      const spans = spansOf(kept, at, versions);
      const name = pieceName(kind, at, kind === "articoli" ? index.chiavi[at] : undefined);
      if (!spansInOrder(spans, versions)) problems.push(`${name}: ${CHECK_TEXTS.spans}`);
      const own = spans.find(inAnswer)?.[2] ?? 0;
      if (own !== bytes) problems.push(CHECK_TEXTS.told(`${name}: byte`, bytes, own));
      return spans.map((span) => (inAnswer(span) ? newest : old).next(span[2]));
    });
    end = old.end();
    return texts;
  };
  const [scalari, cornice, articoli, allegati] = KINDS.map(textsOf);
  if (end !== earlier.length) problems.push(CHECK_TEXTS.rest(earlier.length, end));
  return {
    texts: { scalari: scalari ?? [], cornice: cornice ?? [], articoli: articoli ?? [], allegati: allegati ?? [] },
    problems,
  };
}

/** Texts of a kind in a version, in its order. */
export function textsIn(index: ActIndex, kind: Kind, texts: PieceTexts, version: number): string[] {
  return piecesIn(index[kind], version, servedIn(index)).map(({ at, nth }) => texts[at]?.[nth] ?? "");
}
