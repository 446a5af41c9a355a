import { type ArticleText, articleMarkdown } from "../../router/render/markdown.ts";
import { provenanceOf } from "../provenance.ts";
import { type TextUnit, type TextWindow, textWindow } from "../text-window.ts";
import { INPUTS, numberInput, type Result, TEXT_LIMIT, tool } from "../tool.ts";
import { bodyAt, inPathPart, type Json, ToolRefusal } from "../tree-api.ts";

/** A comma of an article. */
interface Comma {
  readonly numero: string | null;
  readonly testo: string;
}

/** A comma of an article, or a note to it. */
interface ArticleUnit extends TextUnit {
  readonly note: boolean;
}

const objects = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

/** The part of a text that a result has room for. @throws ToolRefusal where there is no such place */
function windowOf<U extends TextUnit>(units: readonly U[], from: string | undefined, what: string): TextWindow<U> {
  const found = textWindow(units, TEXT_LIMIT, from);
  if (found) return found;
  throw new ToolRefusal(`no ${what} ${from} here: there are ${units.length}, the first is ${units[0]?.numero}`);
}

function wholeAct(body: Json, from: string | undefined): Result {
  const articles = objects<ArticleText>(body.articoli);
  const units = articles.map((one) => ({ numero: one.numero ?? null, text: `${articleMarkdown(one)}\n` }));
  const { parts, next } = windowOf(units, from, "article");
  return {
    title: body.titolo,
    articles: articles.length,
    text: parts
      .map(({ text }) => text)
      .join("")
      .trimEnd(),
    ...(next && { next }),
    provenance: provenanceOf(body),
  };
}

/** The Markdown of what a result has of an article: its commi, its notes. */
function articleText(article: ArticleText, parts: TextWindow<ArticleUnit>["parts"]): string {
  const texts = (note: boolean) => parts.filter(({ unit }) => unit.note === note).map(({ text }) => text);
  return articleMarkdown({ ...article, testo: texts(false).join(""), note: texts(true) });
}

function oneArticle(body: Json, from: string | undefined): Result {
  const { articolo, norma, commi, precedente, successivo, dal } = body;
  const article: ArticleText = Object(articolo);
  const units = [
    ...objects<Comma>(commi).map(({ numero, testo }) => ({ numero, text: `${testo}\n`, note: false })),
    ...(article.note ?? []).map((text) => ({ numero: null, text: `${text}\n`, note: true })),
  ];
  const { parts, next } = windowOf(units, from, "comma");
  return {
    title: Object(norma).titolo,
    text: articleText(article, parts),
    text_unchanged_since: dal ?? null,
    previous: precedente ?? null,
    following: successivo ?? null,
    ...(next && { next }),
    provenance: provenanceOf(body),
  };
}

export const read = tool({
  name: "read",
  title: "Read an act, an article, a comma",
  description:
    "The text of an article (or of one comma of it) on any day, or of an act article by article. Quote from it word for word with the day of the version. A long text comes in several results, each ending at an article or a comma, or at a line of one that is itself too long: call again with `from` = `next.from`; `next.left` says how many articles, or commas and notes, are still to come.",
  input: {
    act: INPUTS.act,
    article: INPUTS.article.optional(),
    comma: numberInput(20, "Number of the comma of the article: 2, 1-bis").optional(),
    day: INPUTS.day.optional(),
    from: numberInput(50, "Where to go on: `next.from` of the result before").optional(),
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
