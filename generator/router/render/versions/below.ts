/** Answers below the address of an act, of the version that is asked for: its rulings, what it says of the Union. */

import { BASE_PATH, type OperationId } from "../../../contract/operations.ts";
import type { Lingua } from "../../../contract/prose.ts";
import { members } from "../../../format/line-json.ts";
import { card, type Read } from "../../../format/read-tree.ts";
import { answerOf, type Made } from "../../answer.ts";
import { type AskedVersion, changesUntilDay, openVersion, versionedEli, versionShown } from "./asked.ts";
import { relationsOfAct } from "./cut.ts";

/** What an answer says besides the act and its version. */
interface Said {
  readonly scalars?: object;
  readonly lists: Readonly<Record<string, readonly object[]>>;
}

/**
 * The answer of an operation below an act.
 *
 * @param below the last step of its address
 * @param say what it says of a version
 * @example await answerBelow(read, "norma-ue", "ue", "L. 241/1990", "it", say)
 */
export async function answerBelow(
  read: Read,
  operation: OperationId,
  below: string,
  text: string,
  lingua: Lingua,
  say: (asked: AskedVersion) => Promise<Said>,
): Promise<Made> {
  const asked = await openVersion(read, text, lingua);
  if ("answer" in asked) return asked.answer;
  const { act, version, day } = asked;
  const [{ metaLine }, { scalars, lists }, { in: into }] = await Promise.all([
    card(read, operation),
    say(asked),
    day === null ? { in: [] } : relationsOfAct(act),
  ]);
  const { meta, members: more } = await changesUntilDay(asked, lingua, metaLine(lingua), into);
  const { norma } = act.index;
  const versione = versionShown(act.index, version);
  const written = Object.entries(lists).map(([name, rows]) => {
    const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
    return `,\n"${name}":[\n${lines && `${lines}\n`}]`;
  });
  const said = scalars ? `,${members(scalars)}` : "";
  const body = `${meta}${members({ norma, versione })}${more}${said}${written.join("")}}\n`;
  const eli = versionedEli(asked);
  const location = { "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}/${below}`) };
  return { ...answerOf(200, body, lingua, text === eli ? undefined : location), subject: { eli } };
}
