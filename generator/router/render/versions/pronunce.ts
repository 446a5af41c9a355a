/** Rulings of the Constitutional Court on the articles of an act. */

import { BASE_PATH } from "../../../api/operations.ts";
import { EFFECTS, type KeptRuling, type RulingRow, rulingRow } from "../../../api/ruling-row.ts";
import { articlesIn } from "../../../format/act-index.ts";
import { members } from "../../../format/line-json.ts";
import { rulingsFile, rulingsIn } from "../../../format/rulings.ts";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { answerOf } from "../../answer.ts";
import { card, json, type Read } from "../../tree.ts";
import type { Render } from "../render.ts";
import { type AskedVersion, changesUntilDay, openVersion, versionedEli, versionShown } from "./asked.ts";
import { relationsOfAct } from "./cut.ts";

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
  const bytes = await read(rulingsFile(fileOfEli(eli)));
  const kept = bytes ? json<readonly KeptRuling[]>(bytes) : [];
  const articles = article === undefined ? articlesIn(index, version).map(({ at }) => at) : [article];
  return rulingsIn(kept, version, articles).map(([, , , ruling]) => rulingRow(ruling, index.norma));
}

/** The rulings on the act that a text names, in the version that it asks for. */
export const renderPronunceNorma: Render<"norma-pronunce"> = async ({ eli: text }, { lingua, read }) => {
  const asked = await openVersion(read, text, lingua);
  if ("answer" in asked) return asked.answer;
  const { act, version, day } = asked;
  const [{ metaLine }, rows, { in: into }] = await Promise.all([
    card(read, "norma-pronunce"),
    rulingsOn(read, asked),
    day === null ? { in: [] } : relationsOfAct(act),
  ]);
  const { meta, members: more } = await changesUntilDay(asked, lingua, metaLine(lingua), into);
  const per_effetto = Object.fromEntries(EFFECTS.map((one) => [one, rows.filter((row) => row.effetto === one).length]));
  const { norma } = act.index;
  const versione = versionShown(act.index, version);
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  const body = `${meta}${members({ norma, versione })}${more},${members({ totale: rows.length, per_effetto })},\n"pronunce":[\n${lines && `${lines}\n`}]}\n`;
  const eli = versionedEli(asked);
  const location = { "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}/pronunce`) };
  return { ...answerOf(200, body, lingua, text === eli ? undefined : location), subject: { eli } };
};
