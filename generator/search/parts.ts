/** Least first letters of the parts of the index, by code unit: types of acts, digits, letters, and what comes after these. */
const STARTS = " 0123456789abcdefghijklmnopqrstuvwxyz{";

/** How many parts there are. */
export const PARTS = STARTS.length;

/**
 * The part of the index that a term is in: parts follow each other as their terms do.
 *
 * @example partOf("abrog") // 11
 */
export const partOf = (term: string): number =>
  Math.max(
    0,
    [...STARTS].findLastIndex((start) => start <= term),
  );
