/** The acts that a text cites, as links. Loaded once the text is there: the grammar of citations is long. */

import { type Citation, readCitations } from "../../../../../../law/citations/read.ts";
import { formatEli, parseEli } from "../../../../../../law/identity/eli.ts";
import { actHash, hashOf } from "../../../address.ts";
import type { ActRelations } from "../act-body.ts";

interface KnownAct {
  readonly eli: string;
  readonly here: boolean;
}

/** An act as citations tell it: type, number, year. */
const keyOfAct = (tipo: string, numero: string | null, year: string) =>
  `${tipo} ${numero?.toLowerCase() ?? ""} ${year}`;

/** Acts by type, number and year; those that two acts share are left out. */
type KnownActs = ReadonlyMap<string, KnownAct | null>;

/**
 * The acts that relations name.
 *
 * @example knownActs(act.relazioni).get("legge 241 1990") // { eli: "eli:/it/legge/1990/08/07/241", here: true }
 */
export function knownActs({ out, in: made }: ActRelations): KnownActs {
  const acts = new Map<string, KnownAct | null>();
  const others = [
    ...out.map(({ a, nel_corpus }) => ({ eli: a, here: nel_corpus })),
    ...made.map(({ da, nel_corpus }) => ({ eli: da, here: nel_corpus })),
  ];
  for (const { eli, here } of others) {
    const { tipo, data, numero } = parseEli(eli) ?? {};
    if (!tipo || !data) continue;
    const key = keyOfAct(tipo, numero ?? null, data.slice(0, 4));
    const held = acts.get(key);
    acts.set(key, held === undefined || held?.eli === eli ? { eli, here } : null);
  }
  return acts;
}

/** What is known of an act by what a citation says of it. */
const knownAct = (acts: KnownActs, tipo: string, numero: string | null, year: string): KnownAct | undefined =>
  acts.get(keyOfAct(tipo, numero, year)) ?? undefined;

/** A link in a text. */
export interface CitedPlace {
  /** By UTF-16 code unit, end excluded. */
  readonly start: number;
  readonly end: number;
  readonly href: string;
  /** `false` where a relation says that the act is not in this collection. */
  readonly here: boolean;
}

/** Where a citation leads; what names an act by less than its day is resolved by the API. */
function placeOf(citation: Citation, acts: KnownActs): Pick<CitedPlace, "href" | "here"> {
  const { tipo, data, anno, numero, articolo, testo } = citation;
  const year = data?.slice(0, 4) ?? String(anno);
  const known = tipo === null ? undefined : knownAct(acts, tipo, numero, year);
  const below = articolo === undefined ? "" : `/art/${articolo}`;
  const here = known?.here ?? true;
  if (known) return { href: actHash(known.eli + below), here };
  if (tipo !== null && data !== null) return { href: actHash(formatEli({ tipo, data, numero }) + below), here };
  return { href: hashOf(["norma", ...`${testo}${below}`.split("/")]), here };
}

/**
 * The links of a text, in order; the first mention of an act, or of its article.
 *
 * @param acts what relations tell
 * @example citedPlaces("ai sensi della legge 7 agosto 1990, n. 241", new Map())[0]?.href // "#/norma/it/legge/1990/08/07/241"
 */
export function citedPlaces(text: string, acts: KnownActs): CitedPlace[] {
  const places: CitedPlace[] = [];
  for (const citation of readCitations(text)) {
    const { start, end } = citation;
    // Several articles of one act are several citations in one place: the first one is led to.
    if (start >= (places.at(-1)?.end ?? 0)) places.push({ start, end, ...placeOf(citation, acts) });
  }
  return places;
}

const known = new WeakMap<ActRelations, KnownActs>();

/**
 * Finds the links of texts of one act.
 *
 * @param relations of the act, which tell of other acts
 * @example linksBy(act.relazioni)("ai sensi della legge 7 agosto 1990, n. 241").length // 1
 */
export function linksBy(relations: ActRelations): (text: string) => CitedPlace[] {
  const acts = known.get(relations) ?? knownActs(relations);
  known.set(relations, acts);
  return (text) => citedPlaces(text, acts);
}
