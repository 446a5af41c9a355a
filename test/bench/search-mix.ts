/** Requests to `/norme?q=` as people might send them, drawn from the titles of a list. */

import { words } from "../oracle/norme.ts";
import { Caso } from "./corpus/caso.ts";

/** Kinds of queries and how many of a hundred requests are of each. */
export const MIX = {
  "una parola": 40,
  "due parole di un titolo": 25,
  "inizio di parola": 20,
  "due parole di titoli diversi": 5,
  "tre parole di un titolo": 5,
  "una parola e il tipo": 5,
} as const;

export type Kind = keyof typeof MIX;

export interface Query {
  readonly kind: Kind;
  readonly q: string;
  readonly tipo: string;
}

/** A title and its type, as a row of the list has them. */
export interface Titled {
  readonly titolo: string;
  readonly tipo: string;
}

/** Words are drawn from titles drawn at random: each as often as titles have it. */
export class Mix {
  readonly #rows: readonly Titled[];
  readonly #caso: Caso;

  constructor(rows: readonly Titled[], seme: string) {
    this.#rows = rows;
    this.#caso = new Caso(seme);
  }

  #words(how: number): { found: string[]; tipo: string } {
    for (;;) {
      const { titolo, tipo } = this.#caso.pick(this.#rows);
      const all = [...new Set(words(titolo))];
      if (all.length >= how) return { found: Array.from({ length: how }, () => this.#caso.pick(all)), tipo };
    }
  }

  #drawers: Readonly<Record<Kind, () => { q: string; tipo: string }>> = {
    "una parola": () => ({ q: this.#words(1).found[0]!, tipo: "" }),
    "due parole di un titolo": () => ({ q: this.#words(2).found.join(" "), tipo: "" }),
    "inizio di parola": () => {
      const word = this.#words(1).found[0]!;
      return { q: word.slice(0, this.#caso.between(1, word.length)), tipo: "" };
    },
    "due parole di titoli diversi": () => ({ q: `${this.#words(1).found[0]} ${this.#words(1).found[0]}`, tipo: "" }),
    "tre parole di un titolo": () => ({ q: this.#words(3).found.join(" "), tipo: "" }),
    "una parola e il tipo": () => {
      const { found, tipo } = this.#words(1);
      return { q: found[0]!, tipo };
    },
  };

  /** A query of a kind. */
  draw(kind: Kind): Query {
    return { kind, ...this.#drawers[kind]() };
  }

  /** A position among some rows. */
  offset(total: number): number {
    return this.#caso.between(0, Math.max(0, total - 1));
  }
}
