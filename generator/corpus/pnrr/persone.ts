/** Natural persons: codes and names that must reach no answer. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import { type Codici, formaPersonale, type LetturaCodice } from "./codice-fiscale.ts";
import { eNome } from "./nomi.ts";

/** Visits one row of each pair of texts: they repeat, and reading a code or a name costs much more than knowing its number. */
function distinct(a: Int32Array, b: Int32Array, visit: (riga: number) => void): void {
  const seen = new Set<number>();
  for (let r = 0; r < a.length; r++) {
    const before = seen.size;
    if (seen.add(a[r]! * 2 ** 26 + b[r]!).size > before) visit(r);
  }
}

export class Persone {
  readonly #codici = new Set<string>();
  readonly #nomi = new Set<string>();

  /** Looks through every row, orphans too: a code that any row gives a personal legal form is a natural person everywhere. */
  constructor(righe: RigheLette, codici: Codici) {
    for (const b of [...righe.aggiudicatari, ...righe.attuatori])
      distinct(b.testi.forma.ids, b.testi.codice.ids, (r) => {
        if (!formaPersonale(b.testo("forma", r))) return;
        const letto = codici.leggi(b, "codice", r);
        if (letto.tipo === "codice") this.#codici.add(letto.codice);
      });
    const learn = (nome: string) => eNome(nome) && this.#nomi.add(nome.toUpperCase());
    for (const b of [...righe.aggiudicatari, ...righe.attuatori])
      distinct(b.testi.codice.ids, b.testi.nome.ids, (r) => {
        if (this.e(codici.leggi(b, "codice", r))) learn(b.testo("nome", r));
      });
    for (const b of righe.progetti)
      distinct(b.testi.codice_attuatore.ids, b.testi.attuatore.ids, (r) => {
        if (this.e(codici.leggi(b, "codice_attuatore", r))) learn(b.testo("attuatore", r));
      });
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
