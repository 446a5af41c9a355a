/** Acts in a pack at the least, on average: half of the packs that a host could hold, and a pack is read at once. */
const PACKED = 12;
/** Buckets at the most where acts have files of their own. */
const MOST = 4096;

/**
 * How many buckets some acts are served in: a power of two.
 *
 * @param pack whether each is a file of the tree
 * @example bucketsFor(157_000, true) // 8192
 */
export function bucketsFor(acts: number, pack: boolean): number {
  return 2 ** Math.max(0, Math.floor(Math.log2(pack ? acts / PACKED : Math.min(acts, MOST))));
}
