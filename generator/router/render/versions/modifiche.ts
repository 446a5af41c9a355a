import {
  FEED_SOTTOTITOLO,
  FEED_TITOLO,
  PRONUNCIA_TITOLO,
  VERSIONE_SOMMARIO,
  VERSIONE_TITOLO,
} from "../../../contract/note-modifiche.ts";
import type { RulingRow } from "../../../contract/resources/pronunce.ts";
import { servedIn, versionOn } from "../../../format/act-index.ts";
import type { AtomEntry } from "../../../format/atom.ts";
import {
  ATOM,
  answerLink,
  changeEntry,
  comparisonLinks,
  FEED_ENTRIES,
  type FeedChange,
  type FeedStyle,
  feedLabel,
  feedText,
  pageLink,
} from "../../../format/feed.ts";
import { card } from "../../../format/read-tree.ts";
import { splitArticle } from "../../../law/articles/named-article.ts";
import { ORIGINAL } from "../../../law/identity/original.ts";
import { citationLabel } from "../../../law/names/citation-label.ts";
import { answerOf } from "../../answer.ts";
import type { Render } from "../render.ts";
import type { ActFiles } from "./act-files.ts";
import { openVersion } from "./asked.ts";
import { relationsOfAct } from "./cut.ts";
import { rulingsOn } from "./pronunce.ts";

/** A relation as its line says it. */
interface Change extends FeedChange {
  readonly data: string | null;
  readonly nel_corpus: boolean;
}

/** Cites articles without the abbreviations of codes: routers carry no names of acts. */
const articleLabel: FeedStyle["articleLabel"] = (articolo, act) => {
  const { contenitore, numero } = splitArticle(articolo);
  return `${contenitore === null ? "" : `${contenitore}, `}art. ${numero} ${citationLabel(act)}`;
};

function entriesOfVersions({ eli, index }: ActFiles, style: FeedStyle): AtomEntry[] {
  return index.versioni.map((version, i): AtomEntry => {
    const { al } = version;
    // Of two versions of one day that day names the newer one.
    const named = `${eli}@${versionOn(index, al) === i ? al : ORIGINAL}`;
    return {
      id: named,
      title: `${feedLabel(style, eli)}: ${VERSIONE_TITOLO(version)[style.lingua]}`,
      updated: al,
      summary: VERSIONE_SOMMARIO(version)[style.lingua],
      category: "versione",
      links: [
        pageLink(style.base, style.lingua, named),
        answerLink("alternate", style.base, named),
        ...comparisonLinks(style.base, eli, al, index.versioni[i + 1]?.al),
      ],
    };
  });
}

/** A ruling whose deposit is known: an article has a note of its own for each, and one note may be of several articles. */
const entriesOfRulings = (rulings: readonly RulingRow[], style: FeedStyle): AtomEntry[] =>
  rulings.flatMap(({ tipo, numero, anno, ecli, deposito, norma, articolo, effetto, dispositivo, nota }) => {
    if (deposito === null) return [];
    const title = PRONUNCIA_TITOLO(tipo, numero, anno)[style.lingua];
    return {
      id: `${articolo.eli}#${[ecli ?? `pronuncia-${deposito}`, nota].filter(Boolean).join("-")}`,
      title: `${title}: ${feedLabel(style, norma.eli, articolo.numero)}`,
      updated: deposito,
      summary: dispositivo,
      category: effetto,
      links: [pageLink(style.base, style.lingua, articolo.eli), answerLink("alternate", style.base, articolo.eli)],
    };
  });

/**
 * The feed of an act: its versions, the relations in and the rulings on it whose day is known, the newest first. A day in the text must have a version, and
 * changes nothing else.
 */
export const renderModifiche: Render<"modifiche"> = async ({ eli: text }, { lingua, read }) => {
  const asked = await openVersion(read, text, lingua);
  if ("answer" in asked) return asked.answer;
  const { act } = asked;
  const { eli } = act;
  // Where the tree is published, if its build was told.
  const { said } = await card<{ readonly base?: string }>(read, "articolo");
  const style: FeedStyle = { base: said.base ?? "/", lingua, kinds: true, articleLabel };
  const changes = (await relationsOfAct(act)).in.map((line): Change => JSON.parse(line));
  const dated = changes.flatMap(({ data, ...change }) =>
    data === null ? [] : [changeEntry(change, data, change.nel_corpus ? [eli, change.da] : [eli], style)],
  );
  const rulings = await rulingsOn(read, { act, version: servedIn(act.index) });
  const entries = [...entriesOfVersions(act, style), ...entriesOfRulings(rulings, style), ...(await Promise.all(dated))]
    .sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0))
    .slice(0, FEED_ENTRIES);
  const { meta }: { meta: FeedMeta } = JSON.parse(`${act.metaLine(lingua).slice(0, -2)}}`);
  const { href: canonical } = answerLink("self", style.base, `${eli}/modifiche.atom`);
  // A feed is read again at its own address, whatever a reader's program prefers: that of the Italian one says no language.
  const self = lingua === "it" ? canonical : `${canonical}?lang=${lingua}`;
  const body = await feedText({
    id: `${eli}#modifiche`,
    title: FEED_TITOLO(feedLabel(style, eli))[lingua],
    subtitle: FEED_SOTTOTITOLO[lingua],
    self,
    alternate: pageLink(style.base, lingua, eli),
    fonti: meta.fonti,
    extracted: [meta.dati_al ?? ""],
    entries,
    lang: lingua,
  });
  const elsewhere = text === eli ? {} : { "Content-Location": answerLink("self", "/", `${eli}/modifiche.atom`).href };
  return answerOf(200, body, lingua, { "Content-Type": ATOM, ...elsewhere });
};

/** What is read of the meta of an act's answers. */
interface FeedMeta {
  readonly dati_al: string | null;
  readonly fonti: readonly { readonly nome: string; readonly attribuzione: string }[];
}
