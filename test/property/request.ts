import fc from "fast-check";

/** A query string; values are escaped, names are not. */
export const query = (parameters: Record<string, string | number>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");

/** Values far from any tier as often as small ones, next to the lowest tiers. */
export const between = (min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 60) }));

/** Pieces of some names in any case, and texts that are in none. */
export const pieceOf = (names: readonly string[]) =>
  fc.oneof(
    fc.constant(""),
    fc.string({ maxLength: 4 }),
    fc
      .tuple(fc.constantFrom(...names, ""), fc.nat(30), fc.integer({ min: 1, max: 12 }), fc.boolean())
      .map(([name, from, length, upper]) => {
        const piece = name.slice(from, from + length);
        return upper ? piece.toUpperCase() : piece.toLowerCase();
      }),
  );
