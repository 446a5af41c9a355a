/** Who is who among the acts, page by page: all that citations with the keys of one page can mean is found together, and nothing else is held. */

import { adjacent } from "../../collections/adjacent.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { jsonLines, type MakeList, type SortedList } from "../../collections/sorted-list.ts";
import type { CorpusNorme } from "../../corpus/norme/corpus.ts";
import { keyOfUncertain, type ServedIdentity, uncertainIdentities } from "../../corpus/norme/identities.ts";
import type { AttoSommario } from "../../corpus/norme/sommario.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import type { ReadAct } from "../stage/read-act.ts";
import { pagesFor, type WrittenPage } from "../stage/served-table.ts";
import { type BucketInputs, keysNamed } from "./bucket-inputs.ts";

/** A page that no act is on. */
const EMPTY = JSON.stringify({ acts: [], uncertain: [], paths: [] } satisfies WrittenPage);

type Issuer = AttoSommario["emananti"][number];

/** Something that a page must know of the acts with a key. */
interface Entry {
  readonly page: number;
  readonly key: string;
  readonly act?: ServedIdentity;
  readonly paths?: AttoSommario["percorsi"];
  /** A bucket with an act that names the key. */
  readonly naming?: number;
  readonly issuer?: Issuer;
}

/** Bytes of an entry that is no act, about. */
const FEW_BYTES = 60;

/** Fills a list with what is known of all acts, and notes of each what buckets are made from. */
function addEntries(list: SortedList<Entry>, corpus: CorpusNorme<ReadAct>, pages: number, made: BucketInputs): void {
  const pageOf = (key: string) => bucketOf(key, pages);
  for (const atto of corpus.atti()) {
    made.addAct(atto);
    const { eli, record, earlier, identita } = atto;
    const key = bucketKeyOfEli(eli);
    const naming = bucketOf(key, made.buckets);
    list.add({ page: pageOf(key), key, act: identita, paths: record.percorsi }, JSON.stringify(identita).length);
    for (const named of keysNamed(atto)) list.add({ page: pageOf(named), key: named, naming }, FEW_BYTES);
    for (const { emananti } of [record, ...earlier])
      for (const issuer of emananti) {
        const cited = keyOfUncertain(issuer[0]);
        list.add({ page: pageOf(cited), key: cited, issuer }, 2 * FEW_BYTES);
      }
  }
}

/** The page that some entries make; notes what their keys mean. */
function pageOfEntries(entries: readonly Entry[], made: BucketInputs): WrittenPage {
  const acts = entries.flatMap(({ act }) => act ?? []);
  const paths = entries.flatMap(({ act, paths: own = {} }): WrittenPage["paths"] =>
    act === undefined || Object.keys(own).length === 0 ? [] : [[act.eli, own]],
  );
  const emananti = entries.flatMap(({ issuer }) => (issuer === undefined ? [] : [issuer]));
  const uncertain = [...uncertainIdentities(acts, [{ emananti }])].sort(byCodeUnit);
  const meant = new Map<string, string[]>();
  for (const { key, act } of entries) if (act !== undefined) getOrMake(meant, key, () => []).push(JSON.stringify(act));
  for (const identity of uncertain) getOrMake(meant, keyOfUncertain(identity), () => []).push(identity);
  const naming = new Map<string, number[]>();
  for (const { key, naming: bucket } of entries)
    if (bucket !== undefined && meant.has(key)) getOrMake(naming, key, () => []).push(bucket);
  for (const [key, texts] of meant) made.addKey(key, texts, naming.get(key) ?? []);
  return { acts, uncertain, paths };
}

/**
 * The pages of all acts as texts, in their order.
 *
 * @param made notes what buckets are made from: it is whole once the pages are read
 * @example writeRecords("stage/place/served", servedPages(corpus, made, lists))
 */
export function* servedPages(corpus: CorpusNorme<ReadAct>, made: BucketInputs, lists: MakeList): Generator<string> {
  const pages = pagesFor(corpus.count);
  const list = lists(
    "pages",
    jsonLines<Entry>((a, b) => a.page - b.page),
  );
  addEntries(list, corpus, pages, made);
  let page = 0;
  for (const entries of adjacent(list.items(), (entry) => entry.page)) {
    for (const [first] = entries; first !== undefined && page < first.page; page++) yield EMPTY;
    yield JSON.stringify(pageOfEntries(entries, made));
    page++;
  }
  for (; page < pages; page++) yield EMPTY;
  list.close();
}
