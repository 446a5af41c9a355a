/** What kind of thing a tender is, in the source's own words. */

export const NATURE = ["appalto", "accordo quadro", "concessione", "contributo"] as const;
export type Natura = (typeof NATURE)[number];

/** What a row of the tenders says of its kind; empty where it says nothing. */
interface Generi {
  /** `Modalità di Realizzazione`. */
  readonly modalita: string;
  /** `Oggetto Principale del Contratto`: works, services or supplies. */
  readonly contratto: string;
  /** `Oggetto Gara`. */
  readonly oggetto: string;
  /** `null` for what is no public contract, and for exemptions. */
  readonly cig: string | null;
}

/** Ways of realisation by how they begin. Others (`CONVENZIONE`, `FINANZA DI PROGETTO`) do not say which kind it is. */
const MODALITA: readonly (readonly [RegExp, Natura])[] = [
  [/^CONTRATTO D'APPALTO\b/, "appalto"],
  [/^ACCORDO QUADRO\b/, "accordo quadro"],
  [/^(?:CONTRATTO DI )?CONCESSIONE\b/, "concessione"],
];

const CONTRIBUTO = /\bCONCESSIONE (?:DI|DEI|DELLE) (?:CONTRIBUTI|SOVVENZIONI|INCENTIVI|AGEVOLAZIONI)\b/;

/**
 * The kind of a row of the tenders. A grant has no CIG and no kind of contract: its subject alone names it.
 *
 * @example naturaOf({ modalita: "ACCORDO QUADRO", contratto: "LAVORI", oggetto: "Scuole", cig: "B000000001" }) // "accordo quadro"
 * @example naturaOf({ modalita: "", contratto: "", oggetto: "Bando per la concessione di contributi", cig: null }) // "contributo"
 */
export function naturaOf({ modalita, contratto, oggetto, cig }: Generi): Natura | null {
  const written = modalita.toUpperCase().replaceAll("’", "'");
  if (written !== "") return MODALITA.find(([begins]) => begins.test(written))?.[1] ?? null;
  if (cig !== null || contratto !== "") return null;
  return CONTRIBUTO.test(oggetto.toUpperCase()) ? "contributo" : null;
}
