import { BASE_PATH } from "../../contract/operations.ts";
import { afterLine, concat } from "../../format/bytes.ts";
import { card, type Read } from "../../format/read-tree.ts";
import { answerOf } from "../answer.ts";
import { actDocument, actMetaLine } from "./act-document.ts";
import { dayApart, findAct } from "./find-act.ts";
import { actNotFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";

/** An act's answer below line 1 of the card, whose note says what changed its text after its day. */
async function inEnglish(act: Uint8Array, read: Read): Promise<Uint8Array> {
  const text = act.subarray(afterLine(act));
  return concat([await actMetaLine((await card(read, "norma")).metaLine("en"), text, "en"), text]);
}

/** The act that a text names; anything but its canonical spelling adds where it lives. */
export const renderNorma: Render<"norma"> = async (plan, context) => {
  const { text, day } = await dayApart(plan.text);
  if (day !== null) return (await import("./versions/norma.ts")).renderDated(plan, context);
  const { lingua, read } = context;
  const { eli, act, candidati, luogo, ...unknown } = await findAct(read, text, (found) =>
    actDocument(read, "norme", found),
  );
  if (candidati) return several("norma", lingua, candidati);
  if (!act || eli === undefined) return actNotFound(lingua, unknown);
  const { item, failed } = luogo?.articolo
    ? await (await import("./versions/norma.ts")).namedInServed(read, eli, luogo, lingua)
    : {};
  if (failed) return failed;
  const elsewhere = plan.text === eli ? {} : { "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}`) };
  const said = lingua === "it" ? act : await inEnglish(act, read);
  const answer = answerOf(200, said, lingua, elsewhere);
  return { ...answer, subject: { eli }, item };
};
