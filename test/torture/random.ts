/**
 * Numbers that look random and are the same in every run (a linear congruential generator modulo 2^32, with the constants of Numerical
 * Recipes).
 *
 * @returns gives the next one, at least 0 and less than 1
 * @example seeded(7)() // 0.237…, always
 */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
