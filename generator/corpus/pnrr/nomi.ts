/** Which of its spellings names a code. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";

const NOT_NAMES = new Set([
  "DENOMINAZIONE DEL SOGGETTO NON PRESENTE",
  "NON CLASSIFICATO",
  "NON DISPONIBILE",
  "N/D",
  "N/A",
  "ND",
]);

/**
 * Whether a text can name somebody: it has a letter and is none of the source's placeholders.
 *
 * @example isName("****************") // false
 */
export function isName(testo: string): boolean {
  return /\p{L}/u.test(testo) && !NOT_NAMES.has(testo.toUpperCase());
}

/** Counts spellings by key and chooses the most frequent one; ties go to the first by code unit. */
export class Spellings<K = string> {
  readonly #counts = new Map<K, Map<string, number>>();

  /** Counts a spelling of a key, `times` times. */
  add(key: K, spelling: string, times = 1): void {
    const counts = getOrMake(this.#counts, key, () => new Map<string, number>());
    counts.set(spelling, (counts.get(spelling) ?? 0) + times);
  }

  /** The most frequent spelling of a key among those that are `allowed`, `null` where there is none. */
  mostFrequent(key: K, allowed: (spelling: string) => boolean = () => true): string | null {
    let best: { readonly spelling: string; readonly times: number } | null = null;
    for (const [spelling, times] of this.#counts.get(key) ?? []) {
      if (!allowed(spelling)) continue;
      const sooner = best !== null && times === best.times && byCodeUnit(spelling, best.spelling) < 0;
      if (best === null || times > best.times || sooner) best = { spelling, times };
    }
    return best?.spelling ?? null;
  }
}
