/** Companies or bodies as they are met: one entry per code, with the spellings of its name. */

import { hasBodyWord, IMPRESA_INDIVIDUALE, isBodyCode, saysSoleTrader } from "./imprese-individuali.ts";
import type { Soggetto } from "./modello.ts";
import { Spellings } from "./nomi.ts";
import { isFormAlone, mayBeGlued, namesProfessionals, ownName } from "./own-name.ts";
import type { Persone } from "./persone.ts";

export class SoggettoRegistry {
  readonly #prefix: "azienda" | "ente";
  readonly #persone: Persone;
  readonly #indexes = new Map<string, number>();
  readonly #spellings = new Spellings();
  readonly #names = new Map<string, string | null>();
  /** Spellings that name several. */
  readonly #groups = new Spellings();
  /** Codes with a spelling that says itself to be a sole trader's. */
  readonly #individuali = new Set<string>();

  constructor(prefix: "azienda" | "ente", persone: Persone) {
    this.#prefix = prefix;
    this.#persone = persone;
  }

  /** The index of a code, new where it was not met. */
  indexOf(codice: string): number {
    let found = this.#indexes.get(codice);
    if (found === undefined) {
      found = this.#indexes.size;
      this.#indexes.set(codice, found);
    }
    return found;
  }

  /** Counts a spelling of a code's name, `times` times; what names nobody, or a natural person, does not count. */
  addName(codice: string, spelling: string, times = 1): void {
    if (!this.#persone.mayName(spelling)) return;
    let nome = this.#names.get(spelling);
    if (nome === undefined) {
      nome = saysSoleTrader(spelling) ? null : ownName(spelling);
      this.#names.set(spelling, nome);
    }
    if (nome !== null) this.#spellings.add(codice, nome, times);
    else if (saysSoleTrader(spelling)) this.#individuali.add(codice);
    else if (!isFormAlone(spelling)) this.#groups.add(codice, spelling, times);
  }

  /**
   * The entries by index. A code whose every spelling names several bears the most frequent as it is written, one without any name is
   * named by itself, a sole trader by what it is.
   */
  soggetti(): Soggetto[] {
    return Array.from(this.#indexes.keys(), (codice) => ({
      id: `${this.#prefix}:${codice}`,
      codice,
      nome: this.#nameOf(codice),
    }));
  }

  #nameOf(codice: string): string {
    const forma = this.#persone.forma(codice);
    if (forma === "individuale") return IMPRESA_INDIVIDUALE;
    const known = forma === "ente" || isBodyCode(codice);
    const isOfBody = (nome: string) => known || hasBodyWord(nome, codice);
    const found =
      this.#spellings.mostFrequent(codice, (nome) => isOfBody(nome) && !mayBeGlued(nome)) ??
      this.#spellings.mostFrequent(codice, isOfBody);
    if (found !== null) return found;
    const [alone, group] = [this.#spellings.mostFrequent(codice), this.#groups.mostFrequent(codice)];
    // What is left that names the bearer may be a person's name, and so may what names several.
    if (alone !== null || this.#individuali.has(codice)) return IMPRESA_INDIVIDUALE;
    if (group === null) return codice;
    const namesPeople = (nome: string) => namesProfessionals(nome) || this.#persone.isNamedIn(nome);
    const several = this.#groups.mostFrequent(codice, (nome) => isOfBody(nome) && !namesPeople(nome));
    return several ?? (this.#groups.mostFrequent(codice, isOfBody) === null ? IMPRESA_INDIVIDUALE : codice);
  }
}
