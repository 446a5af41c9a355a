/** Which buckets of acts a change of the input touches. */

import { type AttoServito, buildCorpus, type CorpusNorme } from "../corpus/norme/corpus.ts";
import { bucketKey, bucketKeyOfEli, bucketOf } from "../law/act-bucket.ts";
import { getOrMake } from "../law/get-or-make.ts";
import type { Letto } from "./letti.ts";

type Corpus = Pick<CorpusNorme<Letto>, "atti" | "incerti">;
type Atto = AttoServito<Letto>;

const versionsOf = ({ record, earlier }: Atto) => [record, ...earlier];
const keyOf = ({ eli }: Atto) => bucketKeyOfEli(eli);
const keyOfVersion = ({ tipo, data, numero }: Letto) => bucketKey({ tipo, anno: data.slice(0, 4), numero });

/** Acts of either corpus that the other has not: new, gone, in other versions, under another ELI. */
function changedActs(before: Corpus, now: Corpus): Atto[] {
  const fingerprint = (atto: Atto) =>
    versionsOf(atto)
      .map(({ letto }) => letto)
      .join(" ");
  const known = new Map(before.atti.map((atto) => [atto.eli, atto]));
  const changed: Atto[] = [];
  for (const atto of now.atti) {
    const old = known.get(atto.eli);
    known.delete(atto.eli);
    if (old && fingerprint(old) === fingerprint(atto)) continue;
    changed.push(atto);
    if (old) changed.push(old);
  }
  return [...changed, ...known.values()];
}

/** Keys under which citations find something else than before. */
function changedKeys(before: Corpus, now: Corpus, changed: readonly Atto[]): Set<string> {
  const touched = new Set(changed.map(keyOf));
  const found = ({ atti }: Corpus) => {
    const identities = new Map<string, Set<string>>();
    for (const atto of atti)
      if (touched.has(keyOf(atto)))
        getOrMake(identities, keyOf(atto), () => new Set()).add(JSON.stringify(atto.identita));
    return identities;
  };
  const [old, current] = [found(before), found(now)];
  const same = (key: string) => {
    const [a, b] = [old.get(key) ?? new Set(), current.get(key) ?? new Set()];
    return a.size === b.size && [...a].every((identita) => b.has(identita));
  };
  const keys = new Set([...touched].filter((key) => !same(key)));
  const flipped = [...before.incerti, ...now.incerti].filter((one) => before.incerti.has(one) !== now.incerti.has(one));
  for (const identita of flipped) {
    const [tipo, data, numero] = identita.split("|") as [string, string, string];
    keys.add(bucketKey({ tipo, anno: data.slice(0, 4), numero }));
  }
  return keys;
}

/**
 * Of some acts, those that can be grouped with changed ones or be mistaken for them: versions of the same act, acts of the same type,
 * year and number. What makes a corpus of acts looks no further.
 */
function near(letti: readonly Letto[], changed: readonly Letto[]): Letto[] {
  const chiavi = new Set(changed.map(({ chiave }) => chiave));
  const keys = new Set(changed.map(keyOfVersion));
  // Most acts are of other years: no key is made for them.
  const years = new Set(changed.map(({ data }) => data.slice(0, 4)));
  const found = letti.filter(
    (letto) => chiavi.has(letto.chiave) || (years.has(letto.data.slice(0, 4)) && keys.has(keyOfVersion(letto))),
  );
  const all = new Set(found.map(({ chiave }) => chiave));
  return letti.filter(({ chiave }) => all.has(chiave));
}

/** Acts of either list that are not the same in the other: read from another file, or from another content. */
function changedReadings(before: readonly Letto[], now: readonly Letto[]): Letto[] {
  const known = new Map(before.map((letto) => [letto.file, letto]));
  const changed: Letto[] = [];
  for (const letto of now) {
    const old = known.get(letto.file);
    known.delete(letto.file);
    if (old?.letto === letto.letto) continue;
    changed.push(letto);
    if (old) changed.push(old);
  }
  return [...changed, ...known.values()];
}

/**
 * The buckets whose answers may differ between what one run read and what the next one did: `affectedBuckets` of the whole, found
 * among the acts that changed or can be mistaken for one that did.
 *
 * @param incerti identities that nobody could tell apart before
 * @param now the corpus of the acts that were read now
 */
export function affectedByReading(
  before: { readonly letti: readonly Letto[]; readonly incerti: ReadonlySet<string> },
  letti: readonly Letto[],
  now: Corpus,
  buckets: number,
): Set<number> {
  const changed = changedReadings(before.letti, letti);
  const [old, current] = [before.letti, letti].map((all) => buildCorpus(near(all, changed)).atti) as [Atto[], Atto[]];
  return affectedBuckets(
    { atti: old, incerti: before.incerti },
    { atti: current, incerti: now.incerti },
    buckets,
    now.atti,
  );
}

/**
 * The buckets whose answers may differ between two corpora. An act's answer depends on its own files, on the signals of the acts that name
 * it, and on the identities of the acts that it names: so a changed act touches its own bucket and those of all acts it names or named,
 * and a changed identity the buckets of all acts that name it as well.
 *
 * @param buckets how many there are, in both
 * @param all every act served now, where `now` has only some
 */
export function affectedBuckets(
  before: Corpus,
  now: Corpus,
  buckets: number,
  all: readonly Atto[] = now.atti,
): Set<number> {
  const affected = new Set<number>();
  const touch = (key: string) => affected.add(bucketOf(key, buckets));
  const changed = changedActs(before, now);
  for (const atto of changed) {
    touch(keyOf(atto));
    for (const { cita } of versionsOf(atto)) cita.forEach(touch);
  }
  const keys = changedKeys(before, now, changed);
  // The buckets of these keys are touched by now: only an act that bears or names one can change what it means.
  if (keys.size > 0)
    for (const atto of all)
      if (versionsOf(atto).some(({ cita }) => cita.some((key) => keys.has(key)))) touch(keyOf(atto));
  return affected;
}
