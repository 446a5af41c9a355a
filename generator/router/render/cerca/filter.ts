/** The documents that a search is narrowed to (`FORMAT.md`, Ranking): those of one act, of days of acts. */

import { keysOf } from "../../../collections/keys.ts";
import type { Narrowing } from "../../../contract/operations.ts";
import type { Lingua } from "../../../contract/prose.ts";
import { inflatedJson } from "../../../format/inflated.ts";
import type { Read } from "../../../format/read-tree.ts";
import { splitDay } from "../../../law/identity/version-day.ts";
import { placeOfAct, type Tables } from "../../../search/ask/documents.ts";
import type { Range, RangeFilter } from "../../../search/ask/filter-terms.ts";
import type { ActPlaces } from "../../../search/files/texts.ts";
import { placesFile } from "../../../search/files/texts.ts";
import type { Answer } from "../../answer.ts";
import { findAct } from "../find-act.ts";
import { actNotFound, several } from "../lookup.ts";
import { openVersion } from "../versions/asked.ts";

/** The first document of an act of a day or of a later one: documents are numbered from the oldest act to the newest. */
async function firstSince(read: Read, { blocchi }: Tables, documents: number, day: string): Promise<number> {
  const chunk = blocchi.findLastIndex(([, from]) => from < day);
  const next = blocchi[chunk + 1]?.[0] ?? documents;
  const base = blocchi[chunk]?.[0];
  if (base === undefined) return next;
  const places = Object.entries(await inflatedJson<ActPlaces>(read, placesFile(chunk)));
  return places.reduce((least, [file, [first]]) => {
    const [, year, month, date] = /\/(\d{4})\/(\d\d)\/(\d\d)/.exec(file) ?? [];
    return `${year}-${month}-${date}` >= day ? Math.min(least, base + first) : least;
  }, next);
}

/** What a filter keeps of all documents, or the answer that says why it cannot. */
type Kept = (value: string, read: Read, tables: Tables, documents: number, lingua: Lingua) => Promise<Range | Answer>;

const KEPT: Readonly<Record<RangeFilter, Kept>> = {
  /** The documents of the act that a text names. */
  async norma(named, read, tables, _, lingua) {
    const { text, day } = splitDay(named);
    const asked = day === null ? null : await openVersion(read, named, lingua);
    if (asked && "answer" in asked) return asked.answer;
    const { act, candidati, ...unknown } = await findAct(read, asked ? asked.act.eli : text, (eli) =>
      placeOfAct(read, tables, eli),
    );
    if (candidati) return several("norma", lingua, candidati);
    if (!act) return actNotFound(lingua, unknown);
    return { first: act.first, end: act.first + act.pieces.length + 1 };
  },
  dal: async (day, read, tables, documents) => ({
    first: await firstSince(read, tables, documents, day),
    end: documents,
  }),
  // No day comes between this one and the next.
  al: async (day, read, tables, documents) => ({ first: 0, end: await firstSince(read, tables, documents, `${day}~`) }),
};

/**
 * The documents among which all results are: those of the act and of the days that are asked for.
 *
 * @param documents how many the index has
 * @returns `null` where neither is asked for; the answer that says why where the act is not here
 * @example await rangeOf(read, tables, 24, { norma: "L. 241/1990", dal: "", al: "" }, "it") // { first: 3, end: 12 }
 */
export async function rangeOf(
  read: Read,
  tables: Tables,
  documents: number,
  asked: Pick<Narrowing, RangeFilter>,
  lingua: Lingua,
): Promise<Range | Answer | null> {
  const filters = keysOf(KEPT).filter((filter) => asked[filter]);
  const kept = await Promise.all(filters.map((filter) => KEPT[filter](asked[filter], read, tables, documents, lingua)));
  let [first, end] = [0, documents];
  for (const one of kept) {
    if ("status" in one) return one;
    first = Math.max(first, one.first);
    end = Math.max(first, Math.min(end, one.end));
  }
  return filters.length === 0 ? null : { first, end };
}
