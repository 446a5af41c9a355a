/** Where the pieces of an act's versions stand: in the act's own answer, or among its earlier texts (`FORMAT.md`, Articles and versions). */

import type { Entry, Strands } from "../../views/norme/strands.ts";

/** Versions `[from, to]` (0 is the newest) in which a piece is the same, its bytes, and more of an article. */
export type PlacedSpan = readonly [from: number, to: number, bytes: number, ...more: readonly string[]];

/** The pieces of one kind. */
export interface PlacedPieces {
  /** Byte of the act's answer, from line 2 on, where the first one stands. */
  readonly inizio: number;
  /** Byte of the earlier texts where the first of theirs stands. */
  readonly vecchi: number;
  /** By piece: its bytes in the act's answer, 0 where the served version does not have it. */
  readonly byte: readonly number[];
  /** Of the pieces that are not the same in all versions: their spans. */
  readonly storia: Readonly<Record<string, readonly PlacedSpan[]>>;
  /** Positions of the pieces, of the versions that have them in another order. */
  readonly ordini: Readonly<Record<string, readonly number[]>>;
}

/** Earlier texts, one after the other. */
export class Growing {
  readonly #lines: string[] = [];
  bytes = 0;

  add(line: string): void {
    this.#lines.push(line, "\n");
    this.bytes += Buffer.byteLength(line) + 1;
  }

  toString(): string {
    return this.#lines.join("");
  }
}

/**
 * Places the pieces of one kind, and puts the earlier ones of them among the earlier texts.
 *
 * @param inizio where the first piece stands in the act's answer
 * @param versions how many there are, and which of them is the act's answer
 * @param more what is to be said of a span of a piece that is not the same in all versions
 * @example placePieces(strands, 1200, { count: 2, served: 0 }, growing).byte // [812, 0, 455]
 */
export function placePieces<E extends Entry>(
  { strands, orders }: Strands<E>,
  inizio: number,
  { count, served }: { readonly count: number; readonly served: number },
  earlier: Growing,
  more: (entry: E, index: number) => readonly string[] = () => [],
): PlacedPieces {
  const vecchi = earlier.bytes;
  const storia: Record<string, readonly PlacedSpan[]> = {};
  const byte = strands.map(({ spans }, i) => {
    const placed = spans.map(({ from, to, entry }): PlacedSpan => {
      if (served < from || to < served) earlier.add(entry.line);
      return [from, to, Buffer.byteLength(entry.line)];
    });
    const [first] = placed;
    if (placed.length !== 1 || first?.[0] !== 0 || first[1] !== count - 1)
      storia[i] = placed.map((span, at) => {
        const entry = spans[at]?.entry;
        return entry === undefined ? span : [...span, ...more(entry, i)];
      });
    return placed.find(([from, to]) => from <= served && served <= to)?.[2] ?? 0;
  });
  return { inizio, vecchi, byte, storia, ordini: Object.fromEntries(orders) };
}
