/** Natural persons: codes and names that must reach no answer. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import { type Codici, type Forma, formaDi, type LetturaCodice, partitaIva } from "./codice-fiscale.ts";
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
  /** Codes by what any row's legal form says of them; the form of a person weighs more than that of a company. */
  readonly #codici: Readonly<Record<Forma, Set<string>>> = {
    persona: new Set(),
    individuale: new Set(),
    ente: new Set(),
  };
  readonly #nomi = new Set<string>();

  /** Looks through every row, orphans too: what any row says of a code holds everywhere. */
  constructor(righe: RigheLette, codici: Codici) {
    for (const b of [...righe.aggiudicatari, ...righe.attuatori])
      distinct(b.testi.forma.ids, b.testi.codice.ids, (r) => {
        const forma = formaDi(b.testo("forma", r));
        const letto = codici.leggi(b, "codice", r);
        if (forma === null || letto.tipo !== "codice") return;
        const kept = forma === "individuale" && !partitaIva(letto.codice) ? "persona" : forma;
        this.#codici[kept].add(letto.codice);
      });
    const learn = (letto: LetturaCodice, nome: string) => {
      if ((this.e(letto) || this.#individuale(letto)) && eNome(nome)) this.#nomi.add(nome.toUpperCase());
    };
    for (const b of [...righe.aggiudicatari, ...righe.attuatori])
      distinct(b.testi.codice.ids, b.testi.nome.ids, (r) => learn(codici.leggi(b, "codice", r), b.testo("nome", r)));
    for (const b of righe.progetti)
      distinct(b.testi.codice_attuatore.ids, b.testi.attuatore.ids, (r) =>
        learn(codici.leggi(b, "codice_attuatore", r), b.testo("attuatore", r)),
      );
  }

  /** Whether a code is of a natural person, who is no company: a sole trader with a VAT number is one, without a name. */
  e(letto: LetturaCodice): boolean {
    return letto.tipo === "persona" || (letto.tipo === "codice" && this.#codici.persona.has(letto.codice));
  }

  #individuale(letto: LetturaCodice): boolean {
    return letto.tipo === "codice" && this.#codici.individuale.has(letto.codice);
  }

  /** What the legal forms of a code's rows say: that of a sole trader first. */
  forma(codice: string): "individuale" | "ente" | null {
    return this.#codici.individuale.has(codice) ? "individuale" : this.#codici.ente.has(codice) ? "ente" : null;
  }

  /** Whether a spelling may name a company or a body: it is a name, and of no natural person in these files. */
  puoNominare(nome: string): boolean {
    return eNome(nome) && !this.#nomi.has(nome.toUpperCase());
  }
}
