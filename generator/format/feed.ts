/** Feeds of acts and of their changes: those of a tree, and the one that the router makes for an act. */

import { EXPLORER_FOLDERS } from "../contract/explorer-addresses.ts";
import { FEED_PORTATA, SENZA_FRASE } from "../contract/note-modifiche.ts";
import { BASE_PATH } from "../contract/operations.ts";
import type { Lingua } from "../contract/prose.ts";
import { type ChangedPlaces, modificaKey } from "../law/articles/relation-ends.ts";
import { parseEli } from "../law/identity/eli.ts";
import { citationLabel } from "../law/names/citation-label.ts";
import { type AtomEntry, type AtomFeed, type AtomLink, atomText } from "./atom.ts";
import { textSha256 } from "./text-sha256.ts";

/** Maximum number of entries. */
export const FEED_ENTRIES = 50;

export const ATOM = "application/atom+xml";

/** Enough digits to keep every change of the whole corpus apart. */
const DIGITS = 20;

/** What an entry says of a change. */
export interface FeedChange extends ChangedPlaces {
  readonly evidenza: string | null;
}

/** How a feed names articles, its addresses and its language. */
export interface FeedStyle {
  /** Address above `contract/`, ending with a slash. */
  readonly base: string;
  readonly lingua: Lingua;
  /** Whether an entry has its kind as a category. */
  readonly kinds: boolean;
  /** Cites an article of an act. */
  readonly articleLabel: (articolo: string, act: Parameters<typeof citationLabel>[0]) => string;
}

/** Links an answer about an act: `answerLink("self", "/", "eli:/it/…").href` is `/api/public/norme/eli:/it/…`. */
export const answerLink = (rel: string, base: string, path: string): AtomLink => ({
  rel,
  href: encodeURI(`${base}${BASE_PATH.slice(1)}/norme/${path}`),
  type: "application/json",
});

/** Links the page that shows an act or an article: `pageLink("/", "it", "eli:/it/…").href` is `/esplora/#/norma/it/…`. */
export const pageLink = (base: string, lingua: Lingua, eli: string): AtomLink => ({
  rel: "alternate",
  href: encodeURI(`${base}${EXPLORER_FOLDERS[lingua]}#/norma/${eli.replace(/^eli:\//, "")}`),
  type: "text/html",
});

/** Links the comparison of a version with the one before; empty for the oldest. */
export function comparisonLinks(base: string, eli: string, al: string, before: string | undefined): AtomLink[] {
  return before === undefined ? [] : [answerLink("related", base, `${eli}/confronto?da=${before}&a=${al}`)];
}

/** Cites an act, or a part of it; falls back to the ELI if it has no type and date. */
export function feedLabel(
  style: FeedStyle,
  eli: string,
  articolo: string | null = null,
  partizione: string | null = null,
): string {
  const named = parseEli(eli);
  if (!named || !("data" in named) || named.tipo === null) return eli;
  const act = { ...named, tipo: named.tipo };
  const label = articolo === null ? citationLabel(act) : style.articleLabel(articolo, act);
  return partizione === null ? label : `${partizione}, ${label}`;
}

/**
 * Makes the entry of a change. Its id is the same in every feed.
 *
 * @param shown acts to link, the changed one first: its page and its answer
 */
export async function changeEntry(
  change: FeedChange,
  updated: string,
  shown: readonly string[],
  style: FeedStyle,
): Promise<AtomEntry> {
  const { da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, evidenza } = change;
  const untold = tipo === "abroga" && portata === null && partizione_a === null;
  const extent = portata === "parte" ? FEED_PORTATA.parte : untold ? FEED_PORTATA.ignota : null;
  const acting = feedLabel(style, da, articolo_da, partizione_da);
  const changed = feedLabel(style, a, articolo_a, partizione_a);
  return {
    id: `${da}#${(await textSha256(modificaKey(change))).slice(0, DIGITS)}`,
    title: `${acting} ${tipo} ${changed}${extent === null ? "" : ` (${extent[style.lingua]})`}`,
    updated,
    summary: evidenza ?? SENZA_FRASE[style.lingua],
    ...(style.kinds && { category: tipo }),
    links: shown.flatMap((eli, i) => {
      if (i > 0) return [answerLink("related", style.base, eli)];
      return [pageLink(style.base, style.lingua, eli), answerLink("alternate", style.base, eli)];
    }),
  };
}

interface Feed extends Pick<AtomFeed, "id" | "title" | "subtitle" | "entries" | "lang"> {
  readonly self: string;
  /** Links what it is about. */
  readonly alternate: AtomLink;
  readonly fonti: readonly { readonly nome: string; readonly attribuzione: string }[];
  /** Days of the sources. */
  readonly extracted: readonly string[];
}

/**
 * Writes a feed: updated on the newest day of its sources, signed by its first source. What is of a day to come was heard of by then: no entry
 * is updated later.
 */
export async function feedText({ self, alternate, fonti, extracted, entries: all, ...feed }: Feed): Promise<string> {
  const known = extracted.reduce((a, b) => (a > b ? a : b), "");
  const entries = all.map((entry) => (known !== "" && entry.updated > known ? { ...entry, updated: known } : entry));
  const numbers = new Map<string, number>();
  for (const { id } of entries) numbers.set(id, Number.parseInt((await textSha256(id)).slice(0, 8), 16));
  return atomText(
    {
      ...feed,
      updated: [...extracted, ...entries.map(({ updated }) => updated)].reduce((a, b) => (a > b ? a : b), ""),
      author: fonti[0]?.nome ?? "API del diritto italiano",
      rights: [...new Set(fonti.map(({ attribuzione }) => attribuzione))].join(" "),
      links: [{ rel: "self", href: self, type: ATOM }, alternate],
      entries,
    },
    (id) => numbers.get(id) ?? 0,
  );
}
