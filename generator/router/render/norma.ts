import { BASE_PATH } from "../../api/operations.ts";
import { splitDay } from "../../law/identity/version-day.ts";
import { answerOf } from "../answer.ts";
import { card } from "../tree.ts";
import { actDocument } from "./act-document.ts";
import { concat, documentIn } from "./document.ts";
import { findAct } from "./find-act.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";
import { between, openVersion, versionedEli } from "./versions/asked.ts";
import { linesOf, relationsOf } from "./versions/cut.ts";
import { versionDocument } from "./versions/version-document.ts";

const located = (eli: string) => ({ "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}`) });

/** The act that a text names, in the version that it asks for. */
const renderDated: Render<"norma"> = async ({ text }, { lingua, read }) => {
  const asked = await openVersion(read, text, lingua);
  if ("answer" in asked) return asked.answer;
  const { metaLine } = await card(read, "norma");
  const into = linesOf((await relationsOf(asked.act)).in);
  const { meta, members } = between(asked, lingua, metaLine(lingua), into);
  const body = concat([meta, await versionDocument(asked.act, asked.version, members)]);
  return answerOf(200, body, lingua, located(versionedEli(asked)));
};

/** The act that a text names; anything but its canonical spelling adds where it lives. */
export const renderNorma: Render<"norma"> = async (plan, context) => {
  const { text, day } = splitDay(plan.text);
  if (day !== null) return renderDated(plan, context);
  const { lingua, read } = context;
  const { eli, act, candidati, ...unknown } = await findAct(read, text, (found) => actDocument(read, "norme", found));
  if (candidati) return several("norma", lingua, candidati);
  if (!act || eli === undefined) return notFound("norma", lingua, unknown);
  const elsewhere = plan.text === eli ? {} : located(eli);
  return answerOf(200, await documentIn(act, "norma", lingua, read), lingua, elsewhere);
};
