/**
 * Bucket of a number among so many: its first digits as an integer, 0 where it has none, by their rest, in two digits. Digit by digit,
 * so that a number of any length is exact.
 *
 * @param buckets at most 100
 * @example digitBucket("108-376-B", 32) // "12"
 */
export function digitBucket(number: string, buckets: number): string {
  let rest = 0;
  for (const digit of /^\d*/.exec(number)?.[0] ?? "") rest = (rest * 10 + Number(digit)) % buckets;
  return String(rest).padStart(2, "0");
}
