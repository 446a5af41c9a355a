/** Which of its spellings names a code. */

import { byCodeUnit } from "../../law/code-unit.ts";

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
 * @example eNome("****************") // false
 */
export function eNome(testo: string): boolean {
  return /\p{L}/u.test(testo) && !NOT_NAMES.has(testo.toUpperCase());
}

/** Counts spellings by key and chooses the most frequent one; ties go to the first by code unit. */
export class Grafie {
  readonly #conteggi = new Map<string, Map<string, number>>();

  add(key: string, grafia: string): void {
    let grafie = this.#conteggi.get(key);
    if (!grafie) {
      grafie = new Map();
      this.#conteggi.set(key, grafie);
    }
    grafie.set(grafia, (grafie.get(grafia) ?? 0) + 1);
  }

  /** The most frequent spelling of a key, `null` where none was counted. */
  scelta(key: string): string | null {
    let best: string | null = null;
    let most = 0;
    for (const [grafia, n] of this.#conteggi.get(key) ?? [])
      if (n > most || (n === most && byCodeUnit(grafia, best!) < 0)) {
        best = grafia;
        most = n;
      }
    return best;
  }
}
