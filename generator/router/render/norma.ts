import { BASE_PATH } from "../../api/operations.ts";
import { splitDay } from "../../law/identity/version-day.ts";
import { answerOf } from "../answer.ts";
import { actDocument } from "./act-document.ts";
import { documentIn } from "./file-in-language.ts";
import { findAct } from "./find-act.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";

/** The act that a text names; anything but its canonical spelling adds where it lives. */
export const renderNorma: Render<"norma"> = async (plan, context) => {
  const { text, day } = splitDay(plan.text);
  if (day !== null) return (await import("./versions/norma.ts")).renderDated(plan, context);
  const { lingua, read } = context;
  const { eli, act, candidati, luogo, ...unknown } = await findAct(read, text, (found) =>
    actDocument(read, "norme", found),
  );
  if (candidati) return several("norma", lingua, candidati);
  if (!act || eli === undefined) return notFound("norma", lingua, unknown);
  const { item, failed } = luogo?.articolo
    ? await (await import("./versions/norma.ts")).namedInServed(read, eli, luogo, lingua)
    : {};
  if (failed) return failed;
  const elsewhere = plan.text === eli ? {} : { "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}`) };
  const answer = answerOf(200, await documentIn(act, "norma", lingua, read), lingua, elsewhere);
  return { ...answer, subject: { eli }, item };
};
