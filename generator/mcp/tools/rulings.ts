/** What the Constitutional Court said of articles, as far as the editors' notes report it. */

import type { RulingIdentity, RulingOnArticle } from "../../api/ruling-row.ts";
import type { ArticleText } from "../../router/render/markdown.ts";
import { rulingName } from "../../router/render/markdown-rulings.ts";
import { TEXT_LIMIT } from "../tool.ts";
import type { Json } from "../tree-api.ts";

/** What must be said with rulings. */
const CAUTION =
  'Say these before the text, each in the words of `operative_words`: they alone say how far it goes. The text served is that of the source, which no ruling changes: one "nella parte in cui non prevede" strikes no words of it. Only rulings that the editors\' notes of Normattiva report are here: that there is none does not say that a text is constitutional.';

const list = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

/** What tells a ruling. */
const headOf = (ruling: RulingIdentity) => ({
  ruling: rulingName(ruling, "it"),
  ...{ ecli: ruling.ecli, decided: ruling.deciso, deposited: ruling.deposito, gazette: ruling.gazzetta },
});

const shownOn = (ruling: RulingOnArticle) => ({
  ...headOf(ruling),
  article: { eli: ruling.articolo.eli, number: ruling.articolo.numero },
  effect: ruling.effetto,
  parts_struck: ruling.parti.map(({ partizione, portata, consequenziale }) => ({
    ...{ part: partizione ?? "the article", extent: portata === "intero" ? "whole" : "in part" },
    ...(consequenziale && { in_consequence: true }),
  })),
  ...(ruling.atto_colpito && { struck_instead: ruling.atto_colpito }),
  operative_words: ruling.dispositivo,
  ...{ note: ruling.nota, mark_still_in_text: ruling.nel_testo },
  ...(ruling.ritirata_da && { taken_back_by_note: ruling.ritirata_da }),
  official_link: ruling.url,
});

/** As many rulings as a result has room for, the first at least. */
function fitting(rulings: readonly RulingOnArticle[]): readonly RulingOnArticle[] {
  let length = 0;
  const first = rulings.findIndex(({ dispositivo }) => {
    length += dispositivo.length;
    return length > TEXT_LIMIT;
  });
  return first < 0 ? rulings : rulings.slice(0, Math.max(1, first));
}

/**
 * What must be said before the text of an article on which there are rulings; nothing if there are none.
 *
 * @param body of an answer about an article
 * @param whole whether they are given, and not only counted
 * @example rulingsBefore({ pronunce: [] }, true) // {}
 */
export function rulingsBefore({ pronunce }: Json, whole: boolean): Json {
  const all = list<RulingOnArticle>(pronunce);
  if (all.length === 0) return {};
  const shown = whole ? fitting(all) : [];
  const left = all.length - shown.length;
  return {
    rulings: { total: all.length, caution: CAUTION, shown: shown.map(shownOn), ...(left > 0 && { left }) },
  };
}

/** Which articles of an act have rulings; nothing if none has. */
export function rulingsOnArticles(articles: readonly Pick<ArticleText, "numero" | "n_pronunce">[]): Json {
  const struck = articles.filter(({ n_pronunce = 0 }) => n_pronunce > 0).map(({ numero }) => numero);
  const caution = "The Constitutional Court ruled on these articles: read each before you say what it provides.";
  return struck.length > 0 ? { rulings: { on_articles: struck, caution } } : {};
}
