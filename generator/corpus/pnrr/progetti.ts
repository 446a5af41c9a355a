/** Projects out of their rows, and how the other tables find theirs. */

import type { Blocco, RigheLette } from "../../sources/italia-domani/rows.ts";
import type { Campo } from "../../sources/italia-domani/tables.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { MOTIVI } from "./motivi.ts";
import { newestByKey, type Riga } from "./newest.ts";

type Chiavi = "cup" | "clp" | "submisura";
/** A block of any table that names projects. */
type BloccoConProgetto =
  | Blocco<Chiavi>
  | Blocco<Campo<"gare">>
  | Blocco<Campo<"localizzazione">>
  | Blocco<Campo<"attuatori">>;

const keyOf = (b: Blocco<Chiavi>, r: number) => `${b.testo("cup", r)}:${b.testo("clp", r)}:${b.testo("submisura", r)}`;

export class IndiceProgetti {
  /** One row per project, in reading order: the project's index. */
  readonly righe: readonly Riga<Campo<"progetti">>[];
  readonly chiavi: readonly string[];
  readonly superate: number;
  readonly #byKey = new Map<string, number>();
  #byCupAndSubmisura: Map<string, number> | null = null;

  constructor(letti: RigheLette, rapporto: Rapporto) {
    const { righe, superate } = newestByKey(letti.progetti, (b, r) => keyOf(b as Blocco<Chiavi>, r));
    this.righe = righe;
    this.superate = superate;
    if (superate > 0) rapporto.count("pnrr", MOTIVI.progettoSuperato, { by: superate });
    this.chiavi = righe.map(({ blocco, riga }, p) => {
      const key = keyOf(blocco as Blocco<Chiavi>, riga);
      this.#byKey.set(key, p);
      return key;
    });
  }

  /** Index of the project that a row names, -1 where it is unknown or, in a table without the local code, not one only. */
  trova(blocco: BloccoConProgetto, riga: number): number {
    const b = blocco as Blocco<Chiavi>;
    if (b.presenti.has("clp")) return this.#byKey.get(keyOf(b, riga)) ?? -1;
    this.#byCupAndSubmisura ??= this.#withoutLocalCode();
    return this.#byCupAndSubmisura.get(`${b.testo("cup", riga)}:${b.testo("submisura", riga)}`) ?? -1;
  }

  #withoutLocalCode(): Map<string, number> {
    const found = new Map<string, number>();
    this.righe.forEach(({ blocco, riga }, p) => {
      const key = `${blocco.testo("cup", riga)}:${blocco.testo("submisura", riga)}`;
      found.set(key, found.has(key) ? -1 : p);
    });
    return found;
  }
}
