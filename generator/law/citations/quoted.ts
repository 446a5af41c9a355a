/** Quotation marks that open and close. */
const QUOTES = [
  ["«", "»"],
  ["\u201c", "\u201d"],
  ['"', '"'],
] as const;

/**
 * Marks what stands between `«»`, `“”` or `""`, quotation marks included, with 1. One that is never closed opens nothing.
 *
 * @example quotedParts("a «b» c") // Uint8Array [0, 0, 1, 1, 1, 0, 0]
 */
export function quotedParts(text: string): Uint8Array {
  const quoted = new Uint8Array(text.length);
  for (const [open, close] of QUOTES) {
    for (let from = text.indexOf(open); from >= 0; ) {
      const to = text.indexOf(close, from + 1);
      if (to < 0) break;
      quoted.fill(1, from, to + 1);
      from = text.indexOf(open, to + 1);
    }
  }
  return quoted;
}
