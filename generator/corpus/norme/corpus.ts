/** The acts that are served: the model that the views of `norme` are made of. */

import { adjacent } from "../../collections/adjacent.ts";
import { itemAt, valueAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { mapped } from "../../collections/mapped.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { jsonLines, type MakeList } from "../../collections/sorted-list.ts";
import { formatEli } from "../../law/identity/eli.ts";
import { assignElis, type ServedIdentity, servedIdentity } from "./identities.ts";
import type { AttoSommario } from "./sommario.ts";
import { groupVersions, type Versione } from "./versions.ts";

/** An act as it is served. */
export interface CorpusAct<S extends AttoSommario> extends ActUnderEli<S> {
  readonly identita: ServedIdentity;
}

/** How many relations an act has: where it modifies, and where it is modified. */
interface Relazioni {
  readonly out: number;
  readonly in: number;
}

/** What is shown of an act besides its text and its relations. */
type AttoMostrato = Pick<
  AttoSommario,
  | "denominazione"
  | "tipo"
  | "data"
  | "numero"
  | "urn"
  | "titolo"
  | "pubblicazione"
  | "n_articoli"
  | "documenti"
  | "conteggi"
  | "entrata_in_vigore"
> & {
  readonly versione: AttoSommario["versione"] & {
    /** Of a day after that of the data. */
    readonly futura?: true;
  };
};

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
  const { denominazione, tipo, data, numero, urn, titolo, pubblicazione, versione, conteggi } = sommario;
  const { n_articoli, documenti, entrata_in_vigore } = sommario;
  const identity = { denominazione, tipo, data, numero, urn, titolo };
  return { ...identity, pubblicazione, versione, n_articoli, documenti, conteggi, entrata_in_vigore };
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
  /** Forgets the acts. */
  close(): void;
}

/** Two files of one version. */
interface Doppia<S> {
  readonly left: S;
  readonly kept: S;
}

/** The same before their summaries are read. */
interface Double<At> {
  /** Name of the one left aside. */
  readonly file: string;
  readonly left: At;
  readonly kept: At;
}

/** A version of an act by what tells it from others: what else its summary says is for those who come later. */
export interface StatedVersion<At> extends Versione {
  /** ELI without suffix. */
  readonly shared: string;
  /** Where its summary is. */
  readonly at: At;
}

/** What tells a version from others, but for its file. */
export function statedVersion(sommario: AttoSommario): Omit<StatedVersion<unknown>, "file" | "at"> {
  const { chiave, versione, caratteri, senzaGiorno } = sommario;
  return { chiave, versione, caratteri, ...(senzaGiorno && { senzaGiorno }), shared: formatEli(sommario) };
}

/** Bytes of a version, about. */
const BYTES = 250;

const byActAndFile = (a: Versione, b: Versione) => byCodeUnit(a.chiave, b.chiave) || byCodeUnit(a.file, b.file);

/**
 * Joins what was read from all files. Of each act the newest version that is not of a day after the data is served; acts that share an
 * ELI get one each. The result does not depend on the order of the summaries.
 *
 * @param versions of all acts
 * @param summaryAt the summary of a version
 * @param lists sorted lists for what grows with the corpus
 * @param datiAl newest day of the sources of acts
 * @example
 * const stated = sommari.map((sommario, at) => ({ ...statedVersion(sommario), file: sommario.file, at }));
 * [...buildCorpus(stated, (at) => itemAt(sommari, at), lists, "2026-05-07").atti()][0].eli // "eli:/it/legge/2007/05/04/56"
 */
