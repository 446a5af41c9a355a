/** What answers of 300 and 404 look like, by what is declared of them: examples of the document. */

import { AMBIGUO } from "../errors.ts";
import type { OperationId } from "../operations.ts";
import type { Lingua } from "../prose.ts";
import { OPERATION_TEXTS } from "./texts.ts";

const PLACES = [
  { tipo: "comune", codice: "015146", nome: "MILANO", provincia: "MILANO", regione: "LOMBARDIA" },
  { tipo: "provincia", codice: "015", nome: "MILANO", provincia: "MILANO", regione: "LOMBARDIA" },
];
const CANDIDATES = PLACES.map((place, i) => ({ ...place, totale: i + 1, importo_totale: 1_000_000 * (i + 1) }));

/** What is nearest to what was asked for, where the text of a 404 speaks of it. */
const NEAREST: Readonly<Partial<Record<OperationId, object>>> = {
  articolo: { articoli: [{ numero: "1", eli: "eli:/it/legge/1990/08/07/241/art/1" }] },
  comma: { commi: ["1", "1-bis", "2"] },
  "pnrr-progetti": { luoghi: PLACES },
  "pnrr-luogo-aziende": { luoghi: PLACES },
  "pnrr-luogo-enti": { luoghi: PLACES },
  pronuncia: { pronunce: [{ ecli: "ECLI:IT:COST:2019:242", numero: 242, anno: 2019 }] },
};

/** Answers of 200 by operation, as far as there are any. */
type Examples = Readonly<Partial<Record<OperationId, unknown>>>;

const firstRows = (examples: Examples, id: OperationId, list: string): readonly unknown[] => {
  const rows: unknown = Object(examples[id])[list];
  return Array.isArray(rows) ? rows.slice(0, 2) : [];
};

/**
 * The bodies of an operation's 300 and 404, each where it may answer so and there are rows to show.
 *
 * @param examples bodies of real answers, whose rows are the candidates
 * @example faultExamples("ddl", "en", {}) // { "404": { detail: "No bill of this number" } }
 */
export function faultExamples(
  id: OperationId,
  lingua: Lingua,
  examples: Examples,
): Readonly<Partial<Record<"300" | "404", object>>> {
  const text = OPERATION_TEXTS[id];
  if (text.several === undefined) return {};
  const { several, nothing } = text;
  const [of, candidati] =
    several === "candidati_ddl"
      ? [AMBIGUO.ddl, firstRows(examples, "ddl-lista", "ddl")]
      : several === "candidati_luogo"
        ? [AMBIGUO.luogo, CANDIDATES]
        : [AMBIGUO.norma, firstRows(examples, "norme", "norme")];
  return {
    ...(several && candidati.length > 1 && { "300": { detail: of[lingua], candidati } }),
    "404": { detail: nothing[lingua], ...NEAREST[id] },
  };
}
