/** Where the pieces of an act's versions stand: in the act's own answer, or among its earlier texts (`FORMAT.md`, Articles and versions). */

import type { KeptPieces, KeptSpan } from "../../format/act-index.ts";
import type { Entry, Strands } from "../../views/norme/strands.ts";

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
  more: (entry: E, index: number) => readonly [sha256?: string, chiave?: string] = () => [],
): KeptPieces {
  const vecchi = earlier.bytes;
  const storia: Record<string, readonly KeptSpan[]> = {};
  const byte = strands.map(({ spans }, i) => {
    const placed = spans.map(({ from, to, entry }): KeptSpan => {
      if (served < from || to < served) earlier.add(entry.line);
      return [from, to, Buffer.byteLength(entry.line)];
    });
    const [first] = placed;
    if (placed.length !== 1 || first?.[0] !== 0 || first[1] !== count - 1)
      storia[i] = placed.map((span, at) => {
        const entry = spans[at]?.entry;
        if (entry === undefined) return span;
        const [from, to, bytes] = span;
        return [from, to, bytes, ...more(entry, i)];
      });
    return placed.find(([from, to]) => from <= served && served <= to)?.[2] ?? 0;
  });
  return { inizio, vecchi, byte, storia, ordini: Object.fromEntries(orders) };
}
