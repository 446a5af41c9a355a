/** Projects out of their rows, and how the other tables find theirs. */

import type { PnrrRow, PnrrRows } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { MOTIVI } from "./motivi.ts";
import { newestByKey } from "./newest.ts";

/** A row of any table, as it names its project. */
type ProgettoRow = Pick<PnrrRow<"gare">, "file" | "progetto">;
type ProgettoKey = ProgettoRow["progetto"];

export class ProgettoIndex {
  /** One row per project, in reading order: the project's index. */
  readonly righe: readonly PnrrRow<"progetti">[];
  readonly superate: number;
  /** Equal keys are one object. */
  readonly #byKey = new Map<ProgettoKey, number>();
  /** `null` where several projects have one CUP and submeasure. */
  #byCupAndSubmisura: Map<string, number | null> | null = null;

  constructor(readings: PnrrRows, rapporto: Rapporto) {
    const { righe, superate } = newestByKey(readings.progetti, ({ progetto }) => progetto);
    this.righe = righe;
    this.superate = superate;
    if (superate > 0) rapporto.count("pnrr", MOTIVI.progettoSuperato, { by: superate });
    for (const [p, { progetto }] of righe.entries()) this.#byKey.set(progetto, p);
  }

  /** Index of the project that a row names, `null` where it is unknown or, in a table without the local code, not one only. */
  find({ file, progetto }: ProgettoRow): number | null {
    if (file.presenti.has("clp")) return this.#byKey.get(progetto) ?? null;
    this.#byCupAndSubmisura ??= this.#withoutLocalCode();
    return this.#byCupAndSubmisura.get(`${progetto.cup}:${progetto.submisura}`) ?? null;
  }

  #withoutLocalCode(): Map<string, number | null> {
    const found = new Map<string, number | null>();
    for (const [p, { progetto }] of this.righe.entries()) {
      const key = `${progetto.cup}:${progetto.submisura}`;
      found.set(key, found.has(key) ? null : p);
    }
    return found;
  }
}
