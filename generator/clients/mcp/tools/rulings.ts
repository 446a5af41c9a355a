/** Rulings of the Constitutional Court beside the text that they are on. */

import { linesOf } from "../../../contract/resources/derive/text.ts";
import { PRONUNCE, PRONUNCE_TOOL } from "../../../contract/resources/pronunce.ts";
import type { ArticleText } from "../../../router/render/markdown.ts";
import { fitting, shownLine } from "../resource-tool.ts";
import type { Json } from "../tree-api.ts";

/**
 * What must be said before the text of an article on which there are rulings; nothing if there are none.
 *
 * @param body of an answer about an article
 * @param whole whether they are given, and not only counted
 * @example rulingsBefore({ pronunce: [] }, true) // {}
 */
export function rulingsBefore(body: Json, whole: boolean): Json {
  const { onAct } = PRONUNCE;
  const all = linesOf(onAct, body);
  if (all.length === 0) return {};
  const shown = whole ? fitting(all) : [];
  const left = all.length - shown.length;
  const lines = shown.map((line) => shownLine(onAct, line));
  return { rulings: { total: all.length, caution: PRONUNCE_TOOL.caution, shown: lines, ...(left > 0 && { left }) } };
}

/** Which articles of an act have rulings; nothing if none has. */
export function rulingsOnArticles(articles: readonly Pick<ArticleText, "numero" | "n_pronunce">[]): Json {
  const struck = articles.filter(({ n_pronunce = 0 }) => n_pronunce > 0).map(({ numero }) => numero);
  const caution =
    "The Constitutional Court ruled on these articles: read each, or call `rulings`, before you say what it provides.";
  return struck.length > 0 ? { rulings: { on_articles: struck, caution } } : {};
}
