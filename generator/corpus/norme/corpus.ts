/** The acts that are served: the model that the views of `norme` are made of. */

import { adjacent } from "../../collections/adjacent.ts";
import { itemAt, valueAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { jsonLines, type MakeList } from "../../collections/sorted-list.ts";
import { formatEli } from "../../law/identity/eli.ts";
import { assignElis, type ServedIdentity, servedIdentity } from "./identities.ts";
import { ReadersCounts } from "./readers-counts.ts";
import type { AttoSommario } from "./sommario.ts";
import { groupVersions } from "./versions.ts";

/** An act as it is served. */
export interface CorpusAct<S extends AttoSommario> {
  /** Unique in the corpus: with `~<code>-<Gazzetta date>` where two acts share type, date and number. */
  readonly eli: string;
  /** Newest version: the one that is served. */
  readonly record: S;
  /** The other versions, newest first: their signals count too. */
  readonly earlier: readonly S[];
  readonly identita: ServedIdentity;
}

/** How many relations an act has: where it modifies, and where it is modified. */
export interface Relazioni {
  readonly out: number;
  readonly in: number;
}

/** What is shown of an act besides its text and its relations. */
export type AttoMostrato = Pick<
  AttoSommario,
  | "denominazione"
  | "tipo"
  | "data"
  | "numero"
  | "urn"
  | "titolo"
  | "pubblicazione"
  | "versione"
  | "n_articoli"
  | "conteggi"
>;

/** An act with its relations counted. */
export interface NormaServita {
  readonly eli: string;
  readonly record: AttoMostrato;
  readonly relazioni: Relazioni;
  /** Days of its versions, the newest first. */
  readonly versioni: readonly string[];
}

/** What is shown of an act: the rest of its summary was for telling who is who. */
export function shownOf(sommario: AttoMostrato): AttoMostrato {
  const { denominazione, tipo, data, numero, urn, titolo, pubblicazione, versione, n_articoli, conteggi } = sommario;
  return { denominazione, tipo, data, numero, urn, titolo, pubblicazione, versione, n_articoli, conteggi };
}

/** What was read from all files, joined: as large as the corpus, so that nothing of it that grows is held. */
export interface CorpusNorme<S extends AttoSommario> {
  /** How many acts are served. */
  readonly count: number;
  /** Sorted by `eli` by code unit; read anew each time it is asked for. */
  atti(): Iterable<CorpusAct<S>>;
  /** Shared ELIs without suffix, each with the ELIs of the acts that bear it, by code unit. */
  readonly collisioni: ReadonlyMap<string, readonly string[]>;
  /** Files that repeat a version already read, by name: the one left aside and the one that was kept. */
  doppioni(): Iterable<Doppia<S>>;
  /** Files of versions whose day nothing tells, of acts that have others, by name. */
  readonly senzaGiorno: readonly string[];
  /** What was read, by Italian reason. */
  readonly conteggi: Readonly<Record<string, number>>;
  /** Forgets the acts. */
  close(): void;
}

/** Two files of one version. */
export interface Doppia<S> {
  readonly left: S;
  readonly kept: S;
}

/** An act before it is known whether others share its ELI. */
interface Joined<S extends AttoSommario> extends Pick<CorpusAct<S>, "record" | "earlier"> {
  /** ELI without suffix. */
  readonly shared: string;
  /** Its first file by name. */
  readonly first: string;
}

const byActAndFile = (a: AttoSommario, b: AttoSommario) => byCodeUnit(a.chiave, b.chiave) || byCodeUnit(a.file, b.file);

type Named<S extends AttoSommario> = Pick<CorpusAct<S>, "eli" | "record" | "earlier">;

/** The acts that share an ELI with another one, under ELIs of their own, and which ELIs those are. Few are. */
function toldApart<S extends AttoSommario>(acts: Iterable<Joined<S>>) {
  const named: Named<S>[] = [];
  const collisioni: { readonly first: string; readonly shared: string; readonly candidates: readonly string[] }[] = [];
  for (const group of adjacent(acts, ({ shared }) => shared)) {
    if (group.length === 1) continue;
    const { elis, collisioni: found } = assignElis(group.map(({ record }) => record));
    for (const [i, { record, earlier }] of group.entries()) named.push({ eli: itemAt(elis, i), record, earlier });
    const [first = ""] = group.map((act) => act.first).sort(byCodeUnit);
    for (const [shared, candidates] of found) collisioni.push({ first, shared, candidates });
  }
  // As they are met where files are read by name.
  collisioni.sort((a, b) => byCodeUnit(a.first, b.first));
  return {
    named: named.sort((a, b) => byCodeUnit(a.eli, b.eli)),
    collisioni: new Map(collisioni.map(({ shared, candidates }) => [shared, candidates])),
  };
}

/**
 * Joins what was read from all files: per act the newest version is served; acts that share an ELI are told apart. The result does not
 * depend on the order of the summaries.
 *
 * @param sommari each with its bytes as text, more or less
 * @param lists sorted lists for what grows with the corpus
 * @example [...buildCorpus([[sommario, 2000]], lists).atti()][0].eli // "eli:/it/legge/2007/05/04/56"
 */
export function buildCorpus<S extends AttoSommario>(
  sommari: Iterable<readonly [sommario: S, bytes: number]>,
  lists: MakeList,
): CorpusNorme<S> {
  const versions = lists("versions", jsonLines<S>(byActAndFile));
  let bytes = 0;
  for (const [sommario, size] of sommari) {
    versions.add(sommario, size);
    bytes += size;
  }
  const size = Math.ceil(bytes / Math.max(1, versions.count));
  const acts = lists(
    "acts",
    jsonLines<Joined<S>>((a, b) => byCodeUnit(a.shared, b.shared)),
  );
  const doubles = lists(
    "doubles",
    jsonLines<Doppia<S>>((a, b) => byCodeUnit(a.left.file, b.left.file)),
  );
  const senzaGiorno: string[] = [];
  const counts = new ReadersCounts();
  for (const group of adjacent(versions.items(), ({ chiave }) => chiave)) {
    const { atti, doppioni, senzaGiorno: undated } = groupVersions(group);
    const first = itemAt(group, 0).file;
    for (const { record, earlier } of atti) {
      counts.add(record);
      acts.add({ shared: formatEli(record), first, record, earlier }, size * (1 + earlier.length));
    }
    const byFile = new Map(doppioni.length === 0 ? [] : group.map((version) => [version.file, version]));
    for (const { file, altro } of doppioni)
      doubles.add({ left: valueAt(byFile, file), kept: valueAt(byFile, altro) }, 2 * size);
    senzaGiorno.push(...undated);
  }
  versions.close();
  const { named, collisioni } = toldApart(acts.items());
  function* alone(): Generator<Named<S>> {
    for (const { shared, record, earlier } of acts.items())
      if (!collisioni.has(shared)) yield { eli: shared, record, earlier };
  }
  return {
    count: acts.count,
    *atti() {
      for (const { eli, record, earlier } of mergeSorted([alone(), named], (a, b) => byCodeUnit(a.eli, b.eli)))
        yield { eli, record, earlier, identita: servedIdentity(eli, record) };
    },
    collisioni,
    doppioni: () => doubles.items(),
    senzaGiorno: senzaGiorno.sort(byCodeUnit),
    conteggi: counts.counts(),
    close() {
      acts.close();
      doubles.close();
    },
  };
}
