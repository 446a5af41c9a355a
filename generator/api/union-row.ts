import type { AttoUe } from "../law/identity/union-act.ts";

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

const BASES = { titolo: "titolo", preambolo: "preambolo" } as const;
type Base = keyof typeof BASES;

/** An act of the Union that an act transposes, or gives effect to. */
export interface UnionTransposed {
  readonly ue: AttoUe;
  /** `titolo`, and `preambolo` if that names it too. */
  readonly base: readonly Base[];
  readonly affidabilita: string;
  readonly evidenza: string;
}

/** A citation of an act of the Union. */
export interface UnionCited {
  readonly ue: AttoUe;
  readonly articolo: string | null;
  readonly partizione: string | null;
  readonly articolo_ue: string | null;
  readonly testo: string;
}

/** Place of what the preamble says. */
export const IN_PREAMBLE = "preambolo";

/**
 * What a version says of the Union, as answers give it.
 *
 * @param actOf the act of a CELEX number
 * @example unionRows(said, identifiedUnionAct).cita[0]?.articolo_ue // "9"
 */
export function unionRows(said: readonly UnionSaid[], actOf: (celex: string) => AttoUe | null) {
  const inPreamble = new Set(said.flatMap(({ celex, partizione }) => (partizione === IN_PREAMBLE ? [celex] : [])));
  const recepisce: UnionTransposed[] = [];
  const attua: UnionTransposed[] = [];
  const cita: UnionCited[] = [];
  for (const { celex, come, articolo, partizione, articolo_ue, testo, affidabilita = "alta" } of said) {
    const ue = actOf(celex);
    if (!ue) continue;
    const base: readonly Base[] = inPreamble.has(celex) ? [BASES.titolo, BASES.preambolo] : [BASES.titolo];
    if (come === "cita") cita.push({ ue, articolo, partizione, articolo_ue, testo });
    else (come === "attua" ? attua : recepisce).push({ ue, base, affidabilita, evidenza: testo });
  }
  return { recepisce, attua, cita };
}
