/** Relations of acts that are not here, which those that are name. */

import { BASE_PATH, type ValuesOf } from "../../contract/operations.ts";
import type { Lingua } from "../../contract/prose.ts";
import { relazioniOf } from "../../format/act-lines.ts";
import { concat } from "../../format/bytes.ts";
import { documentOf, scalarsOf } from "../../format/line-json.ts";
import { actsOutside, outsideBucket, outsideFile } from "../../format/outside.ts";
import { card, type Read } from "../../format/read-tree.ts";
import type { RequestedAct } from "../../law/understand.ts";
import { answerOf, type Made } from "../answer.ts";
import { several } from "./lookup.ts";

/**
 * The relations of the act that is meant and is not here; several are named, `null` if no relation names one.
 *
 * @param acts that the text may mean
 * @param text as it was asked for
 */
export async function relationsOutside(
  read: Read,
  acts: readonly RequestedAct[],
  text: string,
  dir: ValuesOf<"relazioni">["dir"],
  lingua: Lingua,
): Promise<Made | null> {
  const { said, metaLine } = await card<{ readonly esterni: number }>(read, "relazioni");
  const found = await Promise.all(
    acts.map(async ({ tipo, ...act }) => {
      const pack = tipo && (await read(outsideFile(outsideBucket({ tipo, ...act }, said.esterni))));
      return pack ? actsOutside(pack, { tipo, ...act }) : [];
    }),
  );
  const [one, ...others] = found.flat();
  if (one === undefined) return null;
  if (others.length > 0)
    return several(
      "norma",
      lingua,
      [one, ...others].map(({ act }) => act),
    );
  const { eli } = one.act;
  const direction = dir === "entrambe" ? "" : `&dir=${dir}`;
  const where = { "Content-Location": encodeURI(`${BASE_PATH}/relazioni?norma=${eli}${direction}`) };
  const whole = concat([metaLine(lingua), one.text]);
  const headers = text === eli ? undefined : where;
  const subject = { norma: eli };
  if (dir === "entrambe") return { ...answerOf(200, whole, lingua, headers), subject };
  const scalars = scalarsOf<{ readonly totale_out: number }>(whole);
  const all = relazioniOf(whole);
  const chosen = dir === "out" ? all.slice(0, scalars.totale_out) : all.slice(scalars.totale_out);
  const body = documentOf(
    metaLine(lingua),
    { ...scalars, dir, totale: chosen.length },
    { relazioni: chosen.join(",\n") },
  );
  return { ...answerOf(200, body, lingua, headers), subject };
}
