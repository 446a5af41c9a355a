/**
 * Cents as the number of euro that JSON shows, exact to the cent up to 2^46 euro: the quotient of two integers is the double
 * nearest to the decimal, which is the one that its text reads back to. Sums are made in cents, never of these.
 *
 * @example euro(170663317) // 1706633.17
 */
export function euro(cents: number | bigint): number {
  return Number(cents) / 100;
}

/**
 * The same of an amount that may be unknown.
 *
 * @example euroOrNull(null) // null
 */
export function euroOrNull(cents: number | null): number | null {
  return cents === null ? null : euro(cents);
}
