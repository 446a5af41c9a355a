/** An act in a version that is asked for, and the article that its name says besides: what most requests for an act do without. */

import { BASE_PATH } from "../../../contract/operations.ts";
import type { Lingua } from "../../../contract/prose.ts";
import {
  articlesIn,
  chiaveOf,
  type KeptPieces,
  type Piece,
  piecesIn,
  servedIn,
  shifted,
} from "../../../format/act-index.ts";
import { actMeta } from "../../../format/act-note.ts";
import { concat, decode } from "../../../format/bytes.ts";
import { card, type Read } from "../../../format/read-tree.ts";
import type { RequestedPlace } from "../../../law/citations/place.ts";
import { type Answer, answerOf, type Values } from "../../answer.ts";
import type { Render } from "../render.ts";
import { type ActFiles, openAct } from "./act-files.ts";
import { type AskedVersion, articleValues, changesUntilDay, openVersion, versionedEli } from "./asked.ts";
import { cutter, relationsOfAct } from "./cut.ts";
import { findPlace, unknownArticle } from "./find-article.ts";

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
  const found = findPlace(act.index, [version], luogo);
  if (found) return { item: articleValues(eli, chiaveOf(act.index, found.piece)) };
  const failed = () => unknownArticle(act, articlesIn(act.index, version), luogo.articolo ?? "", lingua);
  return luogo.allegato === null ? {} : { failed: failed() };
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
export const renderDated: Render<"norma"> = async (plan, { lingua, read }) => {
  const asked = await openVersion(read, plan.text, lingua);
  if ("answer" in asked) return asked.answer;
  const eli = versionedEli(asked);
  const { item, failed } = namedBesides(asked, eli, lingua);
  if (failed) return failed;
  const { metaLine } = await card(read, "norma");
  const into = (await relationsOfAct(asked.act)).in;
  const { meta, members } = await changesUntilDay(asked, lingua, metaLine(lingua), into);
  const text = await versionDocument(asked.act, asked.version, members);
  const body = concat([actMeta(meta, text, lingua, true), text]);
  const location = { "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}`) };
  return { ...answerOf(200, body, lingua, location), subject: { eli }, item };
};

/** The article that a text names besides an act whose version it leaves open. */
export async function namedInServed(read: Read, eli: string, luogo: RequestedPlace, lingua: Lingua) {
  const act = await openAct(read, eli);
  return act ? namedBesides({ act, version: servedIn(act.index), luogo }, eli, lingua) : {};
}
