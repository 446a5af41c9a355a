/** Rulings of the Constitutional Court on the articles of an act. */

import type { RulingRow } from "../../../contract/resources/pronunce.ts";
import { type KeptRuling, rulingRow } from "../../../contract/resources/ruling-row.ts";
import { EFFECTS } from "../../../contract/ruling-effects.ts";
import { articlesIn } from "../../../format/act-index.ts";
import { json, type Read } from "../../../format/read-tree.ts";
import { rulingsFile, rulingsIn } from "../../../format/rulings.ts";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import type { Render } from "../render.ts";
import type { AskedVersion } from "./asked.ts";
import { answerBelow } from "./below.ts";

/**
 * The rulings on the articles of a version.
 *
 * @param article position of the only one whose rulings are wanted
 */
export async function rulingsOn(
  read: Read,
  { act: { eli, index }, version }: Pick<AskedVersion, "act" | "version">,
  article?: number,
): Promise<RulingRow[]> {
  const bytes = await read(rulingsFile(fileOfEli(eli), article));
  const kept = bytes ? json<readonly KeptRuling[]>(bytes) : [];
  const articles = article === undefined ? articlesIn(index, version).map(({ at }) => at) : [article];
  return rulingsIn(kept, version, articles).map(([, , , ruling]) => rulingRow(ruling, index.norma));
}

/** The rulings on the act that a text names, in the version that it asks for. */
export const renderPronunceNorma: Render<"norma-pronunce"> = ({ eli }, { lingua, read }) =>
  answerBelow(read, "norma-pronunce", "pronunce", eli, lingua, async (asked) => {
    const pronunce = await rulingsOn(read, asked);
    const count = (effect: string) => pronunce.filter(({ effetto }) => effetto === effect).length;
    const per_effetto = Object.fromEntries(EFFECTS.map((one) => [one, count(one)]));
    return { scalars: { totale: pronunce.length, per_effetto }, lists: { pronunce } };
  });
