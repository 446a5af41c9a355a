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

interface Voce {
  readonly grafia: string;
  volte: number;
  /** The next spelling of the same key: most keys have one, so a list costs less than a map each. */
  altra: Voce | null;
}

/** Counts spellings by key and chooses the most frequent one; ties go to the first by code unit. */
export class Grafie<K = string> {
  readonly #voci = new Map<K, Voce>();

  /** Counts a spelling of a key, `volte` times. */
  add(key: K, grafia: string, volte = 1): void {
    const first = this.#voci.get(key);
    for (let voce: Voce | null = first ?? null; voce; voce = voce.altra)
      if (voce.grafia === grafia) {
        voce.volte += volte;
        return;
      }
    const voce = { grafia, volte, altra: first?.altra ?? null };
    if (first) first.altra = voce;
    else this.#voci.set(key, voce);
  }

  /** The most frequent spelling of a key among those that are `ammessa`, `null` where there is none. */
  scelta(key: K, ammessa: (grafia: string) => boolean = () => true): string | null {
    let best: Voce | null = null;
    for (let voce = this.#voci.get(key) ?? null; voce; voce = voce.altra)
      if (!ammessa(voce.grafia)) continue;
      else if (
        !best ||
        voce.volte > best.volte ||
        (voce.volte === best.volte && byCodeUnit(voce.grafia, best.grafia) < 0)
      )
        best = voce;
    return best?.grafia ?? null;
  }
}
