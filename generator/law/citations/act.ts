/** An act as words name it; `tipo` is `null` for a testo unico, which may be of any type. */
export interface CitedAct {
  readonly tipo: string | null;
  /** `YYYY-MM-DD`; where it is known, `anno` is `null`, and the other way round. */
  readonly data: string | null;
  readonly anno: number | null;
  /** `null` for the Constitution only. */
  readonly numero: string | null;
}
