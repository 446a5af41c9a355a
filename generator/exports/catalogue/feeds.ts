/** The newest acts and the newest amendments, as feeds. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import type { Prosa } from "../../contract/prose.ts";
import { writtenAmount } from "../../contract/written-number.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import type { Modifica, Relazione } from "../../corpus/norme/relazione.ts";
import { actScalars } from "../../corpus/orders/norme/act-answer.ts";
import type { AtomEntry } from "../../format/atom.ts";
import { answerLink, changeEntry, comparisonLinks, FEED_ENTRIES, type FeedStyle, feedText } from "../../format/feed.ts";
import { modificaKey } from "../../law/articles/relation-ends.ts";
import { citationLabel } from "../../law/names/citation-label.ts";
import { articleLabel } from "../../law/names/label.ts";
import type { Fonte } from "../../tree/cards.ts";
import { FirstOf } from "./first-of.ts";

/** The feeds of a tree: their paths and names. */
export const FEEDS = {
  norme: { path: "feed/norme.atom", titolo: { it: "Nuovi atti", en: "New acts" } },
  modifiche: { path: "feed/modifiche.atom", titolo: { it: "Nuove modifiche", en: "New amendments" } },
} as const satisfies Record<string, { path: string; titolo: Prosa }>;

/**
 * Whether a tree has the feeds: if it has sources of acts.
 *
 * @example hasFeeds([{ area: "pnrr" }]) // false
 */
export function hasFeeds(fonti: readonly Pick<Fonte, "area">[]): boolean {
  return fonti.some(({ area }) => area === "norme");
}

interface FeedOptions {
  /** Where the tree is published, ending with a slash. */
  readonly base: string;
  /** Sources of the acts; never empty. */
  readonly fonti: readonly Fonte[];
}

/** Writes a feed of the tree, in Italian. */
const treeFeed = (
  { base, fonti }: FeedOptions,
  { path, titolo }: (typeof FEEDS)[keyof typeof FEEDS],
  subtitle: string,
  entries: readonly AtomEntry[],
): Promise<string> =>
  feedText({
    id: base + path,
    title: titolo.it,
    subtitle,
    self: base + path,
    alternate: { rel: "alternate", href: base, type: "text/html" },
    fonti,
    extracted: fonti.map(({ estratto_il }) => estratto_il),
    entries,
    lang: "it",
  });

/**
 * The feed of the newest acts: in the order of the list, each with the day of its version.
 *
 * @param norme the first `FEED_ENTRIES` of the list of acts
 */
export function newestActs(norme: readonly NormaServita[], options: FeedOptions): Promise<string> {
  const { base } = options;
  const entries = norme.map((norma): AtomEntry => {
    const { eli, record, versioni } = norma;
    const { collegamenti } = actScalars(norma);
    const { numero, data } = record.pubblicazione;
    const { al } = record.versione;
    return {
      id: eli,
      title: `${citationLabel(record)}: ${record.titolo}`,
      updated: al,
      published: data,
      summary: `${record.denominazione}${record.numero ? ` n. ${record.numero}` : ""} del ${record.data}, Gazzetta Ufficiale ${
        numero ? `n. ${numero} ` : ""
      }del ${data}; ${writtenAmount(record.n_articoli, "articolo/articoli", "it")}.`,
      links: [
        { rel: "alternate", href: collegamenti.normattiva, type: "text/html" },
        answerLink("alternate", base, eli),
        ...comparisonLinks(base, eli, al, versioni[versioni.indexOf(al) + 1]),
      ],
    };
  });
  return treeFeed(options, FEEDS.norme, "Gli atti più recenti della raccolta", entries);
}

/** Sorts the newest first, then as the corpus has them. */
const byDay = (a: Modifica, b: Modifica) =>
  byCodeUnit(b.data ?? "", a.data ?? "") || byCodeUnit(modificaKey(a), modificaKey(b));

/** Changes that are read together, and only where they must be. */
export interface DatedGroup<M extends Modifica> {
  /** The newest day of its changes, `null` where none is known. */
  readonly ultima: string | null;
  readonly modifiche: () => Iterable<M>;
}

/**
 * The changes that the feed of amendments shows: the newest of those whose day is known.
 *
 * @param groups each change in one of them, in any order
 */
export function amendmentsShown<M extends Modifica>(groups: readonly DatedGroup<M>[]): readonly M[] {
  const first = new FirstOf<M>(FEED_ENTRIES, byDay);
  const dated = groups
    .flatMap(({ ultima, modifiche }) => (ultima === null ? [] : [{ ultima, modifiche }]))
    .sort((a, b) => byCodeUnit(b.ultima, a.ultima));
  for (const { ultima, modifiche } of dated) {
    if ((first.last?.data ?? "") > ultima) break;
    for (const modifica of modifiche()) if (modifica.data !== null) first.add(modifica);
  }
  return first.items;
}

/**
 * The feed of the newest amendments.
 *
 * @param shown as `amendmentsShown` gives them
 * @param served whether an act is served
 */
export async function newestAmendments(
  shown: readonly Relazione[],
  served: (eli: string) => boolean,
  options: FeedOptions,
): Promise<string> {
  const style: FeedStyle = { base: options.base, lingua: "it", kinds: false, articleLabel };
  const entries = shown.map((one) => changeEntry(one, one.data ?? "", [one.a, one.da].filter(served), style));
  const subtitle = "Le modifiche tra atti più recenti, con la frase che le prova dove la fonte la dà";
  return treeFeed(options, FEEDS.modifiche, subtitle, await Promise.all(entries));
}
