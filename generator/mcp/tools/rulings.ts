/** What the Constitutional Court said of articles, as far as the editors' notes report it. */

import * as z from "zod";
import {
  EFFECTS,
  type RulingEntry,
  type RulingIdentity,
  type RulingOnArticle,
  type RulingRow,
} from "../../api/ruling-row.ts";
import type { ArticleText } from "../../router/render/markdown.ts";
import { rulingName } from "../../router/render/markdown-rulings.ts";
import { provenanceOf } from "../provenance.ts";
import { articleMeant, INPUTS, numberInput, TEXT_LIMIT, tool } from "../tool.ts";
import { type AskTree, bodyAt, inPathPart, type Json, query, ToolRefusal } from "../tree-api.ts";

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
  const caution =
    "The Constitutional Court ruled on these articles: read each, or call `rulings`, before you say what it provides.";
  return struck.length > 0 ? { rulings: { on_articles: struck, caution } } : {};
}

/** A ruling in the list of all. */
const listedRuling = (ruling: RulingEntry) => ({
  ...headOf(ruling),
  ...{ effects: ruling.effetti, acts: ruling.norme, official_link: ruling.url },
});

interface Given {
  readonly act?: string | undefined;
  readonly article?: string | undefined;
  readonly day?: string | undefined;
}

/** The answer about an act or an article of it. */
function rulingsOf(ask: AskTree, act: string, { article, day }: Given): Promise<Json> {
  const named = day === undefined ? act : `${act}@${day}`;
  return article === undefined
    ? bodyAt(ask, `/norme/${inPathPart(named)}/pronunce`)
    : articleMeant(ask, named, article);
}

/** A window on rulings, with the way to the rest. */
const windowed = (total: number, offset: number, shown: readonly Json[]): Json => ({
  ...{ total, caution: CAUTION, rulings: shown },
  ...(shown.length > 0 && offset + shown.length < total && { next_offset: offset + shown.length }),
});

export const rulings = tool({
  name: "rulings",
  title: "Rulings of the Constitutional Court",
  description:
    "What the Constitutional Court struck of an act or an article, one ruling with all articles that it is noted below, or all rulings of a year or with an effect. Effects: illegittimita (some part as a whole), illegittimita_parziale (within limits), interpretativa (in one reading), riguarda_altro (something else is struck), rettifica (corrigendum). Quote `operative_words`; an empty list is no verdict: never say from it that a text is constitutional.",
  input: {
    act: INPUTS.act.optional(),
    article: INPUTS.article.optional(),
    day: INPUTS.day.optional(),
    ruling: numberInput(
      100,
      "One ruling: ECLI:IT:COST:2019:242, 242/2019, sent. n. 242 del 2019, or 242 with `year`",
    ).optional(),
    year: z.int().min(0).max(9999).optional().describe("Only rulings deposited in this year"),
    effect: z.enum(EFFECTS).optional().describe("Only rulings with this effect"),
    limit: z.int().min(1).max(40).default(10),
    offset: z.int().min(0).default(0).describe("Rulings to leave out: `next_offset` of the result before"),
  },
  async run({ act, article, day, ruling, year, effect, limit, offset }, ask) {
    if (act === undefined && (article ?? day) !== undefined)
      throw new ToolRefusal("an article, and a day, are of an act: name it in act");
    const number =
      ruling !== undefined && /^\s*\d+\s*$/.test(ruling) && year !== undefined ? `${ruling}/${year}` : ruling;
    const one = number === undefined ? undefined : await bodyAt(ask, `/pronunce/${inPathPart(number)}`);
    const of = act === undefined ? one : await rulingsOf(ask, act, { article, day });
    if (of === undefined) {
      const body = await bodyAt(ask, `/pronunce${query({ anno: year, effetto: effect, limit, offset })}`);
      const shown = list<RulingEntry>(body.pronunce).map(listedRuling);
      return { ...windowed(Number(body.totale), offset, shown), provenance: provenanceOf(body) };
    }
    const all = list<RulingRow>(act === undefined ? of.articoli : of.pronunce).filter(
      ({ ecli, anno, effetto }) =>
        (one === undefined || ecli === one.ecli) &&
        (year === undefined || anno === year) &&
        (effect === undefined || effetto === effect),
    );
    const shown = fitting(all.slice(offset, offset + limit)).map(shownOn);
    const link = act === undefined && typeof of.url === "string" ? { official_link: of.url } : {};
    return { ...windowed(all.length, offset, shown), provenance: provenanceOf(of, link) };
  },
});
