/** The acts that are served: the model that the views of `norme` are made of. */

import { adjacent } from "../../collections/adjacent.ts";
import { itemAt, valueAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { jsonLines, type MakeList, textLines } from "../../collections/sorted-list.ts";
import { formatEli } from "../../law/identity/eli.ts";
import { assignElis, type ServedIdentity, servedIdentity } from "./identities.ts";
import type { AttoSommario } from "./sommario.ts";
import { groupVersions, type Versione } from "./versions.ts";

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
  /** Forgets the acts. */
  close(): void;
}

/** Two files of one version. */
export interface Doppia<S> {
  readonly left: S;
  readonly kept: S;
}

/** A version before it is known which others its act has. Its summary stays text: most of it is for those who come later. */
interface Written extends Versione {
  /** ELI without suffix. */
  readonly shared: string;
  /** JSON of its summary. */
  readonly text: string;
}

/** An act before it is known whether others share its ELI. */
interface Joined {
  /** ELI without suffix. */
  readonly shared: string;
  /** Its first file by name. */
  readonly first: string;
  /** JSON of the summaries of its versions, the newest first. */
  readonly text: string;
}

/** Bytes of a version beside its summary, about. */
const BYTES = 200;

const byActAndFile = (a: Versione, b: Versione) => byCodeUnit(a.chiave, b.chiave) || byCodeUnit(a.file, b.file);

type Named<S extends AttoSommario> = Pick<CorpusAct<S>, "eli" | "record" | "earlier">;

/** An act that has an ELI to itself, or has been given one. */
function namedAct<S extends AttoSommario>(eli: string, { text }: Joined): Named<S> {
  const [record, ...earlier]: [S, ...S[]] = JSON.parse(text);
  return { eli, record, earlier };
}

/** The acts that share an ELI with another one, under ELIs of their own, and which ELIs those are. Few are. */
function toldApart<S extends AttoSommario>(acts: Iterable<Joined>) {
  const named: Named<S>[] = [];
  const collisioni: { readonly first: string; readonly shared: string; readonly candidates: readonly string[] }[] = [];
  for (const group of adjacent(acts, ({ shared }) => shared)) {
    if (group.length === 1) continue;
    const alike = group.map((act) => namedAct<S>(act.shared, act));
    const { elis, collisioni: found } = assignElis(alike.map(({ record }) => record));
    for (const [i, act] of alike.entries()) named.push({ ...act, eli: itemAt(elis, i) });
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
 * @param sommari each with its JSON
 * @param lists sorted lists for what grows with the corpus
 * @example [...buildCorpus([[sommario, JSON.stringify(sommario)]], lists).atti()][0].eli // "eli:/it/legge/2007/05/04/56"
 */
export function buildCorpus<S extends AttoSommario>(
  sommari: Iterable<readonly [sommario: S, json: string]>,
  lists: MakeList,
): CorpusNorme<S> {
  const versions = lists("versions", textLines<Written>(byActAndFile));
  for (const [sommario, text] of sommari) {
    const { chiave, versione, file, caratteri, senzaGiorno } = sommario;
    const shared = formatEli(sommario);
    const undated = senzaGiorno && { senzaGiorno };
    versions.add({ chiave, versione, file, caratteri, ...undated, shared, text }, BYTES + text.length);
  }
  const acts = lists(
    "acts",
    textLines<Joined>((a, b) => byCodeUnit(a.shared, b.shared)),
  );
  const doubles = lists(
    "doubles",
    jsonLines<Doppia<S>>((a, b) => byCodeUnit(a.left.file, b.left.file)),
  );
  const undated: string[] = [];
  for (const group of adjacent(versions.items(), ({ chiave }) => chiave)) {
    const { atti, doppioni, senzaGiorno } = groupVersions(group);
    const first = itemAt(group, 0).file;
    for (const { record, earlier } of atti) {
      const text = `[${[record, ...earlier].map((version) => version.text).join()}]`;
      acts.add({ shared: record.shared, first, text }, BYTES + text.length);
    }
    const byFile = new Map(doppioni.length === 0 ? [] : group.map((version) => [version.file, version.text]));
    const summaryOf = (file: string): S => JSON.parse(valueAt(byFile, file));
    for (const { file, altro } of doppioni)
      doubles.add({ left: summaryOf(file), kept: summaryOf(altro) }, 2 * valueAt(byFile, file).length);
    undated.push(...senzaGiorno);
  }
  versions.close();
  const { named, collisioni } = toldApart<S>(acts.items());
  function* alone(): Generator<Named<S>> {
    for (const act of acts.items()) if (!collisioni.has(act.shared)) yield namedAct(act.shared, act);
  }
  return {
    count: acts.count,
    *atti() {
      for (const { eli, record, earlier } of mergeSorted([alone(), named], (a, b) => byCodeUnit(a.eli, b.eli)))
        yield { eli, record, earlier, identita: servedIdentity(eli, record) };
    },
    collisioni,
    doppioni: () => doubles.items(),
    senzaGiorno: undated.sort(byCodeUnit),
    close() {
      acts.close();
      doubles.close();
    },
  };
}
