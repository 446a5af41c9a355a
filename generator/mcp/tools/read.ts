import { z } from "zod";
import { type ArticleText, articleMarkdown } from "../../router/render/markdown.ts";
import { provenanceOf } from "../provenance.ts";
import { INPUTS, type Result, TEXT_LIMIT, tool } from "../tool.ts";
import { bodyAt, inPathPart, type Json, ToolRefusal } from "../tree-api.ts";

/** A comma of an article. */
interface Comma {
  readonly numero: string;
  readonly testo: string;
}

/** How many items fit into a result, one at least. */
function fitting(texts: readonly string[]): number {
  let length = 0;
  const beyond = texts.findIndex((text) => {
    length += text.length;
    return length > TEXT_LIMIT;
  });
  return beyond < 0 ? texts.length : Math.max(1, beyond);
}

/** A text in pieces that fit into a result, cut at the ends of lines where there are any. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const most = text.slice(at, at + TEXT_LIMIT);
    const line = at + most.length < text.length ? most.lastIndexOf("\n") + 1 : 0;
    pieces.push(most.slice(0, line || undefined));
    at += line || most.length;
  }
  return pieces;
}

/** Commi as they are read: one that is too long for a result goes on in pieces without a number. */
const readable = (commi: readonly Comma[]) =>
  commi.flatMap(({ numero, testo }) =>
    piecesOf(`${testo}\n`).map((piece, i) => ({ numero: i === 0 ? numero : null, testo: piece })),
  );

/** What a piece is called to go on from it: its number, or `#` and its place where others have the same number. */
function callOf(all: readonly { readonly numero?: string | null }[], at: number): string {
  const numero = all[at]?.numero ?? null;
  const alone = numero !== null && all.filter((one) => one.numero === numero).length === 1;
  return alone ? numero : `#${at + 1}`;
}

/** Where the piece of that name stands, -1 where there is none. */
function placeOf(all: readonly { readonly numero?: string | null }[], from: string | undefined): number {
  if (from === undefined) return 0;
  const place = /^#(\d{1,6})$/.exec(from)?.[1];
  if (place === undefined) return all.findIndex(({ numero }) => numero === from);
  return Number(place) <= all.length ? Number(place) - 1 : -1;
}

/** A text that alone is longer than a result is cut, and says so. */
const cut = (text: string) =>
  text.length > 2 * TEXT_LIMIT
    ? `${text.slice(0, 2 * TEXT_LIMIT)}\n[cut here: read the rest at the official link]`
    : text;

function wholeAct(body: Json, from: string | undefined): Result {
  const all: readonly ArticleText[] = Array.isArray(body.articoli) ? body.articoli : [];
  const start = placeOf(all, from);
  if (start < 0)
    throw new ToolRefusal(`no article ${from} in this act: it has ${all.length}, the first is ${all[0]?.numero}`);
  const texts = all.slice(start).map(articleMarkdown);
  const count = fitting(texts);
  const next = all[start + count];
  return {
    title: body.titolo,
    articles: all.length,
    text: cut(texts.slice(0, count).join("\n")),
    ...(next ? { next: { from: callOf(all, start + count), articles_left: all.length - start - count } } : {}),
    provenance: provenanceOf(body),
  };
}

function oneArticle(body: Json, from: string | undefined): Result {
  const { articolo, norma, commi, precedente, successivo, dal } = body;
  const article: ArticleText = Object(articolo);
  const all = readable(Array.isArray(commi) ? commi : []);
  const start = placeOf(all, from);
  if (start < 0)
    throw new ToolRefusal(`no comma ${from} in this article: it has ${all.length}, the first is ${all[0]?.numero}`);
  const texts = all.slice(start).map(({ testo }) => testo);
  const count = fitting(texts);
  const next = all[start + count];
  const whole = start === 0 && next === undefined;
  const text = whole
    ? articleMarkdown(article)
    : articleMarkdown({ ...article, testo: texts.slice(0, count).join(""), note: [] });
  return {
    title: Object(norma).titolo,
    text: cut(text),
    text_unchanged_since: dal ?? null,
    previous: precedente ?? null,
    following: successivo ?? null,
    ...(next ? { next: { from: callOf(all, start + count), commas_left: all.length - start - count } } : {}),
    provenance: provenanceOf(body),
  };
}

export const read = tool({
  name: "read",
  title: "Read an act, an article, a comma",
  description:
    "The text of an article (or of one comma of it) on any day, or of an act article by article. Quote from it word for word with the day of the version. Long texts end at an article or comma: `next.from` is where the rest begins.",
  input: {
    act: INPUTS.act,
    article: INPUTS.article.optional(),
    comma: z.string().min(1).max(20).optional().describe("Number of the comma of the article: 2, 1-bis"),
    day: INPUTS.day.optional(),
    from: z.string().min(1).max(50).optional().describe("Where to go on: `next.from` of the result before"),
  },
  async run({ act, article, comma, day, from }, ask) {
    if (comma !== undefined && article === undefined)
      throw new ToolRefusal("a comma is of an article: give its number");
    const named = `/norme/${inPathPart(day === undefined ? act : `${act}@${day}`)}`;
    if (article === undefined) return wholeAct(await bodyAt(ask, named), from);
    const path = `${named}/art/${inPathPart(article)}${comma === undefined ? "" : `/comma/${inPathPart(comma)}`}`;
    const body = await bodyAt(ask, path);
    // A text that names an act itself makes the whole path the name of an act.
    if (body.articolo === undefined) throw new ToolRefusal(`${article}: no number of an article`);
    return oneArticle(body, from);
  },
});
