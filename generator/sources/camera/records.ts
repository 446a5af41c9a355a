/** A deputy as the CSV answer of the Chamber describes one, once per group it names. */
export interface DeputatoRecord {
  /** `C-305880`. */
  readonly id: string;
  /** Name, then surname, as a text writes them: `Nicola Fratoianni`. */
  readonly nome: string;
  /** In the order of the file, each once. */
  readonly gruppi: readonly GruppoCameraRecord[];
}

export interface GruppoCameraRecord {
  readonly nome: string;
  readonly sigla: string;
  /** First and last day of the group, `null` where not told; a living group has no last day. */
  readonly inizio: string | null;
  readonly fine: string | null;
}
