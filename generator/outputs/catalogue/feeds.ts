/** The newest acts and the newest amendments, as feeds. */

import { createHash } from "node:crypto";
import { BASE_PATH } from "../../api/operations.ts";
import type { Prosa } from "../../api/prose.ts";
import { itemAt, lastOf } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { FirstOf } from "../../collections/first-of.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import type { Modifica, Relazione } from "../../corpus/norme/relazione.ts";
import { type AtomEntry, type AtomLink, atomText } from "../../format/atom.ts";
import { modificaKey } from "../../law/articles/relation-ends.ts";
import { parseEli } from "../../law/identity/eli.ts";
import { citationLabel } from "../../law/names/citation-label.ts";
import { articleLabel } from "../../law/names/label.ts";
import type { Fonte } from "../../tree/cards.ts";
import { actScalars } from "../../views/norme/act.ts";

// Which feeds there are, and in which trees.

/** A feed: its path in the tree and its name. */
interface FeedFile {
  readonly path: string;
  readonly titolo: Prosa;
}

export const FEEDS = {
  norme: { path: "feed/norme.atom", titolo: { it: "Nuovi atti", en: "New acts" } },
  modifiche: { path: "feed/modifiche.atom", titolo: { it: "Nuove modifiche", en: "New amendments" } },
} as const satisfies Record<string, FeedFile>;

/**
 * Whether a tree has the feeds: where it has sources of acts.
 *
 * @example hasFeeds([{ area: "pnrr" }]) // false
 */
export function hasFeeds(fonti: readonly Pick<Fonte, "area">[]): boolean {
  return fonti.some(({ area }) => area === "norme");
}

/** Entries of a feed at the most. */
export const FEED_ENTRIES = 50;

interface FeedOptions {
  /** Where the tree is published, ending with a slash. */
  readonly base: string;
  /** Sources of the acts; never empty. */
  readonly fonti: readonly Fonte[];
}

const json = (rel: string, href: string): AtomLink => ({ rel, href, type: "application/json" });
const actAddress = (base: string, eli: string) => encodeURI(`${base}${BASE_PATH.slice(1)}/norme/${eli}`);

/** The newest of some days. */
const newest = (days: readonly string[]) => lastOf([...days].sort());

const entryNumber = (id: string) => createHash("sha256").update(id).digest().readUInt32BE();

/** What both feeds have. */
function feed(
  { base, fonti }: FeedOptions,
  { path, titolo }: FeedFile,
  subtitle: string,
  entries: readonly AtomEntry[],
): string {
  const extracted = fonti.map(({ estratto_il }) => estratto_il);
  return atomText(
    {
      id: base + path,
      title: titolo.it,
      subtitle,
      updated: newest([...extracted, ...entries.map(({ updated }) => updated)]),
      author: itemAt(fonti, 0).nome,
      rights: [...new Set(fonti.map(({ attribuzione }) => attribuzione))].join(" "),
      links: [
        { rel: "self", href: base + path, type: "application/atom+xml" },
        { rel: "alternate", href: base, type: "text/html" },
      ],
      entries,
    },
    entryNumber,
  );
}

/** Where the version of an act that is served is compared with the one before; none where it is the oldest. */
function comparison(base: string, { eli, record, versioni }: NormaServita): AtomLink[] {
  const { al } = record.versione;
  const before = versioni[versioni.indexOf(al) + 1];
  return before === undefined ? [] : [json("related", `${actAddress(base, eli)}/confronto?da=${before}&a=${al}`)];
}

/**
 * The feed of the newest acts: in the order of the list, each with the day of its version.
 *
 * @param norme the first `FEED_ENTRIES` of the list of acts
 */
export function newestActs(norme: readonly NormaServita[], options: FeedOptions): string {
  const entries = norme.map((norma): AtomEntry => {
    const { eli, record } = norma;
    const { collegamenti } = actScalars(norma);
    const { numero, data } = record.pubblicazione;
    return {
      id: eli,
      title: `${citationLabel(record)}: ${record.titolo}`,
      updated: record.versione.al,
      published: data,
      summary: `${record.denominazione}${record.numero ? ` n. ${record.numero}` : ""} del ${record.data}, Gazzetta Ufficiale ${
        numero ? `n. ${numero} ` : ""
      }del ${data}; ${record.n_articoli} articoli.`,
      links: [
        { rel: "alternate", href: collegamenti.normattiva, type: "text/html" },
        json("alternate", actAddress(options.base, eli)),
        // What this version changed.
        ...comparison(options.base, norma),
      ],
    };
  });
  return feed(options, FEEDS.norme, "Gli atti più recenti della raccolta", entries);
}

/** The summary of a change that the source names without saying in words what it does. */
const NO_SENTENCE = "La fonte ufficiale indica la modifica tra i due atti; nessuna frase del testo la descrive.";

/** Digits enough to keep apart every change of the whole corpus. */
const DIGITS = 20;

/** Newest first; then as the corpus has them. */
const byDay = (a: Modifica, b: Modifica) =>
  byCodeUnit(dayOf(b), dayOf(a)) || byCodeUnit(modificaKey(a), modificaKey(b));

/** The day of a change that is shown: none without a day is. */
function dayOf({ data }: Modifica): string {
  if (data === null) throw new Error("feed: a change without a day");
  return data;
}

function end(eli: string, articolo: string | null, partizione: string | null): string {
  const { tipo, ...rest } = parseEli(eli) ?? { tipo: null };
  if (tipo === null || !("data" in rest)) throw new Error(`feed: ${eli} is no act`);
  const act = { tipo, ...rest };
  const label = articolo === null ? citationLabel(act) : articleLabel(articolo, act);
  return partizione === null ? label : `${partizione}, ${label}`;
}

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
    if (first.last && dayOf(first.last) > ultima) break;
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
export function newestAmendments(
  shown: readonly Relazione[],
  served: (eli: string) => boolean,
  options: FeedOptions,
): string {
  const entries = shown.map((relazione): AtomEntry => {
    const { da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, evidenza } = relazione;
    const untold = tipo === "abroga" && portata === null && partizione_a === null ? " (la fonte non dice quanto)" : "";
    const inside = portata === "parte" ? " (in parte)" : untold;
    const digest = createHash("sha256").update(modificaKey(relazione)).digest("hex").slice(0, DIGITS);
    return {
      id: `${da}#${digest}`,
      title: `${end(da, articolo_da, partizione_da)} ${tipo} ${end(a, articolo_a, partizione_a)}${inside}`,
      updated: dayOf(relazione),
      summary: evidenza ?? NO_SENTENCE,
      links: [a, da]
        .filter(served)
        .map((eli, i) => json(i === 0 ? "alternate" : "related", actAddress(options.base, eli))),
    };
  });
  return feed(
    options,
    FEEDS.modifiche,
    "Le modifiche tra atti più recenti, con la frase che le prova dove la fonte la dà",
    entries,
  );
}
