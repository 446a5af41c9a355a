/** The model that artificial tables of Italia Domani make, and rows for them. */

import { buildPnrr } from "../../../generator/corpus/pnrr/build.ts";
import type { ModelloPnrr } from "../../../generator/corpus/pnrr/modello.ts";
import type { Rapporto } from "../../../generator/sources/rapporto.ts";
import { type Cells, type PnrrTableName, readTables } from "../../sources/italia-domani/tables.ts";

/**
 * The model of tables in today's layout, and what the report says of them.
 *
 * @example (await build({ progetti: [{}] })).modello.progetti.length // 1
 */
export async function build(
  tables: Partial<Record<PnrrTableName, readonly Cells[]>>,
): Promise<{ modello: ModelloPnrr; rapporto: Rapporto }> {
  const { righe, rapporto } = await readTables(tables);
  return { modello: buildPnrr(righe, rapporto), rapporto };
}

/**
 * Cells that name the body that carries a project out.
 *
 * @example build({ progetti: [body("10000000009")] })
 */
export const body = (code: string, name = "ENTE ESEMPIO 01"): Cells => ({
  "Soggetto Attuatore": name,
  "Codice Fiscale Soggetto Attuatore": code,
});

/**
 * A row about who won a tender.
 *
 * @param form the legal form
 * @example award("B000000001", "10000000001").CIG // "B000000001"
 */
export const award = (cig: string, code: string, name = "AZIENDA ESEMPIO 01", form = ""): Cells => ({
  CIG: cig,
  "Codice Fiscale/P.IVA": code,
  "Denominazione Aggiudicatario": name,
  "Descrizione Forma Giuridica Aggiudicatario": form,
});

/** Cells that make a row one about another project with the same CUP and submeasure. */
export const PROJECT_2: Cells = { "Codice Locale Progetto": "ESEMPIO-02" };
