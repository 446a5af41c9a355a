/** The acts that are served: the model that the views of `norme` are made of. */

import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { assignElis, type ServedIdentity, servedIdentity, uncertainIdentities } from "./identities.ts";
import type { AttoSommario } from "./sommario.ts";
import { type Doppione, groupVersions } from "./versions.ts";

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

export interface CorpusNorme<S extends AttoSommario> {
  /** Sorted by `eli` by code unit. */
  readonly atti: readonly CorpusAct<S>[];
  /** Identities that nobody can tell apart (`uncertainIdentities`). */
  readonly incerti: ReadonlySet<string>;
  /** Shared ELIs without suffix, each with the ELIs of the acts that bear it, by code unit. */
  readonly collisioni: ReadonlyMap<string, readonly string[]>;
  /** Files that repeat a version already read, by name. */
  readonly doppioni: readonly Doppione[];
  /** Files of versions whose day nothing tells, of acts that have others, by name. */
  readonly senzaGiorno: readonly string[];
  /** What was read, by Italian reason. */
  readonly conteggi: Readonly<Record<string, number>>;
}

/** Openings of unfitting notes that the report names one by one: the most frequent. */
const OPENINGS_NAMED = 40;

/** How a counter of the readers is told: `modifica_attiva`, `riferimento_passivo: europeo`, `nota_aggiornamento = che le pene`. */
function told(key: string): string {
  const [base, motivo] = key.split(": ", 2);
  return motivo === undefined ? `segnali letti: ${base}` : `segnali ${base} senza relazione: ${motivo}`;
}

/** The readers' own counters, summed over the acts served; of the openings of notes that fit no rule the most frequent, the others together. */
function readersCounts(atti: readonly { readonly record: AttoSommario }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  const openings = new Map<string, number>();
  for (const { record } of atti)
    for (const [key, by] of Object.entries(record.conteggi)) {
      const opening = key.split(" = ", 2)[1];
      if (opening === undefined) sums[told(key)] = (sums[told(key)] ?? 0) + by;
      else openings.set(opening, (openings.get(opening) ?? 0) + by);
    }
  const byCount = [...openings].sort(([a, m], [b, n]) => n - m || byCodeUnit(a, b));
  for (const [at, [opening, by]] of byCount.entries()) {
    const name = at < OPENINGS_NAMED ? `che si aprono con «${opening}»` : "che si aprono con altre parole";
    const reason = `note che aggiornano senza dire come, ${name}`;
    sums[reason] = (sums[reason] ?? 0) + by;
  }
  return sums;
}

function* versionsOf<S>(atti: readonly { readonly record: S; readonly earlier: readonly S[] }[]): Generator<S> {
  for (const { record, earlier } of atti) {
    yield record;
    yield* earlier;
  }
}

/**
 * Joins what was read from all files: per act the newest version is served; acts that share an ELI are told apart. The result does not
 * depend on the order of the summaries.
 *
 * @example buildCorpus([sommario]).atti[0].eli // "eli:/it/legge/2007/05/04/56"
 */
export function buildCorpus<S extends AttoSommario>(sommari: readonly S[]): CorpusNorme<S> {
  const { atti: grouped, doppioni, senzaGiorno } = groupVersions(sommari);
  const { elis, collisioni } = assignElis(grouped.map(({ record }) => record));
  const atti = grouped
    .map(({ record, earlier }, i) => {
      const eli = itemAt(elis, i);
      return { eli, record, earlier, identita: servedIdentity(eli, record) };
    })
    .sort((a, b) => byCodeUnit(a.eli, b.eli));
  const acts = atti.map(({ identita }) => identita);
  const incerti = uncertainIdentities(acts, versionsOf(atti));
  return { atti, incerti, collisioni, doppioni, senzaGiorno, conteggi: readersCounts(atti) };
}
