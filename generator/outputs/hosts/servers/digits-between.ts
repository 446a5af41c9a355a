/** Regular expressions for ranges of integers, for servers that compare text and not numbers. */

const digit = (low: number, high: number) => (low === high ? `${low}` : `[${low}-${high}]`);
const any = (count: number) => (count === 0 ? "" : count === 1 ? "[0-9]" : `[0-9]{${count}}`);

/** Alternatives for the integers from `low` to `high`, both of the same number of digits. */
function sameLength(low: string, high: string): string[] {
  const rest = low.length - 1;
  const [a, b] = [Number(low[0]), Number(high[0])];
  if (rest === 0) return [digit(a, b)];
  const [tailA, tailB] = [low.slice(1), high.slice(1)];
  const [fullA, fullB] = [/^0*$/.test(tailA), /^9*$/.test(tailB)];
  if (fullA && fullB) return [digit(a, b) + any(rest)];
  if (a === b) return sameLength(tailA, tailB).map((tail) => `${a}${tail}`);
  if (!fullA)
    return [...sameLength(tailA, "9".repeat(rest)).map((tail) => `${a}${tail}`), ...wider(`${a + 1}`, tailB, b)];
  return [digit(a, b - 1) + any(rest), ...sameLength("0".repeat(rest), tailB).map((tail) => `${b}${tail}`)];
}

/** The rest of a range whose first part is written: from `first` and zeros to `last` and its tail. */
const wider = (first: string, tail: string, last: number) =>
  sameLength(first + "0".repeat(tail.length), `${last}${tail}`);

/**
 * An expression, to be put between anchors, that matches the decimal integers of a range and nothing else.
 *
 * @param low at least 1
 * @example digitsBetween(11, 20) // "1[1-9]|20"
 */
export function digitsBetween(low: number, high: number): string {
  const parts: string[] = [];
  for (let from = low; from <= high; ) {
    const to = Math.min(high, 10 ** `${from}`.length - 1);
    parts.push(...sameLength(`${from}`, `${to}`));
    from = to + 1;
  }
  return parts.join("|");
}
