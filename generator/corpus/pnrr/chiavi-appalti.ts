import type { Texts } from "../../sources/italia-domani/text-pool.ts";
import { ById } from "./by-id.ts";
import { cigValido, pdaValido } from "./chiavi.ts";

/** The columns of a tender's key, in the tables of the tenders and of the awardees: equal numbers are equal texts in both. */
export interface RigheConChiave {
  readonly testi: Readonly<
    Record<"cig" | "pda" | "procedura", { readonly pool: Texts; readonly ids: { readonly [riga: number]: number } }>
  >;
}

/** Judges texts once each, by their numbers. */
class Giudizi {
  readonly #valido: (testo: string) => boolean;
  readonly #letti = new ById<boolean>();

  constructor(valido: (testo: string) => boolean) {
    this.#valido = valido;
  }

  di(pool: Texts, id: number): boolean {
    let found = this.#letti.get(id);
    if (found === undefined) {
      found = this.#valido(pool.at(id));
      this.#letti.set(id, found);
    }
    return found;
  }
}

/**
 * Finds tenders by the numbers of their keys' texts, after the rule of `idAppalto`: half a million rows are joined without writing
 * an id for each.
 */
export class ChiaviAppalti {
  readonly #cig = new Giudizi((testo) => cigValido(testo) !== null);
  readonly #pda = new Giudizi((testo) => pdaValido(testo) !== null);
  readonly #appalti = { cig: new ById<number>(), pda: new ById<number>(), procedura: new ById<number>() };
  readonly #byRow = new ById<number>();

  /** The number of a row's PDA, `null` where it has none of the official form. */
  pda({ testi: { pda } }: RigheConChiave, riga: number): number | null {
    const id = pda.ids[riga]!;
    return this.#pda.di(pda.pool, id) ? id : null;
  }

  /** The tender that a row's own key names. */
  trova(righe: RigheConChiave, riga: number): number | undefined {
    const kind = this.#kind(righe, riga);
    return kind === null ? undefined : this.#appalti[kind].get(righe.testi[kind].ids[riga]!);
  }

  /** The tender with a row that has the PDA of this one. */
  trovaDaPda({ testi: { pda } }: RigheConChiave, riga: number): number | undefined {
    return this.#byRow.get(pda.ids[riga]!);
  }

  /** Names a tender by a row's own key. */
  aggiungi(righe: RigheConChiave, riga: number, appalto: number): void {
    const kind = this.#kind(righe, riga);
    if (kind !== null) this.#appalti[kind].set(righe.testi[kind].ids[riga]!, appalto);
  }

  /** Names a tender by the PDA of one of its rows. */
  aggiungiPda(righe: RigheConChiave, riga: number, appalto: number): void {
    const pda = this.pda(righe, riga);
    if (pda !== null) this.#byRow.set(pda, appalto);
  }

  /** Which column names a row's tender; `null` where none does. */
  #kind({ testi: { cig, pda, procedura } }: RigheConChiave, riga: number): "cig" | "pda" | "procedura" | null {
    if (this.#cig.di(cig.pool, cig.ids[riga]!)) return "cig";
    if (this.#pda.di(pda.pool, pda.ids[riga]!)) return "pda";
    return procedura.pool.at(procedura.ids[riga]!) === "" ? null : "procedura";
  }
}
