/** What the documentation has for some words, without a browser. */

import { foldSigns } from "../../../law/fold.ts";

/** Something of the page that can be looked for. */
export interface DocsEntry {
  readonly name: string;
  readonly kind: "operazione" | "parametro" | "campo";
  /** What it is of; empty for an operation. */
  readonly of: string;
  /** Where it is: `#norme.q`. */
  readonly href: string;
}

const KINDS: readonly DocsEntry["kind"][] = ["operazione", "parametro", "campo"];

/** How near an entry is: its name begins so, has it, or only what it is of does; within that operations come first. */
function distance({ name, kind }: DocsEntry, wanted: string): number {
  const text = foldSigns(name);
  const near = text === wanted ? 0 : text.startsWith(wanted) ? 1 : text.includes(wanted) ? 2 : 3;
  return near * KINDS.length + KINDS.indexOf(kind);
}

/**
 * The entries that have every word of a text, the nearest first; none for a text without words.
 *
 * @example docsHits([{ name: "limit", kind: "parametro", of: "Elenco degli atti", href: "#norme.limit" }], "lim elenco").length // 1
 */
export function docsHits(entries: readonly DocsEntry[], text: string): DocsEntry[] {
  const wanted = foldSigns(text).trim().replace(/\s+/g, " ");
  if (wanted === "") return [];
  const words = wanted.split(" ");
  const found = entries.filter(({ name, of, href }) => {
    const all = foldSigns(`${name} ${of} ${href}`);
    return words.every((word) => all.includes(word));
  });
  return found
    .map((entry) => ({ entry, at: distance(entry, wanted) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}
