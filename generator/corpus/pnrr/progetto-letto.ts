import { SEPARATORE, type Texts } from "../../sources/italia-domani/text-pool.ts";
import { cupValido } from "./chiavi.ts";
import type { Luogo, Progetto } from "./modello.ts";

/**
 * A project whose id and CUP become text when they are asked for: four projects out of five have no tenders, and of these no
 * answer shows them.
 */
export class ProgettoLetto implements Progetto {
  readonly label: string;
  readonly settore: string;
  readonly totale: number | null;
  readonly luoghi: readonly Luogo[];
  readonly appalti: readonly number[];
  readonly #chiavi: Texts;
  readonly #chiave: number;

  /**
   * @param chiavi the texts of the keys: CUP, local code and submisura
   * @param titolo gives the title, asked for only where there are tenders
   */
  constructor(
    chiavi: Texts,
    chiave: number,
    titolo: () => string,
    resto: Pick<Progetto, "settore" | "totale" | "luoghi" | "appalti">,
  ) {
    this.#chiavi = chiavi;
    this.#chiave = chiave;
    this.settore = resto.settore;
    this.totale = resto.totale;
    this.luoghi = resto.luoghi;
    this.appalti = resto.appalti;
    this.label = resto.appalti.length === 0 ? "" : titolo() || this.#scritto;
  }

  get id(): string {
    return `progetto:${this.#chiavi.at(this.#chiave).replaceAll(SEPARATORE, ":")}`;
  }

  get cup(): string | null {
    return cupValido(this.#scritto);
  }

  /** The CUP as the source has it. */
  get #scritto(): string {
    const chiave = this.#chiavi.at(this.#chiave);
    return chiave.slice(0, chiave.indexOf(SEPARATORE));
  }
}
