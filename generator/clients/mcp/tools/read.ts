/** Long texts result by result: what fits into one, and what the rest is called by. */

import { notaSuccessive } from "../../../contract/modifiche-successive.ts";
import type { RELAZIONE } from "../../../contract/resources/common.ts";
import type { ValueOf } from "../../../contract/resources/declare/fields.ts";
import type { ACT_BODIES } from "../../../contract/resources/norme.ts";
import { type ArticleText, articleMarkdown } from "../../../router/render/markdown.ts";
import { provenanceOf } from "../provenance.ts";
import { COMMA_ALONE, INPUTS, numberInput, type Result, TEXT_LIMIT, tool } from "../tool.ts";
import { bodyAt, inPathPart, type Json, ToolRefusal } from "../tree-api.ts";
import { rulingsBefore, rulingsOnArticles } from "./rulings.ts";

/** What a text is made of: an article of an act, a comma or a note of an article. */
export interface TextUnit {
  /** As the text numbers it; `null` where it does not. */
  readonly numero: string | null;
  readonly text: string;
}

/** A unit, or a piece of one that is too long for a result. */
interface Part<U extends TextUnit> {
  readonly unit: U;
  /** Whether the unit begins here. */
  readonly begins: boolean;
  readonly text: string;
}

interface TextWindow<U extends TextUnit> {
  readonly parts: readonly Part<U>[];
  /** Where the rest begins, and how many units of it there are, one that is under way among them; `null` where all is said. */
  readonly next: { readonly from: string; readonly left: number } | null;
}

/** Where a text that is too long is cut: behind a line, else behind a word. */
function cutAt(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const before = text.slice(0, most);
  return before.lastIndexOf("\n") + 1 || before.lastIndexOf(" ") + 1 || most;
}

function* partsOf<U extends TextUnit>(unit: U, most: number): Generator<Part<U>> {
  for (let at = 0; at < unit.text.length; ) {
    const end = at + cutAt(unit.text.slice(at, at + most + 1), most);
    yield { unit, begins: at === 0, text: unit.text.slice(at, end) };
    at = end;
  }
}

/** What a part is called to go on from it: its number, or `#` and its place where that is not clear. */
function nameOf<U extends TextUnit>(parts: readonly Part<U>[], at: number): string {
  const part = parts[at];
  const numero = part?.begins ? part.unit.numero : null;
  const alone = numero !== null && parts.filter((one) => one.begins && one.unit.numero === numero).length === 1;
  return alone ? numero : `#${at + 1}`;
}

function placeOf<U extends TextUnit>(parts: readonly Part<U>[], from: string): number {
  const place = /^#(\d{1,6})$/.exec(from)?.[1];
  if (place === undefined) return parts.findIndex(({ begins, unit }) => begins && unit.numero === from);
  return Number(place) <= parts.length ? Number(place) - 1 : -1;
}

/**
 * What of a text fits into a result.
 *
 * @param most characters of text in one result
 * @param from where to begin, as `next.from` of the result before said it; by default at the beginning
 * @returns `null` where there is no such place
 * @example textWindow([{ numero: "1", text: "Uno.\n" }, { numero: "2", text: "Due.\n" }], 8)
 *   // { parts: [{ unit: { numero: "1", ... }, begins: true, text: "Uno.\n" }], next: { from: "2", left: 1 } }
 */
export function textWindow<U extends TextUnit>(units: readonly U[], most: number, from?: string): TextWindow<U> | null {
  const all = units.flatMap((unit) => [...partsOf(unit, most)]);
  const start = from === undefined ? 0 : placeOf(all, from);
  if (start < 0) return null;
  let [length, beyond] = [0, start];
  for (; beyond < all.length; beyond++) {
    length += all[beyond]?.text.length ?? 0;
    if (length > most) break;
  }
  if (beyond === all.length) return { parts: all.slice(start), next: null };
  const rest = all.slice(beyond);
  const left = rest.filter(({ begins }) => begins).length + (rest[0]?.begins ? 0 : 1);
  return { parts: all.slice(start, beyond), next: { from: nameOf(all, beyond), left } };
}

type Comma = ValueOf<typeof ACT_BODIES.articolo>["commi"][number];

/** A comma of an article, or a note to it. */
interface ArticleUnit extends TextUnit {
  readonly note: boolean;
}

const objects = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

/** Changes named in one result. */
const MOST_CHANGES = 20;

/**
 * What must be said of a text beside it: which day was asked for and what changed the text since, that it is of a day to come, when its act
 * came into force. Nothing where nothing is to be said.
 *
 * @param body of an answer about an act or an article
 * @example textOfDay({ giorno: "2025-06-01", modifiche_intermedie: [] }).asked_day // "2025-06-01"
 */
