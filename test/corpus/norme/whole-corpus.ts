/** The whole corpus in memory: what a run makes bucket by bucket, made at once. */

import { ReadersCounts } from "../../../generator/build/phases/place.ts";
import { Identities, servedIdentity, uncertainIdentities } from "../../../generator/corpus/norme/identities.ts";
import { type Merged, mergeRelations } from "../../../generator/corpus/norme/merge.ts";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import { summaryOf } from "../../../generator/corpus/norme/sommario.ts";
import type { Doppione } from "../../../generator/corpus/norme/versions.ts";
import type { AttoRecord, Segnale } from "../../../generator/sources/normattiva/records.ts";
import { corpusOf } from "./corpus-of.ts";
import { withWordsDated } from "./dated-words.ts";

/** An act that is served, with the positions of its relations in `WholeCorpus.relazioni`. */
export interface WholeNorma {
  readonly eli: string;
  readonly record: AttoRecord;
  readonly out: readonly number[];
  readonly in: readonly number[];
}

export interface WholeCorpus {
  /** Newest day of the sources of acts. */
  readonly datiAl: string | null;
  readonly norme: readonly WholeNorma[];
  readonly relazioni: readonly Relazione[];
  readonly collisioni: ReadonlyMap<string, readonly string[]>;
  readonly doppioni: readonly Doppione[];
  readonly conteggi: Readonly<Record<string, number>>;
}

/** An act under its ELI, in all its versions. */
interface Versions {
  readonly eli: string;
  readonly record: AttoRecord;
  readonly earlier: readonly AttoRecord[];
}

function signalsOf({ record, earlier }: Versions): Segnale[] {
  const all = [...record.segnali];
  for (const { segnali } of earlier) {
    const known = new Set(all.map((segnale) => JSON.stringify(segnale)));
    all.push(...segnali.filter((segnale) => !known.has(JSON.stringify(segnale))));
  }
  return all;
}

/** The relations between some acts. */
export function mergedOf(atti: readonly Versions[]): Merged {
  const acts = atti.map(({ eli, record }) => servedIdentity(eli, summaryOf(record)));
  const sommari = atti.flatMap(({ record, earlier }) => [record, ...earlier].map((one) => summaryOf(one)));
  const identities = new Identities(acts, uncertainIdentities(acts, sommari));
  const testimonianze = atti.map((versions, i) => ({ atto: acts[i]!, versions, segnali: signalsOf(versions) }));
  const { relazioni } = mergeRelations(testimonianze, identities, () => true);
  const dated = testimonianze.map(({ atto, versions: { record, earlier }, segnali }) => ({
    atto,
    segnali: withWordsDated(atto, segnali, [record, ...earlier], relazioni),
  }));
  return mergeRelations(dated, identities, () => true);
}

/** The corpus that some files make. */
export function wholeCorpus(records: readonly AttoRecord[], datiAl: string | null = null): WholeCorpus {
  const corpus = corpusOf(
    records.map((own) => ({ ...summaryOf(own), own })),
    datiAl,
  );
  const { collisioni } = corpus;
  const doppioni = [...corpus.doppioni()].map(({ left, kept }) => ({ file: left.file, altro: kept.file }));
  const versions = [...corpus.atti()].map(({ eli, record, earlier }) => ({
    eli,
    record: record.own,
    earlier: earlier.map((e) => e.own),
  }));
  const counts = new ReadersCounts();
  for (const { record } of versions) counts.add(summaryOf(record));
  const merged = mergedOf(versions);
  const norme = versions.map(({ eli, record }) => ({ eli, record, out: [] as number[], in: [] as number[] }));
  const byEli = new Map(norme.map((norma) => [norma.eli, norma]));
  merged.relazioni.forEach(({ da, a }, index) => {
    byEli.get(da)?.out.push(index);
    byEli.get(a)?.in.push(index);
  });
  return {
    datiAl,
    norme,
    relazioni: merged.relazioni,
    collisioni,
    doppioni,
    conteggi: { ...counts.counts(), ...merged.conteggi },
  };
}
