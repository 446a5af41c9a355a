import { BASE_PATH } from "../../api/operations.ts";
import type { Lingua } from "../../api/prose.ts";
import { articlesIn, servedIn } from "../../format/act-index.ts";
import { concat } from "../../format/bytes.ts";
import { splitDay } from "../../law/identity/version-day.ts";
import { type Answer, answerOf } from "../answer.ts";
import { card } from "../tree.ts";
import { actDocument } from "./act-document.ts";
import { documentIn } from "./document.ts";
import { findAct } from "./find-act.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";
import { openAct } from "./versions/act-files.ts";
import { type AskedVersion, between, openVersion, versionedEli } from "./versions/asked.ts";
import { relationsOfAct } from "./versions/cut.ts";
import { findPlace, unknownArticle } from "./versions/find-article.ts";
import { versionDocument } from "./versions/version-document.ts";

const located = (eli: string) => ({ "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}`) });

/** 404 where a text names an article of an attachment that the act does not have: the article of the body is not meant. */
function unknownAttached(
  { act, version, luogo }: Pick<AskedVersion, "act" | "version" | "luogo">,
  lingua: Lingua,
): Answer | null {
  if (!luogo?.articolo || luogo.allegato === null) return null;
  const pieces = articlesIn(act.index, version);
  return findPlace(act.index, pieces, luogo) ? null : unknownArticle(act, pieces, luogo.articolo, lingua);
}

/** The act that a text names, in the version that it asks for. */
const renderDated: Render<"norma"> = async ({ text }, { lingua, read }) => {
  const asked = await openVersion(read, text, lingua);
  if ("answer" in asked) return asked.answer;
  const failed = unknownAttached(asked, lingua);
  if (failed) return failed;
  const { metaLine } = await card(read, "norma");
  const into = (await relationsOfAct(asked.act)).in;
  const { meta, members } = between(asked, lingua, metaLine(lingua), into);
  const body = concat([meta, await versionDocument(asked.act, asked.version, members)]);
  return answerOf(200, body, lingua, located(versionedEli(asked)));
};

/** The act that a text names; anything but its canonical spelling adds where it lives. */
export const renderNorma: Render<"norma"> = async (plan, context) => {
  const { text, day } = splitDay(plan.text);
  if (day !== null) return renderDated(plan, context);
  const { lingua, read } = context;
  const { eli, act, candidati, luogo, ...unknown } = await findAct(read, text, (found) =>
    actDocument(read, "norme", found),
  );
  if (candidati) return several("norma", lingua, candidati);
  if (!act || eli === undefined) return notFound("norma", lingua, unknown);
  const files = luogo?.articolo && luogo.allegato !== null ? await openAct(read, eli) : null;
  const failed = files && unknownAttached({ act: files, version: servedIn(files.index), luogo }, lingua);
  if (failed) return failed;
  const elsewhere = plan.text === eli ? {} : located(eli);
  return answerOf(200, await documentIn(act, "norma", lingua, read), lingua, elsewhere);
};
