/** Projects out of their rows, and how the other tables find theirs. */

import type { RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Campo } from "../../sources/italia-domani/tables.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { ById } from "./by-id.ts";
import { MOTIVI } from "./motivi.ts";
import { newestByKey, type Riga } from "./newest.ts";

/** What a block of any table tells about the project that a row names. */
interface BloccoConProgetto {
  readonly presenti: ReadonlySet<string>;
  id(campo: "progetto", riga: number): number;
  parti(campo: "progetto", riga: number): string[];
}

export class IndiceProgetti {
  /** One row per project, in reading order: the project's index. */
  readonly righe: readonly Riga<Campo<"progetti">>[];
  readonly superate: number;
  /** Index by the number of the key's text. */
  readonly #byKey = new ById<number>();
  #byCupAndSubmisura: Map<string, number> | null = null;

  constructor(letti: RigheLette, rapporto: Rapporto) {
    const { righe, superate } = newestByKey(letti.progetti, (b, r) => b.id("progetto", r));
    this.righe = righe;
    this.superate = superate;
    if (superate > 0) rapporto.count("pnrr", MOTIVI.progettoSuperato, { by: superate });
    righe.forEach(({ blocco, riga }, p) => {
      this.#byKey.set(blocco.id("progetto", riga), p);
    });
  }

  /** Index of the project that a row names, -1 where it is unknown or, in a table without the local code, not one only. */
  trova(blocco: BloccoConProgetto, riga: number): number {
    if (blocco.presenti.has("clp")) return this.#byKey.get(blocco.id("progetto", riga)) ?? -1;
    this.#byCupAndSubmisura ??= this.#withoutLocalCode();
    const [cup, , submisura] = blocco.parti("progetto", riga);
    return this.#byCupAndSubmisura.get(`${cup}:${submisura}`) ?? -1;
  }

  #withoutLocalCode(): Map<string, number> {
    const found = new Map<string, number>();
    this.righe.forEach(({ blocco, riga }, p) => {
      const [cup, , submisura] = blocco.parti("progetto", riga);
      const key = `${cup}:${submisura}`;
      found.set(key, found.has(key) ? -1 : p);
    });
    return found;
  }
}
