/** What an act says of an act of the European Union, in one place: as a tree keeps it. */
export interface UnionSaid {
  readonly celex: string;
  /** `cita` if it does no more than name it. */
  readonly come: "recepisce" | "attua" | "cita";
  /** Article of the act as relations name it, and part of it; `null` in the title and the preamble. */
  readonly articolo: string | null;
  readonly partizione: string | null;
  /** Article of the act of the Union. */
  readonly articolo_ue: string | null;
  readonly testo: string;
  readonly affidabilita?: "alta" | "media";
}

/** Versions `[from, to]` (0 is the newest), position of the article among all of the act (-1 the title and the preamble), what it says. */
export type KeptUnion = readonly [from: number, to: number, at: number, said: UnionSaid];

/** Place of what the preamble says. */
export const IN_PREAMBLE = "preambolo";
