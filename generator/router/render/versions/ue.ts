/** What an act says of the European Union. */

import { type KeptUnion, type UnionSaid, unionLinks } from "../../../api/union-row.ts";
import { articlesIn } from "../../../format/act-index.ts";
import { unionFile, unionIn } from "../../../format/union.ts";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { identifiedUnionAct } from "../../../law/identity/union-act.ts";
import { json } from "../../tree.ts";
import type { Render } from "../render.ts";
import { answerBelow } from "./below.ts";

/** What a version says of the Union, as answers give it. */
function unionRows(said: readonly UnionSaid[]) {
  const links = Array.from(unionLinks(said), ([celex, { come, ...link }]) => ({
    come,
    row: { ue: identifiedUnionAct(celex), ...link },
  }));
  const linked = (wanted: string) => links.flatMap(({ come, row }) => (come === wanted ? [row] : []));
  const cita = said.flatMap(({ celex, come, articolo, partizione, articolo_ue, testo }) =>
    come === "cita" ? [{ ue: identifiedUnionAct(celex), articolo, partizione, articolo_ue, testo }] : [],
  );
  return { recepisce: linked("recepisce"), attua: linked("attua"), cita };
}

/** What the act that a text names says of the Union, in the version that it asks for. */
export const renderNormaUe: Render<"norma-ue"> = ({ eli }, { lingua, read }) =>
  answerBelow(read, "norma-ue", "ue", eli, lingua, async ({ act: { eli: own, index }, version }) => {
    const bytes = await read(unionFile(fileOfEli(own)));
    const kept = bytes ? json<readonly KeptUnion[]>(bytes) : [];
    const positions = articlesIn(index, version).map(({ at }) => at);
    return { lists: unionRows(unionIn(kept, version, positions).map(([, , , said]) => said)) };
  });