export function buildCorpus<S extends AttoSommario, At extends NonNullable<unknown>>(
  versions: Iterable<StatedVersion<At>>,
  summaryAt: (at: At) => S,
  lists: MakeList,
  datiAl: string | null,
): CorpusNorme<S> {
  const stated = lists("versions", jsonLines<StatedVersion<At>>(byActAndFile));
  for (const version of versions) stated.add(version, BYTES);
  const acts = lists(
    "acts",
    jsonLines<JoinedVersions<At>>((a, b) => byCodeUnit(a.shared, b.shared)),
  );
  const doubles = lists(
    "doubles",
    jsonLines<Double<At>>((a, b) => byCodeUnit(a.file, b.file)),
  );
  const undated: string[] = [];
  for (const group of adjacent(stated.items(), ({ chiave }) => chiave)) {
    const { atti, doppioni, senzaGiorno } = groupVersions(group, datiAl);
    const first = itemAt(group, 0).file;
    for (const { record, earlier } of atti) {
      const at: JoinedVersions<At>["at"] = [record.at, ...earlier.map((version) => version.at)];
      acts.add({ shared: record.shared, first, at }, BYTES * at.length);
    }
    const byFile = new Map(doppioni.length === 0 ? [] : group.map((version) => [version.file, version.at]));
    for (const { file, altro } of doppioni)
      doubles.add({ file, left: valueAt(byFile, file), kept: valueAt(byFile, altro) }, BYTES);
    undated.push(...senzaGiorno);
  }
  stated.close();
  const { named: apart, collisioni } = toldApart(acts.items(), summaryAt);
  function* alone(): Generator<NamedVersions<At>> {
    for (const { shared, at } of acts.items()) if (!collisioni.has(shared)) yield { eli: shared, at };
  }
  return {
    count: acts.count,
    *atti() {
      for (const { eli, at } of mergeSorted([alone(), apart], (a, b) => byCodeUnit(a.eli, b.eli))) {
        const [newest, ...earlier] = at;
        const record = summaryAt(newest);
        yield { eli, record, earlier: earlier.map(summaryAt), identita: servedIdentity(eli, record) };
      }
    },
    collisioni,
    doppioni: () => mapped(doubles.items(), ({ left, kept }) => ({ left: summaryAt(left), kept: summaryAt(kept) })),
    senzaGiorno: undated.sort(byCodeUnit),
    close() {
      acts.close();
      doubles.close();
    },
  };
}

// Acts that share type, date and number: each gets an ELI of its own.

/** An act before it is known whether others share its ELI. */
interface JoinedVersions<At> {
  /** ELI without suffix. */
  readonly shared: string;
  /** Its first file by name. */
  readonly first: string;
  /** Where the summaries of its versions are, the newest first. */
  readonly at: readonly [At, ...At[]];
}

/** The same once its ELI is known: what its summaries say is read as it goes by. */
interface NamedVersions<At> extends Pick<JoinedVersions<At>, "at"> {
  readonly eli: string;
}

/** An act under the ELI that it is served by. */
interface ActUnderEli<S extends AttoSommario> {
  /** Unique in the corpus: with `~<code>-<Gazzetta date>` where two acts share type, date and number. */
  readonly eli: string;
  /** Newest version: the one that is served. */
  readonly record: S;
  /** The other versions, newest first: their signals count too. */
  readonly earlier: readonly S[];
}

/** The acts that share an ELI with another one, under ELIs of their own, and which ELIs those are. Few are. */
function toldApart<At>(acts: Iterable<JoinedVersions<At>>, summaryAt: (at: At) => AttoSommario) {
  const own: NamedVersions<At>[] = [];
  const collisioni: { readonly first: string; readonly shared: string; readonly candidates: readonly string[] }[] = [];
  for (const group of adjacent(acts, ({ shared }) => shared)) {
    if (group.length === 1) continue;
    const { elis, collisioni: found } = assignElis(group.map(({ at: [newest] }) => summaryAt(newest)));
    for (const [i, { at }] of group.entries()) own.push({ eli: itemAt(elis, i), at });
    const [first = ""] = group.map((act) => act.first).sort(byCodeUnit);
    for (const [shared, candidates] of found) collisioni.push({ first, shared, candidates });
  }
  // As they are met where files are read by name.
  collisioni.sort((a, b) => byCodeUnit(a.first, b.first));
  return {
    named: own.sort((a, b) => byCodeUnit(a.eli, b.eli)),
    collisioni: new Map(collisioni.map(({ shared, candidates }) => [shared, candidates])),
  };
}
