/** Natural persons: codes and names that must reach no answer. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import { type Codici, formaPersonale, type LetturaCodice } from "./codice-fiscale.ts";
import { eNome } from "./nomi.ts";

export class Persone {
  readonly #codici = new Set<string>();
  readonly #nomi = new Set<string>();

  /** Looks through every row, orphans too: a code that any row gives a personal legal form is a natural person everywhere. */
  constructor(righe: RigheLette, codici: Codici) {
    for (const b of [...righe.aggiudicatari, ...righe.attuatori])
      for (let r = 0; r < b.righe; r++) {
        if (!formaPersonale(b.testo("forma", r))) continue;
        const letto = codici.leggi(b, "codice", r);
        if (letto.tipo === "codice") this.#codici.add(letto.codice);
      }
    const learn = (nome: string) => eNome(nome) && this.#nomi.add(nome.toUpperCase());
    for (const b of [...righe.aggiudicatari, ...righe.attuatori])
      for (let r = 0; r < b.righe; r++) if (this.e(codici.leggi(b, "codice", r))) learn(b.testo("nome", r));
    for (const b of righe.progetti)
      for (let r = 0; r < b.righe; r++)
        if (this.e(codici.leggi(b, "codice_attuatore", r))) learn(b.testo("attuatore", r));
  }

  /** Whether a code is of a natural person. */
  e(letto: LetturaCodice): boolean {
    return letto.tipo === "persona" || (letto.tipo === "codice" && this.#codici.has(letto.codice));
  }

  /** Whether a spelling may name a company or a body: it is a name, and of no natural person in these files. */
  puoNominare(nome: string): boolean {
    return eNome(nome) && !this.#nomi.has(nome.toUpperCase());
  }
}
