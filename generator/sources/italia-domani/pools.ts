/** The pools of a reading: one per way of cleaning, one per group of columns that are kept as one text. */

import { PULIZIE } from "./cells.ts";
import type { Colonna, Pulizia } from "./tables.ts";
import { TextLog } from "./text-log.ts";
import { TextPool, type Texts } from "./text-pool.ts";

export class Pools {
  readonly #pools = new Map<string, TextPool>();
  readonly #rari = new TextLog(PULIZIE.raro);

  #get(name: string, clean: readonly ((cell: string) => string)[]): TextPool {
    let pool = this.#pools.get(name);
    if (!pool) {
      pool = new TextPool(clean);
      this.#pools.set(name, pool);
    }
    return pool;
  }

  /** The pool of the columns that are cleaned alike. */
  testi(pulizia: Pulizia): Texts {
    return pulizia === "raro" ? this.#rari : this.#get(pulizia, [PULIZIE[pulizia]]);
  }

  /** The pool of a group of columns that are kept as one text. */
  composto(nome: string, colonne: Readonly<Record<string, Colonna>>): TextPool {
    const clean = Object.values(colonne).map(({ pulizia }) => PULIZIE[pulizia]);
    return this.#get(`composto ${nome}`, clean);
  }
}
