/** Companies or bodies as they are met: one entry per code, with the spellings of its name. */

import { codiceDiEnte, IMPRESA_INDIVIDUALE, portaParolaDiEnte, siDiceIndividuale } from "./imprese-individuali.ts";
import type { Soggetto } from "./modello.ts";
import { forseIncollato, nomeProprio } from "./nome-proprio.ts";
import { Spellings } from "./nomi.ts";
import type { Persone } from "./persone.ts";

export class Registro {
  readonly #prefisso: "azienda" | "ente";
  readonly #persone: Persone;
  readonly #indici = new Map<string, number>();
  readonly #grafie = new Spellings();
  readonly #lette = new Map<string, string | null>();
  /** Codes with a spelling that names several, by the first. */
  readonly #gruppi = new Map<string, string>();
  /** Codes with a spelling that says itself to be a sole trader's. */
  readonly #individuali = new Set<string>();

  constructor(prefisso: "azienda" | "ente", persone: Persone) {
    this.#prefisso = prefisso;
    this.#persone = persone;
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

  /** Counts a spelling of a code's name, `volte` times; what names nobody, or a natural person, does not count. */
  nome(codice: string, grafia: string, volte = 1): void {
    if (!this.#persone.puoNominare(grafia)) return;
    let nome = this.#lette.get(grafia);
    if (nome === undefined) {
      nome = siDiceIndividuale(grafia) ? null : nomeProprio(grafia);
      this.#lette.set(grafia, nome);
    }
    if (nome !== null) this.#grafie.add(codice, nome, volte);
    else if (siDiceIndividuale(grafia)) this.#individuali.add(codice);
    else if (!this.#gruppi.has(codice)) this.#gruppi.set(codice, grafia);
  }

  /** The entries by index; a code without a name is named by itself, a sole trader by what it is. */
  soggetti(): Soggetto[] {
    return Array.from(this.#indici.keys(), (codice) => ({
      id: `${this.#prefisso}:${codice}`,
      codice,
      nome: this.#nomeDi(codice),
    }));
  }

  #nomeDi(codice: string): string {
    const forma = this.#persone.forma(codice);
    if (forma === "individuale") return IMPRESA_INDIVIDUALE;
    const known = forma === "ente" || codiceDiEnte(codice);
    const diEnte = (nome: string) => known || portaParolaDiEnte(nome, codice);
    const found =
      this.#grafie.mostFrequent(codice, (nome) => diEnte(nome) && !forseIncollato(nome)) ??
      this.#grafie.mostFrequent(codice, diEnte);
    if (found !== null) return found;
    // Nothing that names the bearer is left, or a name that may be a person's.
    const gruppo = this.#gruppi.get(codice);
    const alone = this.#grafie.mostFrequent(codice) !== null || (gruppo !== undefined && !diEnte(gruppo));
    return alone || this.#individuali.has(codice) ? IMPRESA_INDIVIDUALE : codice;
  }
}
