/** Who is who among the acts, page by page: all that citations with the keys of one page can mean is found together, and nothing else is held. */

import { adjacent } from "../../collections/adjacent.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { mapped } from "../../collections/mapped.ts";
import { type MakeList, type SortedList, textLines } from "../../collections/sorted-list.ts";
import { keyOfUncertain, type ServedIdentity, uncertainIdentities } from "../../corpus/norme/identities.ts";
import type { AttoSommario } from "../../corpus/norme/sommario.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { parsed } from "../stage/parsed.ts";
import type { ReadAct } from "../stage/read-act.ts";
import { pagesFor, type WrittenPage } from "../stage/served-table.ts";
import type { ActNearBuckets, BucketInputs } from "./bucket-inputs.ts";

type Issuer = AttoSommario["emananti"][number];

/** Something that a page must know of the acts with a key. */
interface Entry {
  readonly page: number;
  readonly key: string;
  /** The identity of an act as JSON; empty where it is no act. */
  readonly text: string;
  /** Of an act that has any. */
  readonly paths?: WrittenPage["paths"][number];
  /** A bucket with an act that names the key. */
  readonly naming?: number;
  readonly issuer?: Issuer;
}

/** Bytes of an entry beside its text, about. */
const FEW_BYTES = 60;

/** Fills a list with what is known of all acts, and notes of each what buckets are made from. */
function addEntries(
  list: SortedList<Entry>,
  acts: Iterable<ActNearBuckets<ReadAct>>,
  pages: number,
  made: BucketInputs,
): void {
  const pageOf = (key: string) => bucketOf(key, pages);
  for (const act of acts) {
    made.addAct(act);
    const { eli, record, earlier, identita, cita, bucket } = act;
    const key = bucketKeyOfEli(eli);
    const text = JSON.stringify(identita);
    const own = { page: pageOf(key), key, text };
    const { percorsi } = record;
    list.add(Object.keys(percorsi).length > 0 ? { ...own, paths: [eli, percorsi] } : own, FEW_BYTES + text.length);
    for (const named of cita) list.add({ page: pageOf(named), key: named, text: "", naming: bucket }, FEW_BYTES);
    for (const { emananti } of [record, ...earlier])
      for (const issuer of emananti) {
        const cited = keyOfUncertain(issuer[0]);
        list.add({ page: pageOf(cited), key: cited, text: "", issuer }, 2 * FEW_BYTES);
      }
  }
}

/** A page of some acts as text. */
function pageText(acts: readonly string[], { uncertain, paths }: Omit<WrittenPage, "acts">): string {
  return `{"acts":[${acts.join()}],"uncertain":${JSON.stringify(uncertain)},"paths":${JSON.stringify(paths)}}`;
}

/** A page that no act is on. */
const EMPTY = pageText([], { uncertain: [], paths: [] });

/** The page that some entries make; notes what their keys mean. */
function pageOfEntries(entries: readonly Entry[], made: BucketInputs): string {
  const acts = entries.filter(({ text }) => text !== "");
  const paths = acts.flatMap((act) => (act.paths === undefined ? [] : [act.paths]));
  const emananti = entries.flatMap(({ issuer }) => (issuer === undefined ? [] : [issuer]));
  const identities = mapped(acts, ({ text }) => parsed<ServedIdentity>(text));
  const uncertain = [...uncertainIdentities(identities, [{ emananti }])].sort(byCodeUnit);
  const meant = new Map<string, string[]>();
  for (const { key, text } of acts) getOrMake(meant, key, () => []).push(text);
  for (const identity of uncertain) getOrMake(meant, keyOfUncertain(identity), () => []).push(identity);
  const naming = new Map<string, number[]>();
  for (const { key, naming: bucket } of entries)
    if (bucket !== undefined && meant.has(key)) getOrMake(naming, key, () => []).push(bucket);
  for (const [key, texts] of meant) made.addKey(key, texts, naming.get(key) ?? []);
  return pageText(
    acts.map(({ text }) => text),
    { uncertain, paths },
  );
}

/**
 * The pages of all acts as texts, in their order.
 *
 * @param count how many acts there are
 * @param made notes what buckets are made from: it is whole once the pages are read
 * @example writeRecords("stage/place/served", servedPages(nearBuckets(corpus.atti(), 64), corpus.count, made, lists))
 */
export function* servedPages(
  acts: Iterable<ActNearBuckets<ReadAct>>,
  count: number,
  made: BucketInputs,
  lists: MakeList,
): Generator<string> {
  const pages = pagesFor(count);
  const list = lists(
    "pages",
    textLines<Entry>((a, b) => a.page - b.page),
  );
  addEntries(list, acts, pages, made);
  let page = 0;
  for (const entries of adjacent(list.items(), (entry) => entry.page)) {
    for (const [first] = entries; first !== undefined && page < first.page; page++) yield EMPTY;
    yield pageOfEntries(entries, made);
    page++;
  }
  for (; page < pages; page++) yield EMPTY;
  list.close();
}
