/** Companies or bodies as they are met: one entry per code, with the spellings of its name. */

import type { Soggetto } from "./modello.ts";
import { Grafie } from "./nomi.ts";

export class Registro {
  readonly #prefisso: "azienda" | "ente";
  readonly #indici = new Map<string, number>();
  readonly #grafie = new Grafie();

  constructor(prefisso: "azienda" | "ente") {
    this.#prefisso = prefisso;
  }

  /** The index of a code, new where it was not met. */
  indice(codice: string): number {
    let found = this.#indici.get(codice);
    if (found === undefined) {
      found = this.#indici.size;
      this.#indici.set(codice, found);
    }
    return found;
  }

  /** Counts a spelling of a code's name, `volte` times. */
  nome(codice: string, grafia: string, volte = 1): void {
    this.#grafie.add(codice, grafia, volte);
  }

  /** The entries by index; a code without a name is named by itself. */
  soggetti(): Soggetto[] {
    return Array.from(this.#indici.keys(), (codice) => ({
      id: `${this.#prefisso}:${codice}`,
      codice,
      nome: this.#grafie.scelta(codice) ?? codice,
    }));
  }
}
