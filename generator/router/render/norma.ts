import { BASE_PATH } from "../../api/operations.ts";
import type { Lingua } from "../../api/prose.ts";
import { articlesIn, chiaveOf, servedIn } from "../../format/act-index.ts";
import { concat } from "../../format/bytes.ts";
import { splitDay } from "../../law/identity/version-day.ts";
import { type Answer, answerOf, type Values } from "../answer.ts";
import { card } from "../tree.ts";
import { actDocument } from "./act-document.ts";
import { documentIn } from "./document.ts";
import { findAct } from "./find-act.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";
import { openAct } from "./versions/act-files.ts";
import { type AskedVersion, articleValues, between, openVersion, versionedEli } from "./versions/asked.ts";
import { relationsOfAct } from "./versions/cut.ts";
import { findPlace, unknownArticle } from "./versions/find-article.ts";
import { versionDocument } from "./versions/version-document.ts";

const located = (eli: string) => ({ "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}`) });

/**
 * The article that a text names besides the act; none if the version lacks it. An article of an attachment that is not there is a 404: that of
 * the body is not meant.
 */
function namedBesides(
  { act, version, luogo }: Pick<AskedVersion, "act" | "version" | "luogo">,
  eli: string,
  lingua: Lingua,
): { readonly item?: Values; readonly failed?: Answer } {
  if (!luogo?.articolo) return {};
  const pieces = articlesIn(act.index, version);
  const found = findPlace(act.index, pieces, luogo);
  if (found) return { item: articleValues(eli, chiaveOf(act.index, found)) };
  return luogo.allegato === null ? {} : { failed: unknownArticle(act, pieces, luogo.articolo, lingua) };
}

/** The act that a text names, in the version that it asks for. */
const renderDated: Render<"norma"> = async ({ text }, { lingua, read }) => {
  const asked = await openVersion(read, text, lingua);
  if ("answer" in asked) return asked.answer;
  const eli = versionedEli(asked);
  const { item, failed } = namedBesides(asked, eli, lingua);
  if (failed) return failed;
  const { metaLine } = await card(read, "norma");
  const into = (await relationsOfAct(asked.act)).in;
  const { meta, members } = between(asked, lingua, metaLine(lingua), into);
  const body = concat([meta, await versionDocument(asked.act, asked.version, members)]);
  return { ...answerOf(200, body, lingua, located(eli)), subject: { eli }, item };
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
  const files = luogo?.articolo ? await openAct(read, eli) : null;
  const named = files && { act: files, version: servedIn(files.index), luogo };
  const { item, failed } = named ? namedBesides(named, eli, lingua) : {};
  if (failed) return failed;
  const elsewhere = plan.text === eli ? {} : located(eli);
  const answer = answerOf(200, await documentIn(act, "norma", lingua, read), lingua, elsewhere);
  return { ...answer, subject: { eli }, item };
};
