import { answerOf } from "../answer.ts";
import { decode, scalarsOf } from "../tree.ts";
import { documentIn, documentOf, metaOf } from "./document.ts";
import { findAct } from "./find-act.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";

/** The relations of the act that a text names. In its file they stand `out` first: one direction is one run of lines. */
export const renderRelazioni: Render<"relazioni"> = async ({ text, dir }, { lingua, read }) => {
  const { document, candidati, ...unknown } = await findAct(read, "relazioni", text);
  if (candidati) return several("norma", lingua, candidati);
  if (!document) return notFound("norma", lingua, unknown);
  if (dir === "entrambe") return answerOf(200, await documentIn(document, "relazioni", lingua, read), lingua);
  const scalars = scalarsOf<{ totale_out: number }>(document);
  // Lines 1 to 3 are the meta, the scalars and what opens the list; the last two are what closes it and nothing.
  const all = decode(document).split("\n").slice(3, -2);
  const chosen = dir === "out" ? all.slice(0, scalars.totale_out) : all.slice(scalars.totale_out);
  const relazioni = chosen.join("\n").replace(/,$/, "");
  const meta = await metaOf(document, "relazioni", lingua, read);
  return answerOf(200, documentOf(meta, { ...scalars, dir, totale: chosen.length }, { relazioni }), lingua);
};