export function textOfDay({
  giorno,
  testo_ufficiale,
  modifiche_intermedie,
  versione,
  entrata_in_vigore,
  ...body
}: Json): Json {
  const changes = objects<ValueOf<typeof RELAZIONE>>(modifiche_intermedie);
  const { al, futura } = Object(versione);
  const day =
    typeof giorno !== "string"
      ? {}
      : {
          asked_day: giorno,
          official_text_of_day: testo_ufficiale ?? null,
          changes_between: {
            total: changes.length,
            first: changes.slice(0, MOST_CHANGES).map(({ da, articolo_a, partizione_a, tipo, data }) => ({
              ...{ by: da, article: articolo_a, part: partizione_a, kind: tipo, day: data },
            })),
          },
          caution:
            changes.length > 0
              ? `This is the version of ${al}. It was changed after that, and by ${giorno} the text may be another one: do not give it as the text of that day.`
              : `This is the version of ${al}, the newest here up to ${giorno}; this collection knows of no change in between, and may not know all.`,
        };
  return {
    ...laterChanges({ versione, ...body }),
    ...day,
    ...(futura === true && { future_version: `It is of ${al}, a day after that of the data.` }),
    ...(typeof entrata_in_vigore === "string" && { entry_into_force: entrata_in_vigore }),
  };
}

/**
 * What a text lacks: the changes of its wording that came after the day of its version. Nothing where none is known.
 *
 * @param body of an answer about an act or an article
 * @example laterChanges({ versione: { al: "2023-05-30" }, modifiche_successive: { n: 1, ultima: "2024-12-31" } }).changed_after_this_text // { total: 1, last: "2024-12-31" }
 */
export function laterChanges({ versione, modifiche_successive, articolo }: Json): Json {
  if (!modifiche_successive) return {};
  const { n, ultima } = Object(modifiche_successive);
  const said = notaSuccessive(articolo ? "qui" : "atto", Object(versione).al, { n, ultima }, "en");
  return {
    changed_after_this_text: { total: n, last: ultima },
    caution: `${said} Do not give it as the text in force.`,
  };
}

/**
 * Since when an article reads as it does. Of a text that the oldest version here has it is known that it reads so at least since then.
 *
 * @example textSince({ dal: "2021-12-31", dal_almeno: true }) // { text_unchanged_since: null, text_unchanged_at_least_since: "2021-12-31" }
 */
export const textSince = ({ dal = null, dal_almeno }: Json): Json =>
  dal_almeno === true
    ? { text_unchanged_since: null, text_unchanged_at_least_since: dal }
    : { text_unchanged_since: dal };

/** The part of a text that a result has room for. @throws ToolRefusal where there is no such place */
function windowOf<U extends TextUnit>(units: readonly U[], from: string | undefined, what: string): TextWindow<U> {
  const found = textWindow(units, TEXT_LIMIT, from);
  if (found) return found;
  throw new ToolRefusal(`no ${what} ${from} here: there are ${units.length}, the first is ${units[0]?.numero}`);
}

function wholeAct(body: Json, from: string | undefined): Result {
  const articles = objects<ArticleText>(body.articoli);
  const units = articles.map((one) => ({ numero: one.numero ?? null, text: `${articleMarkdown(one, "en")}\n` }));
  const { parts, next } = windowOf(units, from, "article");
  return {
    title: body.titolo,
    articles: articles.length,
    ...textOfDay(body),
    ...rulingsOnArticles(articles),
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
  // Rulings have a member of their own.
  return articleMarkdown({ ...article, n_pronunce: 0, testo: texts(false).join(""), note: texts(true) }, "en");
}

function oneArticle(body: Json, from: string | undefined): Result {
  const { articolo, norma, commi, precedente, successivo } = body;
  const article: ArticleText = Object(articolo);
  const units = [
    ...objects<Comma>(commi).map(({ numero, testo }) => ({ numero, text: `${testo}\n`, note: false })),
    ...(article.note ?? []).map((text) => ({ numero: null, text: `${text}\n`, note: true })),
  ];
  const { parts, next } = windowOf(units, from, "comma");
  return {
    title: Object(norma).titolo,
    ...textOfDay(body),
    ...rulingsBefore(body, from === undefined),
    ...(article.lacuna && { source_lacks_text: true }),
    text: articleText(article, parts),
    ...textSince(body),
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
    "The text of an article (or of one comma of it), or of an act article by article, in the newest version here up to any day. Quote from it word for word with the day of the version, say first what `rulings` say, and heed `caution`: what `changed_after_this_text` counts is not in the text, what `changes_between` names may have made it another text by the day that was asked for. A long text comes in several results, each ending at an article or a comma, or at a line of one that is itself too long: call again with `from` = `next.from`; `next.left` says how many articles, or commas and notes, are still to come.",
  input: {
    act: INPUTS.act,
    article: INPUTS.article.optional(),
    comma: INPUTS.comma.optional(),
    day: INPUTS.day.optional(),
    from: numberInput(50, "Where to go on: `next.from` of the result before").optional(),
  },
  async run({ act, article, comma, day, from }, ask) {
    if (comma !== undefined && article === undefined) throw new ToolRefusal(COMMA_ALONE);
    const named = `/norme/${inPathPart(day === undefined ? act : `${act}@${day}`)}`;
    if (article === undefined) return wholeAct(await bodyAt(ask, named), from);
    const path = `${named}/art/${inPathPart(article)}${comma === undefined ? "" : `/comma/${inPathPart(comma)}`}`;
    const body = await bodyAt(ask, path);
    // A text that names an act itself makes the whole path the name of an act.
    if (body.articolo === undefined) throw new ToolRefusal(`${article}: no number of an article`);
    return oneArticle(body, from);
  },
});
