/** Amounts of money as the answers give them. */

/**
 * Euro from whole cents, exact to the cent.
 *
 * @example euro(1050n) // 10.5
 */
export const euro = (cents: bigint | number) =>
  Number(`${BigInt(cents) / 100n}.${String(BigInt(cents) % 100n).padStart(2, "0")}`);
