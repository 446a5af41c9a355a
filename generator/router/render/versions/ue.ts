/** What an act says of the European Union. */

import { IN_PREAMBLE, type KeptUnion, type UnionSaid } from "../../../api/union-row.ts";
import { articlesIn } from "../../../format/act-index.ts";
import { unionFile, unionIn } from "../../../format/union.ts";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { type AttoUe, identifiedUnionAct } from "../../../law/identity/union-act.ts";
import { json } from "../../tree.ts";
import type { Render } from "../render.ts";
import { answerBelow } from "./below.ts";

const BASES = { titolo: "titolo", preambolo: "preambolo" } as const;
type Base = keyof typeof BASES;

/** An act of the Union that an act transposes, or gives effect to. */
interface UnionTransposed {
  readonly ue: AttoUe;
  /** `titolo`, and `preambolo` if that names it too. */
  readonly base: readonly Base[];
  readonly affidabilita: string;
  readonly evidenza: string;
}

/** A citation of an act of the Union. */
interface UnionCited {
  readonly ue: AttoUe;
  readonly articolo: string | null;
  readonly partizione: string | null;
  readonly articolo_ue: string | null;
  readonly testo: string;
}

/** What a version says of the Union, as answers give it. */
function unionRows(said: readonly UnionSaid[]) {
  const inPreamble = new Set(said.flatMap(({ celex, partizione }) => (partizione === IN_PREAMBLE ? [celex] : [])));
  const recepisce: UnionTransposed[] = [];
  const attua: UnionTransposed[] = [];
  const cita: UnionCited[] = [];
  for (const { celex, come, articolo, partizione, articolo_ue, testo, affidabilita = "alta" } of said) {
    const ue = identifiedUnionAct(celex);
    if (!ue) continue;
    const base: readonly Base[] = inPreamble.has(celex) ? [BASES.titolo, BASES.preambolo] : [BASES.titolo];
    if (come === "cita") cita.push({ ue, articolo, partizione, articolo_ue, testo });
    else (come === "attua" ? attua : recepisce).push({ ue, base, affidabilita, evidenza: testo });
  }
  return { recepisce, attua, cita };
}

/** What the act that a text names says of the Union, in the version that it asks for. */
export const renderNormaUe: Render<"norma-ue"> = ({ eli }, { lingua, read }) =>
  answerBelow(read, "norma-ue", "ue", eli, lingua, async ({ act: { eli: own, index }, version }) => {
    const bytes = await read(unionFile(fileOfEli(own)));
    const kept = bytes ? json<readonly KeptUnion[]>(bytes) : [];
    const positions = articlesIn(index, version).map(({ at }) => at);
    const { recepisce, attua, cita } = unionRows(unionIn(kept, version, positions));
    return { scalars: { totale: cita.length }, lists: { recepisce, attua, cita } };
  });
