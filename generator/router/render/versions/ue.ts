/** What an act says of the European Union. */

import { type KeptUnion, unionRows } from "../../../api/union-row.ts";
import { articlesIn } from "../../../format/act-index.ts";
import { unionFile, unionIn } from "../../../format/union.ts";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { identifiedUnionAct } from "../../../law/identity/union-act.ts";
import { json } from "../../tree.ts";
import type { Render } from "../render.ts";
import { answerBelow } from "./below.ts";

/** What the act that a text names says of the Union, in the version that it asks for. */
export const renderNormaUe: Render<"norma-ue"> = ({ eli }, { lingua, read }) =>
  answerBelow(read, "norma-ue", "ue", eli, lingua, async ({ act: { eli: own, index }, version }) => {
    const bytes = await read(unionFile(fileOfEli(own)));
    const kept = bytes ? json<readonly KeptUnion[]>(bytes) : [];
    const positions = articlesIn(index, version).map(({ at }) => at);
    const { recepisce, attua, cita } = unionRows(unionIn(kept, version, positions), identifiedUnionAct);
    return { scalars: { totale: cita.length }, lists: { recepisce, attua, cita } };
  });
