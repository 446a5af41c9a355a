/** What answers of 300 and 404 look like, by what is declared of them: examples of the document. */

import {
  AMBIGUO,
  COMMA_NON_TROVATO,
  LUOGO_NON_TROVATO,
  NON_TROVATO,
  PARLAMENTARE_NON_TROVATO,
  VOTAZIONE_NON_TROVATA,
} from "../errors.ts";
import type { OperationId } from "../operations.ts";
import type { Lingua, Prosa } from "../prose.ts";
import { OPERATION_TEXTS } from "./texts.ts";

/** What is said where nothing is found; of all others that no act is. */
const NOTHING_FOUND: Readonly<Partial<Record<OperationId, Prosa>>> = {
  articolo: NON_TROVATO.articolo,
  comma: COMMA_NON_TROVATO,
  ddl: NON_TROVATO.ddl,
  "pnrr-progetti": LUOGO_NON_TROVATO,
  "pnrr-progetto": NON_TROVATO.progetto,
  "pnrr-luogo-aziende": LUOGO_NON_TROVATO,
  "pnrr-luogo-enti": LUOGO_NON_TROVATO,
  pronuncia: NON_TROVATO.pronuncia,
  "ue-atto": NON_TROVATO.ue,
  votazioni: NON_TROVATO.ddl,
  votazione: VOTAZIONE_NON_TROVATA,
  "politici-voti": PARLAMENTARE_NON_TROVATO,
};

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
  const { several } = OPERATION_TEXTS[id];
  if (several === undefined) return {};
  const [of, candidati] =
    several === "candidati_ddl"
      ? [AMBIGUO.ddl, firstRows(examples, "ddl-lista", "ddl")]
      : several === "candidati_luogo"
        ? [AMBIGUO.luogo, CANDIDATES]
        : [AMBIGUO.norma, firstRows(examples, "norme", "norme")];
  return {
    ...(several && candidati.length > 1 && { "300": { detail: of[lingua], candidati } }),
    "404": { detail: (NOTHING_FOUND[id] ?? NON_TROVATO.norma)[lingua], ...NEAREST[id] },
  };
}
