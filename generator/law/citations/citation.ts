import type { CitedAct } from "./act.ts";

/** A citation of an act, once for every article it names. */
export interface Citation extends CitedAct {
  /** Slug; `null` for a testo unico cited by date and number, which may be an act of any type. */
  readonly tipo: string | null;
  /** `YYYY-MM-DD`; where it is known, `anno` is `null`, and the other way round. */
  readonly data: string | null;
  readonly anno: number | null;
  /** As written, `/` as `-`; `null` for the Constitution only. */
  readonly numero: string | null;
  /** Canonical number; absent where the whole act is cited. */
  readonly articolo?: string;
  /** Where the words that name the act stand in the text, by UTF-16 code unit, end excluded. */
  readonly start: number;
  readonly end: number;
  /** Those words, white space collapsed. */
  readonly testo: string;
  /** The part of the act as written just before it (`articolo 52, primo comma`). */
  readonly partizione: string | null;
  /** Whether a name alone stood for the act (`codice civile`): it then means the act in force today. */
  readonly perNome: boolean;
}
