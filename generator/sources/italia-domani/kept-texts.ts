/** The texts of the cells of a reading, cleaned, each kept once: most cells repeat others. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { PULIZIE } from "./cells.ts";
import type { Colonna, Pulizia } from "./tables.ts";

/** Stands between cells that are compared together; cleaning turns it into a space where a cell holds it. */
const SEPARATOR = "\u0001";

/** A text of its own: a cell that is cut out of a piece of the file would keep the whole piece in memory. */
const detached = (text: string) => Buffer.from(text, "utf8").toString("utf8");

export class KeptTexts {
  readonly #byCell: Readonly<Record<Pulizia, Map<string, string>>> = {
    chiave: new Map(),
    identificativo: new Map(),
    testo: new Map(),
    raro: new Map(),
  };
  readonly #masked = new Map<string, Map<string, number>>();
  readonly #groups = new Map<string, Map<string, Readonly<Record<string, string>>>>();

  /** The cleaned text of a cell; empty where it is missing. */
  testo(cell: string, pulizia: Pulizia): string {
    if (cell === "") return "";
    if (pulizia === "raro") return detached(PULIZIE.raro(cell));
    const known = this.#byCell[pulizia].get(cell);
    if (known !== undefined) return known;
    const own = detached(cell);
    const clean = PULIZIE[pulizia](own);
    this.#byCell[pulizia].set(own, clean);
    return clean;
  }

  /**
   * A masked code that is told from the others of its project: the second reads `**************** (2)`. Codes are numbered within a project,
   * so that nothing says which projects one person has.
   *
   * @param raw what is masked, which is forgotten with the reading
   */
  told(cup: string, raw: string, masked: string): string {
    const numbers = getOrMake(this.#masked, PULIZIE.chiave(cup), () => new Map<string, number>());
    const number = getOrMake(numbers, PULIZIE.chiave(raw), () => numbers.size + 1);
    return number === 1 ? masked : `${masked} (${number})`;
  }

  /**
   * The cleaned texts of a group of columns: the same object for equal texts.
   *
   * @param nome of the group, whatever the table
   * @param celle of the row, in the order of the columns
   */
  gruppo(
    nome: string,
    colonne: Readonly<Record<string, Colonna>>,
    celle: readonly string[],
  ): Readonly<Record<string, string>> {
    const texts = Object.values(colonne).map(({ pulizia }, i) => this.testo(celle[i] ?? "", pulizia));
    return getOrMake(
      getOrMake(this.#groups, nome, () => new Map()),
      texts.join(SEPARATOR),
      () => Object.fromEntries(Object.keys(colonne).map((campo, i) => [campo, texts[i] ?? ""])),
    );
  }
}
