/** What an act says of the European Union. */

import { type KeptUnion, unionLinks } from "../../../contract/resources/union-row.ts";
import { articlesIn } from "../../../format/act-index.ts";
import { json, type Read } from "../../../format/read-tree.ts";
import { unionFile, unionIn } from "../../../format/union.ts";
import type { UnionRows } from "../../../format/union-lists.ts";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { type AttoUe, identifiedUnionAct } from "../../../law/identity/union-act.ts";
import type { Render } from "../render.ts";
import type { AskedVersion } from "./asked.ts";
import { answerBelow } from "./below.ts";

function actOf(celex: string): AttoUe {
  const act = identifiedUnionAct(celex);
  if (!act) throw new RangeError(celex);
  return act;
}

/**
 * What a version says of the Union.
 *
 * @example (await unionSaidBy(read, { act, version: 0 })).cita[0]?.articolo_ue // "9"
 */
export async function unionSaidBy(
  read: Read,
  { act: { eli, index }, version }: Pick<AskedVersion, "act" | "version">,
): Promise<UnionRows> {
  const bytes = await read(unionFile(fileOfEli(eli)));
  const kept = bytes ? json<readonly KeptUnion[]>(bytes) : [];
  const positions = articlesIn(index, version).map(({ at }) => at);
  const said = unionIn(kept, version, positions).map(([, , , one]) => one);
  const links = [...unionLinks(said)];
  const linked = (wanted: string) =>
    links.flatMap(([celex, { come, ...link }]) => (come === wanted ? [{ ue: actOf(celex), ...link }] : []));
  const cita = said.flatMap(({ celex, come, articolo, partizione, articolo_ue, testo }) =>
    come === "cita" ? [{ ue: actOf(celex), articolo, partizione, articolo_ue, testo }] : [],
  );
  return { recepisce: linked("recepisce"), attua: linked("attua"), cita };
}

/** What the act that a text names says of the Union, in the version that it asks for. */
export const renderNormaUe: Render<"norma-ue"> = ({ eli }, { lingua, read }) =>
  answerBelow(read, "norma-ue", "ue", eli, lingua, async (asked) => ({
    lists: { ...(await unionSaidBy(read, asked)) },
  }));
