/** A ranking in the plainest code. */

/**
 * The first entries with their positions.
 *
 * @param entries all of them, in order
 * @example ranking([{ nome: "A" }], 20) // { limit: 20, totale: 1, classifica: [{ posizione: 1, nome: "A" }] }
 */
export function ranking(
  entries: readonly object[],
  limit: number,
): { limit: number; totale: number; classifica: object[] } {
  return {
    limit,
    totale: entries.length,
    classifica: entries.slice(0, limit).map((entry, i) => ({ posizione: i + 1, ...entry })),
  };
}
