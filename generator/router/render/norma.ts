import { BASE_PATH } from "../../api/operations.ts";
import type { Lingua } from "../../api/prose.ts";
import {
  articlesIn,
  chiaveOf,
  type KeptPieces,
  type Piece,
  piecesIn,
  servedIn,
  shifted,
} from "../../format/act-index.ts";
import { concat, decode } from "../../format/bytes.ts";
import { splitDay } from "../../law/identity/version-day.ts";
import { type Answer, answerOf, type Values } from "../answer.ts";
import { card } from "../tree.ts";
import { actDocument } from "./act-document.ts";
import { documentIn } from "./file-in-language.ts";
import { findAct } from "./find-act.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";
import { type ActFiles, openAct } from "./versions/act-files.ts";
import { type AskedVersion, articleValues, changesUntilDay, openVersion, versionedEli } from "./versions/asked.ts";
import { cutter, relationsOfAct } from "./versions/cut.ts";
import { findPlace, unknownArticle } from "./versions/find-article.ts";

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

/**
 * The answer of `/norme/{eli}` from line 2 on, in a version; the relations are those of all versions.
 *
 * @param version 0 is the newest
 * @param members further ones before the lists, a comma before each
 */
async function versionDocument(act: ActFiles, version: number, members = ""): Promise<Uint8Array> {
  const { index } = act;
  const cut = cutter(act);
  const block = async (pieces: readonly (Piece & { readonly shift?: number })[]) => {
    const items: (Uint8Array | string)[] = [];
    for (const piece of pieces) {
      if (items.length > 0) items.push(",\n");
      const line = await cut(piece);
      items.push(piece.shift ? shifted(decode(line), piece.shift) : line);
    }
    return items.length > 0 ? [...items, "\n"] : items;
  };
  const own = (pieces: KeptPieces) => piecesIn(pieces, version, servedIn(index));
  const line = async (pieces: KeptPieces) => (await block(own(pieces))).slice(0, 1);
  return concat([
    ...(await line(index.scalari)),
    ",",
    ...(await line(index.cornice)),
    `${members},\n"articoli":[\n`,
    ...(await block(articlesIn(index, version))),
    '],"allegati":[\n',
    ...(await block(own(index.allegati))),
    (await act.answer()).subarray(index.relazioni),
  ]);
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
  const { meta, members } = await changesUntilDay(asked, lingua, metaLine(lingua), into);
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
