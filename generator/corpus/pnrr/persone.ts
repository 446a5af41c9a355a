/** Natural persons: codes and names that must reach no answer. */

import { getOrMake } from "../../collections/get-or-make.ts";
import type { PnrrRows } from "../../sources/italia-domani/rows.ts";
import { type CodiceReading, type Codici, type FormaGiuridica, formaOf, isPartitaIva } from "./codice-fiscale.ts";
import { isName } from "./nomi.ts";

/** Pairs of texts, each once: they repeat on many rows. */
function* distinct(pairs: Iterable<readonly [string, string]>): Generator<readonly [string, string]> {
  const seen = new Map<string, Set<string>>();
  for (const pair of pairs) {
    const others = getOrMake(seen, pair[0], () => new Set());
    if (others.has(pair[1])) continue;
    others.add(pair[1]);
    yield pair;
  }
}

export class Persone {
  /** Codes by what any row's legal form says of them; the form of a person weighs more than that of a company. */
  readonly #codici: Readonly<Record<FormaGiuridica, Set<string>>> = {
    persona: new Set(),
    individuale: new Set(),
    ente: new Set(),
  };
  readonly #nomi = new Set<string>();

  /** Looks through every row, orphans too: what any row says of a code holds everywhere. */
  constructor(righe: PnrrRows, codici: Codici) {
    const soggetti = [...righe.aggiudicatari, ...righe.attuatori];
    for (const [codice, written] of distinct(soggetti.map(({ codice, forma }) => [codice, forma]))) {
      const forma = formaOf(written);
      const reading = codici.read(codice);
      if (forma === null || reading.tipo !== "codice") continue;
      const kept = forma === "individuale" && !isPartitaIva(reading.codice) ? "persona" : forma;
      this.#codici[kept].add(reading.codice);
    }
    const named = soggetti.map(({ codice, nome }) => [codice, nome] as const);
    const ofProjects = righe.progetti.map(({ codice_attuatore, attuatore }) => [codice_attuatore, attuatore] as const);
    for (const pairs of [named, ofProjects])
      for (const [codice, nome] of distinct(pairs)) {
        const reading = codici.read(codice);
        if ((this.isPersona(reading) || this.#individuale(reading)) && isName(nome)) this.#nomi.add(nome.toUpperCase());
      }
  }

  /** Whether a code is of a natural person, who is no company: a sole trader with a VAT number is one, without a name. */
  isPersona(reading: CodiceReading): boolean {
    return reading.tipo === "persona" || (reading.tipo === "codice" && this.#codici.persona.has(reading.codice));
  }

  #individuale(reading: CodiceReading): boolean {
    return reading.tipo === "codice" && this.#codici.individuale.has(reading.codice);
  }

  /** What the legal forms of a code's rows say: that of a sole trader first. */
  forma(codice: string): "individuale" | "ente" | null {
    return this.#codici.individuale.has(codice) ? "individuale" : this.#codici.ente.has(codice) ? "ente" : null;
  }

  /** Whether a spelling may name a company or a body: it is a name, and of no natural person in these files. */
  mayName(nome: string): boolean {
    return isName(nome) && !this.#nomi.has(nome.toUpperCase());
  }

  /** Whether a longer text holds the name, of two words at least, of a natural person in these files. */
  isNamedIn(testo: string): boolean {
    const text = testo.toUpperCase();
    for (const nome of this.#nomi) if (nome.includes(" ") && text.includes(nome)) return true;
    return false;
  }
}
